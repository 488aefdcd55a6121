import VCModel

// Whose view comes and goes (R48, R58): found by comparing what is in the windows before and after. While a transition runs
// (R178), its first callbacks come when it begins and the others when it ends.
extension Replayer {
  mutating func noteAppearance(_ record: inout StepRecord, before running: RunningTransition?) {
    if notePresented(&record) { return }
    let after = hierarchy.nodesInWindow()
    switch record.step.operation {
    case .beginPresent:
      record.appearance = changes(to: after, in: hierarchy, .will)
      awaitedAppearance = record.appearance
    case .beginDismiss, .beginPop:
      let ahead = preview
      record.appearance = changes(to: ahead.nodesInWindow(), in: ahead, .will)
      awaitedAppearance = record.appearance
      return
    case .finishTransition:
      record.appearance = awaitedAppearance.map { $0.at(.did) }
      awaitedAppearance = []
    case .cancelTransition:
      record.appearance = awaitedAppearance.reversed().map { $0.reversed }
      awaitedAppearance = []
    default: record.appearance = changes(to: after, in: hierarchy, .whole)
    }
    shown = after
  }

  /// Notes what a presentation over all others did, without a look at all that lies below it; answers `false` and does nothing
  /// after any other step.
  private mutating func notePresented(_ record: inout StepRecord) -> Bool {
    guard case .present = record.step.operation, let edge = record.response.presentations.first,
      let (unchanged, end) = hierarchy.endOfNodesInWindow(afterPresenting: edge.presented, before: shown)
    else { return false }
    record.appearance = changes(from: shown[unchanged...], to: end[...], in: hierarchy, .whole)
    shown.replaceSubrange(unchanged..., with: end)
    return true
  }

  /// The controllers as they will be when the running transition has finished.
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

  /// What is left of two lists without what they begin and end with alike.
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
