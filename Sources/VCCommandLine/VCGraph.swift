import ArgumentParser
import VCFiles
import VCProcess
import ViewControllerGraph

/// The program `vcgraph`.
package struct VCGraph: ParsableCommand {
  /// What `--help` says, and the commands; a new one gets a file in `Commands` and a place here.
  package static let configuration = CommandConfiguration(
    commandName: "vcgraph",
    abstract: "Draws how an iOS app's view controllers stand and move.",
    usage: "vcgraph <subcommand>",
    discussion: """
      A model says which controllers exist and what happens; UIKit's rules are replayed on it, and the result is drawn.

      EXAMPLES
        vcgraph render camera.vcmodel.yaml -o figures
        vcgraph inspect camera.vcmodel.yaml picker
        vcgraph check samples/*.vcmodel.yaml

      EXIT CODES
         0  done
         1  a check failed
        64  wrong usage
        65  an input is not valid
        66  an input is missing
        70  a fault of the program
        73  an output cannot be written
      """,
    version: VCGraphProgram.version,
    subcommands: [
      Render.self, Inspect.self, Check.self, Scan.self, Chain.self, Diff.self, Build.self, Markdown.self, Init.self,
      Schema.self, Doctor.self,
    ])

  /// The argument parser fills the options in.
  package init() {}
}

extension VCGraph {
  /// What to say when the first word is no command: the parser itself would only count what it did not expect.
  static func unknownCommand(_ word: String?) -> Diagnostic? {
    guard let word, !word.hasPrefix("-"), word != "help" else { return nil }
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    let nearest = NearestName.suggestion(for: word, among: commands)
    return Diagnostic(
      code: "unknown-command", severity: .error, message: "there is no command '\(word)'",
      suggestion: nearest.map { "did you mean '\($0)'?" } ?? "'vcgraph --help' lists the commands")
  }

  /// Runs the program with the arguments of this process, and ends it.
  ///
  /// A command that is named first is parsed by itself, which takes half as long: neither the other commands nor the
  /// completion scripts have to be looked at. Whatever it does not understand, the whole parser explains.
  package static func launch() -> Never {
    OpenFile.prepareStandardStreams()
    let words = Array(CommandLine.arguments.dropFirst())
    let command = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if command == nil, let unknown = unknownCommand(words.first) {
      Terminal().report([unknown])
      finish(self) { throw ExitCode.usage }
    }
    if let command, var parsed = try? command.parseAsRoot(Array(words.dropFirst())) {
      finish(command) { try parsed.run() }
    }
    finish(self) {
      var parsed = try parseAsRoot()
      try parsed.run()
    }
  }

  /// Does a command's work, says what the parser has to say about it, and ends the process.
  ///
  /// The parser's own way to end would not notice when nobody can read its help, and would print names as they are.
  private static func finish(_ command: any ParsableCommand.Type, _ work: () throws -> Void) -> Never {
    do {
      try work()
    } catch {
      let code = command.exitCode(for: error)
      let words = command.fullMessage(for: error)
      if !words.isEmpty, code.isSuccess {
        finish(command) { try Command.run { terminal throws(CommandFailure) in try terminal.print(words + "\n") } }
      }
      if !words.isEmpty { Terminal().say(words) }
      CurrentProcess.end(code.rawValue)
    }
    CurrentProcess.end(ExitCode.success.rawValue)
  }
}
