import ArgumentParser
import ViewControllerGraph

/// The `chain` command, which finds the paths from one screen of an app to another.
struct Chain: Subcommand {
  static let details = CommandConfiguration(
    commandName: "chain", _superCommandName: "vcgraph",
    abstract: "Finds the paths from one screen to another, and the resulting hierarchy.",
    usage: "vcgraph chain [<options>] --to <to> <map>",
    discussion: """
      Name a controller by its identifier, class, title or storyboard identifier. Without --from, all controllers that \
      lead to the other one are listed, nearest first, and -o draws that part of the map.

      A path may begin in the containers around its start, and may pop the start's navigation stack, which counts as a \
      step. After that it only moves forward, without unwind segues and dismissals. If split views show other columns in a \
      narrow window, the size class of a path is shown. Exits with status 1 if there is no path, or if UIKit would refuse \
      a step of a path.

      EXAMPLES
        vcgraph chain app.json --from Camera --to PeoplePicker
        vcgraph chain app.json --from Camera --to PeoplePicker --idiom pad -o path.svg
        vcgraph chain app.json --from Camera --to PeoplePicker --all --json
        vcgraph chain MyApp --from Camera --to PeoplePicker --format model -o path.vcmodel.yaml
        vcgraph chain Main.storyboard --to PeoplePicker -o callers.svg
      """)

  @Argument(help: "A map, a storyboard, or a folder to scan.", completion: .file())
  var map: String

  @Option(help: "The first screen of the path.")
  var from: String?

  @Option(help: "The last screen of the path.")
  var to: String

  @Flag(help: "Find all paths that visit no controller twice, not only the shortest.")
  var all = false

  @Option(parsing: .unconditional, help: "Maximum number of paths with --all.", transform: WholeNumber.from(1))
  var limit = 20

  @Option(
    name: .customLong("idiom"), help: "Find paths on this device: phone, pad, tv, mac or vision.",
    completion: .list(Idiom.words))
  var idiomText: String?

  @Option(
    name: .customLong("size-class"), help: "Find paths in a window of this width: compact or regular.",
    completion: .list(SizeClass.words))
  var sizeClassText: String?

  @Flag(help: "Print the paths as JSON.")
  var json = false

  @Option(name: .shortAndLong, help: "Draw the resulting hierarchy into this folder or file.", completion: .file())
  var output: String?

  @Flag(help: "Overwrite existing files that vcgraph did not create, but never the map.")
  var force = false

  @OptionGroup var figure: RenderOptions

