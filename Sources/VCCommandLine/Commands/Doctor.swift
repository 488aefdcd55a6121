import ArgumentParser
import ViewControllerGraph

/// Says what is installed and what would be missing.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", _superCommandName: "vcgraph",
    abstract: "Says which Graphviz is in use, and what would be missing for which format.",
    discussion: """
      EXAMPLE
        vcgraph doctor
      """)

  @Flag(help: "Print only the version of Graphviz, on which layouts depend.")
  var graphvizVersion = false

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      let examination = Examination()
      try terminal.print(graphvizVersion ? examination.graphvizVersion + "\n" : examination.text)
      guard examination.canDraw else { throw CommandFailure(.fault, []) }
    }
  }
}
