import VCModel

extension [MapTransition] {
  /// The transitions, with those of one call for several sources, such as the screens that call a helper, in one group at the
  /// position of the first. The transitions of a call follow each other.
  /// - Complexity: O(n) for calls with few transitions.
  var grouped: [[MapTransition]] {
    var groups: [[MapTransition]] = []
    /// The first group of the current call.
    var start = 0
    for transition in self {
      if start < groups.count, groups[start][0].origin != transition.origin { start = groups.count }
      let place = groups[start...].firstIndex { $0[0].isSameCall(as: transition) }
      if let place { groups[place].append(transition) } else { groups.append([transition]) }
    }
    return groups
  }
}

extension MapTransition {
  /// Returns whether two transitions differ only in their source.
  fileprivate func isSameCall(as other: MapTransition) -> Bool {
    guard let source = other.source, self.source != nil, target == other.target, relation == other.relation else {
      return false
    }
    var call = self
    call.source = source
    return call == other
  }
}
