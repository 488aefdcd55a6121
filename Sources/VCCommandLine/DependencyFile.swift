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

  /// Returns whether an existing file is empty, or exactly what this type writes for the rules in it: the inputs of all rules
  /// also have an empty rule each. A comment would be easier to recognise, but Ninja does not ignore comments.
  static func isOwn(_ bytes: [UInt8], _ path: String) -> Bool {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var inputs: [Substring] = []
    var known: Set<Substring> = []
    let rules = lines.prefix { line in
      let found = Self.inputs(ofRule: line)
      inputs += found.filter { known.insert($0).inserted }
      return !found.isEmpty
    }
    return bytes.isEmpty
      || (!rules.isEmpty && lines.dropFirst(rules.count).elementsEqual(inputs.map { $0 + ":" } + [""]))
  }

  /// Returns the inputs of a rule, as they are written; none for an empty rule or another line.
  private static func inputs(ofRule line: Substring) -> [Substring] {
    var isEscaped = false
    let words = line.split { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == " " && !isEscaped
    }
    let colon = words.firstIndex { word in
      word.last == ":" && word.dropLast().reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
    }
    return colon.map { Array(words[($0 + 1)...]) } ?? []
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
