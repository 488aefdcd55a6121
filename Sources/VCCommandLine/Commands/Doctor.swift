import ArgumentParser
import ViewControllerGraph

/// The `doctor` command, which shows the installed libraries and the available formats.
struct Doctor: Subcommand {
  static let details = CommandConfiguration(
    commandName: "doctor", _superCommandName: "vcgraph",
    abstract: "Shows the Graphviz version, and which output formats are available.",
    usage: "vcgraph doctor [<options>]",
    discussion: """
      EXAMPLE
        vcgraph doctor
      """)

  @Flag(help: "Print only the Graphviz version, which determines layouts.")
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
