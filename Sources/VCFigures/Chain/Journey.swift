import VCDiagnostics
import VCDiagram
import VCModel
import VCReplay
import VCWords

/// The screens of a replay in the order in which the user reaches them, and the transitions between them.
///
/// A screen is what the user sees while a family is in front. A family that changes, for example by a push, is another screen.
struct Journey {
  /// A family as it looked from one step to another.
  struct Screen {
    /// The top of the family.
    let id: ControllerID
    /// The number of looks that the family had before.
    let look: Int
    let hierarchy: Hierarchy
    /// What the device shows; `nil` for an observed screen, whose device is unknown.
    let picture: DeviceScreen?

    /// The identifier of its node.
    var node: String { look == 0 ? id.rawValue : "\(id) look \(look + 1)" }
  }

  private(set) var screens: [Screen] = []
  private(set) var legs: [Leg] = []
  /// The node of the present look of each family.
  private var present: [ControllerID: String] = [:]
  /// The transition that is still in progress at the end.
  let underWay: TransitionUnderWay
  /// The controllers after all steps.
  let end: Hierarchy
  private let hasPresentations: Bool

  /// Collects the screens and transitions of a replay.
  init(_ replay: Replay) {
    hasPresentations =
      !replay.initial.presentations.isEmpty
      || replay.steps.contains { $0.presentation != nil && $0.outcome == .performed }
    underWay = TransitionUnderWay(replay)
    end = replay.hierarchy
    run(replay)
    let brief = PassedScreens(screens, legs, kept: Set(present.values)).shortened
    (screens, legs) = (brief.screens, brief.legs)
  }

  /// Collects the observed screens that covered each other; the cause of each is unknown.
  init(seen hierarchy: Hierarchy) {
    hasPresentations = true
    underWay = TransitionUnderWay()
    end = hierarchy
    for top in hierarchy.familyTops { _ = see(top, in: hierarchy) }
    for presentation in hierarchy.presentations { open(presentation, cause: nil, in: hierarchy) }
  }

  /// Whether more than one transition leads from one screen to others, so that the order of transitions is not that of screens.
  var branches: Bool {
    Dictionary(grouping: legs.filter { !isBackward($0) }, by: \.from).contains { $0.value.count > 1 }
  }

  /// Processes all steps for each window, including windows created by a step.
  private mutating func run(_ replay: Replay) {
    var windows = replay.initial.windows.map(\.id)
    windows += replay.hierarchy.windows.map(\.id).filter { !windows.contains($0) }
    for window in windows { run(replay, in: window) }
  }

  private mutating func run(_ replay: Replay, in window: String) {
    var states = replay.states
    guard var before = states.next() else { return }
    var hasBegun = before.windows.contains { $0.id == window }
    for screen in initialScreens(before, window) { _ = see(screen, in: before) }
    for presentation in before.presentations where before.window(of: presentation) == window {
      open(presentation, cause: presentation.trigger, in: before)
    }
    for record in replay.steps {
      guard let after = states.next() else { return }
      if !hasBegun, after.windows.contains(where: { $0.id == window }) {
        hasBegun = true
        for screen in initialScreens(after, window) { _ = see(screen, in: after) }
      }
      if record.outcome == .performed { take(record, from: before, to: after, window) }
      before = after
    }
  }

  private mutating func take(_ record: StepRecord, from before: Hierarchy, to after: Hierarchy, _ window: String) {
    guard let old = front(before, window), let new = front(after, window) else { return }
    let from = here(old, in: before)
    returnBehind(old, record, from: before, to: after, window)
    if let presentation = record.presentation, after.window(of: presentation) == window,
      after.presentation(of: presentation.presented) != nil
    {
      // A controller that the step itself dismisses, such as an alert by a tap on its button, goes before the next screen
      // comes.
      if record.dismissed.contains(old), let gone = before.presentation(of: old) {
        let below = see(before.familyTop(of: gone.presenter), in: after)
        add(Leg(.returning, from: from, to: below, causes: causes(record, before), record))
      }
      open(presentation, cause: record.step.trigger, in: after)
    } else {
      let isReturn = !record.dismissed.isEmpty || present[new] != nil
      let to = see(new, in: after)
      let kind: Leg.Kind =
        if case .setRoot = record.step.operation {
          .replacing
        } else if record.response.destination != nil {
          .unwinding
        } else if old == new {
          .changing
        } else {
          isReturn ? .returning : .opening
        }
      let words = old == new ? changes(record, after) : causes(record, before)
      add(Leg(kind, from: from, to: to, causes: words, record))
    }
  }

