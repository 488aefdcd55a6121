import VCModel

/// Everything that can happen in an app: its screens, the ways between them, and where they begin.
public struct MapFigure {
  let map: NavigationMap
  let title: String
  let focus: [ControllerID]
  let depth: Int?
  let reverse: Bool
  let collapse: Set<MapCollapse>
  let hidesAlerts: Bool
  let direction: FigureDirection?

  /// - Parameters:
  ///   - focus: Only what leads to one of these and what they lead to; empty for everything.
  ///   - depth: How many transitions away from the focus; `nil` for any number.
  ///   - reverse: Only what leads to the focus: who can reach it.
  ///   - collapse: What is drawn as one box.
  ///   - hidesAlerts: Leaves alerts and action sheets out, with the ways to them.
  ///   - direction: `nil` for left to right, unless that gets far too wide.
  public init(
    _ map: NavigationMap, title: String, focus: [ControllerID] = [], depth: Int? = nil, reverse: Bool = false,
    collapse: Set<MapCollapse> = [], hidesAlerts: Bool = false, direction: FigureDirection? = nil
  ) {
    self.map = map
    self.title = title
    self.focus = focus
    self.depth = depth
    self.reverse = reverse
    self.collapse = collapse
    self.hidesAlerts = hidesAlerts
    self.direction = direction
  }

  /// The figure as a diagram.
  public var diagram: Diagram {
    var content = MapContent(hidesAlerts ? map.withoutAlerts : map)
    let isFocused = !focus.isEmpty
    if isFocused { content = content.near(focus.map(\.rawValue), depth: depth, reverse: reverse) }
    content = content.collapsed(collapse).inReadingOrder
    var diagram = MapDiagram(content, title: title, direction: direction).diagram
    if content.screens.isEmpty {
      diagram.caption = isFocused ? "Nothing of the map is near the focus." : "The map has no controllers."
    }
    return diagram
  }
}

/// What a map draws as one box to stay readable.
public enum MapCollapse: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller, or another container with a single child, and that child.
  case containers
  /// All scenes of a storyboard.
  case groups
}
