import VCFiles
import ViewControllerGraph

/// The name of an output, whose extension determines the format.
struct OutputName {
  let path: String

  init(_ path: String) { self.path = path }

  /// The extension in lower case; empty for a name without a dot, or with a dot only at its start.
  var pathExtension: String { FilePath(path).pathExtension }

  /// Returns the format of the extension, or `nil` if the name has none.
  /// - Parameters:
  ///   - known: The available formats.
  ///   - orFolder: Whether the name may denote a folder.
  /// - Throws: `CommandFailure` for an extension that looks like a format but is unknown.
  func format(
    among known: [OutputFormat] = OutputFormat.allCases, orFolder: Bool = false
  ) throws(CommandFailure) -> OutputFormat? {
    let ending = pathExtension
    // A version, as in 'v1.2', is not an extension.
    guard let first = ending.first, first.isLetter, ending.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    if let format = known.first(where: { $0.rawValue == ending }) { return format }
    let endings = known.map(\.rawValue)
    let nearest = NearestName.suggestion(for: ending, among: endings).map { "did you mean '\($0)'?" }
    let folder = orFolder ? "; for a folder write '\(path)/'" : ""
    throw CommandFailure(
      .usage, "no-format", "unknown format '\(ending)'", at: path,
      suggestion: (nearest ?? "a file's name ends in \(endings.map { ".\($0)" }.joined(separator: ", "))") + folder)
  }

  /// Returns the failure for a name and an option that request different formats.
  func contradiction(_ named: String, _ asked: String) -> CommandFailure {
    CommandFailure(
      .usage, "other-format", "the file extension requests \(named), but --format requests \(asked)", at: path,
      suggestion: "omit --format, or rename the file")
  }
}
