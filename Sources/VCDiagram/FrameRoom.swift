extension Diagram {
  /// With boxes that hold what they say in any frame, each as high in all of them.
  package var makingRoom: Diagram {
    guard !frames.isEmpty else { return self }
    var result = self
    var positions: [String: Int] = [:]
    for (position, node) in nodes.enumerated() { positions[node.id] = position }
    for node in frames.flatMap(\.nodes) {
      if let place = positions[places.place(ofNode: node.id)] { result.nodes[place].makeRoom(for: node) }
    }
    for frame in frames.indices {
      for position in frames[frame].nodes.indices {
        let id = places.place(ofNode: frames[frame].nodes[position].id)
        guard let place = positions[id] else { continue }
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
