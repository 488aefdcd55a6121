import VCModel
import VCReplay
import VCWords

/// Why families stand in no window at the end of a replay, as far as its steps tell.
package struct Absences {
  /// What became of a family, with the step that did it, counted from one.
  private enum Cause {
    case dismissed(Int)
    /// It was in a window, and a step took it away without dismissing it: a pop, for example.
    case left(Int)
    /// It was to come, and UIKit refused.
    case refused(Int)
  }

  private let replay: Replay?

  /// Of a replay; `nil` of what was seen, where no step tells anything.
  package init(_ replay: Replay? = nil) { self.replay = replay }

  /// More families than these are only counted.
  private static let nameLimit = 6

  /// What a line under a figure says of the families that it leaves out; `nil` where there is none.
  /// - Complexity: as much as one replay, where there are families.
  func note(on absent: [ControllerID], in hierarchy: Hierarchy) -> String? {
    guard !absent.isEmpty else { return nil }
    var names = words(for: absent.prefix(Self.nameLimit), in: hierarchy)
    let rest = absent.count - names.count
    if rest > 0 { names.append(counted(rest, "more family", plural: "more families")) }
    return say("Not shown: \(enumeration(names)).")
  }

  /// What a line says besides of the steps that UIKit refused, where the figure draws only some of the steps.
  func noteOnRefusals(besides absent: [ControllerID]) -> String? {
    guard let replay, replay.steps.contains(where: \.isRefused) else { return nil }
    let told = causes(of: Set(absent.prefix(Self.nameLimit))).values.compactMap { cause in
      if case .refused(let step) = cause { step } else { nil }
    }
    return Refusals(replay).note(besides: Set(told))
  }

  /// The titles of families with what became of them; of several events the last one.
  private func words(for tops: some Collection<ControllerID>, in hierarchy: Hierarchy) -> [String] {
    let causes = causes(of: Set(tops))
    return tops.map { top in
      let title = hierarchy.words(for: top)
      return switch causes[top] {
      case .dismissed(let step): say("\(title) (dismissed in step \(step))")
      case .left(let step): say("\(title) (gone since step \(step))")
      case .refused(let step): say("\(title) (refused in step \(step))")
      case nil: say("\(title) (in no window)")
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
  /// The controller that it is to bring into a window.
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
