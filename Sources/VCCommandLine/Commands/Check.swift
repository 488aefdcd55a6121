import ArgumentParser
import ViewControllerGraph

/// Evaluates what models expect, and reports what UIKit would say.
struct Check: ParsableCommand {
  /// How findings are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }

  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "vcgraph",
    abstract: "Evaluates what models expect, and reports every diagnostic with its place.",
    usage: "vcgraph check [<options>] <inputs> ...",
    discussion: Prose.paragraphs(
      """
      Ends with 1 when an expectation does not hold or UIKit would raise; with --strict also for warnings. Findings that are
      known are left out by a baseline, by 'silence: [unreachable-scene]' in vcgraph.yml, or by a file beside the source:
      'unreachable-scene Settings' in Main.storyboard.lint.
      An app or a map that is given with --against, or named in the model under 'app', must be able to do what the model says.
      A dump must show what the model ends in; dumps of other moments are named in the model, under 'seen'. Controllers are
      matched by class and place, whatever the model calls them.

      EXAMPLES
        vcgraph check samples/*.vcmodel.yaml
        vcgraph check --format sarif app.vcmodel.yaml > vcgraph.sarif
        vcgraph check --baseline known.json app.vcmodel.yaml
        vcgraph check camera.vcmodel.yaml --against dump.txt
        vcgraph check camera.vcmodel.yaml --against MyApp
        vcgraph check --explain already-presenting
      """))

  @Argument(help: "Models, maps, storyboards or dumps; - for standard input.", completion: .file())
  var inputs: [String] = []

  @Option(help: "text, json or sarif.")
  var format = Format.text

  @Flag(help: "Warnings fail the check, too.")
  var strict = false

  @Option(name: .customLong("explain"), help: "Say what the diagnostic of this code means, and what to do about it.")
  var explained: String?

  @OptionGroup var files: ScanOptions

  @Option(help: "A JSON report of findings that are known and not to be reported.", completion: .file())
  var baseline: String?

  @Option(
    help:
      "The vcgraph.yml, or its folder, whose 'silence' counts; without it one is looked for here and in the folders above.",
    completion: .file(extensions: ["yml"]))
  var config: String?

  @Option(
    parsing: .upToNextOption,
    help: "What is known of the app itself, which models must agree with: folders, maps, dumps.",
    completion: .file())
  var against: [String] = []

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    if explained == nil, inputs.isEmpty { throw ValidationError("Missing expected argument '<inputs> ...'") }
    if explained != nil, !inputs.isEmpty { throw ValidationError("--explain takes a code, and no inputs besides") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      if let explained { return try terminal.print(try DiagnosticGuide().text(about: explained)) }
      var evidence: [Evidence] = []
      for input in against { evidence.append(try Evidence.read(argument: input, files: files)) }
      var known = try baseline.map(Baseline.read) ?? Baseline()
      var silences = try SiteSilences(config: config)
      var checked: [CheckedInput] = []
      var failure: CommandFailure?
      for (number, input) in inputs.enumerated() {
        if inputs.count > 1 { terminal.progress("\(number + 1)/\(inputs.count) \(input)") }
        do throws(CommandFailure) {
          let document = try Document.read(input, files: files)
          let evidence = try self.evidence(about: document, given: evidence)
          var found = CheckedInput(
            document, as: input == "-" ? document.input.name : input, against: evidence, dumpLimit: files.dumpLimit)
          if found.diagnostics.contains(where: { $0.code == "seen-missing" }) {
            failure = CommandFailure.graver(failure, CommandFailure(.missingInput, []))
          }
          // Files of a folder are named relative to it.
          let folder = InputFile.isFolder(input) ? input : nil
          found.diagnostics = Silences.apply(to: silences.left(of: found.diagnostics, in: folder)) { path in
            try? InputFile(path: folder.map { "\($0)/\(path)" } ?? path).bytes
          }
          checked.append(found)
          failure = CommandFailure.graver(failure, document.failure)
        } catch {
          checked.append(CheckedInput(input == "-" ? "<stdin>" : input, failed: error))
          failure = CommandFailure.graver(failure, error)
        }
      }
      terminal.progress("")
      for position in checked.indices {
        checked[position].diagnostics = known.take(from: checked[position].diagnostics)
      }
      let news = checked.flatMap(\.diagnostics) + silences.notes
      try report(checked, news, to: terminal)
      // What the baseline knows is no failure: no exit code comes without an error that says why.
      if let failure, news.contains(where: { $0.severity == .error }) { throw CommandFailure(failure.code, []) }
      if news.contains(where: { $0.severity >= (strict ? .warning : .error) }) {
        throw CommandFailure(.checkFailed, [])
      }
    }
  }

  /// What is given, and the app that the model names.
  private func evidence(
    about document: Document, given: [Evidence]
  ) throws(CommandFailure) -> [Evidence] {
    if !given.isEmpty { _ = try document.model() }
    guard case .model(let model) = document.content, let app = model.app else { return given }
    do throws(CommandFailure) {
      return given + [try Evidence.read(argument: app.path(beside: document.input.name), files: files)]
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
