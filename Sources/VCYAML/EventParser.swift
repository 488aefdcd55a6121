internal import CYAML

/// An event of the C library's parser.
struct Event {
  /// The kind of an event.
  enum Kind {
    case alias(String)
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    /// The end of a list or a mapping.
    case end
    case streamEnd
    /// The beginning of the stream, and the ends of documents.
    case other
  }

  var kind: Kind
  var anchor: String?
  var position: YAMLPosition
}

/// Owns one parser of the C library, for one text that outlives it.
@safe struct EventParser: ~Copyable {
  /// Allocated separately, because the library keeps its address.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    isReady = unsafe yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    if isReady { unsafe yaml_parser_delete(parser) }
    unsafe parser.deallocate()
  }

  /// Returns the next event.
  func next() throws(YAMLError) -> Event {
    var event = unsafe yaml_event_t()
    guard isReady, unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe Event(event)
  }

  private var failure: YAMLError {
    let state = unsafe parser.pointee
    let isSyntax = unsafe state.error == YAML_SCANNER_ERROR || state.error == YAML_PARSER_ERROR
    guard isReady, isSyntax, let problem = unsafe state.problem else {
      return YAMLError(problem: .unreadable, position: YAMLPosition(line: 1, column: 1))
    }
    let context = unsafe state.context.map { text in
      unsafe YAMLError.Context(text: String(cString: text), position: YAMLPosition(state.context_mark))
    }
    return unsafe YAMLError(
      problem: .syntax(String(cString: problem)), position: YAMLPosition(state.problem_mark), context: context)
  }
}

extension Event {
  /// Copies an event of the C library.
  fileprivate init(_ event: yaml_event_t) {
    let (kind, anchor): (Kind, UnsafeMutablePointer<yaml_char_t>?)
    switch unsafe event.type {
    case YAML_ALIAS_EVENT: unsafe (kind, anchor) = (.alias(text(event.data.alias.anchor) ?? ""), nil)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
      unsafe (kind, anchor) = (.scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain), scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: unsafe (kind, anchor) = (.sequenceStart, event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: unsafe (kind, anchor) = (.mappingStart, event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: unsafe (kind, anchor) = (.end, nil)
    case YAML_STREAM_END_EVENT: unsafe (kind, anchor) = (.streamEnd, nil)
    default: unsafe (kind, anchor) = (.other, nil)
    }
    self.kind = kind
    unsafe self.anchor = text(anchor)
    unsafe position = YAMLPosition(event.start_mark)
  }
}

private func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  unsafe characters.map { unsafe String(cString: $0) }
}

extension YAMLPosition {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}
