import ArgumentParser
import VCPreview
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
        vcgraph build --watch
        vcgraph build --serve
        vcgraph build --config docs/vcgraph.yml
      """)

  @Option(help: "The configuration; its paths are relative to its folder.", completion: .file(extensions: ["yml"]))
  var config = SiteConfiguration.fileName

  @Flag(help: "Write nothing; end with 1 when something is stale, missing, or no longer asked for.")
  var check = false

  @Flag(help: "Stay, and build again whenever something changes.")
  var watch = false

  @Flag(help: "Watch, and show the figures to a browser on this machine, in a page that is always up to date.")
  var serve = false

  @Option(help: "The port for --serve; one that is free when not given.")
  var port: UInt16?

  /// What this process is to one that watches: it tells on standard output what it did.
  @Flag(help: .private)
  var asWorker = false

  func validate() throws {
    if watch || serve, check { throw ValidationError("--check writes nothing and does not stay: use it alone") }
    if port != nil, !serve { throw ValidationError("--port is for --serve") }
  }

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      if watch || serve { return try Preview(config: config, port: serve ? port ?? 0 : nil).run(terminal) }
      try build(terminal)
    }
  }

  private func build(_ terminal: Terminal) throws(CommandFailure) {
    let site: SiteFile
    do {
      site = try SiteFile.read(config)
    } catch {
      if asWorker { try terminal.print(PreviewContent(error.diagnostics).json) }
      throw error
    }
    terminal.report(site.diagnostics)
    let paths = site.build.paths
    let report = site.build.run(check ? .check : .write) { event in tell(event, of: paths, to: terminal) }
      .shown(in: paths)
    terminal.progress("")
    terminal.report(report.diagnostics)
    for fault in report.faults { terminal.say(fault.sentence) }
    for line in check ? advice(on: report) : [report.summary] { terminal.say(line) }
    if asWorker { try terminal.print(PreviewContent(report, site.diagnostics).json) }
    try fail(report)
  }

  /// What to do about what a check found.
  private func advice(on report: BuildReport) -> [String] {
    if report.faults.isEmpty { return report.hasErrors ? [] : ["everything is up to date"] }
    var advice: [String] = []
    if report.faults.contains(where: { $0.kind != .unasked }) {
      advice.append("run 'vcgraph build\(config == SiteConfiguration.fileName ? "" : " --config \(config)")'")
    }
    if report.faults.contains(where: { $0.kind == .unasked }) { advice.append("delete what is no longer asked for") }
    return advice
  }

  private func fail(_ report: BuildReport) throws(CommandFailure) {
    if let output = report.unwritable {
      throw CommandFailure(
        .unwritableOutput, "unwritable-output", "cannot be written: \(output.reason)", at: output.path)
    }
    if report.hasErrors { throw CommandFailure(.invalidInput, []) }
    if check, !report.faults.isEmpty { throw CommandFailure(.checkFailed, []) }
  }

  /// Progress replaces itself on a terminal; elsewhere there is one line for each file.
  private func tell(_ event: SiteBuild.Event, of paths: SitePaths, to terminal: Terminal) {
    switch event {
    case .draws(let name, let number, let count): terminal.progress("\(number)/\(count) \(paths.shown(name))")
    case .wrote(let path): if !terminal.isInteractive { terminal.say("wrote \(paths.shown(path))") }
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

extension BuildReport.Fault {
  /// `figures/camera.svg: stale: picker is now presented by library`.
  fileprivate var sentence: String {
    let sentence = "\(path): \(kind.rawValue)"
    return difference.isEmpty ? sentence : "\(sentence): \(difference.joined(separator: "; "))"
  }
}
