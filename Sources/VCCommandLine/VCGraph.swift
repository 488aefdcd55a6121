import ArgumentParser
import VCFiles
import VCProcess
import ViewControllerGraph

/// The program `vcgraph`.
package struct VCGraph: ParsableCommand {
  /// The help text.
  package static let configuration = CommandConfiguration(
    commandName: "vcgraph",
    abstract: "Diagrams an iOS app's view-controller hierarchy and the navigation between its screens.",
    usage: "vcgraph <subcommand>",
    discussion: """
      A model describes an app's view controllers and the steps to perform. vcgraph replays the steps by UIKit's rules \
      and draws the result.

      EXAMPLES
        vcgraph render camera.vcmodel.yaml -o figures
        vcgraph inspect camera.vcmodel.yaml picker
        vcgraph check samples/*.vcmodel.yaml

      EXIT CODES
         0  done
         1  a check failed
        64  wrong usage
        65  an input is invalid
        66  an input is missing
        70  internal error
        73  an output cannot be written
      """,
    version: VCGraphProgram.version,
    subcommands: CommandName.allCases.map(\.command))

  /// Creates a command for the argument parser.
  package init() {}
}

extension VCGraph {
  /// Returns a diagnostic if the first word is not a command; the parser's own message would not name the word.
  static func unknownCommand(_ word: String?) -> Diagnostic? {
    guard let word, !word.hasPrefix("-"), word != "help", CommandName(rawValue: word) == nil else { return nil }
    let commands = CommandName.allCases.map(\.rawValue)
    let suggestion =
      if FigureKind.words.contains(word) {
        "'vcgraph render --figure \(word)' draws one"
      } else if let nearest = NearestName.suggestion(for: word, among: commands) {
        "did you mean '\(nearest)'?"
      } else {
        "'vcgraph --help' lists the commands"
      }
    return Diagnostic(
      code: "unknown-command", severity: .error, message: "unknown command '\(word)'", suggestion: suggestion)
  }

  /// Runs the program with the arguments of this process, and ends it.
  ///
  /// If the first word is a command, its arguments are parsed without the other commands and the completion scripts, which
  /// takes half as long. If that fails, the complete parser runs and reports the error.
  package static func launch() -> Never {
    OpenFile.prepareStandardStreams()
    let words = Array(CommandLine.arguments.dropFirst())
    let command = words.first.flatMap(CommandName.init(rawValue:))?.command
    if command == nil, let unknown = unknownCommand(words.first == "help" ? words.dropFirst().first : words.first) {
      Terminal().report([unknown])
      finish(self) { throw ExitCode.usage }
    }
    if let command, var parsed = QuickParsing.command(command, Array(words.dropFirst())) {
      finish(command) { try parsed.run() }
    }
    finish(self, command) {
      var parsed = try parseAsRoot()
      try parsed.run()
    }
  }

  /// Runs a command, prints the parser's message if there is one, and ends the process.
  ///
  /// The parser's own `exit` would ignore errors when it writes the help, and would print control characters unescaped.
  /// - Parameters:
  ///   - command: The command that parses the arguments.
  ///   - subcommand: The command that the arguments name, if it is another one.
  ///   - work: Parses the arguments if necessary, and runs the command.
  private static func finish(
    _ command: any ParsableCommand.Type, _ subcommand: (any ParsableCommand.Type)? = nil, _ work: () throws -> Void
  ) -> Never {
    do {
      try work()
    } catch {
      let code = command.exitCode(for: error)
      let words = UnknownOption.corrected(command.fullMessage(for: error), for: subcommand ?? command)
      if !words.isEmpty, code.isSuccess {
        finish(command) { try Command.run { terminal throws(CommandFailure) in try terminal.print(words + "\n") } }
      }
      if !words.isEmpty { Terminal().say(words) }
      CurrentProcess.end(code.rawValue)
    }
    CurrentProcess.end(ExitCode.success.rawValue)
  }
}
