import ArgumentParser
import VCProcess
import VCSite
import ViewControllerGraph

/// The `build` command, which keeps the figures of a site up to date.
struct Build: Subcommand {
  static let details = CommandConfiguration(
    commandName: "build", _superCommandName: "vcgraph",
    abstract: "Rebuilds the figures of a site that are out of date.",
    usage: "vcgraph build [<options>]",
    discussion: """
      vcgraph.yml lists the sources of the figures and their output paths; 'vcgraph init' creates one. A figure is \
      rebuilt when its inputs, its settings, vcgraph or Graphviz change. --check writes nothing, and exits with status 1 \
      if a figure is stale, missing or orphaned.

      EXAMPLES
        vcgraph build
        vcgraph build --check
        vcgraph build --prune
        vcgraph build --watch
        vcgraph build --serve
        vcgraph build --config docs/vcgraph.yml
      """)

  @Option(
    help: """
      A configuration file or its folder; paths in it are relative to its folder. Repeatable. By default vcgraph.yml is \
      searched for in the working directory and the folders above.
      """, completion: .file(extensions: ["yml"]))
  var config: [String] = []

  @Option(
    defaultAsFlag: "facts", parsing: .next,
    help: """
      Write nothing; exit with status 1 if a figure is stale, missing or orphaned. If another version of Graphviz laid \
      out a figure, only its content is compared; --check=bytes compares every byte.
      """)
  var check: String?

  @Flag(help: "Delete orphaned files of earlier builds.")
  var prune = false

  @Flag(help: "Keep running, and rebuild whenever something changes.")
  var watch = false

  @Flag(help: "Watch, and serve a live preview of the figures to a browser on this machine.")
  var serve = false

  @Flag(help: "Overwrite existing files that vcgraph did not create, but never a source.")
  var force = false

  @Option(
    parsing: .unconditional, help: "Port for --serve; any free port by default.",
    transform: WholeNumber.in(0...Int(UInt16.max)))
  var port: Int?

  /// Whether to report the build on standard output, to a process that watches.
  @Flag(help: .private)
  var asWorker = false

  @Option(
    parsing: .unconditional,
    help: "Time limit for the figures of a file, in seconds; figures that exceed it are skipped. 0 for no limit.",
    transform: WholeNumber.from(0))
  var timeout = 300

  /// Whether to build one source or page at a time, after a process that crashed or hung.
  @Flag(help: .private)
  var oneByOne = false

  /// The sources and pages that crashed or hung.
  @Option(help: .private)
  var leaveOut: [String] = []

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    try Words.check(check, of: "--check", among: SiteCheck.allCases.map(\.rawValue), isSingle: true)
    if watch || serve, check != nil { throw ValidationError("--check cannot be combined with --watch or --serve") }
    if check != nil, prune {
      throw ValidationError("--check cannot be combined with --prune")
    }
    if watch || serve, prune { throw ValidationError("--prune cannot be combined with --watch or --serve") }
    if watch || serve, config.count > 1 { throw ValidationError("--watch and --serve accept only one --config") }
    if port != nil, !serve { throw ValidationError("--port requires --serve") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      if watch || serve {
        let file = try SiteFile.location(of: config.first)
        return try Preview(config: file, port: serve ? UInt16(port ?? 0) : nil, timeout: timeout).run(terminal)
      }
      var failure: CommandFailure?
      for site in config.isEmpty ? [nil] : config.map(Optional.some) {
        do throws(CommandFailure) {
          try SiteUpdate(
            config: site, check: check.flatMap(SiteCheck.init), isForced: force, prunes: prune, isWorker: asWorker,
            isolation: isolation
          )
          .run(terminal)
        } catch {
          // All sites are built; the first failure determines the exit code.
          guard config.count > 1 else { throw error }
          terminal.report(error.diagnostics)
          failure = failure ?? CommandFailure(error.code, [])
        }
      }
      CrashReport.cancel()
      if let failure { throw failure }
    }
  }

  /// Limits a crash in a library or a figure that hangs to one source or page: the process restarts, first to find out which one
  /// it is, and then without it.
  private var isolation: CrashIsolation {
    var isolation = CrashIsolation()
    isolation.isOneByOne = oneByOne
    isolation.leftOut = Set(leaveOut)
    guard let program = CurrentProcess.program else { return isolation }
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard oneByOne else {
      CrashReport.prepare(toStart: program, arguments + ["--one-by-one"])
      isolation.begin = { [timeout] _ in CrashReport.expectEnd(within: timeout) }
      return isolation
    }
    isolation.begin = { [timeout] task in
      CrashReport.prepare(toStart: program, arguments + ["--leave-out", task])
      CrashReport.expectEnd(within: timeout)
    }
    return isolation
  }
}
