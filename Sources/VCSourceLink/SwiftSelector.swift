import VCSourceFacts

/// Objective-C selectors of Swift methods.
enum SwiftSelector {
  /// Returns the selector of a Swift method.
  static func selector(of function: FunctionDeclaration) -> String {
    guard !function.parameters.isEmpty else { return function.name }
    return selector(of: function.name, labels: function.parameters.map(\.label))
  }

  /// Returns the selector of a method without an explicit Objective-C name.
  ///
  /// The first label is appended to the name, preceded by `With` unless the last word of the name or the first word of the
  /// label is a preposition.
  /// - Parameter labels: The label of each parameter, `nil` for none. There must be at least one parameter.
  static func selector(of name: String, labels: [String?]) -> String {
    var selector = name
    if case .some(.some(let first)) = labels.first {
      let meets = [name.camelCaseWords.last, first.camelCaseWords.first]
      if !meets.contains(where: { $0.map { prepositions.contains($0.lowercased()) } ?? false }) { selector += "With" }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// The words before which a name is divided.
  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The verbs after which Swift omits the words that repeat a parameter's type: those that navigation uses.
  static let verbs: Set<String> = [
    "add", "append", "apply", "attach", "begin", "bind", "build", "close", "configure", "create", "deselect", "detach",
    "dismiss", "display", "edit", "embed", "end", "enter", "exit", "get", "go", "handle", "hide", "highlight", "insert",
    "install", "launch", "load", "make", "move", "navigate", "open", "perform", "play", "pop", "prepare", "present",
    "preview", "push", "register", "reload", "remove", "replace", "reset", "return", "reveal", "run", "select", "send",
    "set", "setup", "share", "show", "start", "stop", "switch", "transition", "update", "use", "view", "visit",
  ]
}

extension String {
  /// The words of a camel-case name; consecutive upper-case letters form one word.
  var camelCaseWords: [String] {
    var words: [String] = []
    var before: Character = "A"
    for character in self {
      if words.isEmpty || character == "_" || (character.isUppercase && !before.isUppercase) { words.append("") }
      words[words.count - 1].append(character)
      before = character
    }
    return words
  }
}
