import ArgumentParser
import ViewControllerGraph

/// Evaluates what models expect, and reports what UIKit would say.
struct Check: ParsableCommand {
  /// How findings are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }

  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "vcgraph",
    abstract: "Evaluates what models expect, and reports every diagnostic with its place.",
    discussion: """
      Ends with 1 when an expectation does not hold or UIKit would raise; with --strict also for warnings. Findings that are
      known are left out by a baseline, or by a file beside the source: 'unreachable-scene Settings' in Main.storyboard.lint.
      An app or a map that is given with --against, or named in the model under 'app', must be able to do what the model says.
      A dump must show what the model ends in; dumps of other moments are named in the model, under 'seen'. Controllers are
      matched by class and place, whatever the model calls them.

      EXAMPLES
        vcgraph check samples/*.vcmodel.yaml
        vcgraph check --format sarif app.vcmodel.yaml > vcgraph.sarif
        vcgraph check --baseline known.json app.vcmodel.yaml
        vcgraph check camera.vcmodel.yaml --against dump.txt
        vcgraph check camera.vcmodel.yaml --against MyApp
      """)

  @Argument(help: "Models, maps, storyboards or dumps; - for standard input.", completion: .file())
  var inputs: [String]

  @Option(help: "text, json or sarif.")
  var format = Format.text

  @Flag(help: "Warnings fail the check, too.")
  var strict = false

  @OptionGroup var files: ScanOptions

  @Option(help: "A JSON report of findings that are known and not to be reported.", completion: .file())
  var baseline: String?

  @Option(
    parsing: .upToNextOption,
    help: "What is known of the app itself, which models must agree with: folders, maps, dumps.",
    completion: .file())
  var against: [String] = []

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      var evidence: [Evidence] = []
      for input in against { evidence.append(try Evidence.read(argument: input, files: files)) }
      let known = try baseline.map(Baseline.read) ?? Baseline()
      var found: [Diagnostic] = []
      var failure: CommandFailure?
      for input in inputs {
        do throws(CommandFailure) {
          let document = try Document.read(input, files: files)
          let findings = try findings(of: document, against: evidence)
          found += Silences.apply(to: findings) { path in
            // Files of a folder are named relative to it.
            let isInFolder = InputFile.isFolder(input)
            return try? InputFile(path: isInFolder ? "\(input)/\(path)" : path).bytes
          }
          failure = CommandFailure.graver(failure, document.failure)
        } catch {
          found += error.diagnostics
          failure = CommandFailure.graver(failure, error)
        }
      }
      let news = known.removing(from: found)
      try report(news, to: terminal)
      // What the baseline knows is no failure: no exit code comes without an error that says why.
      if let failure, news.contains(where: { $0.severity == .error }) { throw CommandFailure(failure.code, []) }
      if news.contains(where: { $0.severity >= (strict ? .warning : .error) }) {
        throw CommandFailure(.checkFailed, [])
      }
    }
  }

  private func findings(of document: Document, against evidence: [Evidence]) throws(CommandFailure) -> [Diagnostic] {
    if !evidence.isEmpty { _ = try document.model() }
    var evidence = evidence
    if case .model(let model) = document.content, let app = model.app {
      do throws(CommandFailure) {
        evidence.append(try Evidence.read(argument: app.path(beside: document.input.name), files: files))
      } catch {
        throw CommandFailure(error.code, error.diagnostics + [.noApp(app)])
      }
    }
    let found = document.findings(against: evidence)
    guard found.contains(where: { $0.code == "seen-missing" }) else { return found }
    throw CommandFailure(.missingInput, found)
  }

  private func report(_ diagnostics: [Diagnostic], to terminal: Terminal) throws(CommandFailure) {
    switch format {
    case .json: try terminal.print(DiagnosticReport(diagnostics).json.text)
    case .sarif: try terminal.print(SARIFReport(diagnostics).json.text)
    case .text:
      terminal.report(diagnostics)
      let count = inputs.count == 1 ? "1 input" : "\(inputs.count) inputs"
      terminal.say(diagnostics.isEmpty ? "\(count) checked, nothing to report" : summary(of: diagnostics, in: count))
    }
  }

  private func summary(of diagnostics: [Diagnostic], in count: String) -> String {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let number = diagnostics.count { $0.severity == severity }
      return number == 0 ? nil : "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")"
    }
    return "\(count) checked: " + parts.joined(separator: ", ")
  }
}

extension AppReference {
  /// From where the program runs.
  fileprivate func path(beside file: String) -> String {
    guard !path.hasPrefix("/"), let end = file.lastIndex(of: "/") else { return path }
    return file[...end] + path
  }
}

extension Diagnostic {
  fileprivate static func noApp(_ app: AppReference) -> Diagnostic {
    Diagnostic(
      code: "app-unread", severity: .error, message: "the model cannot be held against its app '\(app.path)'",
      suggestion: "the path is relative to the model's file", at: app.origin.location)
  }
}
