extension Diagram {
  /// With boxes that hold what they say in any frame, each as high in all of them.
  var makingRoom: Diagram {
    guard !frames.isEmpty else { return self }
    var result = self
    var places: [String: Int] = [:]
    for (position, node) in nodes.enumerated() { places[node.id] = position }
    for node in frames.flatMap(\.nodes) {
      if let place = places[node.id] { result.nodes[place].makeRoom(for: node) }
    }
    for frame in frames.indices {
      for position in frames[frame].nodes.indices {
        guard let place = places[frames[frame].nodes[position].id] else { continue }
        result.frames[frame].nodes[position].takeRoom(of: result.nodes[place])
      }
    }
    return result
  }
}

extension DiagramNode {
  fileprivate mutating func makeRoom(for other: DiagramNode) {
    let size = other.size
    minimumWidth = max(minimumWidth, size.width)
    minimumHeight = max(minimumHeight, size.height)
  }

  /// Rows stand where the lines of the whole figure start.
  fileprivate mutating func takeRoom(of place: DiagramNode) {
    guard !rows.isEmpty else { return }
    (minimumWidth, minimumHeight) = place.size
  }
}
