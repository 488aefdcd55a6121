/// A dependency file for make and Ninja, which lists the inputs of each output.
struct DependencyFile {
  private var rules = ""
  private var inputs: [String] = []
  private var known: Set<String> = []

  /// Adds outputs and their inputs, except for standard input, which is not a file.
  mutating func add(_ outputs: [String], from inputs: [String]) {
    let inputs = inputs.filter { $0 != "-" }
    guard !outputs.isEmpty, !inputs.isEmpty else { return }
    rules += "\(Self.escaped(outputs)): \(Self.escaped(inputs))\n"
    self.inputs += inputs.filter { known.insert($0).inserted }
  }

  /// The rules, and an empty rule for each input, so that make does not fail if an input is deleted.
  var text: String { rules + inputs.map { "\(Self.escaped($0)):\n" }.joined() }

  /// Returns whether an existing file is a dependency file, with a rule on each line.
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
