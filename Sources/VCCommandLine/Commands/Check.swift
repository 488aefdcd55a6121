import ArgumentParser
import ViewControllerGraph

/// The `check` command, which checks the expectations of models and reports UIKit's diagnostics.
struct Check: Subcommand {
  /// The output formats.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }

  static let details = CommandConfiguration(
    commandName: "check", _superCommandName: "vcgraph",
    abstract: "Checks the expectations of models, and reports every diagnostic with its location.",
    usage: "vcgraph check [<options>] <inputs> ...",
    discussion: """
      Exits with status 1 if an expectation fails or UIKit would raise an exception; with --strict also for warnings. \
      Suppress known findings with a baseline, with 'silence: [unreachable-scene]' in vcgraph.yml, or with a file beside \
      the source: 'unreachable-scene Settings' in Main.storyboard.lint. \
      An app or a map that is given with --against, or as 'app' in the model, must have the transitions of the model. A \
      dump must show the model's final state; list dumps of other states under 'seen' in the model. Controllers are \
      matched by class and position, not by their ids in the model.

      EXAMPLES
        vcgraph check samples/*.vcmodel.yaml
        vcgraph check --format sarif app.vcmodel.yaml > vcgraph.sarif
        vcgraph check --baseline known.json app.vcmodel.yaml
        vcgraph check camera.vcmodel.yaml --against dump.txt
        vcgraph check camera.vcmodel.yaml --against MyApp
        vcgraph check --explain already-presenting
      """)

  @Argument(help: "Models, maps, storyboards or dumps; - for standard input.", completion: .file())
  var inputs: [String] = []

  @Option(help: "Output format: text, json or sarif.")
  var format = Format.text

  @Flag(help: "Also fail on warnings.")
  var strict = false

  @Option(name: .customLong("explain"), help: "Explain the diagnostic with this code, and how to fix it.")
  var explained: String?

  @OptionGroup var files: ScanOptions

  @Option(help: "A JSON report of known findings to suppress.", completion: .file())
  var baseline: String?

  @Option(
    help:
      "The vcgraph.yml, or its folder, whose 'silence' applies; by default searched for in the working directory and above.",
    completion: .file(extensions: ["yml"]))
  var config: String?

  @Option(
    parsing: .upToNextOption,
    help: "Folders, maps or dumps of the app that models must agree with.",
    completion: .file())
  var against: [String] = []

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    if explained == nil, inputs.isEmpty { throw ValidationError("Missing expected argument '<inputs> ...'") }
    if (inputs + against).filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can only be read once")
    }
    if explained != nil, !inputs.isEmpty { throw ValidationError("--explain takes a code and no inputs") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      if let explained { return try terminal.print(try DiagnosticGuide().text(about: explained)) }
      var evidence: [Evidence] = []
      for input in against {
        evidence.append(try Evidence.read(argument: input, files: files, terminal: terminal))
      }
      var known = try baseline.map(Baseline.read) ?? Baseline()
      var silences = try SiteSilences(config: config)
      var checked: [CheckedInput] = []
      var failure: CommandFailure?
      for (number, input) in inputs.enumerated() {
        if inputs.count > 1 { terminal.progress("\(number + 1)/\(inputs.count) \(input)") }
        let result = check(input, against: evidence, &silences, terminal)
        checked.append(result.checked)
        failure = CommandFailure.moreImportant(failure, result.failure)
      }
      terminal.progress("")
      for position in checked.indices {
        checked[position].diagnostics = known.take(from: checked[position].diagnostics)
      }
      let news = checked.flatMap(\.diagnostics) + silences.notes
      try report(checked, news, to: terminal)
      // Findings in the baseline are not failures: every failing exit code comes with an error that explains it.
      if let failure, news.contains(where: { $0.severity == .error }) { throw CommandFailure(failure.code, []) }
      if news.contains(where: { $0.severity >= (strict ? .warning : .error) }) {
        throw CommandFailure(.checkFailed, [])
      }
    }
  }

  /// Returns the findings about one input, and the failure if it could not be read completely.
  private func check(
    _ input: String, against given: [Evidence], _ silences: inout SiteSilences, _ terminal: Terminal
  ) -> (checked: CheckedInput, failure: CommandFailure?) {
    do throws(CommandFailure) {
      let document = try Document.read(input, files: files, terminal: terminal)
      let evidence = try evidence(about: document, given: given, terminal)
      var checked = CheckedInput(
        document, as: input == "-" ? document.input.name : input, against: evidence, dumpLimit: files.dumpLimit)
      let unreadable = checked.unreadable
      // File names in a folder's diagnostics are relative to it.
      let folder = InputFile.isFolder(input) ? input : nil
      checked.diagnostics = Silences.apply(
        to: silences.left(of: checked.diagnostics, in: folder), controllers: document.controllers
      ) { path in
        try? InputFile(path: folder.map { "\($0)/\(path)" } ?? path).bytes
      }
      checked.diagnostics = document.shown(checked.diagnostics)
      return (
        checked,
        .moreImportant(
          unreadable, CommandFailure(reading: document.findings))
      )
    } catch {
      return (CheckedInput(input == "-" ? "<stdin>" : input, failed: error), error)
    }
  }

  /// Returns the given evidence and the app that the model names.
  private func evidence(
    about document: Document, given: [Evidence], _ terminal: Terminal
  ) throws(CommandFailure) -> [Evidence] {
    if !given.isEmpty { _ = try document.model() }
    guard case .model(let model) = document.content, let app = model.app else { return given }
    do throws(CommandFailure) {
      let path = app.path.path(beside: document.input.name)
      return given + [try Evidence.read(argument: path, files: files, terminal: terminal)]
    } catch {
      throw CommandFailure(error.code, error.diagnostics + [.noApp(app)])
    }
  }

  private func report(
    _ checked: [CheckedInput], _ diagnostics: [Diagnostic], to terminal: Terminal
  ) throws(CommandFailure) {
    switch format {
    case .json: try terminal.print(DiagnosticReport(diagnostics).json.text)
    case .sarif: try terminal.print(SARIFReport(diagnostics).json.text)
    case .text:
      terminal.report(diagnostics)
      for input in checked {
        for place in input.heldExpectations { terminal.detail("\(place): the expectation holds") }
        try terminal.print(input.summary + "\n")
      }
      guard checked.count > 1 else { return }
      let expectations = checked.map(\.expectations).reduce(CheckedInput.Expectations(), +)
      let parts = [expectations.text] + [diagnostics.counts].compactMap(\.self)
      try terminal.print("\(Counted.inputs(checked.count)) checked: \(parts.joined(separator: "; "))\n")
    }
  }
}

extension Diagnostic {
  fileprivate static func noApp(_ app: AppReference) -> Diagnostic {
    Diagnostic(
      code: "app-unread", severity: .error, message: "the model cannot be checked against its app '\(app.path)'",
      suggestion: "the path is relative to the model's file", at: app.origin.location)
  }
}
