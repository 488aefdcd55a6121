import VCDiagram
import VCModel
import VCWords

/// A page of a map that is too big for one figure.
package struct MapPage: Hashable, Sendable {
  /// The suffix of the page's file name: letters, digits and hyphens; `nil` for the overview.
  package var name: String?
  package var diagram: Diagram
}

/// A map as linked pages: an overview with a box for each part, and a page for each part.
///
/// Parts are storyboards and folders. Small ones share a page; one that is too big is split where flows branch off.
struct MapPages {
  /// The overview, then the parts; a single page without a name if there is only one part.
  let pages: [MapPage]

  init(
    _ content: MapContent, title: String, limit: Int, direction: FigureDirection?, address: (String) -> String
  ) {
    let division = MapParts(content, limit: limit)
    let parts = division.parts
    guard parts.count > 1 else {
      pages = [MapPage(name: nil, diagram: MapDiagram(content, title: title, direction: direction).diagram)]
      return
    }
    let addresses = parts.map { address($0.page) }
    let boxes = zip(parts, addresses).map { MapScreen(part: $0, address: $1) }
    let contents = MapPageContents(
      content, parts, boxes: boxes, MapOverview(content, parts, pages: boxes, groups: division.homes))
    let total = content.screens.count
    var overview = MapDiagram(contents.overview, title: title, direction: direction).diagram
    let lead = say(
      "\(counted(total, "screen")) on \(counted(parts.count, "page")): a map of more than \(limit) is drawn in parts, and each box links to its page."
    )
    overview.caption = [lead, content.note].compactMap(\.self).joined(separator: " ")
    pages =
      [MapPage(name: nil, diagram: overview)]
      + parts.enumerated().map { position, part in
        let title = say("\(title): \(part.name)")
        var diagram = MapDiagram(contents.page(of: position), title: title, direction: direction).diagram
        diagram.caption = say(
          "\(part.members.count) of \(counted(total, "screen")). The boxes of other parts link to their pages.")
        return MapPage(name: part.page, diagram: diagram)
      }
  }
}

extension MapScreen {
  /// Creates the box that represents a part on other pages.
  fileprivate init(part: MapPart, address: String) {
    self.init(MapController(id: "page " + part.page, kind: .container, title: part.name))
    count = part.members.count
    page = address
    entry = part.entry
  }
}

/// The content of a map's pages: the screens of a part with a box for each adjacent part, or every part as a box.
private struct MapPageContents {
  private let content: MapContent
  private let boxes: [MapScreen]
  private let summary: MapOverview
  /// The part of each screen.
  private var places: [String: Int] = [:]
  /// The screens of each part and the edges that touch them, by index.
  private var screens: [[Int]]
  private var connections: [[Int]]

  init(_ content: MapContent, _ parts: [MapPart], boxes: [MapScreen], _ summary: MapOverview) {
    self.content = content.withPlaces
    self.boxes = boxes
    self.summary = summary
    screens = parts.map { _ in [] }
    connections = screens
    for (place, part) in parts.enumerated() { for id in part.members { places[id] = place } }
    for (position, screen) in content.screens.enumerated() {
      if let place = places[screen.id] { screens[place].append(position) }
    }
    for (position, connection) in content.connections.enumerated() {
      for place in Set([places[connection.source], places[connection.target]].compactMap(\.self)) {
        connections[place].append(position)
      }
    }
  }

  var overview: MapContent {
    var all = content
    for position in all.connections.indices { all.connections[position].isSummary = true }
    let connections = marked(all.joined { summary.homes[$0] ?? $0 }, boxes: summary.boxes)
    return MapContent(screens: summary.boxes, connections: connections.filter { $0.source != $0.target })
      .inOrderOfPlaces.inReadingOrder
  }

  /// Returns the connections with those to the boxes of pages marked.
  private func marked(_ connections: [MapConnection], boxes: [MapScreen]) -> [MapConnection] {
    let pages = Set(boxes.map(\.id))
    return connections.map { connection in
      var connection = connection
      connection.isToPage = pages.contains(connection.source) || pages.contains(connection.target)
      return connection
    }
  }

  func page(of part: Int) -> MapContent {
    func box(_ id: String) -> String {
      guard let place = places[id], place != part else { return id }
      return boxes[place].id
    }
    let own = screens[part].map { content.screens[$0] }
    let touching = MapContent(screens: [], connections: connections[part].map { content.connections[$0] })
    let connections = marked(touching.joined(box), boxes: boxes)
    let next = Set(connections.flatMap { [$0.source, $0.target] })
    return MapContent(screens: own + boxes.filter { next.contains($0.id) }, connections: connections)
      .inOrderOfPlaces.inReadingOrder
  }
}
