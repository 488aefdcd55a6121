import VCFiles
import VCSite
import ViewControllerGraph

/// A site's configuration, as read by a command.
struct SiteFile {
  let build: SiteBuild
  let diagnostics: [Diagnostic]

  /// Returns the path of a configuration: the given file, the one in a given folder, or by default the one in the working
  /// directory or the nearest folder above.
  static func location(of name: String?) throws(CommandFailure) -> String {
    if let name {
      guard FileSystem.kind(of: name) == .folder else { return name }
      return "\(name.hasSuffix("/") ? name : name + "/")\(SiteConfiguration.fileName)"
    }
    var folder = ""
    while folder.count < 3 * 64 {
      let file = folder + SiteConfiguration.fileName
      if FileSystem.kind(of: file) == .file { return file }
      if FileSystem.resolved(folder.isEmpty ? "." : folder) == "/" { break }
      folder += "../"
    }
    return SiteConfiguration.fileName
  }

  /// Reads a configuration.
  /// - Throws: `CommandFailure` if the configuration is missing or invalid.
  static func read(_ path: String?) throws(CommandFailure) -> SiteFile {
    let path = try location(of: path)
    let input: InputFile
    do {
      input = try InputFile(path: path)
    } catch {
      throw CommandFailure(
        .missingInput, "missing-input", error.reason, at: error.path, suggestion: "create one with 'vcgraph init'")
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let paths = SitePaths(root: String(path.dropLast(name.count)))
    let read = SiteConfiguration.read(bytes: input.bytes, file: name)
    let diagnostics = read.diagnostics.map { $0.shown(in: paths) }
    guard let configuration = read.value else { throw CommandFailure(.invalidInput, diagnostics) }
    return SiteFile(build: SiteBuild(configuration, in: paths), diagnostics: diagnostics)
  }
}
