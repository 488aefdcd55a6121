import VCSite
import ViewControllerGraph

/// The output files of a figure and of its pages, in one format and theme.
struct FigureFile {
  let plan: OutputPlan
  /// The file name without the page, the theme and the extension.
  let name: String
  /// The theme's suffix, if there are several themes.
  let suffix: String
  let format: OutputFormat

  /// Returns the file of a page, or of the overview for `nil`; returns `nil` for standard output.
  func path(of page: String?) -> String? {
    let end = page.map { "-\($0)" } ?? ""
    guard case .file(let path) = plan.destination else { return plan.path(for: name + end + suffix, format) }
    guard !end.isEmpty, let dot = Self.dot(in: path) else { return path + end }
    return path[..<dot] + end + path[dot...]
  }

  /// Returns the address of a page relative to the other pages, which are in the same folder.
  func address(of page: String?) -> String {
    let path = path(of: page) ?? page ?? ""
    return (path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path).asAddress
  }

  private static func dot(in path: String) -> String.Index? {
    let start = path.lastIndex(of: "/") ?? path.startIndex
    return path[start...].lastIndex(of: ".")
  }
}
