import VCDiagram
import VCModel

extension MapContent {
  /// Returns the content with related screens merged into single boxes.
  func collapsed(_ kinds: Set<MapCollapse>) -> MapContent {
    var result = self
    if kinds.contains(.containers) { result = result.withoutWrappers }
    if kinds.contains(.groups) { result = result.withOneBoxForEachGroup }
    return result
  }

  /// The content with containers that hold a single screen merged into that screen; their edges lead to the screen.
  private var withoutWrappers: MapContent {
    let contained = Dictionary(grouping: connections.filter { $0.kind == .contains }) { $0.source }
    let containers = Dictionary(grouping: connections.filter { $0.kind == .contains }) { $0.target }
    let others = Set(connections.filter { $0.kind != .contains }.map(\.source))
    let byID = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    var merged: [String: String] = [:]
    for screen in screens where screen.controller.kind.isContainer && !others.contains(screen.id) {
      guard let connections = contained[screen.id], connections.count == 1, let child = connections.first?.target else {
        continue
      }
      guard containers[child]?.count == 1, let content = byID[child], !content.controller.isDangling else { continue }
      guard child != screen.id, content.group == screen.group else { continue }
      merged[screen.id] = child
    }
    return merging(merged) { screen, parts in
      screen.wrappers = parts.map(\.controller)
      screen.entry = ([screen] + parts).compactMap(\.entry).min()
    }
  }

  private var withOneBoxForEachGroup: MapContent {
    let members = Dictionary(grouping: screens.filter { $0.group != nil }) { $0.group }
    var merged: [String: String] = [:]
    for screen in screens {
      guard let group = screen.group, let members = members[group], members.count > 1 else { continue }
      if let first = members.first?.id, first != screen.id { merged[screen.id] = first }
    }
    return merging(merged) { screen, parts in
      screen.count += parts.count
      screen.controller.title = screen.group?.name
      screen.controller.className = nil
      screen.controller.kind = .container
      screen.entry = ([screen] + parts).compactMap(\.entry).min()
    }
  }

  /// Merges screens into others; chains are followed to their end, and cycles are left alone.
  func merging(_ merged: [String: String], _ join: (inout MapScreen, [MapScreen]) -> Void) -> MapContent {
    func end(of id: String) -> String {
      var here = id
      var seen: Set<String> = [id]
      while let next = merged[here] {
        guard seen.insert(next).inserted else { return id }
        here = next
      }
      return here
    }
    let parts = Dictionary(grouping: screens.filter { end(of: $0.id) != $0.id }) { end(of: $0.id) }
    var result = MapContent(screens: [], connections: [])
    result.lostUnwinds = lostUnwinds
    for screen in screens where end(of: screen.id) == screen.id {
      var screen = screen
      if let parts = parts[screen.id] {
        join(&screen, parts)
        screen.isFocus = ([screen] + parts).contains(where: \.isFocus)
      }
      result.screens.append(screen)
    }
    result.connections = joined { end(of: $0) }
    return result
  }

  /// Returns the edges between the boxes that screens were merged into, without those inside a box.
  func joined(_ box: (String) -> String) -> [MapConnection] {
    var places: [MapConnection.Key: Int] = [:]
    var result: [MapConnection] = []
    for var connection in connections {
      let ends = (box(connection.source), box(connection.target))
      if ends.0 == ends.1, connection.source != connection.target { continue }
      (connection.source, connection.target) = ends
      if let place = places[connection.key] {
        result[place].transitions += connection.transitions
        result[place].places += connection.places
      } else {
        places[connection.key] = result.count
        result.append(connection)
      }
    }
    return result
  }
}
