internal import CExpat
import VCDiagnostics

/// The position and cause of a parsing failure, before it becomes a message.
struct Failure {
  /// The error of the C library, or a construct that is rejected.
  enum Cause {
    case code(XML_Error)
    case nestedEntity(String)
    case memory
  }

  var position: XMLPosition
  var cause: Cause

  /// Returns the error with its message, and with the unclosed start tag if that is the cause.
  ///
  /// Open elements are found by parsing a second time, so that valid documents do not incur the cost.
  func error(file: String, bytes: [UInt8]) -> XMLError {
    let location = SourceLocation(file: file, line: position.line, column: position.column)
    var related: Diagnostic.Note?
    var open: OpenElement?
    if concernsOpenElement {
      open = OpenElements.innermost(in: bytes)
      related = open.map { .init("'<\($0.name)>' starts here", at: $0.location(in: file)) }
    }
    return XMLError(.describing(cause, open: open?.name, isEmpty: bytes.isEmpty), at: location, related: related)
  }

  private var concernsOpenElement: Bool {
    guard case .code(let code) = cause else { return false }
    return code == XML_ERROR_TAG_MISMATCH || code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN
  }
}

/// A start tag whose end tag is missing.
private struct OpenElement {
  var name: String
  var position: XMLPosition

  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }
}

/// The elements that are open where parsing stops.
private struct OpenElements: XMLHandler {
  private var stack: [OpenElement] = []

  static func innermost(in bytes: [UInt8]) -> OpenElement? {
    var handler = OpenElements()
    _ = XMLReader.parse(bytes, &handler)
    return handler.stack.last
  }

  mutating func startElement(_ element: borrowing XMLElement) {
    stack.append(OpenElement(name: element.name, position: element.position))
  }

  mutating func endElement() { stack.removeLast() }
}

extension String {
  fileprivate static func describing(_ cause: Failure.Cause, open: String?, isEmpty: Bool) -> String {
    switch cause {
    case .nestedEntity(let name): "entity '\(name)' contains other entities, which is not supported"
    case .memory: "out of memory"
    case .code(let code): describing(code, open: open, isEmpty: isEmpty)
    }
  }

  private static func describing(_ code: XML_Error, open: String?, isEmpty: Bool) -> String {
    switch code {
    case XML_ERROR_NO_ELEMENTS where isEmpty: "the file is empty, expected an XML document"
    case XML_ERROR_NO_ELEMENTS:
      open.map { "the file ends before '</\($0)>'" } ?? "found no element, expected an XML document"
    case XML_ERROR_TAG_MISMATCH:
      open.map { "expected '</\($0)>', found another end tag" } ?? "end tag without start tag"
    case XML_ERROR_UNCLOSED_TOKEN: "the file ends in the middle of a tag"
    case XML_ERROR_INVALID_TOKEN: "a character or tag that XML does not allow here"
    case XML_ERROR_SYNTAX: "text that is not XML"
    case XML_ERROR_PARTIAL_CHAR: "the file ends in the middle of a character"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute is given twice in one tag"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "unexpected content after the end of the root element"
    case XML_ERROR_UNDEFINED_ENTITY: "a reference to an entity that is not defined"
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      "the file's encoding is not one of UTF-8, UTF-16, ISO-8859-1 and US-ASCII"
    case XML_ERROR_MISPLACED_XML_PI: "the XML declaration must be the first thing in the file"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: "the file ends inside a CDATA section"
    case XML_ERROR_BAD_CHAR_REF: "a reference to an invalid character"
    case XML_ERROR_RECURSIVE_ENTITY_REF: "an entity that refers to itself"
    default: "not well-formed XML"
    }
  }
}
