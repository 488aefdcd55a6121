import VCDiagram
import VCModel

/// Chooses the families that a figure shows.
struct FamilySelection {
  private let hierarchy: Hierarchy

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// The tops of the families that are at most `depth` presentations away from the focus; all of them without a focus.
  func tops(focus: [ControllerID], depth: Int?) -> [ControllerID] {
    let all = hierarchy.familyTops
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
