import VCDiagnostics
import VCImporters
import VCModel
import VCReplay
import ViewControllerGraph

/// What figures are drawn of, read from a file.
struct FigureSubject: Sendable {
  var model: Model
  /// What was said while it was read.
  var diagnostics: [Diagnostic]

  /// Understands the content of a file, or of a block in a page.
  /// - Throws: `TaskFailure` when it is not valid.
  init(bytes: [UInt8], name: String) throws(TaskFailure) {
    let read = InputDocument.read(InputFile(name: name, bytes: bytes))
    switch read.value {
    case .model(let model): self.model = model
    case .map?: throw TaskFailure(diagnostics: read.diagnostics + [.mapIsNotDrawn(name)])
    case nil: throw TaskFailure(diagnostics: read.diagnostics)
    }
    diagnostics = read.diagnostics
  }

  /// The state that a figure shows.
  /// - Throws: `TaskFailure` when a step or a controller that is asked for is not there.
  func replay(for request: FigureRequest, of name: String) throws(TaskFailure) -> Replay {
    let location = request.origin.location ?? SourceLocation(file: name)
    if let step = request.step, step > model.steps.count {
      throw TaskFailure(diagnostics: [.noSuchStep(step, last: model.steps.count, at: location)])
    }
    let replay = Replay(model, through: request.step)
    let unknown = request.focus.filter { !replay.hierarchy.contains($0) }
    guard unknown.isEmpty else {
      let known = replay.hierarchy.ids.map(\.rawValue)
      throw TaskFailure(diagnostics: unknown.map { .noSuchController($0.rawValue, known, of: name, at: location) })
    }
    return replay
  }

  /// The model with addresses for controllers that have none: the template filled in with the place of declaration.
  mutating func addLinks(_ template: String?) {
    guard let template else { return }
    for index in model.controllers.indices where model.controllers[index].link == nil {
      guard let place = model.controllers[index].origin.location else { continue }
      model.controllers[index].link = template.replacing("{file}", with: place.file.asAddress)
        .replacing("{line}", with: "\(place.line)")
    }
  }
}

extension Diagnostic {
  fileprivate static func mapIsNotDrawn(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "map-without-figure", severity: .error, message: "a map of everything that can happen, expected a model",
      at: SourceLocation(file: name))
  }

  fileprivate static func noSuchStep(_ step: Int, last: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "no-such-step", severity: .error, message: "there is no step \(step)",
      suggestion: last == 0 ? "the model has no steps" : "the last step is \(last)", at: location)
  }

  fileprivate static func noSuchController(
    _ id: String, _ known: [String], of name: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      code: "unknown-controller", severity: .error, message: "there is no controller '\(id)' in '\(name)'",
      suggestion: NearestName.suggestion(for: id, among: known).map { "did you mean '\($0)'?" }, at: location)
  }
}
