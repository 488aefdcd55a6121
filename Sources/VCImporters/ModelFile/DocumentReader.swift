import VCDiagnostics
import VCYAML

/// Reads a YAML or JSON document into located nodes, within limits that no real model approaches.
///
/// Anchors, aliases and merge keys are resolved; tags are ignored, and every scalar stays text until it is read as
/// another type. A syntax error is reported as one located error, repeated keys as one each.
struct DocumentReader {
  /// The maximum number of nodes after aliases are expanded; larger documents are rejected.
  static let maximumNodes = 200_000
  /// The maximum nesting of mappings and lists.
  static let maximumDepth = 100

  private let file: String
  /// Whether the file is JSON, most of which is valid YAML.
  private let isJSON: Bool
  private var escapes: JSONEscapes
  private var visited = 0
  private(set) var findings = Findings()
  /// The locations of repeated keys already reported: an alias leads to its mapping again.
  private var repeated: Set<SourceLocation> = []

  init(_ text: ModelText) {
    file = text.file
    isJSON = text.file.lowercased().hasSuffix(".json")
    escapes = JSONEscapes(text.text)
  }

  /// Returns the document's root, or `nil` if it could not be read.
  mutating func read() -> LocatedNode? {
    if let place = AliasedKeys.place(in: escapes.text) {
      let start = location(place.line, place.column)
      findings.report(.aliasInKey(at: start))
      return nil
    }
    do throws(DocumentFault) {
      guard let root = try parsed() else { return nil }
      return try convert(root, depth: 0)
    } catch {
      let diagnostic = diagnostic(of: error)
      findings.report(diagnostic)
      return nil
    }
  }

  private func parsed() throws(DocumentFault) -> YAMLNode? {
    do throws(YAMLError) {
      return try YAMLDocument.root(of: escapes.text, deepest: Self.maximumDepth)
    } catch {
      throw error.problem == .tooDeep ? .tooDeep(location(error.position)) : .syntax(error)
    }
  }

  private func location(_ position: YAMLPosition) -> SourceLocation { location(position.line, position.column) }

  private func location(_ line: Int, _ column: Int) -> SourceLocation {
    let place = escapes.original(line: line, column: column)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  private func diagnostic(of fault: DocumentFault) -> Diagnostic {
    switch fault {
    case .tooManyNodes(let place): .tooManyNodes(at: place)
    case .tooDeep(let place): .tooDeep(at: place)
    case .syntax(let error): .refused(by: error, in: escapes.text, isJSON: isJSON) { location($0) }
    }
  }
}

// MARK: - Converting the parser's nodes

extension DocumentReader {
  private mutating func convert(_ node: YAMLNode, depth: Int) throws(DocumentFault) -> LocatedNode {
    let place = location(node.position)
    visited += 1
    guard visited <= Self.maximumNodes else { throw .tooManyNodes(place) }
    guard depth <= Self.maximumDepth else { throw .tooDeep(place) }
    switch node.value {
    case .scalar(let text, let isPlain):
      let isNull = isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
      return LocatedNode(value: isNull ? .null : .scalar(text, isPlain: isPlain), location: place)
    case .sequence(let items):
      var converted: [LocatedNode] = []
      converted.reserveCapacity(items.count)
      for item in items { converted.append(try convert(item, depth: depth + 1)) }
      return LocatedNode(value: .sequence(converted), location: place)
    case .mapping(let pairs):
      return LocatedNode(value: .mapping(try entries(of: pairs, depth: depth)), location: place)
    }
  }

  private mutating func entries(
    of pairs: [(key: YAMLNode, value: YAMLNode)], depth: Int
  ) throws(DocumentFault) -> [LocatedNode.Entry] {
    var entries: [LocatedNode.Entry] = []
    var merged: [LocatedNode.Entry] = []
    var first: [String: SourceLocation] = [:]
    for (key, value) in pairs {
      let value = try convert(value, depth: depth + 1)
      let place = location(key.position)
      guard case .scalar(let name, let isPlain) = key.value else {
        findings.report(.keyIsNotText(at: place))
        continue
      }
      if let earlier = first[name] {
        if repeated.insert(place).inserted { findings.report(.repeatedKey(name, at: place, first: earlier)) }
        continue
      }
      first[name] = place
      if name == "<<", isPlain {
        merged += value.itemsOrSelf.flatMap(\.entries)
        if value.itemsOrSelf.contains(where: { !$0.isMapping }) { findings.report(.mergesNoMapping(at: place)) }
      } else {
        entries.append(LocatedNode.Entry(key: name, keyLocation: place, value: value))
      }
    }
    // The mapping's own keys take precedence over merged ones, and earlier merged keys over later ones.
    var keys = Set(entries.map(\.key))
    for entry in merged where keys.insert(entry.key).inserted { entries.append(entry) }
    return entries
  }
}

/// The reason a document is not read to its end.
private enum DocumentFault: Error {
  case tooManyNodes(SourceLocation)
  case tooDeep(SourceLocation)
  case syntax(YAMLError)
}

extension Diagnostic {
  fileprivate static func tooManyNodes(at location: SourceLocation) -> Self {
    Diagnostic(
      code: "too-large", severity: .error,
      message: "the aliases make the document larger than \(DocumentReader.maximumNodes) values", at: location)
  }

