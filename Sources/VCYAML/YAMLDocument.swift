/// Reads YAML with libyaml.
package enum YAMLDocument {
  /// Returns the root of a text with one document; `nil` if it has none.
  /// - Parameters:
  ///   - text: The document.
  ///   - deepest: The maximum nesting of lists and mappings.
  /// - Throws: `YAMLError`: the first error.
  package static func root(of text: String, deepest: Int = 1000) throws(YAMLError) -> YAMLNode? {
    var text = text
    let result = text.withUTF8 { buffer in
      Result { () throws(YAMLError) in
        var composer = unsafe Composer(EventParser(buffer), deepest: deepest)
        return try composer.root()
      }
    }
    do throws(YAMLError) {
      return try result.get()
    } catch {
      throw error.before(.end(of: text))
    }
  }
}

extension YAMLPosition {
  /// Returns the position after the last visible character of a text.
  fileprivate static func end(of text: String) -> YAMLPosition {
    var end = YAMLPosition(line: 1, column: 1)
    var (line, column, wasReturn) = (1, 1, false)
    for scalar in text.unicodeScalars {
      if "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) {
        if !(wasReturn && scalar == "\n") { (line, column) = (line + 1, 1) }
      } else {
        column += 1
        if !scalar.properties.isWhitespace { end = YAMLPosition(line: line, column: column) }
      }
      wasReturn = scalar == "\r"
    }
    return end
  }
}

extension YAMLError {
  /// Returns the error at the end of the text if it is after it: the library reports unfinished text on the next line, which
  /// may not exist.
  fileprivate func before(_ end: YAMLPosition) -> YAMLError {
    guard (position.line, position.column) > (end.line, end.column) else { return self }
    var copy = self
    copy.position = end
    return copy
  }
}

/// Builds nodes from events.
private struct Composer: ~Copyable {
  private let parser: EventParser
  private let deepest: Int
  /// The nodes of aliases: of several anchors with one name, the last completed one.
  private var anchors: [String: YAMLNode] = [:]

  init(_ parser: consuming EventParser, deepest: Int) {
    self.parser = parser
    self.deepest = deepest
  }

  mutating func root() throws(YAMLError) -> YAMLNode? {
    _ = try parser.next()
    if case .streamEnd = try parser.next().kind { return nil }
    let root = try node(try parser.next(), depth: 0)
    _ = try parser.next()
    let end = try parser.next()
    guard case .streamEnd = end.kind else { throw YAMLError(problem: .severalDocuments, position: end.position) }
    return root
  }

  private mutating func node(_ event: Event, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth <= deepest else { throw YAMLError(problem: .tooDeep, position: event.position) }
    let value: YAMLNode.Value
    switch event.kind {
    case .alias(let name):
      guard let node = anchors[name] else {
        throw YAMLError(problem: .syntax("found undefined alias"), position: event.position)
      }
      return node
    case .scalar(let text, let isPlain): value = .scalar(text, isPlain: isPlain)
    case .sequenceStart: value = .sequence(try items(depth: depth + 1))
    case .mappingStart: value = .mapping(try pairs(depth: depth + 1))
    case .end, .other, .streamEnd: throw YAMLError(problem: .unreadable, position: event.position)
    }
    let node = YAMLNode(value: value, position: event.position)
    if let anchor = event.anchor { anchors[anchor] = node }
    return node
  }

  private mutating func items(depth: Int) throws(YAMLError) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try parser.next()
      if case .end = event.kind { return items }
      items.append(try node(event, depth: depth))
    }
  }

  private mutating func pairs(depth: Int) throws(YAMLError) -> [(key: YAMLNode, value: YAMLNode)] {
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    while true {
      let event = try parser.next()
      if case .end = event.kind { return pairs }
      let key = try node(event, depth: depth)
      pairs.append((key, try node(try parser.next(), depth: depth)))
    }
  }
}
