import VCDiagnostics
import VCDiagram
import VCModel
import VCReplay
import VCWords

/// The screens of a replay in the order in which the user reaches them, and the transitions between them.
struct Journey {
  /// A screen in its state when it first opened another one, so that it shows the button or view that did; a screen that opens
  /// none is in its state when it was last in front.
  struct Screen {
    var id: ControllerID
    fileprivate(set) var hierarchy: Hierarchy
    /// The latest change of size classes since the screen was first in front, as text.
    fileprivate(set) var change: String?
    /// The size classes in which the screen was first in front.
    fileprivate let first: DeviceEnvironment
    fileprivate var hasOpened = false

    fileprivate init(id: ControllerID, hierarchy: Hierarchy) {
      (self.id, self.hierarchy) = (id, hierarchy)
      first = hierarchy.environment
    }

    fileprivate mutating func see(_ hierarchy: Hierarchy, _ change: String?) {
      guard !hasOpened else { return }
      self.hierarchy = hierarchy
      self.change = hierarchy.environment.hasSizeClasses(of: first) ? nil : change
    }

    fileprivate mutating func open() { hasOpened = true }
  }

  /// A transition from one screen to another, with all steps that take it.
  struct Leg: Hashable {
    var from, to: ControllerID
    var isOpening: Bool
    var causes: [String]
    /// The initiators of presentations that are not the presenter, without duplicates.
    var initiators: [String] = []
    /// The steps that take the transition, counted from one; empty if it existed at the start.
    var steps: [Int] = []
    /// Whether the other screen becomes the root of the window, instead of being presented.
    var replacesRoot = false
    /// Notes on the transition besides its cause: the transition style and the anchor of a presentation.
    var notes: [String] = []
    /// The places where the transition is declared, without duplicates.
    var origins: [SourceLocation] = []

    init(from: ControllerID, to: ControllerID, isOpening: Bool, causes: [String], step: Int?, origin: Origin) {
      (self.from, self.to, self.isOpening, self.causes) = (from, to, isOpening, causes)
      origins = origin.location.map { [$0] } ?? []
      steps = step.map { [$0] } ?? []
    }
  }

  private(set) var screens: [Screen] = []
  private(set) var legs: [Leg] = []
  /// The transition that is still in progress at the end.
  let underWay: TransitionUnderWay
  /// The controllers after all steps.
  let end: Hierarchy
  private let hasPresentations: Bool
  /// The latest change of size classes so far, as text.
  private var change: String?

  /// Collects the screens and transitions of a replay.
  init(_ replay: Replay) {
    hasPresentations =
      !replay.initial.presentations.isEmpty
      || replay.steps.contains { $0.presentation != nil && $0.outcome == .performed }
    underWay = TransitionUnderWay(replay)
    end = replay.hierarchy
    run(replay)
  }

  /// Collects the observed screens that covered each other; the cause of each is unknown.
  init(seen hierarchy: Hierarchy) {
    hasPresentations = true
    underWay = TransitionUnderWay()
    end = hierarchy
    for top in hierarchy.familyTops { see(top, in: hierarchy) }
    for presentation in hierarchy.presentations { open(presentation, cause: nil, in: hierarchy) }
  }

  /// Whether more than one transition leads from one screen to others, so that the order of transitions is not that of screens.
  var branches: Bool {
    Dictionary(grouping: legs.filter(\.isOpening), by: \.from).contains { $0.value.count > 1 }
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
    change = nil
    var hasBegun = before.windows.contains { $0.id == window }
    for screen in initialScreens(before, window) { see(screen, in: before) }
    for presentation in before.presentations where before.window(of: presentation) == window {
      open(presentation, cause: presentation.trigger, in: before)
    }
    for record in replay.steps {
      guard let after = states.next() else { return }
      if !hasBegun, after.windows.contains(where: { $0.id == window }) {
        hasBegun = true
        for screen in initialScreens(after, window) { see(screen, in: after) }
      }
      if record.outcome == .performed, let words = record.step.changeOfSizeClasses { change = words }
      if record.outcome == .performed { take(record, from: before, to: after, window) }
      before = after
    }
  }

