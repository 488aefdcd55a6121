import VCSourceReading
import ViewControllerGraph

/// An input of a command, and the diagnostics of reading it.
struct Document {
  let input: InputFile
  let content: InputDocument
  let diagnostics: [Diagnostic]

  /// Reads and parses an input, or scans a folder.
  ///
  /// Unreadable files of a folder are skipped; `failure` then provides the exit code for the end of the command.
  /// - Parameters:
  ///   - argument: A file, a folder, or `-` for standard input.
  ///   - wireframes: Whether to read the layout of a storyboard's screens.
  ///   - files: The files of a folder to read, and size limits.
  ///   - terminal: The command's terminal, which shows the progress of a scan.
  /// - Throws: `CommandFailure` if the input is missing or invalid.
  static func read(
    _ argument: String, wireframes: Bool = false, files: ScanOptions? = nil, terminal: Terminal
  ) throws(CommandFailure) -> Document {
    if InputFile.isFolder(argument) {
      var scan =
        files?.scan(of: [argument], wireframes: wireframes)
        ?? NavigationScan(readers: SourceReader.all(wireframes: wireframes), code: SourceFileReader())
      scan.progress = terminal.scanProgress
      let map = scan.map(of: [argument])
      terminal.progress("")
      if let failure = CommandFailure(findingNothing: map.diagnostics) {
        throw CommandFailure(failure.code, map.diagnostics.map(ScannedNames([argument]).located))
      }
      return Document(
        input: InputFile(name: argument, bytes: []), content: .map(map), diagnostics: map.diagnostics)
    }
    let input = try InputFile.read(argument, dumpLimit: files?.dumpLimit ?? ScanOptions.dumpLimit)
    let read = InputDocument.read(input, wireframes: wireframes)
    guard let content = read.value else { throw CommandFailure(.invalidInput, read.diagnostics) }
    return Document(input: input, content: content, diagnostics: read.diagnostics)
  }

  /// The diagnostics of reading the input, and those that a map's JSON stores from the scan that wrote it.
  var findings: [Diagnostic] {
    guard case .map(let map) = content else { return diagnostics }
    // The diagnostics of reading a folder or a storyboard are those of its map.
    let known = Set(diagnostics)
    return diagnostics + map.diagnostics.filter { !known.contains($0) }
  }

  /// The diagnostics of reading the input as they are shown, with files relative to the working directory.
  var shownDiagnostics: [Diagnostic] { shown(diagnostics) }

  /// Returns diagnostics about a folder's files with locations relative to the working directory instead of the folder.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    InputFile.isFolder(input.name) ? diagnostics.map(ScannedNames([input.name]).located) : diagnostics
  }

  /// The ids of the controllers of a model or a map; none for a dump, whose controllers have no names.
  var controllers: [String] {
    switch content {
    case .model(let model): model.controllers.map(\.id.rawValue)
    case .map(let map): map.controllers.map(\.id)
    case .observation: []
    }
  }

  /// The failure to end a command with if some files of a folder could not be read.
  var failure: CommandFailure? { CommandFailure(reading: diagnostics) }

  /// Returns the document with the file names in a model made relative to a folder.
  func naming(filesIn folder: String) -> Document {
    guard case .model(let model) = content else { return self }
    return Document(input: input, content: .model(model.naming(filesIn: folder)), diagnostics: diagnostics)
  }

  /// Returns the model.
  /// - Throws: `CommandFailure` for a map or a dump.
  func model() throws(CommandFailure) -> Model {
    if case .observation = content {
      throw CommandFailure(
        .usage, "no-model", "a dump cannot be replayed", at: input.name,
        suggestion: "compare a model with it: 'vcgraph check MODEL --against DUMP'")
    }
    guard case .model(let model) = content else {
      throw CommandFailure(
        .usage, "no-model", "a map has no state to inspect", at: input.name,
        suggestion: "replay a path through it with 'vcgraph chain'")
    }
    return model
  }

  /// Replays the model up to a step.
  /// - Throws: `CommandFailure` if the model has fewer steps.
  func replay(through step: Int? = nil) throws(CommandFailure) -> Replay {
    let model = try model()
    if let step, !(0...model.steps.count).contains(step) {
      throw CommandFailure(
        .usage, [.noSuchStep(step, last: model.steps.count, at: SourceLocation(file: input.name))])
    }
    return Replay(model, through: step)
  }

  /// Returns the hierarchy of a dump, or of the dump with this number in a file of several; `nil` for other documents.
  /// - Throws: `CommandFailure` if the file has fewer dumps.
  func observation(dump number: Int? = nil) throws(CommandFailure) -> ObservedHierarchy? {
    guard case .observation(let observation) = content else { return nil }
    guard let number else { return observation }
    guard let dump = observation.dump(number) else {
      throw CommandFailure(
        .usage, [.noSuchDump(number, last: observation.dumps.count, at: SourceLocation(file: input.name))])
    }
    return dump
  }
}
