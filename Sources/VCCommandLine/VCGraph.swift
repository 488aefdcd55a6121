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
  /// Runs the program with the arguments of this process, and ends it.
  public static func launch() -> Never {
    main()
    exit()
  }
}
