extension Diagram {
  /// The diagram with each box large enough for its text in all frames.
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

  /// Boxes with rows have the same size in all frames, because the whole figure's edges start at the rows.
  fileprivate mutating func takeRoom(of place: DiagramNode) {
    guard !rows.isEmpty else { return }
    (minimumWidth, minimumHeight) = place.size
  }
}
