import ArgumentParser
import VCSite
import ViewControllerGraph

/// What is different between two models or maps.
struct Diff: ParsableCommand {
  /// How the difference is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

  static let configuration = CommandConfiguration(
    abstract: "Says which controllers and transitions were added, removed and changed.",
    discussion: """
      Each side is a model, a dump, a map, a storyboard or a XIB. git:REVISION:PATH is a file as it was in a commit, and
      git:REVISION the other side's file in that commit.

      EXAMPLES
        vcgraph diff git:HEAD camera.vcmodel.yaml
        vcgraph diff old.json new.json --exit-code
        vcgraph diff git:main app.json --format markdown > comment.md
      """)

  @Argument(help: "The old side.", completion: .file())
  var old: String

  @Argument(help: "The new side.", completion: .file())
  var new: String

  @Option(help: "text, json or markdown.")
  var format = Format.text

  @Option(name: .shortAndLong, help: "A file for the difference in place of standard output.", completion: .file())
  var output: String?

  @Flag(help: "End with 1 when there is a difference.")
  var exitCode = false

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      let old = try read(old, beside: new)
      let new = try read(new, beside: self.old)
      guard old.kind == new.kind else {
        throw CommandFailure(
          .usage, "different-kinds", "a \(old.kind.rawValue) and a \(new.kind.rawValue) cannot be compared",
          suggestion: "compare two models or two maps")
      }
      let difference = FactsDifference(from: old.facts, to: new.facts)
      try write(difference, to: terminal)
      if exitCode, !difference.isEmpty { throw CommandFailure(.checkFailed, []) }
    }
  }

  private func write(_ difference: FactsDifference, to terminal: Terminal) throws(CommandFailure) {
    let text =
      switch format {
      case .text: difference.text
      case .json: difference.json.text
      case .markdown: difference.markdown
      }
    guard let output, output != "-" else { return terminal.print(text) }
    try OutputFile(output).write(Array(text.utf8))
  }

  private func read(
    _ side: String, beside other: String
  ) throws(CommandFailure) -> (kind: FactSheet.Kind, facts: FactSheet) {
    let input: InputFile
    if let revision = GitRevision(side, beside: other) {
      input = try revision.read()
    } else {
      input = try InputFile.read(side)
    }
    do throws(DiagnosticError) {
      return try FactSheet.read(input)
    } catch {
      throw CommandFailure(.invalidInput, error.diagnostics)
    }
  }
}
