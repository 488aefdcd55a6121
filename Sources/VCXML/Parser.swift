internal import CExpat

/// Receives the callbacks of the C library.
@safe class ParserSession {
  /// The current parser.
  fileprivate(set) var parser: XML_Parser?
  /// The entity for which parsing was stopped.
  fileprivate(set) var refusedEntity: String?

  init() {}

  var wantsText: Bool { false }
  func start(_ element: borrowing XMLElement) {}
  func end() {}
  func text(_ text: String) {}
}

/// Owns one parser of the C library, for one document.
@safe struct Parser: ~Copyable {
  private let parser: XML_Parser?
  private let session: ParserSession

  init(_ session: ParserSession) {
    self.session = session
    unsafe parser = XML_ParserCreate(nil)
    guard let parser = unsafe parser else { return }
    unsafe session.parser = unsafe parser
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(session).toOpaque())
    unsafe XML_SetElementHandler(parser, startElement, endElement)
    unsafe XML_SetCharacterDataHandler(parser, characters)
    unsafe XML_SetEntityDeclHandler(parser, entityDeclaration)
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Parses the bytes and returns the failure, if any.
  consuming func parse(_ bytes: [UInt8]) -> Failure? {
    guard let parser = unsafe parser else { return Failure(position: XMLPosition(line: 1, column: 1), cause: .memory) }
    let isWhole = unsafe bytes.withUnsafeBytes { buffer in unsafe Self.parse(buffer, parser) }
    if isWhole { return nil }
    let code = unsafe XML_GetErrorCode(parser)
    let cause = session.refusedEntity.map { Failure.Cause.nestedEntity($0) } ?? .code(code)
    return unsafe Failure(position: XMLPosition(of: parser), cause: cause)
  }

  /// Passes the bytes in chunks, because the C library counts in `int`.
  private static func parse(_ buffer: UnsafeRawBufferPointer, _ parser: XML_Parser) -> Bool {
    let limit = 1 << 28
    // A byte order mark does not count as a column.
    var start = unsafe buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      let count = min(limit, buffer.count - start)
      let isLast = start + count == buffer.count
      let text = unsafe UnsafeRawBufferPointer(rebasing: buffer[start..<start + count])
      let status = unsafe XML_Parse(
        parser, text.baseAddress?.assumingMemoryBound(to: XML_Char.self), Int32(count), isLast ? 1 : 0)
      if status != XML_STATUS_OK || isLast { return status == XML_STATUS_OK }
      start += count
    }
  }
}

private func session(_ data: UnsafeMutableRawPointer?) -> ParserSession? {
  unsafe data.map { unsafe Unmanaged<ParserSession>.fromOpaque($0).takeUnretainedValue() }
}

private func startElement(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
  _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let session = unsafe session(data), let parser = unsafe session.parser, let name = unsafe name,
    let pairs = unsafe pairs
  else { return }
  unsafe session.start(XMLElement(parser, name, pairs))
}

private func endElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
  unsafe session(data)?.end()
}

private func characters(_ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<XML_Char>?, _ length: Int32) {
  guard let session = unsafe session(data), session.wantsText else { return }
  let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
  session.text(unsafe String(decoding: bytes, as: UTF8.self))
}

/// Entities that reference others can expand without bounds: parsing stops at the declaration of such an entity.
private func entityDeclaration(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ isParameter: Int32,
  _ value: UnsafePointer<XML_Char>?, _ length: Int32, _ base: UnsafePointer<XML_Char>?,
  _ systemID: UnsafePointer<XML_Char>?, _ publicID: UnsafePointer<XML_Char>?, _ notation: UnsafePointer<XML_Char>?
) {
  guard let session = unsafe session(data), let name = unsafe name, let value = unsafe value else { return }
  let text = unsafe UnsafeRawBufferPointer(start: value, count: Int(length))
  guard unsafe text.contains(UInt8(ascii: "&")) || isParameter != 0 else { return }
  session.refusedEntity = unsafe String(cString: name)
  unsafe _ = XML_StopParser(session.parser, 0)
}

extension XMLElement {
  /// Copies a start tag from the C library.
  fileprivate init(
    _ parser: XML_Parser, _ name: UnsafePointer<XML_Char>, _ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) {
    var text: [UInt8] = []
    func copy(_ string: UnsafePointer<XML_Char>) -> Range<Int> {
      let start = text.count
      unsafe text.append(contentsOf: String(cString: string).utf8)
      return start..<text.count
    }
    let start = unsafe copy(name)
    var attributes: [Attribute] = []
    var position = 0
    while let name = unsafe pairs[position], let value = unsafe pairs[position + 1] {
      unsafe attributes.append(Attribute(name: copy(name), value: copy(value), isPlain: true))
      position += 2
    }
    unsafe self.init(text, name: start, attributes: attributes, at: .known(XMLPosition(of: parser)))
  }
}

extension XMLPosition {
  /// The current position of a parser.
  init(of parser: XML_Parser) {
    unsafe self.init(
      line: Int(clamping: XML_GetCurrentLineNumber(parser)),
      column: Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1)
  }
}
