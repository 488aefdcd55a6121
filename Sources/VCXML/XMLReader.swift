/// Reads XML from memory and passes the parts to a handler as they are read.
///
/// Nothing outside the text is ever loaded: external entities and DTDs are skipped. Entities that reference other
/// entities are rejected. The nesting depth is limited only by memory. UTF-8, UTF-16, ISO 8859-1 and ASCII are
/// supported.
package enum XMLReader {
  /// Reads a whole document.
  ///
  /// If this throws, the handler has received everything before the error, so a caller may use that part.
  /// - Parameter file: The name for messages.
  /// - Throws: The first place that is not well-formed.
  /// - Complexity: Linear in the size of the text.
  package static func read(
    _ bytes: [UInt8], file: String, handler: inout some XMLHandler
  ) throws(XMLError) {
    if let failure = parse(bytes, &handler) { throw failure.error(file: file, bytes: bytes) }
  }

  /// Returns the failure at which parsing stops, before it becomes a message.
  static func parse(_ bytes: [UInt8], _ handler: inout some XMLHandler) -> Failure? {
    let untouched = handler
    var scanner = XMLScanner(bytes)
    if scanner.scan(&handler) { return nil }
    handler = untouched
    let session = HandlerSession(handler)
    defer { handler = session.handler }
    return Parser(session).parse(bytes)
  }
}

/// Forwards events to a handler of a generic type, which C functions cannot use.
private final class HandlerSession<Handler: XMLHandler>: ParserSession {
  var handler: Handler

  init(_ handler: Handler) { self.handler = handler }

  override var wantsText: Bool { handler.wantsText }
  override func start(_ element: borrowing XMLElement) { handler.startElement(element) }
  override func end() { handler.endElement() }
  override func text(_ text: String) { handler.text(text) }
}
