import ViewControllerGraph

/// What the name of an output says about its format.
struct OutputName {
  let path: String

  init(_ path: String) { self.path = path }

  /// In small letters; empty for a name without a dot, and for one that only starts with a dot.
  var pathExtension: String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[dot...].dropFirst().lowercased()
  }

  /// The format that the name ends in; `nil` for a name that ends in none.
  /// - Parameters:
  ///   - known: The formats that there are.
  ///   - orFolder: Whether the name may be that of a folder.
  /// - Throws: `CommandFailure` for an ending that looks like a format and is none.
  func format(
    among known: [OutputFormat] = OutputFormat.allCases, orFolder: Bool = false
  ) throws(CommandFailure) -> OutputFormat? {
    let ending = pathExtension
    // A version, as in 'v1.2', is no ending.
    guard let first = ending.first, first.isLetter, ending.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    if let format = known.first(where: { $0.rawValue == ending }) { return format }
    let endings = known.map(\.rawValue)
    let nearest = NearestName.suggestion(for: ending, among: endings).map { "did you mean '\($0)'?" }
    let folder = orFolder ? "; for a folder write '\(path)/'" : ""
    throw CommandFailure(
      .usage, "no-format", "there is no format '\(ending)'", at: path,
      suggestion: (nearest ?? "a file's name ends in \(endings.map { ".\($0)" }.joined(separator: ", "))") + folder)
  }

  /// What to say where the name says one format and an option another one.
  func contradiction(_ named: String, _ asked: String) -> CommandFailure {
    CommandFailure(
      .usage, "other-format", "the name says \(named), and --format says \(asked)", at: path,
      suggestion: "leave out --format, or name the file otherwise")
  }
}
