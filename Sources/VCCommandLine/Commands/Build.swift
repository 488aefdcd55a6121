import ArgumentParser
import VCFiles
import VCProcess
import VCSite
import ViewControllerGraph

/// Keeps the figures of a site up to date.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", _superCommandName: "vcgraph",
    abstract: "Draws the figures of a site that are not up to date.",
    usage: "vcgraph build [<options>]",
    discussion: Prose.paragraphs(
      """
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
      """))

  @Option(
    help: """
      The configuration, or its folder; its paths are relative to its folder. Several are built one after the other. Without \
      it vcgraph.yml is looked for here and in the folders above.
      """, completion: .file(extensions: ["yml"]))
  var config: [String] = []

  @Option(
    defaultAsFlag: "facts", parsing: .next,
    help: """
      Write nothing; end with 1 when something is stale, missing, or no longer asked for. A figure that another version of \
      Graphviz laid out is up to date when it shows what it should; --check=bytes compares every byte.
      """)
  var check: String?

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

  @Option(help: "Figures of a file that take more seconds are given up, and the others are drawn; 0 for no limit.")
  var timeout = 300

  /// What this process is to one that crashed or got stuck: it does one thing after the other.
  @Flag(help: .private)
  var oneByOne = false

  /// What was at fault then.
  @Option(help: .private)
  var leaveOut: [String] = []

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    try Words.check(check, of: "--check", among: SiteCheck.allCases.map(\.rawValue), isSingle: true)
    if watch || serve, check != nil { throw ValidationError("--check writes nothing and does not stay: use it alone") }
    if check != nil, prune {
      throw ValidationError("--check writes nothing and deletes nothing: use it without --prune")
    }
    if watch || serve, prune { throw ValidationError("--prune cannot be combined with --watch or --serve") }
    if watch || serve, config.count > 1 { throw ValidationError("--watch and --serve take one --config") }
    if timeout < 0 { throw ValidationError("--timeout takes a number from 0 on") }
    if port != nil, !serve { throw ValidationError("--port is for --serve") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      if watch || serve {
        let file = try SiteFile.location(of: config.first)
        return try Preview(config: file, port: serve ? port ?? 0 : nil, timeout: timeout).run(terminal)
      }
      var failure: CommandFailure?
      for site in config.isEmpty ? [nil] : config.map(Optional.some) {
        do throws(CommandFailure) {
          try SiteUpdate(
            config: site, check: check.flatMap(SiteCheck.init), isForced: force, prunes: prune, isWorker: asWorker,
            care: care
          )
          .run(terminal)
        } catch {
          // All sites are built; the first one that went wrong decides how this ends.
          guard config.count > 1 else { throw error }
          terminal.report(error.diagnostics)
          failure = failure ?? CommandFailure(error.code, [])
        }
      }
      CrashReport.cancel()
      if let failure { throw failure }
    }
  }

  /// A fault in a library, or a figure that takes forever, costs one source or page: the process begins again, once to find
  /// out which it is, and then without it.
  private var care: BuildCare {
    var care = BuildCare()
    care.isOneByOne = oneByOne
    care.leftOut = Set(leaveOut)
    guard let program = CurrentProcess.program else { return care }
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard oneByOne else {
      CrashReport.prepare(toStart: program, arguments + ["--one-by-one"])
      care.begin = { [timeout] _ in CrashReport.expectEnd(within: timeout) }
      return care
    }
    care.begin = { [timeout] task in
      CrashReport.prepare(toStart: program, arguments + ["--leave-out", task])
      CrashReport.expectEnd(within: timeout)
    }
    return care
  }
}

/// A site's configuration as a command reads it.
struct SiteFile {
  let build: SiteBuild
  let diagnostics: [Diagnostic]

  /// Where a configuration is: a folder stands for the one in it; without a name it is looked for here and above.
  /// - Throws: `CommandFailure` when there is none.
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
  /// - Throws: `CommandFailure` when it is missing or not valid.
  static func read(_ path: String?) throws(CommandFailure) -> SiteFile {
    let path = try location(of: path)
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
