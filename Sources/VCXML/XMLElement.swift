/// A start tag while it is being read.
///
/// It can be read but not stored: names and values are decoded on demand, and most never are.
package struct XMLElement: ~Copyable {
  /// The ranges of an attribute's name and value in the text.
  struct Attribute {
    var name, value: Range<Int>
    /// Whether the value is literal, without references and line breaks.
    var isPlain: Bool
  }

  /// The position of the tag: known, or computed on demand.
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

  /// The name as written in the file, with its prefix.
  package var name: String { String(decoding: text[start], as: UTF8.self) }

  /// Returns the name as a member of the vocabulary, or `nil`; does not allocate a string.
  package func name<Name>(in vocabulary: XMLVocabulary<Name>) -> Name? { vocabulary.name(text, start) }

  /// Returns an attribute's value with references replaced, or `nil` if there is no such attribute.
  /// - Complexity: Linear in the number of attributes.
  package subscript(_ attribute: StaticString) -> String? {
    let length = attribute.utf8CodeUnitCount
    for candidate in attributes where candidate.name.count == length && isName(candidate.name, attribute) {
      return value(of: candidate)
    }
    return nil
  }

  /// Calls a closure for each attribute, in the order of the file.
  package func forEachAttribute(_ body: (_ name: String, _ value: String) -> Void) {
    for attribute in attributes { body(String(decoding: text[attribute.name], as: UTF8.self), value(of: attribute)) }
  }

  /// The position of the start tag's `<`.
  ///
  /// Computing it takes a pass over the bytes since the last requested position.
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

/// A position in an XML text.
package struct XMLPosition: Hashable, Sendable {
  /// The line, starting at 1.
  package var line: Int
  /// The column in Unicode scalars, starting at 1.
  package var column: Int

  /// Creates a position; both numbers start at 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
