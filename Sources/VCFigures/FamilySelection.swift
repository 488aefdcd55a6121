import VCDiagram
import VCModel
import VCWords

/// Chooses the families that a figure shows.
///
/// What is over, or not there yet, is quiet: families that no window leads to are left out, unless they are asked for or
/// there are no others.
struct FamilySelection {
  private let hierarchy: Hierarchy
  /// In reading order.
  let tops: [ControllerID]
  /// What is left out because no window leads to it, in the same order.
  let absent: [ControllerID]

  /// - Parameters:
  ///   - focus: Only families that hold one of these, and those near them; empty for all.
  ///   - depth: How many presentations away from the focus; `nil` for the whole chain.
  ///   - showsAbsent: Whether families are shown, too, that no window leads to.
  ///   - made: Of those, families that are shown all the same.
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

  /// The tops of the families that are at most `depth` presentations away from the focus; all of them without a focus.
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
  /// The tops of all families: for each window its root, then what is presented over it, the oldest first; then others.
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
  /// What a line under the figure says of the families that are left out; `nil` where none is.
  func note(_ absences: Absences) -> String? { absences.note(on: absent, in: hierarchy) }
}

extension Hierarchy {
  /// Whether a window leads to a family: its top stands in one or is presented. Of a dump every part is there.
  fileprivate func isThere(_ top: ControllerID) -> Bool {
    isSeen || presentation(of: top) != nil || windows.contains { familyTop(of: $0.root) == top }
  }
}
