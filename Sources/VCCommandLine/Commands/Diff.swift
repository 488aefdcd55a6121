import ArgumentParser
import VCSite
import ViewControllerGraph

/// What is different between two models or maps.
struct Diff: ParsableCommand {
  /// How the difference is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown, svg }

  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: "vcgraph",
    abstract: "Says which controllers and transitions were added, removed and changed.",
    discussion: """
      Each side is a model, a dump, a map, a storyboard or a XIB. git:REVISION:PATH is a file as it was in a commit, and
      git:REVISION the other side's file in that commit.

      EXAMPLES
        vcgraph diff git:HEAD camera.vcmodel.yaml
        vcgraph diff old.json new.json --exit-code
        vcgraph diff git:HEAD~3 camera.vcmodel.yaml -o change.svg
        vcgraph diff git:main app.json --format markdown > comment.md
      """)

  @Argument(help: "The old side.", completion: .file())
  var old: String

  @Argument(help: "The new side.", completion: .file())
  var new: String

  @Option(help: "text, json, markdown, or svg: one figure of both; what the output is called when not given.")
  var format: Format?

  @Option(name: .shortAndLong, help: "A file for the difference in place of standard output.", completion: .file())
  var output: String?

  @Option(name: .customLong("theme"), help: "The figure's colours: auto, light, dark, print, or a theme file.")
  var themeText: String?

  @Flag(help: "Write over a file that is there already and that vcgraph did not make; never over one of the sides.")
  var force = false

  @Flag(help: "End with 1 when there is a difference.")
  var exitCode = false

  func validate() throws {
    try Words.check(themeText, of: "--theme", among: ThemeName.words, or: "FILE", isSingle: true) {
      ThemeChoice($0) != nil
    }
  }

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      let theme = try themeText.flatMap(ThemeChoice.init)?.theme(terminal) ?? FigureTheme(.auto)
      let old = try read(old, beside: new)
      let new = try read(new, beside: self.old)
      guard old.kind == new.kind else {
        throw CommandFailure(
          .usage, "different-kinds", "a \(old.kind.rawValue) and a \(new.kind.rawValue) cannot be compared",
          suggestion: "compare two models or two maps")
      }
      let difference = FactsDifference(from: old.facts, to: new.facts)
      let bytes = try bytes(of: difference, old, new, theme)
      if let output, output != "-" {
        var outputs = OutputFiles(madeFrom: [self.old, self.new], isForced: force)
        try outputs.write(bytes, to: output, for: self.new)
      } else {
        try terminal.print(bytes)
      }
      if exitCode, !difference.isEmpty { throw CommandFailure(.checkFailed, []) }
    }
  }

  private func bytes(
    of difference: FactsDifference, _ old: ComparedInput, _ new: ComparedInput, _ theme: FigureTheme
  ) throws(CommandFailure) -> [UInt8] {
    switch format ?? formatOfOutput {
    case .text: return Array(difference.text.visibleLines.utf8)
    case .json: return Array(difference.json.text.utf8)
    case .markdown: return Array(difference.markdown.visibleLines.utf8)
    case .svg:
      do throws(DiagnosticError) {
        return try old.figure(to: new, theme: theme)
      } catch {
        throw CommandFailure(.fault, error.diagnostics)
      }
    }
  }

  private var formatOfOutput: Format {
    let formats: [(String, Format)] = [(".svg", .svg), (".json", .json), (".md", .markdown)]
    return formats.first { output?.hasSuffix($0.0) == true }?.1 ?? .text
  }

  private func read(_ side: String, beside other: String) throws(CommandFailure) -> ComparedInput {
    let input: InputFile
    if let revision = GitRevision(side, beside: other) {
      input = try revision.read()
    } else {
      input = try InputFile.read(side)
    }
    do throws(DiagnosticError) {
      return try ComparedInput(input)
    } catch {
      throw CommandFailure(.invalidInput, error.diagnostics)
    }
  }
}
