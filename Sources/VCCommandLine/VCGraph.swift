import ArgumentParser
import ViewControllerGraph

/// The program `vcgraph`.
public struct VCGraph: ParsableCommand {
  /// What `--help` says, and the commands; a new one gets a file in `Commands` and a place here.
  public static let configuration = CommandConfiguration(
    commandName: "vcgraph",
    abstract: "Draws how an iOS app's view controllers stand and move.",
    discussion: """
      A model says which controllers exist and what happens; UIKit's rules are replayed on it, and the result is drawn.

      EXAMPLES
        vcgraph render camera.vcmodel.yaml -o figures
        vcgraph inspect camera.vcmodel.yaml picker
        vcgraph check samples/*.vcmodel.yaml

      EXIT CODES
        0 done; 1 a check failed; 64 wrong usage; 65 an input is not valid; 66 an input is missing;
        70 a fault of the program; 73 an output cannot be written
      """,
    version: Program.version,
    subcommands: [
      Render.self, Inspect.self, Check.self, Scan.self, Chain.self, Diff.self, Build.self, Markdown.self, Init.self,
      Schema.self, Doctor.self,
    ])

  /// The argument parser fills the options in.
  public init() {}
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
  public static func launch() -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    if let update = SiteUpdate(plain: words) { finish(Build.self) { try Command.run(update.run) } }
    let command = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if command == nil, let unknown = unknownCommand(words.first) {
      Terminal().report([unknown])
      exit(withError: ExitCode.usage)
    }
    if let command, var parsed = try? command.parseAsRoot(Array(words.dropFirst())) {
      finish(command) { try parsed.run() }
    }
    main()
    exit()
  }

  /// Does a command's work, and ends the process.
  private static func finish(_ command: any ParsableCommand.Type, _ work: () throws -> Void) -> Never {
    do {
      try work()
    } catch {
      command.exit(withError: error)
    }
    exit()
  }
}
