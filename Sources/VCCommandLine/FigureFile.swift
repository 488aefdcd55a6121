import VCSite
import ViewControllerGraph

/// Where a figure goes in one format and theme, and where its pages go.
struct FigureFile {
  let plan: OutputPlan
  /// Without the page, the theme and the extension.
  let name: String
  /// The theme, where there are several.
  let suffix: String
  let format: OutputFormat

  /// The file of a page; `nil` for standard output. The overview has no name.
  func path(of page: String?) -> String? {
    let end = page.map { "-\($0)" } ?? ""
    guard case .file(let path) = plan.destination else { return plan.path(for: name + end + suffix, format) }
    guard !end.isEmpty, let dot = Self.dot(in: path) else { return path + end }
    return path[..<dot] + end + path[dot...]
  }

  /// How other pages, which lie beside it, speak of a page.
  func address(of page: String?) -> String {
    let path = path(of: page) ?? page ?? ""
    return (path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path).asAddress
  }

  private static func dot(in path: String) -> String.Index? {
    let start = path.lastIndex(of: "/") ?? path.startIndex
    return path[start...].lastIndex(of: ".")
  }
}
