import VCDiagram
import VCModel
import VCWords

/// Chooses the families that a figure shows.
///
/// Families that have been dismissed or not yet been shown are absent: a family that is not connected to a window is left out,
/// unless it was requested or there are no others.
struct FamilySelection {
  private let hierarchy: Hierarchy
  /// The tops of the selected families, in reading order.
  let tops: [ControllerID]
  /// The tops of the families that are left out because they are not connected to a window, in reading order.
  let absent: [ControllerID]

  /// - Parameters:
  ///   - hierarchy: The hierarchy with the families.
  ///   - focus: Show only families that contain one of these controllers, and those near them; empty for all.
  ///   - depth: The number of presentations away from the focus; `nil` for the whole chain.
  ///   - showsAbsent: Whether to show families that are not connected to a window, too.
  ///   - made: Absent families to show in any case.
  init(
    _ hierarchy: Hierarchy, focus: [ControllerID] = [], depth: Int? = nil, showsAbsent: Bool = false,
    besides made: Set<ControllerID> = []
  ) {
    self.hierarchy = hierarchy
    let near = Self.tops(of: hierarchy, near: focus, depth: depth)
    let asked = Set(focus.map(hierarchy.familyTop(of:)))
    let there = near.filter { asked.contains($0) || made.contains($0) || hierarchy.isThere($0) }
    let shown = showsAbsent || there.isEmpty ? near : there
    let known = Set(shown)
    tops = shown
    absent = near.filter { !known.contains($0) }
  }

  /// Returns the tops of the families at most `depth` presentations away from the focus; all of them without a focus.
  private static func tops(of hierarchy: Hierarchy, near focus: [ControllerID], depth: Int?) -> [ControllerID] {
    let all = hierarchy.topsInReadingOrder
    guard !focus.isEmpty else { return all }
    var reached = Set(focus.map(hierarchy.familyTop(of:)))
    var frontier = reached
    var steps = 0
    while !frontier.isEmpty, depth.map({ steps < $0 }) ?? true {
      var next: Set<ControllerID> = []
      for presentation in hierarchy.presentations {
        let presenter = hierarchy.familyTop(of: presentation.presenter)
        if frontier.contains(presenter) { next.insert(presentation.presented) }
        if frontier.contains(presentation.presented) { next.insert(presenter) }
      }
      frontier = next.subtracting(reached)
      reached.formUnion(next)
      steps += 1
    }
    return all.filter(reached.contains)
  }
}

extension Hierarchy {
  /// The tops of all families: for each window its root, then the families presented over it from oldest to newest; then
  /// others.
  fileprivate var topsInReadingOrder: [ControllerID] {
    let ages = Dictionary(presentations.enumerated().map { ($1.presented, $0) }) { first, _ in first }
    var result: [ControllerID] = []
    var presented: [ControllerID] = []
    func take() {
      result += presented.sorted { ages[$0, default: 0] < ages[$1, default: 0] }
      presented = []
    }
    for top in familyTops {
      if ages[top] != nil {
        presented.append(top)
      } else {
        take()
        result.append(top)
      }
    }
    take()
    return result
  }
}

extension FamilySelection {
  /// Returns the caption sentence about the families that are left out; `nil` if there are none.
  func note(_ replayNotes: ReplayNotes) -> String? { replayNotes.note(on: absent, in: hierarchy) }
}

extension Hierarchy {
  /// Returns whether presentations lead from a window to a family. One that is presented over a root that was replaced is left
  /// behind together with it. In a dump every family is there.
  fileprivate func isThere(_ top: ControllerID) -> Bool { isObserved || isConnectedToWindow(top) }
}
