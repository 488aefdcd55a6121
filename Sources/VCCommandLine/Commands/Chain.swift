import ArgumentParser
import ViewControllerGraph

/// Finds how an app gets from one screen to another.
struct Chain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain", _superCommandName: "vcgraph",
    abstract: "Finds how an app gets from one screen to another, and the hierarchy in which it ends.",
    usage: "vcgraph chain [<options>] --to <to> <map>",
    discussion: Prose.paragraphs(
      """
      A controller is named by its identifier, class, title or storyboard identifier. Without --from all controllers that
      reach the other one are listed, nearest first, and -o draws the part of the map that leads there.

      A way may begin in the containers around its start, and go back on its navigation stack, which is a step. Then it
      leads onward: it takes no unwind and dismisses nothing. Where split views show other columns in a narrow window, a way
      says in which width it exists. Ends with 1 when there is no way, or when UIKit would not do a step of one.

      EXAMPLES
        vcgraph chain app.json --from Camera --to PeoplePicker
        vcgraph chain app.json --from Camera --to PeoplePicker --idiom pad -o way.svg
        vcgraph chain app.json --from Camera --to PeoplePicker --all --json
        vcgraph chain MyApp --from Camera --to PeoplePicker --format model -o way.vcmodel.yaml
        vcgraph chain Main.storyboard --to PeoplePicker -o who.svg
      """))

  @Argument(help: "A map, a storyboard, or a folder that is scanned.", completion: .file())
  var map: String

  @Option(help: "Where the way begins.")
  var from: String?

  @Option(help: "Where it ends.")
  var to: String

  @Flag(help: "Every way that passes no controller twice, not only the shortest.")
  var all = false

  @Option(help: "At most so many ways with --all.")
  var limit = 20

  @Option(
    name: .customLong("idiom"), help: "Ways on this device: phone, pad, tv, mac or vision.",
    completion: .list(Idiom.words))
  var idiomText: String?

  @Option(
    name: .customLong("size-class"), help: "Ways in a window of this width: compact or regular.",
    completion: .list(SizeClass.words))
  var sizeClassText: String?

  @Flag(help: "Print the ways as JSON.")
  var json = false

  @Option(name: .shortAndLong, help: "Draw the hierarchy at the end into this folder or file.", completion: .file())
  var output: String?

  @Flag(help: "Write over files that are there already and that vcgraph did not make; never over the map.")
  var force = false

  @OptionGroup var figure: RenderOptions

  @OptionGroup var files: ScanOptions

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    if figure.writesModel, from == nil || all || json {
      throw ValidationError("--format model writes one way: it needs --from, and goes without --all and --json")
    }
    if limit < 1 { throw ValidationError("--limit takes a number from 1 on") }
    try Words.check(idiomText, of: "--idiom", among: Idiom.words, isSingle: true)
    try Words.check(sizeClassText, of: "--size-class", among: SizeClass.words, isSingle: true)
  }

  /// The device that is asked for; `nil` for any.
  private var environment: DeviceEnvironment? {
    let idiom = Words.values(idiomText, as: Idiom.self).last
    let width = Words.values(sizeClassText, as: SizeClass.self).last
    guard idiom != nil || width != nil else { return nil }
    return DeviceEnvironment(idiom: idiom ?? (width == .compact ? .phone : .pad), horizontalSizeClass: width)
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      let document = try Document.read(map, wireframes: figure.wireframes, files: files)
      terminal.report(document.diagnostics.filter { $0.severity == .error })
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
        .usage, "no-map", "this is no map of what can happen", at: map, suggestion: "make one with 'vcgraph scan'")
    }
    return map
  }

  /// - Returns: Whether UIKit does every step of every way.
  private func find(in map: NavigationMap, _ terminal: Terminal) throws(CommandFailure) -> Bool {
    let end = try map.require(to, in: self.map).id
    let environment = environment
    let search = WaySearch(map, on: environment)
    guard let from else {
      let starts = search.starts(reaching: end)
      try terminal.print(json ? ChainText.json(starts, to: end).text : ChainText.starts(starts, to: end))
      try drawStarts(to: end, in: map, terminal)
      return true
    }
    let start = try map.require(from, in: self.map).id
    let ways = search.ways(from: start, to: end, limit: all ? limit : 1)
    let reports = ways.reports
    guard !reports.isEmpty else { throw noWay(from: start, to: end, in: map, environment) }
    if figure.writesModel {
      try writeModels(of: reports, terminal)
      return reports.allSatisfy(\.isPerformed)
    }
    if json {
      try terminal.print(JSONValue.array(reports.map(\.json)).text)
    } else {
      for report in reports { try terminal.print(report.text) }
    }
    if all, !ways.isComplete { terminal.say("there may be more ways; raise --limit to see them") }
    try draw(reports, terminal)
    terminal.report(reports.flatMap { report in report.problems.map { .wayNotDone($0, report.path, in: self.map) } })
    return reports.allSatisfy(\.isPerformed)
  }

  /// Says on which devices there is a way, where there is one.
  private func noWay(
    from start: String, to end: String, in map: NavigationMap, _ environment: DeviceEnvironment?
  ) -> CommandFailure {
    let other = environment == nil ? nil : WaySearch(map).ways(from: start, to: end, limit: 1).reports.first
    let width = other?.path.widths.contains(.compact) ?? false ? SizeClass.compact : .regular
    return CommandFailure(
      .checkFailed, "no-way",
      "there is no way from '\(start)' to '\(end)'" + (environment == nil ? "" : " on this device"), at: self.map,
      suggestion: other.map { _ in "there is one in \(width.rawValue) width: --size-class \(width.rawValue)" })
  }

  /// Writes a way as a model of the app, to be edited and checked.
  private func writeModels(of reports: [WayReport], _ terminal: Terminal) throws(CommandFailure) {
    guard reports.count == 1, var model = reports.first?.enacted.model else {
      throw CommandFailure(.usage, "one-output", "one model cannot hold \(reports.count) ways")
    }
    let output = output ?? "-"
    // The app's path, seen from where the model will be.
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

  private func draw(_ reports: [WayReport], _ terminal: Terminal) throws(CommandFailure) {
    guard let output else { return }
    let plan = try OutputPlan(output: output, formats: figure.formats)
    if plan.isSingle, reports.count > 1 {
      throw CommandFailure(
        .usage, "one-output", "one output cannot hold \(reports.count) ways", suggestion: "name a folder with -o")
    }
    var outputs = OutputFiles(madeFrom: [self.map] + figure.themeFiles, isForced: force)
    for (number, report) in reports.enumerated() {
      let name = reports.count == 1 ? "chain" : "chain-\(number + 1)"
      let document = Document(
        input: InputFile(name: name, bytes: []), content: .model(report.enacted.model), diagnostics: [])
      _ = try RenderJob(input: name, options: figure, plan: plan, themes: try figure.themes(terminal)).draw(document)
        .write(to: terminal, &outputs, for: name)
    }
  }

  /// Draws the part of the map that leads to a controller.
  private func drawStarts(to end: String, in map: NavigationMap, _ terminal: Terminal) throws(CommandFailure) {
    guard let output else { return }
    var options = figure
    options.focusText = end
    options.map.reverse = true
    let document = Document(input: InputFile(name: "reach", bytes: []), content: .map(map), diagnostics: [])
    let plan = try OutputPlan(output: output, formats: figure.formats)
    var outputs = OutputFiles(madeFrom: [self.map] + figure.themeFiles, isForced: force)
    _ = try RenderJob(input: self.map, options: options, plan: plan, themes: try figure.themes(terminal))
      .draw(document).write(to: terminal, &outputs, for: self.map)
  }
}

extension Diagnostic {
  fileprivate static func wayNotDone(_ problem: String, _ path: MapPath, in map: String) -> Diagnostic {
    Diagnostic(
      code: "way-not-done", severity: .error, message: "\(path.start) to \(path.end): \(problem)",
      at: SourceLocation(file: map))
  }
}
