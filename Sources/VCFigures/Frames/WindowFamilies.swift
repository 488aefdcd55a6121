import VCModel

/// Names the families in windows at successive moments, so that a family keeps its name.
///
/// The first family of a window is named after the window. A new root view controller without controllers in common with the
/// old one is the top of another family, which is named after the window and that top.
struct WindowFamilies {
  /// The window of each family.
  private(set) var windows: [String: String] = [:]
  /// The family that was last in each window.
  private var latest: [String: (name: String, members: Set<ControllerID>)] = [:]
  /// The names given so far, by window and top.
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

  /// Returns the names that families had while they were in a window, by their tops.
  func names(of tops: [ControllerID]) -> [ControllerID: String] {
    var names: [ControllerID: String] = [:]
    for top in tops { names[top] = known.values.lazy.compactMap { $0[top] }.min() }
    return names
  }

  private func name(of top: ControllerID, _ members: Set<ControllerID>, in window: String) -> String {
    guard let latest = latest[window] else { return "window \(window)" }
    // A root that becomes a child of the new root, or the other way round, keeps its position in the figure.
    return latest.members.isDisjoint(with: members) ? "window \(window) \(top)" : latest.name
  }
}
