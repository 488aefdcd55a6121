import VCSourceFacts

/// What Objective-C calls a Swift method.
enum SwiftSelector {
  /// The selector of a method of Swift.
  static func selector(of function: FunctionDeclaration) -> String {
    guard !function.parameters.isEmpty else { return function.name }
    return selector(of: function.name, labels: function.parameters.map(\.label))
  }

  /// The selector of a method without a name of its own for Objective-C.
  ///
  /// The first label is joined to the name, with `With` between them unless one of the two words that meet is a
  /// preposition.
  /// - Parameter labels: One for each parameter, `nil` where there is none. At least one.
  static func selector(of name: String, labels: [String?]) -> String {
    var selector = name
    if case .some(.some(let first)) = labels.first {
      let meets = [words(of: name).last, words(of: first).first]
      if !meets.contains(where: { $0.map { prepositions.contains($0.lowercased()) } ?? false }) { selector += "With" }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// The words of a name in which each word but the first starts with a capital; capitals in a row are one word.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var before: Character = "A"
    for character in name {
      if words.isEmpty || character == "_" || (character.isUppercase && !before.isUppercase) { words.append("") }
      words[words.count - 1].append(character)
      before = character
    }
    return words
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
