import VCModel

/// Names the families that are in windows at successive moments: the first one of a window after the window, and each one with
/// other controllers, which a new root brings, after its top as well.
struct WindowFamilies {
  /// The window of each family.
  private(set) var windows: [String: String] = [:]
  private var latest: [String: (name: String, members: Set<ControllerID>)] = [:]
  private var known: [String: [ControllerID: String]] = [:]

  /// Returns the names of the families in windows at the next moment, by their tops.
  mutating func names(in hierarchy: Hierarchy) -> [ControllerID: String] {
    var names: [ControllerID: String] = [:]
    for window in hierarchy.windows {
      let top = hierarchy.familyTop(of: window.root)
      let members = Set(hierarchy.family(under: top))
      let name = known[window.id]?[top] ?? name(of: top, members, in: window.id)
      known[window.id, default: [:]][top] = name
      latest[window.id] = (name, members)
      windows[name] = window.id
      names[top] = name
    }
    return names
  }

  private func name(of top: ControllerID, _ members: Set<ControllerID>, in window: String) -> String {
    guard let latest = latest[window] else { return "window \(window)" }
    // A root that moves into another one, or out of it, stays where it is.
    return latest.members.isDisjoint(with: members) ? "window \(window) \(top)" : latest.name
  }
}
