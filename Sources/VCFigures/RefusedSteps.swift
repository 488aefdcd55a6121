import VCModel
import VCReplay
import VCWords

/// The caption sentences about the refused steps of a replay, for a figure that does not draw every step.
struct RefusedSteps {
  private let replay: Replay

  init(_ replay: Replay) { self.replay = replay }

  /// Returns the steps that UIKit refused, by number and with the causes, those whose outcome is unknown, and those not reached
  /// after an exception; `nil` if every step was performed.
  func note() -> String? {
    guard replay.steps.contains(where: { $0.isRefused }) else { return nil }
    let ignored = causes
    let refused = ignored.filter { !$0.record.isOutcomeUnknown }
    let unknown = ignored.filter(\.record.isOutcomeUnknown)
    let sentences = [
      refused.isEmpty ? nil : say("Refused: \(words(for: refused))."),
      unknown.isEmpty ? nil : say("Of unknown effect: \(words(for: unknown))."), exception,
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The ignored steps, in order.
  private var causes: [RefusalCause] { causes(of: .ignored) }

  private func causes(of outcome: StepOutcome) -> [RefusalCause] {
    var states = replay.states
    // The first state is the start.
    _ = states.next()
    return zip(replay.steps, states).filter { $0.0.outcome == outcome }.map { record, state in
      RefusalCause(record: record, hierarchy: replay.hierarchy, state: state)
    }
  }

  /// Returns the steps with their causes; beyond the first six they are only counted. Steps with the same cause share it.
  private func words(for causes: [RefusalCause]) -> String {
    let named = causes.prefix(Replay.stepLimit)
    var order: [String?] = []
    for cause in named where !order.contains(cause.words) { order.append(cause.words) }
    var groups = order.map { words in
      let steps = enumeration(named.filter { $0.words == words }.map(\.step))
      return words.map { say("\(steps): \($0)") } ?? steps
    }
    let rest = causes.count - named.count
    if rest > 0 { groups.append(counted(rest, "more step", plural: "more steps")) }
    return groups.dropFirst().reduce(groups[0]) { say("\($0); \($1)") }
  }

  /// The step that raised an exception, with the cause, and those that are not reached after it.
  private var exception: String? {
    guard replay.steps.contains(where: { $0.outcome == .exception }), let cause = causes(of: .exception).first else {
      return nil
    }
    let (last, count) = (cause.record.index, replay.steps.count)
    let asked = cause.asked.map { say("\(cause.title), asked by \($0)") } ?? cause.title
    let step = say("Step \(last) (\(asked)) raised an exception, which terminated the app")
    let raised = cause.words.map { say("\(step): \($0)") } ?? step
    guard last < count else { return say("\(raised).") }
    return last + 1 == count
      ? say("\(raised); step \(count) is not reached.")
      : say("\(raised); steps \(last + 1) to \(count) are not reached.")
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
  /// The number of steps that a caption names; the rest are only counted.
  static let stepLimit = 6

  /// Returns the steps of a caption, by number; beyond the limit they are only counted.
  func words(for steps: [StepRecord]) -> [String] {
    let words = steps.prefix(Self.stepLimit).map {
      say("\(StepWords($0, hierarchy).titleInSentence) (step \($0.index))")
    }
    let rest = steps.count - words.count
    return rest > 0 ? words + [counted(rest, "more step", plural: "more steps")] : words
  }
}

extension StepRecord {
  /// Whether UIKit ignored the step or raised an exception.
  var isRefused: Bool { outcome == .ignored || outcome == .exception }
}
