import ArgumentParser
import ViewControllerGraph

/// Says what is installed and what would be missing.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which Graphviz is in use, and what would be missing for which format.",
    discussion: """
      EXAMPLE
        vcgraph doctor
      """)

  func run() throws {
    let terminal = Terminal()
    let examination = Examination()
    terminal.print(examination.text)
    guard examination.canDraw else { throw ExitCode.fault }
  }
}
