import VCFiles
import ViewControllerGraph

/// The existing outputs of a site's builds: a list that is stored with the site, so that a fresh clone can find
/// orphaned files.
///
/// It contains only paths: it changes when a figure is added or removed, not when one is redrawn.
struct OutputList: Hashable {
  /// The name of the file beside the configuration.
  static let name = ".vcgraph-outputs"

  private(set) var paths: Set<String> = []

  private static let heading = "# Made by 'vcgraph build': keep this file with the site."

  /// Returns the list's path for a configuration; several in one folder have separate lists.
  static func path(of configuration: String, in paths: SitePaths) -> String {
    paths.path(of: configuration == SiteConfiguration.fileName ? name : "\(name) of \(configuration)")
  }

  init(_ paths: Set<String> = []) { self.paths = paths }

  /// Reads the list of a site; empty if there is none. Merge conflict markers between the paths are skipped.
  init(of configuration: String, in paths: SitePaths) {
    guard let file = try? InputFile(path: Self.path(of: configuration, in: paths)) else { return }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    self.paths = Set(lines.filter { line in !["#", "<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } })
  }

  /// The list with one path per line, sorted.
  var text: String { ([Self.heading] + paths.sorted()).joined(separator: "\n") + "\n" }

  /// Writes the list if it has changed. A site without outputs needs none.
  /// - Throws: `OutputError`
  func write(for configuration: String, in paths: SitePaths) throws(OutputError) {
    guard self != OutputList(of: configuration, in: paths) else { return }
    try OutputFile(Self.path(of: configuration, in: paths)).replace(with: Array(text.utf8))
  }
}
