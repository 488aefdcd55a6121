import ArgumentParser
import VCSite
import ViewControllerGraph

/// Keeps the figures of a site up to date.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Draws the figures of a site that are not up to date.",
    discussion: """
      vcgraph.yml says what the figures are drawn from and where they go; 'vcgraph init' writes one. A figure is drawn
      again when its inputs, its settings, this program or Graphviz changed. --check writes nothing and ends with 1 when
      something would be written, or when a figure is there that nothing asks for.

      EXAMPLES
        vcgraph build
        vcgraph build --check
        vcgraph build --watch
        vcgraph build --config docs/vcgraph.yml
      """)

  @Option(help: "The configuration; its paths are relative to its folder.", completion: .file(extensions: ["yml"]))
  var config = SiteConfiguration.fileName

  @Flag(help: "Write nothing; end with 1 when something is stale, missing, or no longer asked for.")
  var check = false

  @Flag(help: "Stay, and build again whenever something changes.")
  var watch = false

  func validate() throws {
    if watch, check { throw ValidationError("--watch builds, --check writes nothing: only one of them") }
  }

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      if watch {
        terminal.say("watching; stop with control-C")
        SiteWatch(config: config).run { BuildWorker(config: config).run() }
      }
      let site = try SiteFile.read(config)
      terminal.report(site.diagnostics)
      let report = site.build.run(check ? .check : .write) { event in tell(event, to: terminal) }
      terminal.progress("")
      terminal.report(report.diagnostics)
      for fault in report.faults { terminal.say(fault.sentence) }
      if check { terminal.say(report.faults.isEmpty ? "everything is up to date" : "run 'vcgraph build'") }
      if !check { terminal.say(report.summary) }
      if let output = report.unwritable {
        throw CommandFailure(
          .unwritableOutput, "unwritable-output", "cannot be written: \(output.reason)", at: output.path)
      }
      if report.hasErrors { throw CommandFailure(.invalidInput, []) }
      if check, !report.faults.isEmpty { throw CommandFailure(.checkFailed, []) }
    }
  }

  /// Progress replaces itself on a terminal; elsewhere there is one line for each file.
  private func tell(_ event: SiteBuild.Event, to terminal: Terminal) {
    switch event {
    case .draws(let name, let number, let count): terminal.progress("\(number)/\(count) \(name)")
    case .wrote(let path): if !terminal.isInteractive { terminal.say("wrote \(path)") }
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
    let read = SiteConfiguration.read(bytes: input.bytes, file: path)
    guard let configuration = read.value else { throw CommandFailure(.invalidInput, read.diagnostics) }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return SiteFile(
      build: SiteBuild(configuration, root: path.hasPrefix("/") && folder.isEmpty ? "/" : folder),
      diagnostics: read.diagnostics)
  }
}

extension BuildReport.Fault {
  /// `figures/camera.svg: stale: picker is now presented by library`.
  fileprivate var sentence: String {
    let sentence = "\(path): \(kind.rawValue)"
    return difference.isEmpty ? sentence : "\(sentence): \(difference.joined(separator: "; "))"
  }
}
