/// Which output was made from which inputs, in the form that make and Ninja read.
struct DependencyFile {
  private var rules = ""
  private var inputs: [String] = []

  /// Adds outputs and what they were made from. Standard input is no file that could change.
  mutating func add(_ outputs: [String], from inputs: [String]) {
    let inputs = inputs.filter { $0 != "-" }
    guard !outputs.isEmpty, !inputs.isEmpty else { return }
    rules += "\(Self.escaped(outputs)): \(Self.escaped(inputs))\n"
    self.inputs += inputs.filter { !self.inputs.contains($0) }
  }

  /// The rules, and one for each input without anything in it: one that is deleted is no rule without a recipe then.
  var text: String { rules + inputs.map { "\(Self.escaped($0)):\n" }.joined() }

  /// Whether what is there already is such a file: a rule on each line.
  static func isOwn(_ bytes: [UInt8], _ path: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").allSatisfy { line in
      line.hasSuffix(":") || (line.contains(": ") && line.first?.isWhitespace == false)
    }
  }

  private static func escaped(_ paths: [String]) -> String { paths.map(escaped).joined(separator: " ") }

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