  fileprivate static func tooDeep(at location: SourceLocation) -> Self {
    Diagnostic(
      code: "too-deep", severity: .error,
      message: "more than \(DocumentReader.maximumDepth) nested lists and mappings", at: location)
  }

  fileprivate static func refused(
    by error: YAMLError, in text: String, isJSON: Bool, locate: (YAMLPosition) -> SourceLocation
  ) -> Self {
    let language = isJSON ? "JSON" : "YAML"
    let place = locate(error.position)
    switch error.problem {
    case .severalDocuments:
      return Diagnostic(
        code: "several-documents", severity: .error, message: "a second document starts here, expected one per file",
        at: place)
    case .tooDeep: return .tooDeep(at: place)
    case .unreadable:
      return Diagnostic(code: "syntax", severity: .error, message: "not a \(language) document", at: place)
    case .syntax(let problem):
      if let key = OverlongKey(endingAt: error.position, in: text) {
        return Diagnostic(
          code: "syntax", severity: .error,
          message: "a key of \(key.count) characters, expected at most \(OverlongKey.limit)",
          at: locate(key.position))
      }
      let note = error.context.map { Note($0.text, at: locate($0.position)) }
      return Diagnostic(
        code: "syntax", severity: .error, message: "not \(language): \(isJSON ? problem.forJSON : problem)",
        suggestion: .forProblem(problem, isJSON: isJSON)
          ?? .forKey(problem, at: error.context?.position.line, in: text),
        at: place, notes: [note].compactMap(\.self).filter { $0.location != place })
    }
  }

  fileprivate static func repeatedKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Self {
    Diagnostic(
      code: "duplicate-key", severity: .error, message: "key \(quoted(key)) is given twice in one mapping",
      at: location,
      notes: [Note("first given here", at: first)])
  }

  fileprivate static func keyIsNotText(at location: SourceLocation) -> Self {
    Diagnostic(
      code: "wrong-type", severity: .error, message: "a list or a mapping as a key, expected text", at: location)
  }

  fileprivate static func mergesNoMapping(at location: SourceLocation) -> Self {
    Diagnostic(
      code: "wrong-type", severity: .error, message: "'<<' merges something that is not a mapping", at: location)
  }

  fileprivate static func aliasInKey(at location: SourceLocation) -> Self {
    Diagnostic(
      code: "wrong-type", severity: .error, message: "an alias in a key, expected the text of the key", at: location)
  }
}

extension String {
  /// Returns the likely cause of a parser error.
  fileprivate static func forProblem(_ problem: String, isJSON: Bool) -> String? {
    if isJSON { return problem.contains("cannot start any token") ? "put text in double quotes" : nil }
    if problem.contains("cannot start any token") {
      return "indent with spaces, and put text that starts with a special character in quotes"
    }
    if problem.contains("mapping values are not allowed") { return "put text that contains ': ' in quotes" }
    if problem.contains("undefined alias") { return "put text that starts with '*' in quotes" }
    return nil
  }

  /// Returns a suggestion for a word without a colon where a key was expected.
  fileprivate static func forKey(_ problem: String, at line: Int?, in text: String) -> String? {
    guard problem.contains("expected ':'"), let line,
      let words = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false).dropFirst(line - 1)
        .first
    else { return nil }
    let word = words.drop { " -?{[,\"'".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? nil : missingColon(after: String(word))
  }

  /// The YAML parser's message, reworded for JSON.
  fileprivate var forJSON: String {
    contains("<document start>") ? "unexpected content after the end of the document" : self
  }
}