  private mutating func take(_ record: StepRecord, from before: Hierarchy, to after: Hierarchy, _ window: String) {
    guard let old = front(before, window), let new = front(after, window) else { return }
    let cause = record.step.trigger
    returnBehind(old, record, from: before, window)
    if let presentation = record.presentation, after.window(of: presentation) == window,
      after.presentation(of: presentation.presented) != nil
    {
      // A controller that the step itself dismisses, such as an alert by a tap on its button, goes before the next screen
      // comes.
      if record.dismissed.contains(old), let gone = before.presentation(of: old) {
        let leg = Leg(
          from: old, to: before.familyTop(of: gone.presenter), isOpening: false, causes: causes(record, before),
          step: record.index, origin: record.step.origin)
        add(leg)
      }
      see(new, in: after)
      open(presentation, cause: cause, in: after)
    } else if old == new {
      see(new, in: after)
    } else {
      let isReturn = !record.dismissed.isEmpty || isReturn(to: new)
      see(new, in: after)
      var leg = Leg(
        from: old, to: new, isOpening: !isReturn, causes: causes(record, before), step: record.index,
        origin: record.step.origin)
      if case .setRoot = record.step.operation {
        leg.replacesRoot = true
        leg.notes = [say("replaces the root")]
      }
      add(leg)
    }
  }

  /// Adds the return from a controller that is dismissed while another screen is in front, such as one below a presentation in
  /// a context.
  private mutating func returnBehind(
    _ front: ControllerID, _ record: StepRecord, from before: Hierarchy, _ window: String
  ) {
    guard let top = record.dismissed.first, !record.dismissed.contains(front),
      let lowest = record.dismissed.last.flatMap(before.presentation(of:)), before.window(of: lowest) == window
    else { return }
    add(
      Leg(
        from: top, to: before.familyTop(of: lowest.presenter), isOpening: false,
        causes: causes(record, before), step: record.index, origin: record.step.origin))
  }

  /// Returns the step's trigger; otherwise the user's action, or UIKit's verb.
  private func causes(_ record: StepRecord, _ hierarchy: Hierarchy) -> [String] {
    if let trigger = record.step.trigger?.singleLine, !trigger.isEmpty { return [trigger] }
    switch record.step.operation {
    case .tap(let title, _): return [say("Tap \(title)")]
    case .interactiveDismiss, .tapOutside, .cancelSearch: return [StepWords(record, hierarchy).title]
    default: return [record.step.operation.verb]
    }
  }

  private func isReturn(to screen: ControllerID) -> Bool { screens.contains { $0.id == screen } }

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

  private mutating func see(_ id: ControllerID, in hierarchy: Hierarchy) {
    if let position = screens.firstIndex(where: { $0.id == id }) {
      screens[position].see(hierarchy, change)
    } else {
      screens.append(Screen(id: id, hierarchy: hierarchy))
    }
  }

  private mutating func open(_ presentation: Presentation, cause: String?, in hierarchy: Hierarchy) {
    let presenter = hierarchy.familyTop(of: presentation.presenter)
    if !isReturn(to: presenter) { see(presenter, in: hierarchy) }
    if let position = screens.firstIndex(where: { $0.id == presenter }) { screens[position].open() }
    see(presentation.presented, in: hierarchy)
    var leg = Leg(
      from: presenter, to: presentation.presented, isOpening: true, causes: cause.map { [$0.singleLine] } ?? [],
      step: presentation.step, origin: presentation.origin)
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
    let known = legs.firstIndex {
      $0.from == leg.from && $0.to == leg.to && $0.isOpening == leg.isOpening && $0.replacesRoot == leg.replacesRoot
    }
    if let known {
      for cause in leg.causes where !legs[known].causes.contains(cause) { legs[known].causes.append(cause) }
      for initiator in leg.initiators where !legs[known].initiators.contains(initiator) {
        legs[known].initiators.append(initiator)
      }
      for step in leg.steps where !legs[known].steps.contains(step) { legs[known].steps.append(step) }
      for origin in leg.origins where !legs[known].origins.contains(origin) { legs[known].origins.append(origin) }
    } else {
      legs.append(leg)
    }
  }
}

extension Step {
  /// The trigger of a change of size classes, otherwise the new size classes; `nil` for all other steps.
  fileprivate var changeOfSizeClasses: String? {
    guard case .traits(let horizontal, let vertical) = operation else { return nil }
    if let trigger = trigger?.singleLine, !trigger.isEmpty { return say("after: \(trigger)") }
    let words = [horizontal.map { say("\($0.rawValue) width") }, vertical.map { say("\($0.rawValue) height") }]
    return words.contains { $0 != nil } ? enumeration(words.compactMap(\.self)) : nil
  }
}

extension DeviceEnvironment {
  fileprivate func hasSizeClasses(of other: Self) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
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
