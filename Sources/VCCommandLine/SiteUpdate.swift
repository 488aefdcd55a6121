import ArgumentParser
import VCPreview
import VCSite
import ViewControllerGraph

/// Updates the figures of a site once, or checks whether they are up to date.
struct SiteUpdate {
  /// The configuration or its folder; by default searched for in the working directory and the folders above.
  var config: String?
  /// The check to perform instead of writing; `nil` to write.
  var check: SiteCheck?
  /// Whether to overwrite files that vcgraph did not create.
  var isForced = false
  /// Whether to delete orphaned outputs of earlier builds.
  var prunes = false
  /// Whether to report the build on standard output, to a process that watches.
  var isWorker = false
  var isolation = CrashIsolation()

  private var isCheck: Bool { check != nil }

  func run(_ terminal: Terminal) throws(CommandFailure) {
    let site: SiteFile
    do {
      site = try SiteFile.read(config)
    } catch {
      if isWorker { try terminal.print(PreviewContent(error.diagnostics).json) }
      throw error
    }
    terminal.report(site.diagnostics + site.unknownSilences)
    let paths = site.build.paths
    let mode = check?.mode ?? (prunes ? .prune : .write)
    let report = site.build.run(mode, isForced: isForced, isolation: isolation) { event in
      tell(event, of: paths, to: terminal)
    }
    .shown(in: paths)
    terminal.progress("")
    terminal.report(report.diagnostics)
    for fault in report.faults { terminal.say(fault.sentence) }
    for sentence in report.graphvizVersionDifferences { terminal.say("note: \(sentence)") }
    for path in report.pruned { terminal.say("deleted \(path)") }
    for entry in report.entries { terminal.detail("\(entry.name): \(entry.outcome.words)") }
    for line in (isCheck ? [] : [report.summary]) + advice(on: report) { terminal.say(line) }
    if isWorker { try terminal.print(PreviewContent(report, site.diagnostics + site.unknownSilences).json) }
    try fail(report)
  }

  /// Returns advice on stale, missing and orphaned outputs.
  private func advice(on report: BuildReport) -> [String] {
    if report.faults.isEmpty {
      return report.hasErrors || !isCheck || report.hasUnmatchedPatterns ? [] : ["everything is up to date"]
    }
    let command = "vcgraph build\(config.map { " --config \($0)" } ?? "")"
    var advice: [String] = []
    if report.faults.contains(where: { $0.kind != .orphaned }) { advice.append("run '\(command)'") }
    if !prunes, report.faults.contains(where: { $0.kind == .orphaned }) {
      advice.append("run '\(command) --prune' to delete orphaned files")
    }
    return advice
  }

  private func fail(_ report: BuildReport) throws(CommandFailure) {
    if let output = report.unwritable {
      throw CommandFailure(
        .unwritableOutput, "unwritable-output", "cannot be written: \(output.reason)", at: output.path)
    }
    if report.diagnostics.contains(where: { $0.code == "figure-not-drawn" }) { throw CommandFailure(.fault, []) }
    if report.hasErrors { throw CommandFailure(reading: report.diagnostics) ?? CommandFailure(.invalidInput, []) }
    // A pattern that matches nothing is most likely a mistake, which would leave a figure unchecked.
    if isCheck, !report.faults.isEmpty || report.hasUnmatchedPatterns { throw CommandFailure(.checkFailed, []) }
  }

  /// Shows progress, as one changing line on a terminal, otherwise as a line for each file.
  private func tell(_ event: SiteBuild.Event, of paths: SitePaths, to terminal: Terminal) {
    switch event {
    case .draws(let name, let number, let count): terminal.progress("\(number)/\(count) \(paths.shown(name))")
    case .wrote(let path):
      if !terminal.isInteractive || terminal.volume == .verbose { terminal.say("wrote \(paths.shown(path))") }
    }
  }
}

/// How `--check` decides whether a figure is up to date.
enum SiteCheck: String, CaseIterable {
  /// Compares only what the figure shows if another version of Graphviz laid it out.
  case facts
  /// Compares every byte.
  case bytes

  var mode: SiteBuild.Mode { self == .bytes ? .checkBytes : .check }
}

extension BuildReport.Fault {
  /// `figures/camera.svg: stale: picker is now presented by library`.
  fileprivate var sentence: String {
    let sentence = "\(path): \(kind.rawValue)"
    return difference.isEmpty ? sentence : "\(sentence): \(difference.joined(separator: "; "))"
  }
}

extension BuildReport.Entry.Outcome {
  fileprivate var words: String {
    switch self {
    case .drawn: "rebuilt"
    case .current: "up to date"
    case .failed: "failed"
    }
  }
}
