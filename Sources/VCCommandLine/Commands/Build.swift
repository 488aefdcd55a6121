import ArgumentParser
import VCSite
import ViewControllerGraph

/// Keeps the figures of a site up to date.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", _superCommandName: "vcgraph",
    abstract: "Draws the figures of a site that are not up to date.",
    discussion: """
      vcgraph.yml says what the figures are drawn from and where they go; 'vcgraph init' writes one. A figure is drawn
      again when its inputs, its settings, this program or Graphviz changed. --check writes nothing and ends with 1 when
      something would be written, or when a figure is there that nothing asks for.

      EXAMPLES
        vcgraph build
        vcgraph build --check
        vcgraph build --prune
        vcgraph build --watch
        vcgraph build --serve
        vcgraph build --config docs/vcgraph.yml
      """)

  @Option(help: "The configuration; its paths are relative to its folder.", completion: .file(extensions: ["yml"]))
  var config = SiteConfiguration.fileName

  @Flag(help: "Write nothing; end with 1 when something is stale, missing, or no longer asked for.")
  var check = false

  @Flag(help: "Delete what earlier builds made and nothing asks for any more.")
  var prune = false

  @Flag(help: "Stay, and build again whenever something changes.")
  var watch = false

  @Flag(help: "Watch, and show the figures to a browser on this machine, in a page that is always up to date.")
  var serve = false

  @Flag(help: "Write over files that are there already and that vcgraph did not make; never over a source.")
  var force = false

  @Option(help: "The port for --serve; one that is free when not given.")
  var port: UInt16?

  /// What this process is to one that watches: it tells on standard output what it did.
  @Flag(help: .private)
  var asWorker = false

  func validate() throws {
    if watch || serve, check { throw ValidationError("--check writes nothing and does not stay: use it alone") }
    if check, prune { throw ValidationError("--check writes nothing and deletes nothing: use it without --prune") }
    if watch || serve, prune { throw ValidationError("--prune cannot be combined with --watch or --serve") }
    if port != nil, !serve { throw ValidationError("--port is for --serve") }
  }

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      if watch || serve { return try Preview(config: config, port: serve ? port ?? 0 : nil).run(terminal) }
      try SiteUpdate(config: config, isCheck: check, isForced: force, prunes: prune, isWorker: asWorker).run(terminal)
    }
  }
}

/// A site's configuration as a command reads it.
struct SiteFile {
  let build: SiteBuild
  let diagnostics: [Diagnostic]

  /// Reads a configuration.
  /// - Throws: `CommandFailure` when it is missing or not valid.
  static func read(_ path: String) throws(CommandFailure) -> SiteFile {
    let input: InputFile
    do {
      input = try InputFile(path: path)
    } catch {
      throw CommandFailure(
        .missingInput, "missing-input", error.reason, at: error.path, suggestion: "'vcgraph init' writes one")
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let paths = SitePaths(root: String(path.dropLast(name.count)))
    let read = SiteConfiguration.read(bytes: input.bytes, file: name)
    let diagnostics = read.diagnostics.map { $0.shown(in: paths) }
    guard let configuration = read.value else { throw CommandFailure(.invalidInput, diagnostics) }
    return SiteFile(build: SiteBuild(configuration, in: paths), diagnostics: diagnostics)
  }
}
