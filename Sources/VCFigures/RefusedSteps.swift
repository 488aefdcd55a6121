import VCModel
import VCReplay
import VCWords

/// The caption sentence about the refused steps of a replay, for a figure that does not draw every step.
struct RefusedSteps {
  private let replay: Replay

  init(_ replay: Replay) { self.replay = replay }

  /// Returns the steps that UIKit refused, by number, and those not reached after an exception; `nil` if every step was
  /// performed.
  /// - Parameter told: The steps that the caption already mentions, counted from one.
  func note(besides told: Set<Int>) -> String? {
    let refused = replay.steps.filter { $0.outcome == .ignored && !told.contains($0.index) }
    let sentences = [
      refused.isEmpty ? nil : say("Refused: \(enumeration(replay.words(for: refused)))."), exception,
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The step that raised an exception, and those that are not reached after it.
  private var exception: String? {
    guard let record = replay.steps.first(where: { $0.outcome == .exception }) else { return nil }
    let (last, count) = (record.index, replay.steps.count)
    let raised = say(
      "Step \(last) (\(StepWords(record, replay.hierarchy).title)) raised an exception, which terminated the app")
    guard last < count else { return say("\(raised).") }
    return last + 1 == count
      ? say("\(raised): step \(count) is not reached.")
      : say("\(raised): steps \(last + 1) to \(count) are not reached.")
  }

  /// Returns a note on the steps not reached after the one that raised an exception; `nil` if it was the last.
  static func unreached(after last: Int, of count: Int) -> String? {
    guard last < count else { return nil }
    return last + 1 == count
      ? say("The exception terminated the app: step \(count) is not reached.")
      : say("The exception terminated the app: steps \(last + 1) to \(count) are not reached.")
  }
}

extension Replay {
  /// Returns the steps of a caption, by number; beyond the first six they are only counted.
  func words(for steps: [StepRecord]) -> [String] {
    let limit = 6
    let words = steps.prefix(limit).map { say("\(StepWords($0, hierarchy).title) (step \($0.index))") }
    return steps.count > limit ? words + [counted(steps.count - limit, "more step", plural: "more steps")] : words
  }
}

extension StepRecord {
  /// Whether UIKit ignored the step or raised an exception.
  var isRefused: Bool { outcome == .ignored || outcome == .exception }
}
