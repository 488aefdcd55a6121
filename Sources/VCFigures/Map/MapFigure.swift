import VCDiagram
import VCModel
import VCWords

/// A map of an app: its screens, the transitions between them, and the entry points.
package struct MapFigure {
  let map: NavigationMap
  let title: String
  let focus: [ControllerID]
  let depth: Int?
  let options: MapOptions
  let direction: FigureDirection?
  let wireframes: Bool

  /// - Parameters:
  ///   - map: The map to be shown.
  ///   - title: The title of the figure.
  ///   - focus: Show only what leads to one of these screens and what they lead to; empty for everything.
  ///   - depth: The number of transitions away from the focus; `nil` for any number.
  ///   - options: What to leave out, and when to split the map into pages.
  ///   - direction: `nil` for left to right, unless that becomes far too wide.
  ///   - wireframes: Whether to show thumbnails of screens whose layout is known.
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

  /// The whole figure as one diagram of any size.
  package var diagram: Diagram { diagram(of: content) }

  /// Returns the figure as linked pages if it has more screens than fit one page: an overview with a box for each part, then
  /// the parts.
  /// - Parameter address: Returns the address of a page by its name; the overview has none.
  /// - Returns: A single page without a name if the map is small enough.
  package func pages(address: (String) -> String) -> [MapPage] {
    let content = content
    guard let limit = options.pageLimit, content.withSharedAlerts.screens.count > max(limit, 1) else {
      return [MapPage(name: nil, diagram: diagram(of: content))]
    }
    return MapPages(content, title: title, limit: max(limit, 1), direction: direction, address: address).pages
  }

  /// The number of screens up to which the transitions of their common part are drawn at each of them.
  private static let mostScreensOfPart = 3

  private var content: MapContent {
    let focus = Set(focus.map(\.rawValue))
    let map = map.mergingParts(intoAtMost: Self.mostScreensOfPart, except: focus)
    var content = MapContent(options.hidesAlerts ? map.withoutAlerts : map).grouped(by: options.groups)
    if !wireframes { for position in content.screens.indices { content.screens[position].controller.wireframe = [] } }
    if !focus.isEmpty { content = content.near(Array(focus), depth: depth, reverse: options.reverse) }
    for position in content.screens.indices {
      content.screens[position].isFocus = focus.contains(content.screens[position].id)
    }
    return content.withSharedStacks.collapsed(options.collapse).withTellingEntries.inReadingOrder
  }

  private func diagram(of content: MapContent) -> Diagram {
    var diagram = MapDiagram(content, title: title, direction: direction).diagram
    diagram.caption =
      content.screens.isEmpty
      ? focus.isEmpty ? say("The map has no controllers.") : say("Nothing in the map is near the focus.") : content.note
    return diagram
  }
}
