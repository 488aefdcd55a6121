import ArgumentParser
import ViewControllerGraph

/// Pointers, chains, families, orientations and outcomes, as tables or as JSON.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", _superCommandName: "vcgraph",
    abstract: "Shows every pointer of a replayed model, and why it is so; or what was seen in a dump.",
    discussion: """
      EXAMPLES
        vcgraph inspect camera.vcmodel.yaml
        vcgraph inspect camera.vcmodel.yaml picker
        vcgraph inspect camera.vcmodel.yaml --step 1 --json
      """)

  @Argument(help: "A model, map, storyboard or dump; - for standard input.", completion: .file())
  var input: String

  @Argument(help: "Only this controller, with the reasons for its pointers.")
  var controller: String?

  @Option(help: "The state after this step, counted from 1; 0 is the start. Of several dumps in a file: this one.")
  var step: Int?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      let document = try Document.read(input)
      if let observation = try document.observation(dump: step) {
        return try inspect(observation, document, terminal)
      }
      let replay = try document.replay(through: step)
      let inspection = Inspection(replay, importDiagnostics: document.diagnostics)
      guard let controller else {
        try terminal.print(json ? inspection.json.text : inspection.text)
        return
      }
      let id = try replay.hierarchy.require(controller, in: input)
      try terminal.print(json ? inspection.json(of: id).text : inspection.text(of: id))
    }
  }

  private func inspect(
    _ observation: Observation, _ document: Document, _ terminal: Terminal
  ) throws(CommandFailure) {
    let inspection = SeenInspection(observation, importDiagnostics: document.diagnostics)
    guard let controller else {
      return try terminal.print(json ? inspection.json.text : inspection.text)
    }
    let id = try observation.hierarchy.require(controller, in: input)
    try terminal.print(json ? inspection.json(of: id).text : inspection.text(of: id))
  }
}

extension Hierarchy {
  /// The controller of that name.
  /// - Throws: `CommandFailure` that suggests the nearest name.
  func require(_ name: String, in input: String) throws(CommandFailure) -> ControllerID {
    let id = ControllerID(name)
    if contains(id) { return id }
    let nearest = NearestName.suggestion(for: name, among: ids.map(\.rawValue))
    throw CommandFailure(
      .usage, "unknown-controller", "there is no controller '\(name)'", at: input,
      suggestion: nearest.map { "did you mean '\($0)'?" }
        ?? "known are \(ids.prefix(12).map { "'\($0)'" }.joined(separator: ", "))")
  }
}
