import VCPreview
import VCSite
import ViewControllerGraph

/// Brings the figures of a site up to date once, or tells which are not.
struct SiteUpdate {
  var config = SiteConfiguration.fileName
  /// Nothing is written; what would be fails the check.
  var isCheck = false
  /// Whether a process that watches wants to be told on standard output what was done.
  var isWorker = false

  func run(_ terminal: Terminal) throws(CommandFailure) {
    let site: SiteFile
    do {
      site = try SiteFile.read(config)
    } catch {
      if isWorker { try terminal.print(PreviewContent(error.diagnostics).json) }
      throw error
    }
    terminal.report(site.diagnostics)
    let paths = site.build.paths
    let report = site.build.run(isCheck ? .check : .write) { event in tell(event, of: paths, to: terminal) }
      .shown(in: paths)
    terminal.progress("")
    terminal.report(report.diagnostics)
    for fault in report.faults { terminal.say(fault.sentence) }
    for line in isCheck ? advice(on: report) : [report.summary] { terminal.say(line) }
    if isWorker { try terminal.print(PreviewContent(report, site.diagnostics).json) }
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
    if report.hasErrors { throw CommandFailure(reading: report.diagnostics) ?? CommandFailure(.invalidInput, []) }
    if isCheck, !report.faults.isEmpty { throw CommandFailure(.checkFailed, []) }
  }

  /// Progress replaces itself on a terminal; elsewhere there is one line for each file.
  private func tell(_ event: SiteBuild.Event, of paths: SitePaths, to terminal: Terminal) {
    switch event {
    case .draws(let name, let number, let count): terminal.progress("\(number)/\(count) \(paths.shown(name))")
    case .wrote(let path): if !terminal.isInteractive { terminal.say("wrote \(paths.shown(path))") }
    }
  }
}

extension SiteUpdate {
  /// What plain words ask for: `build`, perhaps with a `--config FILE` and `--check`; `nil` for all others.
  ///
  /// A documentation's build says them every time, mostly for nothing to do. They are not parsed, which would take nearly as
  /// long as finding that out.
  init?(plain words: [String]) {
    guard words.first == "build" else { return nil }
    self.init()
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--check" where !isCheck: isCheck = true
      case "--config" where config == SiteConfiguration.fileName:
        guard let file = rest.popFirst(), !file.hasPrefix("-") else { return nil }
        config = file
      default: return nil
      }
    }
  }
}

extension BuildReport.Fault {
  /// `figures/camera.svg: stale: picker is now presented by library`.
  fileprivate var sentence: String {
    let sentence = "\(path): \(kind.rawValue)"
    return difference.isEmpty ? sentence : "\(sentence): \(difference.joined(separator: "; "))"
  }
}
