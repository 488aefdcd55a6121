import VCDiagram
import VCModel
import VCWords

/// A page of a map that is too big for one figure.
package struct MapPage: Hashable, Sendable {
  /// What its file is called after the figure's own name: letters, digits and hyphens; `nil` for the overview.
  package var name: String?
  /// What it shows.
  package var diagram: Diagram
}

/// A map as linked pages: an overview with a box for each part, and a page for each part.
///
/// Parts are storyboards and folders. Small ones share a page; one that is too big itself is split where flows branch off.
struct MapPages {
  /// The overview, then the parts; a single page without a name where there is only one part.
  let pages: [MapPage]

  init(
    _ content: MapContent, title: String, limit: Int, direction: FigureDirection?, address: (String) -> String
  ) {
    let parts = MapParts(content, limit: limit).parts
    guard parts.count > 1 else {
      pages = [MapPage(name: nil, diagram: MapDiagram(content, title: title, direction: direction).diagram)]
      return
    }
    let addresses = parts.map { address($0.page) }
    let boxes = zip(parts, addresses).map { MapScreen(part: $0, address: $1) }
    let total = content.screens.count
    var overview = MapDiagram(
      content.showing(nil, of: parts, as: boxes).inReadingOrder, title: title, direction: direction
    ).diagram
    let lead = say(
      "\(counted(total, "screen")) on \(counted(parts.count, "page")): a map of more than \(limit) is drawn in parts, and each box leads to its page."
    )
    overview.caption = [lead, content.note].compactMap(\.self).joined(separator: " ")
    pages =
      [MapPage(name: nil, diagram: overview)]
      + parts.enumerated().map { position, part in
        let shown = content.showing(position, of: parts, as: boxes).inReadingOrder
        var diagram = MapDiagram(shown, title: say("\(title): \(part.name)"), direction: direction).diagram
        diagram.caption = say(
          "\(part.members.count) of \(counted(total, "screen")). The boxes of other parts lead to their pages.")
        return MapPage(name: part.page, diagram: diagram)
      }
  }
}

extension MapScreen {
  /// The box that stands for a part on other pages.
  fileprivate init(part: MapPart, address: String) {
    self.init(MapController(id: "page " + part.page, kind: .container, title: part.name))
    count = part.members.count
    page = address
    entry = part.entry
  }
}

extension MapContent {
  /// One part's screens with a box for each part next to it; every part as a box when there is none.
  fileprivate func showing(_ shown: Int?, of parts: [MapPart], as boxes: [MapScreen]) -> MapContent {
    var places: [String: Int] = [:]
    for (place, part) in parts.enumerated() { for id in part.members { places[id] = place } }
    func box(_ id: String) -> String {
      guard let place = places[id], place != shown else { return id }
      return boxes[place].id
    }
    var ways = shown == nil ? summarized(box) : joined(box)
    var next = Set(boxes.map(\.id))
    if let shown {
      let members = parts[shown].members
      ways = ways.filter { members.contains($0.source) || members.contains($0.target) }
      next = Set(ways.flatMap { [$0.source, $0.target] }).subtracting(members)
    }
    ways = ways.filter { $0.source != $0.target || places[$0.source] != nil }
    let own = shown.map { place in screens.filter { parts[place].members.contains($0.id) } } ?? []
    return MapContent(screens: own + boxes.filter { next.contains($0.id) }, ways: ways)
  }
}
