import VCModel
import VCReplay
import VCWords

/// The caption sentence about the refused steps of a replay, for a figure that does not draw every step.
struct Refusals {
  private let replay: Replay

  init(_ replay: Replay) { self.replay = replay }

  /// The number of steps that are listed; the rest are only counted.
  private static let limit = 6

  /// Returns the steps that UIKit refused, by number, and those not reached after an exception; `nil` if every step was
  /// performed.
  /// - Parameter told: The steps that the caption already mentions, counted from one.
  func note(besides told: Set<Int>) -> String? {
    let refused = replay.steps.filter { $0.isRefused && !told.contains($0.index) }
    var words = refused.prefix(Self.limit).map { record in
      say("\(StepWords(record, replay.hierarchy).title) (step \(record.index))")
    }
    let rest = refused.count - words.count
    if rest > 0 { words.append(counted(rest, "more step", plural: "more steps")) }
    let sentences = [words.isEmpty ? nil : say("Refused: \(enumeration(words))."), exception].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private var exception: String? {
    guard let last = replay.steps.first(where: { $0.outcome == .exception })?.index else { return nil }
    return Self.unreached(after: last, of: replay.steps.count)
  }

  /// Returns a note on the steps not reached after the one that raised an exception; `nil` if it was the last.
  static func unreached(after last: Int, of count: Int) -> String? {
    guard last < count else { return nil }
    return last + 1 == count
      ? say("The exception terminated the app: step \(count) is not reached.")
      : say("The exception terminated the app: steps \(last + 1) to \(count) are not reached.")
  }
}

extension StepRecord {
  /// Whether UIKit ignored the step or raised an exception.
  var isRefused: Bool { outcome == .ignored || outcome == .exception }
}
