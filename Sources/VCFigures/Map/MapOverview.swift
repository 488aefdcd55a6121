import VCDiagram
import VCModel
import VCWords

/// The boxes of the overview of a map on pages: one for each group of screens, which links to the page where they are. If there are
/// more groups than an overview has room for, groups that share a page share a box.
struct MapOverview {
  private(set) var boxes: [MapScreen] = []
  /// The box of each screen.
  private(set) var homes: [String: String] = [:]

  /// The number of groups that have boxes of their own.
  private static let most = 12

  /// - Parameters:
  ///   - content: The map.
  ///   - parts: The screens of each page.
  ///   - pages: The box for each part.
  ///   - groups: The group of each screen.
  init(_ content: MapContent, _ parts: [MapPart], pages: [MapScreen], groups: [String: MapGroup]) {
    let divided = parts.map { part in
      Self.divided(content.screens.filter { part.members.contains($0.id) }, groups)
    }
    let isByGroup = divided.joined().count <= Self.most
    for ((part, page), shares) in zip(zip(parts, pages), divided) {
      guard isByGroup, shares.count > 1 else {
        boxes.append(page)
        for id in part.members { homes[id] = page.id }
        continue
      }
      for (position, (group, screens)) in shares.enumerated() {
        var box = page
        box.controller.id += " \(position)"
        box.controller.title = group.map(\.name.singleLine) ?? say("Other screens")
        box.count = screens.count
        box.entry = screens.compactMap(\.entry).min()
        boxes.append(box)
        for screen in screens { homes[screen.id] = box.id }
      }
    }
  }

  /// Returns the screens of each group, in the order of the map.
  private static func divided(
    _ screens: [MapScreen], _ groups: [String: MapGroup]
  ) -> [(group: MapGroup?, screens: [MapScreen])] {
    var result: [(group: MapGroup?, screens: [MapScreen])] = []
    var places: [MapGroup?: Int] = [:]
    for screen in screens {
      let group = groups[screen.id]
      if let place = places[group] {
        result[place].screens.append(screen)
      } else {
        places[group] = result.count
        result.append((group, [screen]))
      }
    }
    return result
  }
}
