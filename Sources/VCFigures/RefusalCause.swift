import VCDiagnostics
import VCDiagram
import VCModel
import VCReplay
import VCWords

/// A step that was ignored or raised an exception, and the cause in a few words.
struct RefusalCause {
  let record: StepRecord
  /// The hierarchy of the figure, which determines the names.
  private let hierarchy: Hierarchy
  /// The cause; `nil` if none is known.
  private(set) var words: String?

  /// - Parameters:
  ///   - record: The step.
  ///   - hierarchy: The hierarchy of the figure.
  ///   - state: The hierarchy at the time of the step.
  init(record: StepRecord, hierarchy: Hierarchy, state: Hierarchy) {
    (self.record, self.hierarchy) = (record, hierarchy)
    words = cause(state)
  }

  /// The step's name and number, and the controller that asked for a presentation.
  var step: String {
    asked.map { say("\(title) (step \(record.index), asked by \($0))") } ?? say("\(title) (step \(record.index))")
  }

  /// The step's name.
  var title: String { StepWords(record, hierarchy).titleInSentence }

  /// The controller that asked for a presentation, if another one presents and the step's name is the user's action.
  var asked: String? {
    guard let initiator = record.response.refusedInitiator, initiator != record.response.refusedPresenter,
      record.step.trigger?.singleLine.isEmpty == false
    else { return nil }
    return name(initiator)
  }

  private func cause(_ state: Hierarchy) -> String? {
    if record.isOutcomeUnknown, let id = record.diagnostics.first?.controller.map({ ControllerID($0) }) {
      return say("the style of \(name(id)) is unknown")
    }
    let presenter = record.response.refusedPresenter
    switch record.diagnostics.first.flatMap({ ReplayCode(rawValue: $0.code) }) {
    case .transitionInProgress, .overlappingTransitions: return say("a transition is in progress")
    case .alreadyPresenting:
      guard let presentation = presenter.flatMap(state.presentation(by:)) else { break }
      return say("\(name(presentation.presenter)) already presents \(name(presentation.presented))")
    case .alreadyPresented:
      guard let presented = record.diagnostics.first?.controller.map({ ControllerID($0) }),
        let presentation = state.presentation(of: presented)
      else { break }
      return say("\(name(presented)) is already presented by \(name(presentation.presenter))")
    case .notInWindow:
      guard let presenter else { break }
      return say("the view of \(name(presenter)) is not in a window")
    default: break
    }
    return StepWords(record, hierarchy).shortReason
  }

  private func name(_ id: ControllerID) -> String { hierarchy.words(for: id) }
}
