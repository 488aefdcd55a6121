import VCModel
import VCReplay
import VCWords

/// The caption sentences about what a replay's figure does not draw: families that it leaves out, with the reasons, steps, and
/// the moment that it shows.
package struct ReplayNotes {
  /// The cause of a family's absence, with the number of the step, counted from one.
  private enum Cause {
    case dismissed(Int)
    /// It was in a window, and a step removed it without dismissing it, for example by a pop.
    case left(Int)
    /// A step should have added it, and UIKit refused.
    case refused(Int)

    var step: Int {
      switch self {
      case .dismissed(let step), .left(let step), .refused(let step): step
      }
    }
  }

  private let replay: Replay?

  /// Creates the notes on a replay; pass `nil` for an observed hierarchy, which has no steps.
  package init(_ replay: Replay? = nil) { self.replay = replay }

  /// The number of families that are named; the rest are only counted.
  private static let nameLimit = 6

  /// Returns the caption sentence about the families that a figure leaves out; `nil` if there are none.
  /// - Complexity: that of one replay, if there are such families.
  func note(on absent: [ControllerID], in hierarchy: Hierarchy) -> String? {
    guard !absent.isEmpty else { return nil }
    var names = words(for: absent.prefix(Self.nameLimit), in: hierarchy)
    let rest = absent.count - names.count
    if rest > 0 { names.append(counted(rest, "more family", plural: "more families")) }
    return say("Not shown: \(enumeration(names)).")
  }

  /// Returns the caption sentence about the other steps that UIKit refused, for a figure that draws only some of the steps.
  func noteOnRefusals(besides absent: [ControllerID]) -> String? {
    guard let replay, replay.steps.contains(where: \.isRefused) else { return nil }
    return RefusedSteps(replay).note(besides: steps(named: absent))
  }

  /// Returns the caption sentence about the performed steps that a figure of screens does not show, such as a push within one
  /// of them; `nil` if it shows every step.
  /// - Parameters:
  ///   - shown: The steps that the figure shows, counted from one.
  ///   - absent: The families that `note(on:in:)` names, each with its step.
  func noteOnSteps(besides shown: Set<Int>, absent: [ControllerID]) -> String? {
    guard let replay else { return nil }
    let known = shown.union(steps(named: absent))
    let steps = replay.steps.filter { $0.outcome == .performed && !known.contains($0.index) }
    return steps.isEmpty ? nil : say("Steps without an arrow: \(enumeration(replay.words(for: steps))).")
  }

  /// Returns the caption sentence about the moment that a figure of one moment shows; `nil` if the model has no steps, or if
  /// all of them are presentations that the figure draws.
  /// - Parameter drawn: The presented controllers in the figure.
  func noteOnMoment(drawn: Set<ControllerID>) -> String? {
    guard let replay, !replay.model.steps.isEmpty else { return nil }
    let performed = replay.steps.filter { $0.outcome == .performed }
    guard let last = performed.last else { return replay.steps.isEmpty ? say("Before the first step.") : nil }
    let standing = Set(replay.hierarchy.presentations.filter { drawn.contains($0.presented) }.compactMap(\.step))
    let isEnd = replay.steps.count == replay.model.steps.count
    if isEnd, performed.allSatisfy({ standing.contains($0.index) }) { return nil }
    return say("After step \(last.index): \(StepWords(last, replay.hierarchy).title).")
  }

  /// Returns the steps that `note(on:in:)` mentions, counted from one.
  func steps(named absent: [ControllerID]) -> Set<Int> {
    Set(causes(of: Set(absent.prefix(Self.nameLimit))).values.map(\.step))
  }

  /// Returns the titles of the families, each with its latest cause.
  private func words(for tops: some Collection<ControllerID>, in hierarchy: Hierarchy) -> [String] {
    let causes = causes(of: Set(tops))
    return tops.map { top in
      let title = hierarchy.words(for: top)
      return switch causes[top] {
      case .dismissed(let step): say("\(title) (dismissed in step \(step))")
      case .left(let step): say("\(title) (removed in step \(step))")
      case .refused(let step): say("\(title) (refused in step \(step))")
      case nil: say("\(title) (not in a window)")
      }
    }
  }

  private func causes(of tops: Set<ControllerID>) -> [ControllerID: Cause] {
    guard let replay, !tops.isEmpty else { return [:] }
    var states = replay.states
    guard let start = states.next() else { return [:] }
    var there = tops.filter(start.isConnectedToWindow)
    var result: [ControllerID: Cause] = [:]
    for record in replay.steps {
      guard let hierarchy = states.next() else { break }
      let now = tops.filter(hierarchy.isConnectedToWindow)
      for top in there.subtracting(now) { result[top] = .left(record.index) }
      for top in record.dismissed where tops.contains(top) { result[top] = .dismissed(record.index) }
      if record.isRefused, let newcomer = record.step.operation.newcomer {
        let top = hierarchy.familyTop(of: newcomer)
        if tops.contains(top), !now.contains(top) { result[top] = .refused(record.index) }
      }
      there = now
    }
    return result
  }
}

extension StepOperation {
  /// The controller that the step would bring into a window.
  fileprivate var newcomer: ControllerID? {
    switch self {
    case .present(let newcomer, _, _, _, _, _), .push(let newcomer, _): newcomer
    case .beginPresent(let newcomer, _), .show(let newcomer, _), .showDetail(let newcomer, _),
      .embed(let newcomer, _), .swiftUI(_, let newcomer, _, _), .activateSearch(let newcomer):
      newcomer
    default: nil
    }
  }
}
