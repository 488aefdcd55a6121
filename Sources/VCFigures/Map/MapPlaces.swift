import VCDiagram
import VCModel

extension MapContent {
  /// The content with the place of each edge to a screen that belongs to a container whose screens have an order: the tabs of a
  /// tab bar, and the roots of their stacks. The box of a part keeps that order even if it stands for the tab bar.
  var withPlaces: MapContent {
    var result = self
    var places: [String: MapConnection.Place] = [:]
    for (position, connection) in connections.enumerated() where connection.source != connection.target {
      guard connection.isOrdered else { continue }
      let place = MapConnection.Place(container: connection.source, position: position)
      result.connections[position].places = [place]
      if places[connection.target] == nil { places[connection.target] = place }
    }
    for (position, connection) in connections.enumerated() where connection.source != connection.target {
      guard connection.kind == .contains, !connection.isOrdered, let place = places[connection.source] else { continue }
      result.connections[position].places = [place]
    }
    return result
  }

  /// The content with the edges that leave each box in the order of their places, where those of other edges were.
  var inOrderOfPlaces: MapContent {
    var result = self
    let placed = connections.indices.filter { !connections[$0].places.isEmpty }
    for slots in Dictionary(grouping: placed, by: { connections[$0].source }).values {
      let sorted = slots.sorted { first, second in
        let places = (connections[first].places.map(\.position).min(), connections[second].places.map(\.position).min())
        return (places.0 ?? 0, first) < (places.1 ?? 0, second)
      }
      for (slot, connection) in zip(slots, sorted) { result.connections[slot] = connections[connection] }
    }
    return result
  }

  /// The boxes of several screens whose edges have places in one container only: in several, they have no common order.
  var boxesWithOrder: Set<String> {
    let several = Set(screens.filter { $0.count > 1 || $0.page != nil }.map(\.id))
    var containers: [String: Set<String>] = [:]
    for connection in connections where connection.kind == .contains && several.contains(connection.source) {
      containers[connection.source, default: []].formUnion(connection.places.map(\.container))
    }
    return Set(containers.filter { $0.value.count == 1 }.keys)
  }
}
