import ArgumentParser
import ViewControllerGraph

/// Says what is installed and what would be missing.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", _superCommandName: "vcgraph",
    abstract: "Says which Graphviz is in use, and what would be missing for which format.",
    usage: "vcgraph doctor [<options>]",
    discussion: Prose.paragraphs(
      """
      EXAMPLE
        vcgraph doctor
      """))

  @Flag(help: "Print only the version of Graphviz, on which layouts depend.")
  var graphvizVersion = false

  @OptionGroup var volume: VolumeOptions

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      let examination = Examination()
      try terminal.print(graphvizVersion ? examination.graphvizVersion + "\n" : examination.text)
      guard examination.canDraw else { throw CommandFailure(.fault, []) }
    }
  }
}
