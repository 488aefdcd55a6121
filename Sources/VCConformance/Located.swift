import VCDiagnostics
import VCYAML

/// A value in a YAML document, with its location.
struct Located: Sendable {
  /// The subset of YAML that scenarios use.
  enum Value: Sendable {
    /// Text; `nil` for YAML's null and for UIKit's `nil`.
    case scalar(String?)
    case list([Located])
    case mapping([(key: String, value: Located)])
  }

  let value: Value
  let location: SourceLocation

  /// Reads a whole document.
  static func read(_ text: String, file: String) throws(ScenarioError) -> Located {
    let node: YAMLNode?
    do throws(YAMLError) {
      node = try YAMLDocument.root(of: text)
    } catch {
      throw ScenarioError(error, file: file)
    }
    guard let node else { throw ScenarioError("the file is empty", at: SourceLocation(file: file, line: 1, column: 1)) }
    var budget = 1_000_000
    return try Located(node, file: file, budget: &budget)
  }

  /// The budget limits the expansion of aliases.
  private init(_ node: YAMLNode, file: String, budget: inout Int) throws(ScenarioError) {
    location = SourceLocation(file: file, line: node.position.line, column: node.position.column)
    budget -= 1
    guard budget > 0 else { throw ScenarioError("the file unfolds to too much", at: location) }
    switch node.value {
    case .scalar(let text, let isPlain):
      value = .scalar(isPlain && ["", "~", "null", "nil"].contains(text) ? nil : text)
    case .sequence(let nodes):
      var items: [Located] = []
      for item in nodes { items.append(try Located(item, file: file, budget: &budget)) }
      value = .list(items)
    case .mapping(let nodes):
      var pairs: [(key: String, value: Located)] = []
      for (key, item) in nodes {
        guard let name = key.text else { throw ScenarioError("a key must be text", at: location) }
        guard !pairs.contains(where: { $0.key == name }) else {
          throw ScenarioError("the key '\(name)' is given twice", at: location)
        }
        pairs.append((name, try Located(item, file: file, budget: &budget)))
      }
      value = .mapping(pairs)
    }
  }
}

extension Located {
  /// Returns a required text.
  func text(_ what: String) throws(ScenarioError) -> String {
    guard let text = try optionalText(what) else { throw ScenarioError("\(what) must not be nil", at: location) }
    return text
  }

  /// Returns a text or `nil`.
  func optionalText(_ what: String) throws(ScenarioError) -> String? {
    guard case .scalar(let text) = value else { throw ScenarioError("\(what) must be text", at: location) }
    return text
  }

  /// Returns a Boolean value.
  func flag(_ what: String) throws(ScenarioError) -> Bool {
    switch try text(what) {
    case "true", "yes": return true
    case "false", "no": return false
    case let other: throw ScenarioError("\(what) must be true or false, not '\(other)'", at: location)
    }
  }

  /// Returns a list; a single text counts as a list of one.
  func list(_ what: String) throws(ScenarioError) -> [Located] {
    switch value {
    case .list(let items): return items
    case .scalar(nil): return []
    case .scalar: return [self]
    case .mapping: throw ScenarioError("\(what) must be a list", at: location)
    }
  }

  /// Returns the keys and values in the order of the file.
  func pairs(_ what: String) throws(ScenarioError) -> [(key: String, value: Located)] {
    switch value {
    case .mapping(let pairs): return pairs
    case .scalar(nil): return []
    default: throw ScenarioError("\(what) must be a mapping", at: location)
    }
  }

  /// Returns the values of a mapping with known keys.
  func fields(_ what: String, _ known: [String]) throws(ScenarioError) -> [String: Located] {
    var result: [String: Located] = [:]
    for (key, value) in try pairs(what) {
      guard known.contains(key) else {
        let hint = NearestName.suggestion(for: key, among: known).map { "; did you mean '\($0)'?" } ?? ""
        throw ScenarioError("\(what) has no '\(key)'\(hint)", at: value.location)
      }
      result[key] = value
    }
    return result
  }
}

extension ScenarioError {
  fileprivate init(_ error: YAMLError, file: String) {
    let words =
      switch error.problem {
      case .syntax(let problem): problem
      case .severalDocuments: "a second document starts here"
      case .tooDeep: "too many lists and mappings inside each other"
      case .unreadable: "not valid YAML"
      }
    self.init(words, at: SourceLocation(file: file, line: error.position.line, column: error.position.column))
  }
}
