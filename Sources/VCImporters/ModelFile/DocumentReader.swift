import VCDiagnostics
import Yams

/// Reads a YAML or JSON document into located nodes, within limits that no model comes near.
///
/// Anchors, aliases and merge keys are resolved; tags are ignored, and every scalar stays text until somebody asks for
/// more. What the parser refuses becomes one located error, repeated keys one each.
struct DocumentReader {
  /// Nodes after aliases are replaced by what they stand for; a document that grows beyond this is refused.
  static let maximumNodes = 200_000
  /// Mappings and lists inside each other; the parser's own limit is higher.
  static let maximumDepth = 100

  /// Nodes are all that is wanted of the parser; its usual constructor takes longer to make than a small model to read.
  private static var noValues: Constructor { Constructor([:], [:], [:]) }

  private let file: String
  private var escapes: JSONEscapes
  private var visited = 0
  private(set) var findings = Findings()

  init(_ text: ModelText) {
    file = text.file
    escapes = JSONEscapes(text.text)
  }

  /// The document's root, or `nil` where there is none that could be read.
  mutating func read() -> LocatedNode? {
    var text = escapes.text
    if let place = AliasedKeys.place(in: text) {
      let start = location(place.line, place.column)
      findings.report(.aliasInKey(at: start))
      return nil
    }
    for attempt in 0...RepeatedKey.maximum {
      do {
        let parser = try Parser(yaml: text, resolver: .basic, constructor: Self.noValues, encoding: .utf8)
        guard let root = try parser.singleRoot() else { return nil }
        return try convert(root, depth: 0)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        guard let renamed = report(repeated: keys, first: context.mark, in: text, attempt) else { return nil }
        text = renamed
      } catch let error as DocumentLimit {
        findings.report(error.diagnostic)
        return nil
      } catch {
        let refusal = Diagnostic.refused(by: error, locate: location)
        findings.report(refusal)
        return nil
      }
    }
    return nil
  }

  private func location(_ line: Int, _ column: Int) -> SourceLocation {
    let place = escapes.original(line: line, column: column)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  /// Reports a repeated key, and renames it so that the rest of the document can be read.
  private mutating func report(repeated keys: [String], first: Mark, in text: String, _ attempt: Int) -> String? {
    guard let key = keys.first else { return nil }
    let start = location(first.line, first.column)
    guard let again = RepeatedKey(key, after: first, in: text, attempt) else {
      findings.report(.repeatedKey(key, at: start))
      return nil
    }
    let second = location(again.line, again.column)
    findings.report(.repeatedKey(key, at: second, first: start))
    return again.renamed
  }
}

// MARK: - From the parser's nodes to ours

extension DocumentReader {
  private mutating func convert(_ node: Node, depth: Int) throws -> LocatedNode {
    let place = node.mark.map { location($0.line, $0.column) } ?? SourceLocation(file: file)
    visited += 1
    guard visited <= Self.maximumNodes else { throw DocumentLimit.nodes(place) }
    guard depth <= Self.maximumDepth else { throw DocumentLimit.depth(place) }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain
      let isNull = isPlain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
      return LocatedNode(value: isNull ? .null : .scalar(scalar.string, isPlain: isPlain), location: place)
    case .sequence(let sequence):
      return LocatedNode(value: .sequence(try sequence.map { try convert($0, depth: depth + 1) }), location: place)
    case .mapping(let mapping):
      return LocatedNode(value: .mapping(try entries(of: mapping, depth: depth)), location: place)
    case .alias:
      throw DocumentLimit.nodes(place)
    }
  }

  private mutating func entries(of mapping: Node.Mapping, depth: Int) throws -> [LocatedNode.Entry] {
    var entries: [LocatedNode.Entry] = []
    var merged: [LocatedNode.Entry] = []
    for (key, value) in mapping {
      let value = try convert(value, depth: depth + 1)
      let place = key.mark.map { location($0.line, $0.column) } ?? value.location
      guard case .scalar(let scalar) = key else {
        findings.report(.keyIsNotText(at: place))
        continue
      }
      if RepeatedKey.isRenamed(scalar.string) { continue }
      if scalar.string == "<<", scalar.style == .plain {
        merged += value.itemsOrSelf.flatMap(\.entries)
        if value.itemsOrSelf.contains(where: { !$0.isMapping }) { findings.report(.mergesNoMapping(at: place)) }
      } else {
        entries.append(LocatedNode.Entry(key: scalar.string, keyLocation: place, value: value))
      }
    }
    // The mapping's own keys win over merged ones, and of merged ones the first.
    var keys = Set(entries.map(\.key))
    for entry in merged where keys.insert(entry.key).inserted { entries.append(entry) }
    return entries
  }
}

/// A limit that a document exceeds.
private enum DocumentLimit: Error {
  case nodes(SourceLocation)
  case depth(SourceLocation)

  var diagnostic: Diagnostic {
    switch self {
    case .nodes(let location):
      Diagnostic(
        code: "too-large", severity: .error,
        message: "the aliases make the document larger than \(DocumentReader.maximumNodes) values", at: location)
    case .depth(let location):
      Diagnostic(
        code: "too-deep", severity: .error,
        message: "more than \(DocumentReader.maximumDepth) lists and mappings inside each other", at: location)
    }
  }
}

extension Diagnostic {
  fileprivate static func refused(by error: any Error, locate: (Int, Int) -> SourceLocation) -> Self {
    guard let error = error as? YamlError else {
      return Diagnostic(code: "syntax", severity: .error, message: "not a YAML document", at: locate(1, 1))
    }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.contains("another document") {
        return Diagnostic(
          code: "several-documents", severity: .error, message: "a second document starts here, expected one per file",
          at: locate(mark.line, mark.column))
      }
      let place = locate(mark.line, mark.column)
      if problem.hasPrefix("Maximum nesting") { return DocumentLimit.depth(place).diagnostic }
      let notes = context.map { Note($0.text, at: locate($0.mark.line, $0.mark.column)) }
      return Diagnostic(
        code: "syntax", severity: .error, message: "not YAML: \(problem)", suggestion: .forProblem(problem),
        at: place, notes: notes.map { $0.location == place ? [] : [$0] } ?? [])
    default:
      return Diagnostic(code: "syntax", severity: .error, message: "not a YAML document", at: locate(1, 1))
    }
  }

  fileprivate static func repeatedKey(
    _ key: String, at location: SourceLocation, first: SourceLocation? = nil
  ) -> Self {
    Diagnostic(
      code: "duplicate-key", severity: .error, message: "key \(quoted(key)) is given twice in one mapping",
      at: location,
      notes: first.map { [Note("first given here", at: $0)] } ?? [])
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
      code: "wrong-type", severity: .error, message: "an alias in a key, expected the key's text itself", at: location)
  }
}

extension String {
  /// The likely cause of what the parser says.
  fileprivate static func forProblem(_ problem: String) -> String? {
    if problem.contains("cannot start any token") {
      return "indent with spaces, and put text that starts with a special character in quotes"
    }
    if problem.contains("mapping values are not allowed") { return "put text that contains ': ' in quotes" }
    if problem.contains("undefined alias") { return "put text that starts with '*' in quotes" }
    return nil
  }
}
