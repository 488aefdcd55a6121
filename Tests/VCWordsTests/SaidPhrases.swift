import Foundation

/// The phrases in the program's sources: the arguments of `say(…)` and `counted(…)`.
enum SaidPhrases {
  static func inSources() throws -> Set<String> {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = package.appendingPathComponent("Sources")
    var phrases: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" && !file.path.contains("/VCWords/") {
      phrases.formUnion(self.phrases(in: try String(contentsOf: file, encoding: .utf8)))
    }
    return phrases
  }

  static func phrases(in source: String) -> Set<String> {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    var phrases: Set<String> = []
    for call in code.matches(of: /(?<before>func |[\w.])?(?<name>say|counted)\((?!Phrase)/)
    where call.output.before == nil {
      let rest = code[call.range.upperBound...]
      let (texts, end) = self.texts(in: rest)
      let hasPlural = rest[..<end].contains("plural:")
      phrases.formUnion(call.output.name == "say" ? texts : numbers(of: texts, hasPlural))
    }
    return phrases
  }

  /// A word and its plural, if one is given.
  private static func numbers(of texts: [String], _ hasPlural: Bool) -> [String] {
    guard let last = texts.last else { return [] }
    return (hasPlural ? Array(texts.suffix(2)) : [last, last + "s"]).map { "{} \($0)" }
  }

  /// The literals up to the closing parenthesis, with `{}` for interpolations.
  private static func texts(in code: Substring) -> (texts: [String], end: Substring.Index) {
    var (rest, depth, texts) = (code, 1, [String]())
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": texts.append(text(&rest))
      default: break
      }
    }
    return (texts, rest.startIndex)
  }

  /// A literal whose opening quote has already been read.
  private static func text(_ rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      guard next == "(" else {
        text.append(next)
        continue
      }
      text += "{}"
      var depth = 1
      while depth > 0, let inside = rest.popFirst() {
        switch inside {
        case "(": depth += 1
        case ")": depth -= 1
        case "\"": _ = self.text(&rest)
        default: break
        }
      }
    }
    return text
  }
}
