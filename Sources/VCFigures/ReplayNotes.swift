import VCModel
import VCReplay
import VCWords

/// The caption sentences about what a replay's figure does not draw: families that it leaves out, with the reasons, steps, and
/// the moment that it shows.
package struct ReplayNotes {
  /// The cause of a family's absence, with the number of the step, counted from one.
  private enum Cause: Hashable {
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

    var isDismissal: Bool { if case .dismissed = self { true } else { false } }
  }

  /// The reason for which a family is absent.
  private enum Reason: Hashable {
    case cause(Cause)
    /// A later step presents it, or adds it in another way.
    case presentedLater, addedLater
    /// It fills the compact column of a split view, which is not collapsed.
    case compactWidth
    case never

    func words(for names: String) -> String {
      switch self {
      case .cause(.dismissed(let step)): say("\(names), dismissed in step \(step)")
      case .cause(.left(let step)): say("\(names), removed in step \(step)")
      case .cause(.refused(let step)): say("\(names), refused in step \(step)")
      case .presentedLater: say("\(names), not presented yet")
      case .addedLater: say("\(names), not in a window yet")
      case .compactWidth: say("\(names), only in compact width")
      case .never: say("\(names), not in a window")
      }
    }
  }

  private let replay: Replay?

  /// Creates the notes on a replay; pass `nil` for an observed hierarchy, which has no steps.
  package init(_ replay: Replay? = nil) { self.replay = replay }

  /// The transition that runs at the end.
  var underWay: TransitionUnderWay { replay.map(TransitionUnderWay.init) ?? TransitionUnderWay() }

  /// The storyboard of each controller that one of the model's storyboards creates, with its identifier: "Main#item".
  var scenes: [ControllerID: String] {
    var scenes: [ControllerID: String] = [:]
    for storyboard in replay?.model.storyboards ?? [] {
      if let initial = storyboard.initial { scenes[initial] = storyboard.name }
      for (identifier, id) in storyboard.identifiers.sorted(by: { $0.key > $1.key }) {
        scenes[id] = "\(storyboard.name)#\(identifier)"
      }
    }
    return scenes
  }

  /// Returns the kind of a figure of the last moment, and the moment if the model has steps: "Hierarchy, after step 4".
  func heading(_ detail: FigureDetail) -> String {
    let kind = detail == .pointers ? say("Pointers") : say("Hierarchy")
    guard let replay, !replay.model.steps.isEmpty else { return kind }
    let last = replay.steps.last { $0.outcome != .skipped }?.index
    return say("\(kind), \(last.map { say("after step \($0)") } ?? say("at the start"))")
  }

  /// The number of families that are named; the rest are only counted.
  private static let nameLimit = 6

  /// Returns the caption sentence about the families that a figure leaves out; `nil` if there are none.
  /// - Complexity: that of one replay, if there are such families.
  func note(on absent: [ControllerID], in hierarchy: Hierarchy) -> String? {
    guard !absent.isEmpty else { return nil }
    let reasons = reasons(for: absent, in: hierarchy)
    let named = named(reasons)
    var groups = groups(named, in: hierarchy)
    let rest = absent.count - named.count
    if rest > 0 { groups.append(counted(rest, "more family", plural: "more families")) }
    let words = groups.dropFirst().reduce(groups[0]) { say("\($0); \($1)") }
    let left = leftBehind(absent, in: hierarchy).map { say("\($0).") }
    return ([say("Not shown: \(words).")] + left).joined(separator: " ")
  }

  /// A family that is left out, and the reason.
  private typealias Absence = (top: ControllerID, reason: Reason)

  /// Returns the families that are named: "and 1 more family" would take the place of its name.
  private func named(_ absent: [Absence]) -> ArraySlice<Absence> {
    absent.prefix(absent.count == Self.nameLimit + 1 ? absent.count : Self.nameLimit)
  }

  /// Returns the families in the order of the steps that removed them, then the others.
  private func reasons(for absent: [ControllerID], in hierarchy: Hierarchy) -> [Absence] {
    let causes = causes(of: Set(absent))
    let past = absent.compactMap { top in causes[top].map { (top, $0) } }
      .enumerated().sorted { ($0.element.1.step, $0.offset) < ($1.element.1.step, $1.offset) }.map(\.element)
    return past.map { ($0, .cause($1)) }
      + absent.filter { causes[$0] == nil }.map { ($0, expectation(of: $0, in: hierarchy)) }
  }

  /// Returns what the families that have left the window still present to each other.
  private func leftBehind(_ absent: [ControllerID], in hierarchy: Hierarchy) -> [String] {
    hierarchy.presentations.filter { absent.contains($0.presented) }.prefix(Self.nameLimit).map { presentation in
      let (presenter, presented) = (name(presentation.presenter, hierarchy), name(presentation.presented, hierarchy))
      return say("\(presenter) still presents \(presented)")
    }
  }

  /// Returns the caption sentence about the families that a figure draws although they have left the window, and that still
  /// present each other; `nil` if there are none.
  /// - Parameter absent: The families that are left out, which another sentence names.
  func noteOnLeftBehind(besides absent: [ControllerID], in hierarchy: Hierarchy) -> String? {
    let gone = hierarchy.presentations.map(\.presented).filter {
      !hierarchy.isConnectedToWindow($0) && !absent.contains($0)
    }
    let words = leftBehind(gone, in: hierarchy)
    return words.isEmpty ? nil : say("Out of the window: \(enumeration(words)).")
  }

  /// The caption sentence about the steps that UIKit refused, for a figure that does not draw every step.
  var noteOnRefusals: String? { replay.flatMap { RefusedSteps($0).note() } }

  /// The caption sentence about what no source documents about the last moment.
  var noteOnOpenQuestions: String? {
    guard let replay else { return nil }
    var words: [String] = []
    for record in replay.steps where !record.diagnostics.isEmpty {
      words += OpenQuestions(record, replay.hierarchy).standing.filter { !words.contains($0) }
    }
    return words.isEmpty ? nil : say("Undocumented: \(enumeration(words)).")
  }

  /// Returns the caption sentence about the performed steps that a figure of screens does not show, such as a push within one
  /// of them; `nil` if it shows every step.
  /// - Parameters:
  ///   - shown: The steps that the figure shows, counted from one.
  ///   - absent: The families that are left out. The caption names the dismissal of each; one that a step removed in another
  ///     way, such as a page that was turned, was a part of a screen.
  func noteOnSteps(besides shown: Set<Int>, absent: [ControllerID]) -> String? {
    guard let replay else { return nil }
    let dismissed = causes(of: Set(absent)).values.filter(\.isDismissal).map(\.step)
    let known = shown.union(dismissed)
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
    return say("After step \(last.index): \(StepWords(last, replay.hierarchy).titleInSentence).")
  }

  /// Returns whether one of the first families that are left out was removed by a step, which `note(on:in:)` mentions by number.
  func hasNumbers(on absent: [ControllerID]) -> Bool { !causes(of: Set(absent.prefix(Self.nameLimit))).isEmpty }

  /// Returns the names of the families, grouped by the reason for their absence.
  private func groups(_ absent: some Collection<Absence>, in hierarchy: Hierarchy) -> [String] {
    var order: [Reason] = []
    for (_, reason) in absent where !order.contains(reason) { order.append(reason) }
    return order.map { reason in
      reason.words(for: enumeration(absent.filter { $0.reason == reason }.map { name($0.top, hierarchy) }))
    }
  }

  /// Returns a controller's name, told from all others: the figure draws some of them.
  private func name(_ id: ControllerID, _ hierarchy: Hierarchy) -> String {
    hierarchy.words(for: id, among: hierarchy.ids)
  }

  /// Returns the reason for the absence of a family that no step so far added or removed.
  private func expectation(of top: ControllerID, in hierarchy: Hierarchy) -> Reason {
    let isForCompactWidth = hierarchy.ids.contains {
      hierarchy.kind(of: $0) == .split && hierarchy.column(.compact, of: $0) == top
    }
    if isForCompactWidth { return .compactWidth }
    let family = Set(hierarchy.family(under: top))
    guard let replay,
      let step = replay.model.steps.dropFirst(replay.steps.count).first(where: {
        $0.operation.newcomer.map(family.contains) ?? false
      })
    else { return .never }
    switch step.operation {
    case .present, .beginPresent: return .presentedLater
    default: return .addedLater
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
      .embed(let newcomer, _), .swiftUI(_, let newcomer, _, _), .activateSearch(let newcomer),
      .setRoot(let newcomer, _):
      newcomer
    default: nil
    }
  }
}
