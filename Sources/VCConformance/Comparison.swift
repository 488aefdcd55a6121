import VCReplay

/// Compares the expectations of a scenario with its results.
enum Comparison {
  static func mismatch(_ key: String, _ expected: Located, found: String?) -> String? {
    guard case .scalar(let wanted) = expected.value else {
      if case .list(let items) = expected.value, items.isEmpty, found == nil { return nil }
      return "\(key): expected \(expected.words), found \(found ?? "nil")"
    }
    return wanted == found ? nil : "\(key): expected \(wanted ?? "nil"), found \(found ?? "nil")"
  }

  static func mismatch(_ key: String, _ expected: Located, list found: [String]) -> String? {
    let wanted: [String?] =
      switch expected.value {
      case .list(let items): items.map(\.word)
      case .scalar(nil): []
      case .scalar(let word): [word]
      case .mapping: [nil]
      }
    return wanted == found ? nil : "\(key): expected \(expected.words), found [\(found.joined(separator: ", "))]"
  }

  /// Compares UIKit's log with expected messages, of which at least one must have been logged. An empty list expects an
  /// empty log.
  static func mismatch(_ key: String, _ expected: Located, anyOf texts: [Located], in log: [String]) -> String? {
    let wanted = texts.compactMap(\.word)
    if wanted.isEmpty, log.isEmpty { return nil }
    let isThere = wanted.contains { text in log.contains { TextPattern(text).matches($0) } }
    return isThere
      ? nil : "\(key): expected \(expected.words), found \(log.isEmpty ? "nothing" : log.joined(separator: " | "))"
  }

  static func mismatch(_ expected: Located, exception: UIKitException?) -> String? {
    guard case .mapping(let pairs) = expected.value else {
      if case .scalar(nil) = expected.value, exception == nil { return nil }
      return "exception: expected name and reason"
    }
    guard let exception else { return "exception: expected \(expected.words), found none" }
    let failures: [String] = pairs.compactMap { key, value in
      let word = value.word ?? ""
      switch key {
      case "name": return word == exception.name ? nil : "name: expected \(word), found \(exception.name)"
      case "reason":
        return TextPattern(word).matches(exception.reason) ? nil : "reason: expected \(word), found \(exception.reason)"
      case "reasonPrefix":
        return TextPattern(word).matchesStart(of: exception.reason)
          ? nil : "reason: expected a text that starts with \(word), found \(exception.reason)"
      default: return "there is no '\(key)' of an exception"
      }
    }
    return failures.isEmpty ? nil : "exception " + failures.joined(separator: "; ")
  }
}

extension Located {
  /// The text of a scalar.
  var word: String? { if case .scalar(let word) = value { word } else { nil } }

  /// The value as text for messages.
  var words: String {
    switch value {
    case .scalar(let word): word ?? "nil"
    case .list(let items): "[" + items.map(\.words).joined(separator: ", ") + "]"
    case .mapping(let pairs): "{" + pairs.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ") + "}"
    }
  }
}
