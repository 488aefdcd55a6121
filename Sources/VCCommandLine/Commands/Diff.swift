import ArgumentParser
import VCSite
import VCWords
import ViewControllerGraph

/// The `diff` command, which compares two models or maps.
struct Diff: Subcommand {
  /// The output formats.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown, svg }

  static let details = CommandConfiguration(
    commandName: "diff", _superCommandName: "vcgraph",
    abstract: "Shows which controllers and transitions were added, removed or changed.",
    usage: "vcgraph diff [<options>] <old> <new>",
    discussion: """
      Each side is a model, a dump, a map, a storyboard, a XIB or an app's folder. git:REVISION:PATH is a file or a folder \
      in a commit, and git:REVISION is the other side's file or folder in that commit. Screens and segues of storyboards \
      are matched by their Interface Builder object ids. A figure shows the changes and their neighbours.

      EXAMPLES
        vcgraph diff git:HEAD camera.vcmodel.yaml
        vcgraph diff old.json new.json --exit-code
        vcgraph diff git:HEAD~3 camera.vcmodel.yaml -o change.svg
        vcgraph diff git:main app.json --format markdown > comment.md
        vcgraph diff git:main:MyApp MyApp -o change.svg
      """)

  @Argument(help: "The old side.", completion: .file())
  var old: String

  @Argument(help: "The new side.", completion: .file())
  var new: String

  @Option(
    help:
      "Output format: text, json, markdown, or svg for one figure of both sides; by default from the output's extension."
  )
  var format: Format?

  @Option(name: .shortAndLong, help: "Output file; standard output by default.", completion: .file())
  var output: String?

  @Option(name: .customLong("theme"), help: "Theme of the figure: auto, light, dark, print, or a theme file.")
  var themeText: String?

  @Option(
    name: .customLong("lang"), help: "Language of the figure's labels, such as de or zh-Hant. Default: en.",
    completion: .list(Language.known))
  var languageTag: String?

  @OptionGroup var files: ScanOptions

  @Flag(help: "Overwrite an existing file that vcgraph did not create, but never an input.")
  var force = false

  @Flag(help: "Exit with status 1 if there is a difference.")
  var exitCode = false

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    if old == "-", new == "-" { throw ValidationError("standard input can only be read once") }
    try Words.check(output: output)
    try Words.check(themeText, of: "--theme", among: ThemeName.words, or: "FILE", isSingle: true) {
      ThemeChoice($0) != nil
    }
    try Words.check(language: languageTag)
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      let format = try formatOfOutput()
      let theme = try themeText.flatMap(ThemeChoice.init)?.theme(terminal) ?? FigureTheme(.auto)
      let old = try read(old, beside: new, terminal)
      let new = try read(new, beside: self.old, terminal)
      let language = languageTag.map { Language($0) } ?? .english
      terminal.report(language.notes)
      let (bytes, isSame) = try Language.$current.withValue(language.ofLabels) {
        Result { () throws(CommandFailure) in try difference(from: old.input, to: new.input, as: format, theme) }
      }.get()
      if let output, output != "-" {
        var outputs = OutputFiles(madeFrom: [self.old, self.new], isForced: force)
        try outputs.write(bytes, to: output, for: self.new)
      } else {
        try terminal.print(bytes)
      }
      if let failure = CommandFailure.moreImportant(old.failure, new.failure) { throw failure }
      if exitCode, !isSame { throw CommandFailure(.checkFailed, []) }
    }
  }

  /// Returns the output, and whether the sides are equal.
  private func difference(
    from old: ComparedInput, to new: ComparedInput, as format: Format, _ theme: FigureTheme
  ) throws(CommandFailure) -> (bytes: [UInt8], isSame: Bool) {
    guard let comparison = old.compared(to: new) else {
      throw CommandFailure(
        .usage, "different-kinds", "a \(old.kind.rawValue) and a \(new.kind.rawValue) cannot be compared",
        suggestion: "compare two models or two maps")
    }
    return (try bytes(of: comparison, as: format, theme), comparison.difference.isEmpty)
  }

  private func bytes(
    of comparison: Comparison, as format: Format, _ theme: FigureTheme
  ) throws(CommandFailure) -> [UInt8] {
    let difference = comparison.difference
    switch format {
    case .text: return Array(difference.text.visibleLines.utf8)
    case .json: return Array(difference.json.text.utf8)
    case .markdown: return Array(difference.markdown.visibleLines.utf8)
    case .svg:
      do throws(DiagnosticError) {
        return try comparison.figure(theme: theme)
      } catch {
        throw CommandFailure(.fault, error.diagnostics)
      }
    }
  }

  /// Returns the format of the option, otherwise of the output's extension.
  private func formatOfOutput() throws(CommandFailure) -> Format {
    guard let output, output != "-" else { return format ?? .text }
    let name = OutputName(output)
    let formats: [(ending: OutputFormat, format: Format)] = [
      (.text, .text), (.json, .json), (.markdown, .markdown), (.svg, .svg),
    ]
    if let format {
      let named = formats.first { $0.ending.rawValue == name.pathExtension }?.format
      if let named, named != format { throw name.contradiction(named.rawValue, format.rawValue) }
      return format
    }
    let ending = try name.format(among: formats.map(\.ending))
    return formats.first { $0.ending == ending }?.format ?? .text
  }

  /// A side, and the failure to end the command with if some files of its folder could not be read.
  private typealias Side = (input: ComparedInput, failure: CommandFailure?)

  private func read(_ side: String, beside other: String, _ terminal: Terminal) throws(CommandFailure) -> Side {
    let revision = GitRevision(side, beside: other)
    if revision == nil, InputFile.isFolder(side) {
      var scan = files.scan(of: [side])
      scan.progress = terminal.scanProgress
      return compared(scan.map(of: [side]), terminal, ScannedNames([side]))
    }
    if let revision {
      let scan = files.scan(of: [side])
      let wanted = scan.fileExtensions
      if let found = try revision.files(where: { name in
        wanted.contains { name.lowercased().hasSuffix(".\($0)") } && files.filter.reads(name)
      }) {
        return compared(scan.map(of: found), terminal)
      }
    }
    let input: InputFile
    if let revision {
      input = try revision.read()
    } else {
      input = try InputFile.read(side, dumpLimit: files.dumpLimit)
    }
    do throws(DiagnosticError) {
      return (try ComparedInput(input), nil)
    } catch {
      throw CommandFailure(.invalidInput, error.diagnostics)
    }
  }

  private func compared(
    _ map: NavigationMap, _ terminal: Terminal, _ names: ScannedNames = ScannedNames([])
  ) -> Side {
    terminal.progress("")
    terminal.report(map.diagnostics.filter { $0.severity == .error }.map(names.located))
    return (ComparedInput(map), CommandFailure(reading: map.diagnostics))
  }
}
