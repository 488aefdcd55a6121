import ArgumentParser
import ViewControllerGraph

/// Finds how an app gets from one screen to another.
struct Chain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain", _superCommandName: "vcgraph",
    abstract: "Finds how an app gets from one screen to another, and the hierarchy in which it ends.",
    discussion: """
      A controller is named by its identifier, class, title or storyboard identifier. Without --from all controllers that
      reach the other one are listed, nearest first, and -o draws the part of the map that leads there. Ways lead
      onward: unwinds, like every other way back, are left out.

      EXAMPLES
        vcgraph chain app.json --from Camera --to PeoplePicker
        vcgraph chain app.json --from Camera --to PeoplePicker -o way.svg
        vcgraph chain Main.storyboard --to PeoplePicker -o who.svg
      """)

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

  @Option(name: .shortAndLong, help: "Draw the hierarchy at the end into this folder or file.", completion: .file())
  var output: String?

  @Flag(help: "Write over files that are there already and that vcgraph did not make; never over the map.")
  var force = false

  @OptionGroup var figure: RenderOptions

  @OptionGroup var files: ScanOptions

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit takes a number from 1 on") }
  }

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      let document = try Document.read(map, wireframes: figure.wireframes, files: files)
      try find(in: try map(of: document, terminal), terminal)
      if let failure = document.failure { throw failure }
    }
  }

  private func find(in map: NavigationMap, _ terminal: Terminal) throws(CommandFailure) {
    let end = try map.require(to, in: self.map).id
    guard let from else {
      try terminal.print(ChainText.starts(NavigationPaths(map).starts(reaching: end), to: end))
      return try drawStarts(to: end, in: map, terminal)
    }
    let start = try map.require(from, in: self.map).id
    let ways = NavigationPaths(map).ways(from: start, to: end, limit: all ? limit : 1)
    guard !ways.paths.isEmpty else {
      throw CommandFailure(.checkFailed, "no-way", "there is no way from '\(start)' to '\(end)'", at: self.map)
    }
    for path in ways.paths { try terminal.print(ChainText.way(path, in: map)) }
    if all, !ways.isComplete { terminal.say("there may be more ways; raise --limit to see them") }
    try draw(ways.paths, in: map, terminal)
  }

  private func map(of document: Document, _ terminal: Terminal) throws(CommandFailure) -> NavigationMap {
    terminal.report(document.diagnostics.filter { $0.severity == .error })
    guard case .map(let map) = document.content else {
      throw CommandFailure(
        .usage, "no-map", "this is no map of what can happen", at: map, suggestion: "make one with 'vcgraph scan'")
    }
    return map
  }

  private func draw(_ paths: [NavigationPath], in map: NavigationMap, _ terminal: Terminal) throws(CommandFailure) {
    guard let output else { return }
    let plan = try OutputPlan(output: output, formats: figure.formats)
    if plan.isSingle, paths.count > 1 {
      throw CommandFailure(
        .usage, "one-output", "one output cannot hold \(paths.count) ways", suggestion: "name a folder with -o")
    }
    var outputs = OutputFiles(madeFrom: [self.map] + figure.themeFiles, isForced: force)
    for (number, path) in paths.enumerated() {
      let name = paths.count == 1 ? "chain" : "chain-\(number + 1)"
      let document = Document(
        input: InputFile(name: name, bytes: []), content: .model(path.model(in: map)), diagnostics: [])
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