  /// Adds the return from a controller that is dismissed while another screen is in front, such as one below a presentation in
  /// a context.
  private mutating func returnBehind(
    _ front: ControllerID, _ record: StepRecord, from before: Hierarchy, to after: Hierarchy, _ window: String
  ) {
    guard let top = record.dismissed.first, !record.dismissed.contains(front),
      let lowest = record.dismissed.last.flatMap(before.presentation(of:)), before.window(of: lowest) == window
    else { return }
    let (from, to) = (here(top, in: before), here(before.familyTop(of: lowest.presenter), in: after))
    add(Leg(.returning, from: from, to: to, causes: causes(record, before), record))
  }

  /// Returns the step's trigger; otherwise the user's action, or UIKit's verb.
  private func causes(_ record: StepRecord, _ hierarchy: Hierarchy) -> [String] {
    if let trigger = record.step.trigger?.singleLine, !trigger.isEmpty { return [trigger] }
    switch record.step.operation {
    case .tap(let title, _): return [say("Tap \(title)")]
    case .interactiveDismiss, .tapOutside, .cancelSearch: return changes(record, hierarchy)
    default: return [record.step.operation.verb]
    }
  }

  /// Returns the step's trigger; otherwise what changes.
  private func changes(_ record: StepRecord, _ hierarchy: Hierarchy) -> [String] {
    [StepWords(record, hierarchy).title]
  }

  private func initialScreens(_ hierarchy: Hierarchy, _ window: String) -> [ControllerID] {
    guard hasPresentations else { return front(hierarchy, window).map { [$0] } ?? [] }
    return hierarchy.windows.filter { $0.id == window }.map { hierarchy.familyTop(of: $0.root) }
  }

  /// Returns the user's current screen.
  private func front(_ hierarchy: Hierarchy, _ window: String) -> ControllerID? {
    guard let root = hierarchy.windows.first(where: { $0.id == window })?.root else { return nil }
    if hasPresentations { return hierarchy.chain(from: root).last }
    return hierarchy.front(of: hierarchy.familyTop(of: root))
  }

  /// Returns the node of a family as it looks now: a new one, unless the family has looked the same before.
  private mutating func see(_ id: ControllerID, in hierarchy: Hierarchy) -> String {
    let picture = hierarchy.isObserved ? nil : ScreenPicture(hierarchy).screen(at: id)
    let known = screens.first { $0.id == id && $0.picture == picture }
    let screen = known ?? Screen(id: id, look: screens.count { $0.id == id }, hierarchy: hierarchy, picture: picture)
    if known == nil { screens.append(screen) }
    present[id] = screen.node
    return screen.node
  }

  /// Returns the node of a family as it was last seen; if it has not been seen yet, as it looks now.
  private mutating func here(_ id: ControllerID, in hierarchy: Hierarchy) -> String {
    present[id] ?? see(id, in: hierarchy)
  }

  /// Returns whether a screen is the present look of its family.
  func isPresent(_ screen: Screen) -> Bool { present[screen.id] == screen.node }

  /// Returns whether a screen of several is the one that the user sees at the end.
  func isFinal(_ screen: Screen) -> Bool {
    screens.count > 1 && isPresent(screen) && end.windows.contains { front(end, $0.id) == screen.id }
  }

  /// Returns whether an arrow leads back to a screen that the user has seen before.
  func isBackward(_ leg: Leg) -> Bool {
    func position(_ node: String) -> Int? { screens.firstIndex { $0.node == node } }
    guard let from = position(leg.from), let to = position(leg.to) else { return false }
    return to < from
  }

  private mutating func open(_ presentation: Presentation, cause: String?, in hierarchy: Hierarchy) {
    let from = here(hierarchy.familyTop(of: presentation.presenter), in: hierarchy)
    let to = see(presentation.presented, in: hierarchy)
    var leg = Leg(
      .opening, from: from, to: to, causes: cause.map { [$0.singleLine] } ?? [], step: presentation.step,
      origin: presentation.origin)
    if let initiator = presentation.initiator, initiator != presentation.presenter,
      hierarchy.environment.policy.arrows != .effective
    {
      leg.initiators = [hierarchy.words(for: initiator)]
    }
    leg.notes = hierarchy.notes(on: presentation)
    add(leg)
  }

  /// Adds a transition, merging it with one between the same screens.
  private mutating func add(_ leg: Leg) {
    guard leg.from != leg.to else { return }
    if let known = legs.firstIndex(where: { $0.from == leg.from && $0.to == leg.to && $0.kind == leg.kind }) {
      legs[known].merge(leg)
    } else {
      legs.append(leg)
    }
  }
}

extension Hierarchy {
  /// Returns the window at the bottom of a presentation's chain.
  fileprivate func window(of presentation: Presentation) -> String? {
    var top = familyTop(of: presentation.presenter)
    var seen: Set<ControllerID> = []
    while let below = self.presentation(of: top), seen.insert(top).inserted { top = familyTop(of: below.presenter) }
    return windows.first { familyTop(of: $0.root) == top }?.id
  }
}
