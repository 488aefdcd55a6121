import VCSourceReading
import ViewControllerGraph

/// What a command works on, and what was said while it was read.
struct Document {
  let input: InputFile
  let content: InputDocument
  let diagnostics: [Diagnostic]

  /// Reads and understands an input; a folder is scanned.
  ///
  /// A folder of which some files cannot be read is understood without them; `failure` says so when the work is done.
  /// - Parameters:
  ///   - wireframes: Whether the layout of a storyboard's screens is wanted.
  ///   - files: Which files of a folder are read, and how much of an input.
  /// - Throws: `CommandFailure` when it is missing or not valid.
  static func read(
    _ argument: String, wireframes: Bool = false, files: ScanOptions? = nil
  ) throws(CommandFailure) -> Document {
    if InputFile.isFolder(argument) {
      let terminal = Terminal()
      var scan =
        files?.scan(of: [argument], wireframes: wireframes)
        ?? NavigationScan(readers: SourceReader.all(wireframes: wireframes), code: SourceFileReader())
      scan.progress = terminal.scanProgress
      let map = scan.map(of: [argument])
      terminal.progress("")
      return Document(
        input: InputFile(name: argument, bytes: []), content: .map(map), diagnostics: map.diagnostics)
    }
    let input = try InputFile.read(argument, dumpLimit: files?.dumpLimit ?? ScanOptions.dumpLimit)
    let read = InputDocument.read(input, wireframes: wireframes)
    guard let content = read.value else { throw CommandFailure(.invalidInput, read.diagnostics) }
    return Document(input: input, content: content, diagnostics: read.diagnostics)
  }

  /// How a command ends when it has done what it could with a folder of which something could not be read.
  var failure: CommandFailure? { CommandFailure(reading: diagnostics) }

  /// The same, with the files that a model tells about named relative to a folder.
  func naming(filesIn folder: String) -> Document {
    guard case .model(let model) = content else { return self }
    return Document(input: input, content: .model(model.naming(filesIn: folder)), diagnostics: diagnostics)
  }

  /// The model of a moment.
  /// - Throws: `CommandFailure` for a map, which says what can happen but not what does.
  func model() throws(CommandFailure) -> Model {
    if case .observation = content {
      throw CommandFailure(
        .usage, "no-model", "a dump is what was seen and cannot be replayed", at: input.name,
        suggestion: "'vcgraph check MODEL --against DUMP' holds a model against it")
    }
    guard case .model(let model) = content else {
      throw CommandFailure(
        .usage, "no-model", "a map has no state to look at", at: input.name,
        suggestion: "'vcgraph chain' replays a way through it")
    }
    return model
  }

  /// Replays the model up to a step.
  /// - Throws: `CommandFailure` when there are not so many steps.
  func replay(through step: Int? = nil) throws(CommandFailure) -> Replay {
    let model = try model()
    if let step, !(0...model.steps.count).contains(step) {
      throw CommandFailure(
        .usage, "no-such-step", "there is no step \(step)", at: input.name,
        suggestion: model.steps.isEmpty ? "the model has no steps" : "the last step is \(model.steps.count)")
    }
    return Replay(model, through: step)
  }

  /// What was seen, of a dump; with a number only the dump of that number in the file.
  /// - Throws: `CommandFailure` when there are not so many.
  func observation(dump number: Int? = nil) throws(CommandFailure) -> SeenHierarchy? {
    guard case .observation(let observation) = content else { return nil }
    guard let number else { return observation }
    guard let dump = observation.dump(number) else {
      let count = observation.dumps.count
      throw CommandFailure(
        .usage, "no-such-dump", "there is no dump \(number)", at: input.name,
        suggestion: count == 1 ? "the file holds one" : "the last one is \(count)")
    }
    return dump
  }
}
