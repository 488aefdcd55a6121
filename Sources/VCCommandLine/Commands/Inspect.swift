import ArgumentParser
import ViewControllerGraph

/// The `inspect` command, which prints pointers, chains, families, orientations and step outcomes as tables or JSON.
struct Inspect: Subcommand {
  static let details = CommandConfiguration(
    commandName: "inspect", _superCommandName: "vcgraph",
    abstract:
      "Shows every UIKit pointer of a replayed model and the rule behind it, the state in a dump, or the screens of a map.",
    usage: "vcgraph inspect [<options>] <input> [<controller>]",
    discussion: """
      For a map, a storyboard or a folder, shows all screens, or the transitions and findings of one screen.

      EXAMPLES
        vcgraph inspect camera.vcmodel.yaml
        vcgraph inspect camera.vcmodel.yaml picker
        vcgraph inspect camera.vcmodel.yaml --step 1 --json
        vcgraph inspect Main.storyboard Camera
        vcgraph inspect --system --format markdown
      """)

  @Argument(help: "A model, map, storyboard, folder or dump; - for standard input.", completion: .file())
  var input: String?

  @Argument(help: "Show only this controller, with the reasons for its pointers.")
  var controller: String?

  @Option(
    parsing: .unconditional,
    help:
      "Show the state after this step, counted from 1; 0 is the start. For a file of several dumps: show this dump.",
    transform: WholeNumber.from(0))
  var step: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(
    help: "List the system's view controllers by framework, and the delegate notified when they finish; takes no input."
  )
  var system = false

  @Option(
    name: .customLong("format"), help: "Format for --system: text, markdown, html or json.",
    completion: .list(SystemTable.Format.words))
  var formatText: String?

  @OptionGroup var files: ScanOptions

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    try Words.check(formatText, of: "--format", among: SystemTable.Format.words, isSingle: true)
    if system, input != nil { throw ValidationError("--system takes no input") }
    if !system, formatText != nil { throw ValidationError("--format requires --system; use --json for JSON") }
    if !system, input == nil { throw ValidationError("Missing expected argument '<input>'") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      guard let input else {
        let format = Words.values(formatText, as: SystemTable.Format.self).last ?? (json ? .json : .text)
        return try terminal.print(SystemTable().text(as: format))
      }
      let document = try Document.read(input, files: files, terminal: terminal)
      if let observation = try document.observation(dump: step) {
        return try inspect(observation, in: input, document, terminal)
      }
      switch document.content {
      case .map(let map): try inspect(map, in: input, document, terminal)
      case .model, .observation: try inspect(document, named: input, terminal)
      }
      if let failure = CommandFailure(reading: document.findings) { throw failure }
    }
  }

  private func inspect(_ document: Document, named input: String, _ terminal: Terminal) throws(CommandFailure) {
    let replay = try document.replay(through: step)
    let inspection = Inspection(replay, importDiagnostics: document.shownDiagnostics)
    guard let controller else { return try terminal.print(json ? inspection.json.text : inspection.text) }
    let id = try replay.hierarchy.require(controller, in: input)
    try terminal.print(json ? inspection.json(of: id).text : inspection.text(of: id))
  }

  private func inspect(
    _ map: NavigationMap, in input: String, _ document: Document, _ terminal: Terminal
  ) throws(CommandFailure) {
    guard step == nil else {
      throw CommandFailure(
        .usage, "no-model", "a map has no steps", at: input, suggestion: "replay a path through it with 'vcgraph chain'"
      )
    }
    terminal.report(document.shown(document.findings).filter { $0.severity == .error })
    let inspection = MapInspection(map, importDiagnostics: document.shown(document.findings))
    guard let controller else { return try terminal.print(json ? inspection.json.text : inspection.text) }
    let found = try map.require(controller, in: input)
    try terminal.print(json ? inspection.json(of: found).text : inspection.text(of: found))
  }

  private func inspect(
    _ observation: ObservedHierarchy, in input: String, _ document: Document, _ terminal: Terminal
  ) throws(CommandFailure) {
    let inspection = ObservedInspection(observation, importDiagnostics: document.shownDiagnostics)
    guard let controller else {
      return try terminal.print(json ? inspection.json.text : inspection.text)
    }
    let id = try observation.hierarchy.require(controller, in: input)
    try terminal.print(json ? inspection.json(of: id).text : inspection.text(of: id))
  }
}

extension Hierarchy {
  /// Returns the controller with a given id.
  /// - Throws: `CommandFailure` with the most similar id if there is none.
  func require(_ name: String, in input: String) throws(CommandFailure) -> ControllerID {
    let id = ControllerID(name)
    if contains(id) { return id }
    let nearest = NearestName.suggestion(for: name, among: ids.map(\.rawValue))
    throw CommandFailure(
      .usage, "unknown-controller", "there is no controller '\(name)'", at: input,
      suggestion: nearest.map { "did you mean '\($0)'?" }
        ?? "known controllers: \(ids.prefix(12).map { "'\($0)'" }.joined(separator: ", "))")
  }
}
