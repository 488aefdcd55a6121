/// Reads XML from memory and tells a handler what it finds, as it finds it.
///
/// Nothing outside the text is ever loaded: external entities and DTDs are skipped. Entities that are made of other
/// entities are refused. Nesting may be as deep as memory allows. UTF-8, UTF-16, ISO 8859-1 and ASCII are understood.
package enum XMLReader {
  /// Reads a whole document.
  ///
  /// The handler has seen everything before the mistake when this throws, so that a caller may use what there was.
  /// - Parameter file: The name for messages.
  /// - Throws: The first place that is not well-formed.
  /// - Complexity: Linear in the size of the text.
  package static func read(
    _ bytes: [UInt8], file: String, handler: inout some XMLHandler
  ) throws(XMLError) {
    if let failure = parse(bytes, &handler) { throw failure.error(file: file, bytes: bytes) }
  }

  /// The mistake at which reading stops, not yet in words.
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

/// Hands the events on to a handler of a type that no C function can name.
private final class HandlerSession<Handler: XMLHandler>: ParserSession {
  var handler: Handler

  init(_ handler: Handler) { self.handler = handler }

  override var wantsText: Bool { handler.wantsText }
  override func start(_ element: borrowing XMLElement) { handler.startElement(element) }
  override func end() { handler.endElement() }
  override func text(_ text: String) { handler.text(text) }
}
