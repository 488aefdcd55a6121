internal import CExpat

/// A start tag while it is being read.
///
/// It can be looked at but not kept: names and values are decoded when they are asked for, and most never are.
@safe public struct XMLElement: ~Copyable {
  private let parser: XML_Parser
  private let start: UnsafePointer<XML_Char>
  private let pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>

  init(
    parser: XML_Parser, name: UnsafePointer<XML_Char>, pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) {
    unsafe self.parser = parser
    unsafe start = name
    unsafe self.pairs = pairs
  }

  /// The name as the file writes it, with its prefix.
  public var name: String { unsafe String(cString: start) }

  /// The name as one that is known, or `nil`; makes no string.
  public func name<Name>(in vocabulary: XMLVocabulary<Name>) -> Name? { unsafe vocabulary.name(start) }

  /// An attribute's value with references replaced, or `nil` when there is no such attribute.
  /// - Complexity: linear in the number of attributes.
  public subscript(_ attribute: StaticString) -> String? {
    let length = attribute.utf8CodeUnitCount
    var position = 0
    while let name = unsafe pairs[position], let value = unsafe pairs[position + 1] {
      if unsafe CString.isEqual(name, attribute.utf8Start, length) { return unsafe String(cString: value) }
      position += 2
    }
    return nil
  }

  /// Calls back for each attribute, in the order of the file.
  public func forEachAttribute(_ body: (_ name: String, _ value: String) -> Void) {
    var position = 0
    while let name = unsafe pairs[position], let value = unsafe pairs[position + 1] {
      unsafe body(String(cString: name), String(cString: value))
      position += 2
    }
  }

  /// Where the start tag's `<` stands.
  ///
  /// Asking for it costs a pass over the bytes since the last place that was asked for.
  public var position: XMLPosition { unsafe XMLPosition(of: parser) }
}

/// A place in an XML text.
public struct XMLPosition: Hashable, Sendable {
  /// Counts from one.
  public var line: Int
  /// Counts Unicode scalars from one.
  public var column: Int

  /// A place, both numbers counting from one.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(of parser: XML_Parser) {
    line = unsafe Int(clamping: XML_GetCurrentLineNumber(parser))
    column = unsafe Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1
  }
}

/// The few things that are done with the parser's own strings.
enum CString {
  /// Whether a terminated string has exactly these bytes.
  static func isEqual(_ text: UnsafePointer<XML_Char>, _ bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    for position in 0..<length where unsafe UInt8(bitPattern: text[position]) != bytes[position] { return false }
    return unsafe text[length] == 0
  }
}
