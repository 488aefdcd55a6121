import VCDiagram
import VCModel
import VCWords

/// Everything that can happen in an app: its screens, the ways between them, and where they begin.
package struct MapFigure {
  let map: NavigationMap
  let title: String
  let focus: [ControllerID]
  let depth: Int?
  let options: MapOptions
  let direction: FigureDirection?
  let wireframes: Bool

  /// - Parameters:
  ///   - focus: Only what leads to one of these and what they lead to; empty for everything.
  ///   - depth: How many transitions away from the focus; `nil` for any number.
  ///   - options: What is left out, and when it becomes several pages.
  ///   - direction: `nil` for left to right, unless that gets far too wide.
  ///   - wireframes: Shows screens whose layout is known small in their boxes.
  package init(
    _ map: NavigationMap, title: String, focus: [ControllerID] = [], depth: Int? = nil,
    options: MapOptions = MapOptions(), direction: FigureDirection? = nil, wireframes: Bool = false
  ) {
    self.map = map
    self.title = title
    self.focus = focus
    self.depth = depth
    self.options = options
    self.direction = direction
    self.wireframes = wireframes
  }

  /// The whole figure as one diagram, however big it gets.
  package var diagram: Diagram { diagram(of: content) }

  /// The figure as linked pages, where it has more screens than a page may have: an overview with a box for each part,
  /// then the parts.
  /// - Parameter address: Where the page of a name is; the overview has none.
  /// - Returns: A single page without a name where the map is small enough.
  package func pages(address: (String) -> String) -> [MapPage] {
    let content = content
    guard let limit = options.pageLimit, content.screens.count > max(limit, 1) else {
      return [MapPage(name: nil, diagram: diagram(of: content))]
    }
    return MapPages(content, title: title, limit: max(limit, 1), direction: direction, address: address).pages
  }

  private var content: MapContent {
    var content = MapContent(options.hidesAlerts ? map.withoutAlerts : map).grouped(by: options.groups)
    if !wireframes { for position in content.screens.indices { content.screens[position].controller.wireframe = [] } }
    let focus = Set(focus.map(\.rawValue))
    if !focus.isEmpty { content = content.near(Array(focus), depth: depth, reverse: options.reverse) }
    for position in content.screens.indices {
      content.screens[position].isFocus = focus.contains(content.screens[position].id)
    }
    return content.collapsed(options.collapse).withTellingEntries.inReadingOrder
  }

  private func diagram(of content: MapContent) -> Diagram {
    var diagram = MapDiagram(content, title: title, direction: direction).diagram
    diagram.caption =
      content.screens.isEmpty
      ? focus.isEmpty ? say("The map has no controllers.") : say("Nothing of the map is near the focus.") : content.note
    return diagram
  }
}
