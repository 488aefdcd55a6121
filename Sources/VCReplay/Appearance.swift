import VCModel

// Appearance callbacks (R48, R58), found by comparing the views in the windows before and after a step. For a
// transition that takes time (R178), the first callbacks occur at its start and the others at its end.
extension Replayer {
  mutating func noteAppearance(_ record: inout StepRecord) {
    if notePresented(&record) { return }
    let after = hierarchy.nodesInWindow()
    hierarchy.noteLoaded(after)
    switch record.step.operation {
    case .beginPresent:
      record.appearance = changes(to: after, in: hierarchy, .will)
      awaitedAppearance += record.appearance
    case .beginDismiss, .beginPop:
      let ahead = preview
      // The preview includes the transitions that began before; what they announced is not announced again.
      record.appearance = changes(to: ahead.nodesInWindow(), in: ahead, .will)
        .filter { !awaitedAppearance.contains($0) }
      awaitedAppearance += record.appearance
      return
    case .finishTransition: record.appearance = finish(awaitedAppearance.map { $0.at(.did) }, after)
    case .cancelTransition: record.appearance = finish(awaitedAppearance.reversed().map(\.reversed), after)
    default: record.appearance = withoutAnnounced(changes(to: after, in: hierarchy, .whole))
    }
    shown = after
  }

  /// Returns the callbacks at the end of a transition: those that are still true, because steps during the transition
  /// may have removed or covered its controllers, and those of other changes.
  private mutating func finish(_ awaited: [AppearanceChange], _ after: [Int]) -> [AppearanceChange] {
    awaitedAppearance = []
    let inWindow = Set(after.map(hierarchy.controllerID(at:)))
    let due = awaited.filter { $0.appears == inWindow.contains($0.controller) }
    let known = Set(due.map(\.controller))
    return due + changes(to: after, in: hierarchy, .whole).filter { !known.contains($0.controller) }
  }

  /// Returns the callbacks of a step during a transition. The transition has already made the first call of a change that
  /// it announced, and makes no more calls to a controller whose change the step completes or reverts.
  private mutating func withoutAnnounced(_ changes: [AppearanceChange]) -> [AppearanceChange] {
    guard !awaitedAppearance.isEmpty else { return changes }
    let announced = awaitedAppearance
    let changed = Set(changes.map(\.controller))
    awaitedAppearance.removeAll { changed.contains($0.controller) }
    return changes.map { announced.contains($0.at(.will)) ? $0.at(.did) : $0 }
  }

  /// Records the changes of a presentation above all others, without examining the views below it. Returns `false` and
  /// does nothing after any other step.
  private mutating func notePresented(_ record: inout StepRecord) -> Bool {
    guard case .present = record.step.operation, let edge = record.response.presentations.first,
      let (unchanged, end) = hierarchy.endOfNodesInWindow(afterPresenting: edge.presented, before: shown)
    else { return false }
    record.appearance = withoutAnnounced(changes(from: shown[unchanged...], to: end[...], in: hierarchy, .whole))
    shown.replaceSubrange(unchanged..., with: end)
    hierarchy.noteLoaded(end)
    return true
  }

  /// The hierarchy after the running transitions finish.
  private var preview: Hierarchy {
    var ahead = self
    var record = StepRecord(index: 0, step: Step(.finishTransition))
    ahead.finishTransition(&record)
    return ahead.hierarchy
  }

  private func changes(
    to after: [Int], in hierarchy: Hierarchy, _ phase: AppearanceChange.Phase
  ) -> [AppearanceChange] {
    let (old, new) = Self.differing(shown, after)
    return changes(from: old, to: new, in: hierarchy, phase)
  }

  private func changes(
    from old: ArraySlice<Int>, to new: ArraySlice<Int>, in hierarchy: Hierarchy, _ phase: AppearanceChange.Phase
  ) -> [AppearanceChange] {
    if old.isEmpty, new.isEmpty { return [] }
    let (before, now) = (Set(old), Set(new))
    func change(_ position: Int, appears: Bool) -> AppearanceChange {
      AppearanceChange(controller: hierarchy.controllerID(at: position), appears: appears, phase: phase)
    }
    return old.filter { !now.contains($0) }.map { change($0, appears: false) }
      + new.filter { !before.contains($0) }.map { change($0, appears: true) }
  }

  /// Returns both lists without their common prefix and suffix.
  private static func differing(_ old: [Int], _ new: [Int]) -> (ArraySlice<Int>, ArraySlice<Int>) {
    var start = 0
    var (oldEnd, newEnd) = (old.count, new.count)
    while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
    while min(oldEnd, newEnd) > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return (old[start..<oldEnd], new[start..<newEnd])
  }
}
