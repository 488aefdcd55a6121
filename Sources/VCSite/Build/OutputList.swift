import VCFiles
import ViewControllerGraph

/// The files that builds of a site have made and that are still there: a list that is kept with the site, so that a fresh
/// clone knows what nothing asks for any more.
///
/// Paths only: it changes when a figure comes or goes, not when one is drawn anew.
struct OutputList: Hashable {
  /// The name of the file beside the configuration.
  static let name = ".vcgraph-outputs"

  private(set) var paths: Set<String> = []

  private static let heading = "# Made by 'vcgraph build': keep this file with the site."

  /// The list's path for a configuration; several in one folder have lists of their own.
  static func path(of configuration: String, in paths: SitePaths) -> String {
    paths.path(of: configuration == SiteConfiguration.fileName ? name : "\(name) of \(configuration)")
  }

  init(_ paths: Set<String> = []) { self.paths = paths }

  /// Reads the list of a site; nothing where there is none. What a merge left between the paths is passed over.
  init(of configuration: String, in paths: SitePaths) {
    guard let file = try? InputFile(path: Self.path(of: configuration, in: paths)) else { return }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    self.paths = Set(lines.filter { line in !["#", "<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } })
  }

  /// One path a line, sorted.
  var text: String { ([Self.heading] + paths.sorted()).joined(separator: "\n") + "\n" }

  /// Writes the list where it changed. A site without outputs needs none.
  /// - Throws: `OutputError`
  func write(for configuration: String, in paths: SitePaths) throws(OutputError) {
    guard self != OutputList(of: configuration, in: paths) else { return }
    try OutputFile(Self.path(of: configuration, in: paths)).replace(with: Array(text.utf8))
  }
}
