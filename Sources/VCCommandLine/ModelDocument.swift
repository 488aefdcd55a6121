import ViewControllerGraph

/// A model that a command works on, and what was said while it was read.
struct ModelDocument {
  let input: InputFile
  let model: Model
  let diagnostics: [Diagnostic]

  /// Reads and understands an input.
  /// - Throws: `CommandFailure` when it is missing or not valid.
  static func read(_ argument: String) throws(CommandFailure) -> ModelDocument {
    let input = try InputFile.read(argument)
    let read = ModelFile.read(bytes: input.bytes, file: input.name)
    guard let model = read.value, !read.hasErrors else { throw CommandFailure(.invalidInput, read.diagnostics) }
    return ModelDocument(input: input, model: model, diagnostics: read.diagnostics)
  }

  /// Replays the model up to a step.
  /// - Throws: `CommandFailure` when there are not so many steps.
  func replay(through step: Int? = nil) throws(CommandFailure) -> Replay {
    if let step, !(0...model.steps.count).contains(step) {
      throw CommandFailure(
        .usage, "no-such-step", "there is no step \(step)", at: input.name,
        suggestion: model.steps.isEmpty ? "the model has no steps" : "the last step is \(model.steps.count)")
    }
    return Replay(model, through: step)
  }

  /// What was said by the reader, by UIKit, and of expectations that do not hold, in the order of the file.
  var findings: [Diagnostic] {
    let replay = Replay(model)
    return (diagnostics + replay.diagnostics + replay.checkExpectations())
      .enumerated()
      .sorted { (line($0.element), $0.offset) < (line($1.element), $1.offset) }
      .map(\.element)
  }

  private func line(_ diagnostic: Diagnostic) -> Int { diagnostic.location?.line ?? 0 }
}
