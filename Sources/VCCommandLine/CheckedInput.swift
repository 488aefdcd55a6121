import VCSite
import ViewControllerGraph

/// The result of checking one input.
struct CheckedInput {
  let name: String
  /// The diagnostics of the reader and of the replay and the failed expectations, in the order of the file, followed by the
  /// differences from the app.
  var diagnostics: [Diagnostic]
  /// The numbers of all expectations and of those that hold.
  private(set) var expectations = Expectations()
  /// The locations of the expectations that hold.
  private(set) var heldExpectations: [SourceLocation] = []
  /// The failure to end the command with if a file that a model names is missing or invalid.
  private(set) var unreadable: CommandFailure?
  /// The number of steps after an exception, which terminates the app.
  private(set) var skippedSteps = 0

  /// The numbers of expectations of one or several inputs.
  struct Expectations {
    var all = 0
    var held = 0

    static func + (left: Self, right: Self) -> Self { Self(all: left.all + right.all, held: left.held + right.held) }

    /// `7 of 8 expectations hold`.
    var text: String {
      switch (all, held) {
      case (0, _): "no expectations"
      case (1, 1): "1 expectation holds"
      case (1, _): "the expectation does not hold"
      case (held, _): "\(all) expectations hold"
      default: "\(held) of \(all) expectations hold"
      }
    }
  }

  /// Creates the result of an input that could not be checked.
  init(_ name: String, failed failure: CommandFailure) {
    self.name = name
    diagnostics = failure.diagnostics
  }

  /// Checks a document.
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of the input in the report.
  ///   - evidence: Maps and dumps of the app.
  ///   - dumpLimit: The maximum size in bytes of a dump that a model names.
  init(
    _ document: Document, as name: String, against evidence: [Evidence], dumpLimit: Int = ScanOptions.dumpLimit
  ) {
    self.name = name
    diagnostics = document.findings
    switch document.content {
    case .model(let model): check(model, in: document.input.name, against: evidence, dumpLimit)
    case .observation: break
    case .map(let map): diagnostics += NavigationLint.check(map)
    }
    diagnostics = diagnostics.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  private mutating func check(_ model: Model, in file: String, against evidence: [Evidence], _ dumpLimit: Int) {
    let replay = Replay(model)
    let failures = replay.checkExpectations()
    let all = model.steps.flatMap(\.expect) + model.expect
    expectations = Expectations(all: all.count, held: all.count - failures.count)
    heldExpectations = all.compactMap { assertion in
      failures.contains { $0.location == assertion.origin.location } ? nil : assertion.origin.location
    }
    diagnostics += noting(replay) + failures
    let seen = ObservedState.findings(of: model, in: file) {
      try? InputFile(path: $0, dumpLimit: dumpLimit).bytes
    }
    diagnostics += seen
    if seen.contains(where: { $0.code == "seen-missing" }) {
      unreadable = CommandFailure(.missingInput, [])
    } else if seen.contains(where: { ["dump-without-controllers", "no-such-dump"].contains($0.code) }) {
      unreadable = CommandFailure(.invalidInput, [])
    }
    diagnostics += evidence.flatMap { $0.findings(about: model) }
    checkThemes(of: model, in: file)
  }

  /// Reads the theme files that the model's figures name, as drawing them does.
  private mutating func checkThemes(of model: Model, in file: String) {
    var seen: Set<String> = []
    for theme in model.figures.compactMap(\.theme) {
      guard case .file = theme.source, let path = theme.path(beside: file), seen.insert(path).inserted else { continue }
      do throws(CommandFailure) {
        diagnostics += try ThemeChoice.read(path).diagnostics.map { $0.askedFor(at: theme.origin.location) }
      } catch {
        unreadable = .moreImportant(unreadable, CommandFailure(error.code, []))
        diagnostics += error.diagnostics.map { $0.askedFor(at: theme.origin.location) }
      }
    }
  }

  /// Returns the replay's diagnostics, with a note on an exception about the number of skipped steps.
  private mutating func noting(_ replay: Replay) -> [Diagnostic] {
    var said = replay.diagnostics
    let skipped = replay.steps.filter { $0.outcome == .skipped }
    skippedSteps = skipped.count
    if let first = skipped.first, let exception = said.lastIndex(where: { $0.step == first.index - 1 }) {
      let words = "\(Counted.steps(skipped.count)) not replayed: the exception terminated the app"
      said[exception].notes.append(Diagnostic.Note(words, at: first.step.origin.location))
    }
    return said
  }

  /// `camera.vcmodel.yaml: 8 expectations hold; 1 warning`.
  var summary: String {
    var parts: [String] = []
    if expectations.all > 0 { parts.append(expectations.text) }
    if skippedSteps > 0 { parts.append("\(Counted.steps(skippedSteps)) not replayed") }
    parts += [diagnostics.counts].compactMap(\.self)
    return "\(name): \(parts.isEmpty ? "nothing to report" : parts.joined(separator: "; "))"
  }
}

extension [Diagnostic] {
  /// `1 error, 2 warnings`; `nil` for none.
  var counts: String? {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let number = count { $0.severity == severity }
      return number == 0 ? nil : Counted.text(number, severity.rawValue)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// The file and the line, without the column: diagnostics of one line stay in the order in which they were found.
  fileprivate var place: SourceLocation { SourceLocation(file: location?.file ?? "", line: location?.line ?? 0) }
}
