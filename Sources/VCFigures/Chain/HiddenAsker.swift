import VCDiagram
import VCModel
import VCReplay
import VCWords

/// A controller that is asked to present although the user cannot see it: it is covered, or its view is not in the window.
struct HiddenAsker: Hashable {
  let step: Int
  private let name: String
  private let presence: DiagramNode.Presence

  /// Returns `nil` if the user sees at least a part of the asker, or might see it.
  /// - Parameter before: The controllers before the step.
  init?(of presentation: Presentation, _ record: StepRecord, _ before: Hierarchy) {
    guard let initiator = presentation.initiator, let exposure = before.exposure(of: initiator),
      exposure == .covered || exposure == .outOfWindow
    else { return nil }
    step = record.index
    name = before.words(for: initiator)
    presence = .init(exposure)
  }

  /// The caption sentence about all of them, in the order of the steps; `nil` if there are none.
  static func note(on askers: [HiddenAsker]) -> String? {
    guard !askers.isEmpty else { return nil }
    let words = askers.sorted { $0.step < $1.step }.map { say("\($0.name) (step \($0.step): \($0.presence.words))") }
    return say("Not visible when asked to present: \(enumeration(words)).")
  }
}
