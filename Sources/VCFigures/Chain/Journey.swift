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

    /// Whether the user sees the same as on another picture of the family.
    func looksLike(_ other: DeviceScreen?) -> Bool {
      guard let picture, let other else { return picture == nil && other == nil }
      return picture.looksLike(other)
    }

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
    for presentation in hierarchy.presentations {
      open(
        presentation, from: here(hierarchy.familyTop(of: presentation.presenter), in: hierarchy), cause: nil,
        in: hierarchy)
    }
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
    var last: ControllerID?
    for presentation in before.presentations where before.window(of: presentation) == window {
      // The device shows everything that was presented before.
      let from = here(last ?? before.familyTop(of: presentation.presenter), in: before)
      open(presentation, from: from, cause: presentation.trigger, in: before)
      last = presentation.presented
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

  /// Adds the transition of a step, from the screen that the user sees before it to the one after it.
  private mutating func take(_ record: StepRecord, from before: Hierarchy, to after: Hierarchy, _ window: String) {
    guard let old = front(before, window), let new = front(after, window) else { return }
    let from = here(old, in: before)
    if let presentation = record.presentation, presentation.presented == new, new != old {
      open(presentation, by: record, from: from, at: old, before, after, window)
      return
    }
    let kind = kind(of: record, from: old, to: new, after)
    let words = old == new ? changes(record, after) : causes(record, before)
    add(Leg(kind, from: from, to: see(new, in: after), causes: words, record))
  }

  /// Returns what a step does that presents nothing in front of the user.
  private func kind(
    of record: StepRecord, from old: ControllerID, to new: ControllerID, _ after: Hierarchy
  ) -> Leg.Kind {
    if case .setRoot = record.step.operation { return .replacing }
    if record.response.destination != nil { return .unwinding }
    if old == new { return .changing }
    if !record.dismissed.isEmpty { return .returning }
    // Another tab, for example, can hide a presentation in a context, or show it again.
    if hasPresentations, after.isConnectedToWindow(old) { return .changing }
    return present[new] != nil ? .returning : .opening
  }

  /// Adds the transition to a controller that a step presents in front of the user.
  ///
  /// A controller that the step itself dismisses, such as an alert by a tap on its button, goes before the next one comes.
  private mutating func open(
    _ presentation: Presentation, by record: StepRecord, from: String, at old: ControllerID, _ before: Hierarchy,
    _ after: Hierarchy, _ window: String
  ) {
    guard record.dismissed.contains(old) else {
      let asker = HiddenAsker(of: presentation, record, before)
      open(presentation, from: from, cause: record.step.trigger, askedBy: asker, in: after)
      return
    }
    let others = after.presentations.filter { after.window(of: $0) == window && $0.presented != presentation.presented }
    let below = see(others.last?.presented ?? after.familyTop(of: presentation.presenter), in: after)
    add(Leg(.returning, from: from, to: below, causes: causes(record, before), record))
    open(presentation, from: below, cause: record.step.trigger, in: after)
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
    guard let window = hierarchy.windows.first(where: { $0.id == window }) else { return nil }
    if hasPresentations {
      return hierarchy.frontPresentation(in: window)?.presented ?? hierarchy.familyTop(of: window.root)
    }
    return hierarchy.front(of: hierarchy.familyTop(of: window.root))
  }

  /// Returns the node of a family as it looks now: a new one, unless the family has looked the same before.
  private mutating func see(_ id: ControllerID, in hierarchy: Hierarchy) -> String {
    let picture = hierarchy.isObserved ? nil : ScreenPicture(hierarchy).screen(at: id)
    let known = screens.first { $0.id == id && $0.looksLike(picture) }
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

  private mutating func open(
    _ presentation: Presentation, from: String, cause: String?, askedBy asker: HiddenAsker? = nil,
    in hierarchy: Hierarchy
  ) {
    let to = see(presentation.presented, in: hierarchy)
    var leg = Leg(
      .opening, from: from, to: to, causes: cause.map { [$0.singleLine] } ?? [], step: presentation.step,
      origin: presentation.origin)
    leg.presenters = [presentation.presenter]
    if hierarchy.environment.policy.arrows != .effective {
      if let initiator = presentation.initiator, initiator != presentation.presenter {
        leg.initiators = [hierarchy.words(for: initiator)]
      }
      leg.hiddenAskers = asker.map { [$0] } ?? []
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
