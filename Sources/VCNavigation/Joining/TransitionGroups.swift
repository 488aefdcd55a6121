import VCModel

extension [MapTransition] {
  /// The transitions, with those of one call for several sources, such as the screens that call a helper, in one group at the
  /// position of the first.
  var grouped: [[MapTransition]] {
    var groups: [[MapTransition]] = []
    var known: [MapTransition: Int] = [:]
    for transition in self {
      guard transition.source != nil else {
        groups.append([transition])
        continue
      }
      var call = transition
      call.source = nil
      if let place = known[call] {
        groups[place].append(transition)
      } else {
        known[call] = groups.count
        groups.append([transition])
      }
    }
    return groups
  }
}
