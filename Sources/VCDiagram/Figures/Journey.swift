import VCModel
import VCReplay

/// The screens of a replay in the order in which a person meets them, and the ways between them.
struct Journey {
  /// A screen with the hierarchy in which it was last in front.
  struct Screen {
    var id: ControllerID
    var hierarchy: Hierarchy
  }

  /// A way from one screen to another, with everything that leads along it.
  struct Way: Hashable {
    var from, to: ControllerID
    var isOpening: Bool
    var causes: [String]
    /// Who asked for a presentation, where it is not the one who presents.
    var asker: String?
  }

  private(set) var screens: [Screen] = []
  private(set) var ways: [Way] = []
  private let replay: Replay
  private let hasPresentations: Bool

  init(_ replay: Replay) {
    self.replay = replay
    hasPresentations =
      !replay.initial.presentations.isEmpty
      || replay.steps.contains { $0.presentation != nil && $0.outcome == .performed }
  }

  /// Walks through all steps.
  mutating func run() {
    var before = replay.initial
    for screen in initialScreens(before) { see(screen, in: before) }
    for presentation in before.presentations { open(presentation, cause: presentation.trigger, in: before) }
    for (position, record) in replay.steps.enumerated() {
      let after = replay.state(after: position + 1)
      if record.outcome == .performed { take(record, from: before, to: after) }
      before = after
    }
  }

  private mutating func take(_ record: StepRecord, from before: Hierarchy, to after: Hierarchy) {
    guard let old = front(before), let new = front(after) else { return }
    let cause = record.step.trigger
    if let presentation = record.presentation, after.presentation(of: presentation.presented) != nil {
      see(new, in: after)
      open(presentation, cause: cause, in: after)
    } else if old == new {
      see(new, in: after)
    } else if record.dismissed.isEmpty && !isReturn(to: new) {
      see(new, in: after)
      add(Way(from: old, to: new, isOpening: true, causes: causes(cause, record)))
    } else {
      see(new, in: after)
      add(Way(from: old, to: new, isOpening: false, causes: causes(cause, record)))
    }
  }

  /// What a person calls the step; else UIKit's verb.
  private func causes(_ trigger: String?, _ record: StepRecord) -> [String] {
    [(trigger?.singleLine).flatMap { $0.isEmpty ? nil : $0 } ?? record.step.operation.verb]
  }

  private func isReturn(to screen: ControllerID) -> Bool { screens.contains { $0.id == screen } }

  private func initialScreens(_ hierarchy: Hierarchy) -> [ControllerID] {
    hasPresentations
      ? hierarchy.windows.prefix(1).map { hierarchy.familyTop(of: $0.root) } : front(hierarchy).map { [$0] } ?? []
  }

  /// The screen that a person is at.
  private func front(_ hierarchy: Hierarchy) -> ControllerID? {
    guard let window = hierarchy.windows.first else { return nil }
    return hasPresentations ? hierarchy.chain(from: window.root).last : hierarchy.visible.last
  }

  private mutating func see(_ id: ControllerID, in hierarchy: Hierarchy) {
    if let position = screens.firstIndex(where: { $0.id == id }) {
      screens[position].hierarchy = hierarchy
    } else {
      screens.append(Screen(id: id, hierarchy: hierarchy))
    }
  }

  private mutating func open(_ presentation: Presentation, cause: String?, in hierarchy: Hierarchy) {
    let presenter = hierarchy.familyTop(of: presentation.presenter)
    if !isReturn(to: presenter) { see(presenter, in: hierarchy) }
    see(presentation.presented, in: hierarchy)
    var way = Way(
      from: presenter, to: presentation.presented, isOpening: true, causes: cause.map { [$0.singleLine] } ?? [])
    if let initiator = presentation.initiator, initiator != presentation.presenter {
      way.asker = hierarchy.words(for: initiator)
    }
    add(way)
  }

  /// Ways between the same screens become one.
  private mutating func add(_ way: Way) {
    guard way.from != way.to else { return }
    let known = ways.firstIndex { $0.from == way.from && $0.to == way.to && $0.isOpening == way.isOpening }
    if let known {
      for cause in way.causes where !ways[known].causes.contains(cause) { ways[known].causes.append(cause) }
    } else {
      ways.append(way)
    }
  }
}
