/// Which output was made from which input, in the form that make and Ninja read.
struct DependencyFile {
  private(set) var text = ""

  /// Adds the outputs of an input. Standard input is no file that could change.
  mutating func add(_ outputs: [String], from input: String) {
    guard !outputs.isEmpty, input != "-" else { return }
    text += outputs.map(Self.escaped).joined(separator: " ") + ": \(Self.escaped(input))\n"
    // An input that is deleted is no rule without a recipe.
    text += "\(Self.escaped(input)):\n"
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", ":", "\\": result += "\\\(character)"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
