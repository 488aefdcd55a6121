/// A start tag while it is being read.
///
/// It can be looked at but not kept: names and values are decoded when they are asked for, and most never are.
package struct XMLElement: ~Copyable {
  /// Where an attribute's name and value stand in the text.
  struct Attribute {
    var name, value: Range<Int>
    /// Whether the value stands there as it is, without references and line breaks.
    var isPlain: Bool
  }

  /// Where the tag stands: known, or to be counted when somebody asks.
  enum Place {
    case known(XMLPosition)
    case offset(Int, LineCounter)
  }

  private let text: [UInt8]
  private let start: Range<Int>
  private let attributes: [Attribute]
  private let place: Place

  init(_ text: [UInt8], name: Range<Int>, attributes: [Attribute], at place: Place) {
    self.text = text
    start = name
    self.attributes = attributes
    self.place = place
  }

  /// The name as the file writes it, with its prefix.
  package var name: String { String(decoding: text[start], as: UTF8.self) }

  /// The name as one that is known, or `nil`; makes no string.
  package func name<Name>(in vocabulary: XMLVocabulary<Name>) -> Name? { vocabulary.name(text, start) }

  /// An attribute's value with references replaced, or `nil` when there is no such attribute.
  /// - Complexity: linear in the number of attributes.
  package subscript(_ attribute: StaticString) -> String? {
    let length = attribute.utf8CodeUnitCount
    for candidate in attributes where candidate.name.count == length && isName(candidate.name, attribute) {
      return value(of: candidate)
    }
    return nil
  }

  /// Calls back for each attribute, in the order of the file.
  package func forEachAttribute(_ body: (_ name: String, _ value: String) -> Void) {
    for attribute in attributes { body(String(decoding: text[attribute.name], as: UTF8.self), value(of: attribute)) }
  }

  /// Where the start tag's `<` stands.
  ///
  /// Asking for it costs a pass over the bytes since the last place that was asked for.
  package var position: XMLPosition {
    switch place {
    case .known(let position): position
    case .offset(let offset, let lines): lines.position(of: offset, in: text)
    }
  }

  private func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
    for (offset, place) in range.enumerated() where unsafe text[place] != name.utf8Start[offset] { return false }
    return true
  }

  private func value(of attribute: Attribute) -> String {
    attribute.isPlain
      ? String(decoding: text[attribute.value], as: UTF8.self)
      : XMLReference.replacing(in: text[attribute.value], isAttribute: true)
  }
}

/// A place in an XML text.
package struct XMLPosition: Hashable, Sendable {
  /// Counts from one.
  package var line: Int
  /// Counts Unicode scalars from one.
  package var column: Int

  /// A place, both numbers counting from one.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
