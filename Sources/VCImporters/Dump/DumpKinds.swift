import VCModel

/// Derives the kinds of a dump's controllers from the class, else from the end of its name, else from the view and the
/// children.
struct DumpKinds {
  private let lines: [DumpLine]
  private let children: [[Int]]

  init(_ outline: DumpOutline) {
    lines = outline.lines
    var children = Array(repeating: [Int](), count: outline.lines.count)
    for (position, owner) in outline.owners.enumerated() where !outline.lines[position].isPresented {
      if case .line(let owner) = owner { children[owner].append(position) }
    }
    self.children = children
  }

  func kind(at position: Int) -> ControllerKind {
    let description = lines[position].description
    if let name = description.className {
      if let kind = ControllerKind.implied(byClass: name) { return kind }
      if let kind = Self.kind(byEndOf: unqualified(name)) { return kind }
    }
    let held = children[position]
    guard !held.isEmpty else { return .content }
    // Only navigation, tab bar and split view controllers have this view.
    guard description.dumpRecord.viewClass == "UILayoutContainerView" else { return .container }
    let shown = held.indices.filter { lines[held[$0]].description.dumpRecord.isShown }
    if shown.count > 1 { return .split }
    return shown.isEmpty || shown == [held.count - 1] ? .navigation : .tabBar
  }

  private static func kind(byEndOf name: String) -> ControllerKind? {
    let endings: [(String, ControllerKind)] = [
      ("HostingController", .hosting), ("NavigationController", .navigation), ("NavController", .navigation),
      ("TabBarController", .tabBar), ("TabController", .tabBar), ("TabBarViewController", .tabBar),
      ("SplitViewController", .split), ("SplitController", .split), ("PageViewController", .page),
      ("AlertController", .alert),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }
}