  @OptionGroup var files: ScanOptions

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    try Words.check(output: output)
    if figure.writesModel, from == nil || all || json {
      throw ValidationError("--format model requires --from and cannot be combined with --all or --json")
    }
    try Words.check(idiomText, of: "--idiom", among: Idiom.words, isSingle: true)
    try Words.check(sizeClassText, of: "--size-class", among: SizeClass.words, isSingle: true)
  }

  /// The requested device; `nil` for any.
  private var environment: DeviceEnvironment? {
    let idiom = Words.values(idiomText, as: Idiom.self).last
    let width = Words.values(sizeClassText, as: SizeClass.self).last
    guard idiom != nil || width != nil else { return nil }
    return DeviceEnvironment(idiom: idiom ?? (width == .compact ? .phone : .pad), horizontalSizeClass: width)
  }

  /// Whether the paths are printed as JSON: that is asked for, or the format is JSON and nothing is drawn.
  private var printsJSON: Bool { json || output == nil && figure.formats == [.json] }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      let document = try Document.read(map, wireframes: figure.wireframes, files: files, terminal: terminal)
      terminal.report(
        document.shownDiagnostics.filter { $0.severity == .error } + (output == nil ? [] : figure.language.notes))
      let map = try self.map(of: document)
      if figure.wireframes, !map.hasWireframes { terminal.report([.noWireframes(in: document)]) }
      let areDone = try find(in: try figure.screenshots(of: map), terminal)
      if let failure = document.failure { throw failure }
      if !areDone { throw CommandFailure(.checkFailed, []) }
    }
  }

  private func map(of document: Document) throws(CommandFailure) -> NavigationMap {
    guard case .map(let map) = document.content else {
      throw CommandFailure(
        .usage, "no-map", "not a navigation map", at: map, suggestion: "create one with 'vcgraph scan'")
    }
    return map
  }

  /// Finds, prints and draws the paths.
  /// - Returns: Whether UIKit performs every step of every path.
  private func find(in map: NavigationMap, _ terminal: Terminal) throws(CommandFailure) -> Bool {
    let end = try map.require(to, in: self.map).id
    let environment = environment
    let search = PathSearch(map, on: environment)
    guard let from else {
      let starts = PathStarts(starts: search.starts(reaching: end), end: end)
      try terminal.print(printsJSON ? starts.json.text : starts.text)
      try drawStarts(to: end, in: map, terminal)
      return true
    }
    let start = try map.require(from, in: self.map).id
    let paths = search.paths(from: start, to: end, limit: all ? limit : 1)
    let reports = paths.reports
    guard !reports.isEmpty else { throw noPath(from: start, to: end, in: map, environment) }
    if figure.writesModel {
      try writeModels(of: reports, terminal)
      return reports.allSatisfy(\.isPerformed)
    }
    if printsJSON {
      try terminal.print(JSONValue.array(reports.map(\.json)).text)
    } else {
      for report in reports { try terminal.print(report.text) }
    }
    if all, !paths.isComplete { terminal.say("there may be more paths; raise --limit to see them") }
    try draw(reports, terminal)
    terminal.report(reports.flatMap { report in report.problems.map { .pathRefused($0, report, in: self.map) } })
    return reports.allSatisfy(\.isPerformed)
  }

  /// Returns the failure for a missing path, which suggests another device if there is a path on it.
  private func noPath(
    from start: String, to end: String, in map: NavigationMap, _ environment: DeviceEnvironment?
  ) -> CommandFailure {
    let other = environment == nil ? nil : PathSearch(map).paths(from: start, to: end, limit: 1).reports.first
    let width = other?.path.widths.contains(.compact) ?? false ? SizeClass.compact : .regular
    return CommandFailure(
      .checkFailed, "path-not-found",
      "there is no path from '\(start)' to '\(end)'" + (environment == nil ? "" : " on this device"), at: self.map,
      suggestion: other.map { _ in "there is one in \(width.rawValue) width: --size-class \(width.rawValue)" })
  }

  /// Writes a path as a model of the app, for editing and checking.
  private func writeModels(of reports: [PathReport], _ terminal: Terminal) throws(CommandFailure) {
    guard reports.count == 1, var model = reports.first?.enacted.model else {
      throw CommandFailure(.usage, "one-output", "one model cannot hold \(reports.count) paths")
    }
    let output = output ?? "-"
    // The app's path relative to the model.
    let folders = output.split(separator: "/").dropLast().filter { $0 != "." }
    let isBelow = !output.hasPrefix("/") && !folders.contains("..")
    if map != "-", map.hasPrefix("/") || isBelow {
      model.app = AppReference(map.hasPrefix("/") ? map : String(repeating: "../", count: folders.count) + map)
    }
    let text = ModelFile.write(model)
    guard output != "-" else { return try terminal.print(text) }
    var outputs = OutputFiles(madeFrom: [map], isForced: force)
    try outputs.write(Array(text.utf8), to: output, for: map) { bytes, _ in bytes.isEmpty }
  }

  private func draw(_ reports: [PathReport], _ terminal: Terminal) throws(CommandFailure) {
    guard let output else { return }
    let plan = try OutputPlan(output: output, formats: figure.formats)
    if plan.isSingle, reports.count > 1 {
      throw CommandFailure(
        .usage, "one-output", "one output cannot hold \(reports.count) paths", suggestion: "name a folder with -o")
    }
    var outputs = OutputFiles(madeFrom: [self.map] + figure.themeFiles, isForced: force)
    for (number, report) in reports.enumerated() {
      let name = reports.count == 1 ? "chain" : "chain-\(number + 1)"
      let document = Document(
        input: InputFile(name: name, bytes: []), content: .model(report.enacted.model), diagnostics: [])
      let themes = try figure.themes(terminal)
      _ = try RenderJob(input: name, options: figure, plan: plan, themes: themes, terminal: terminal).draw(document)
        .write(to: terminal, &outputs, for: name)
    }
  }

  /// Draws the part of the map that leads to a controller.
  private func drawStarts(to end: String, in map: NavigationMap, _ terminal: Terminal) throws(CommandFailure) {
    guard let output else { return }
    var options = figure
    options.focusText = end
    options.reverse = true
    let document = Document(input: InputFile(name: "reach", bytes: []), content: .map(map), diagnostics: [])
    let plan = try OutputPlan(output: output, formats: figure.formats)
    var outputs = OutputFiles(madeFrom: [self.map] + figure.themeFiles, isForced: force)
    let themes = try figure.themes(terminal)
    _ = try RenderJob(input: self.map, options: options, plan: plan, themes: themes, terminal: terminal)
      .draw(document).write(to: terminal, &outputs, for: self.map)
  }
}

extension Diagnostic {
  fileprivate static func pathRefused(_ problem: String, _ report: PathReport, in map: String) -> Diagnostic {
    Diagnostic(
      code: "path-refused", severity: .error, message: "\(report.path.start) to \(report.path.end): \(problem)",
      suggestion: report.isDeviceAssumed ? "choose another device with --idiom" : nil,
      at: SourceLocation(file: map))
  }
}
