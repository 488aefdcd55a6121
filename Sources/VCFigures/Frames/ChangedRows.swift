import VCDiagram

/// Finds the rows whose content has changed since the moment before.
struct ChangedRows {
  private let past: [String: [String: Held]]
  private let present: [String: [String: Held]]

  /// The content of a row: its text, or the ends of its arrows.
  private struct Held: Equatable {
    var value: String?
    var isSet: Bool
    var arrows: Set<String> = []
  }

  init(_ before: MomentParts, _ now: MomentParts) {
    past = Self.held(in: before)
    present = Self.held(in: now)
  }

  private static func held(in parts: MomentParts) -> [String: [String: Held]] {
    var held: [String: [String: Held]] = [:]
    for node in parts.nodes {
      for row in node.rows { held[node.id, default: [:]][row.port] = Held(value: row.value, isSet: row.isSet) }
    }
    for edge in parts.edges {
      guard let port = edge.tail.port else { continue }
      held[edge.tail.node]?[port]?.arrows.insert(edge.head.node)
    }
    return held
  }

  /// Returns the box with its changed rows marked; a box that was just added or removed is marked as a whole.
  func marking(_ node: DiagramNode) -> DiagramNode {
    guard let before = past[node.id], let now = present[node.id] else { return node }
    var node = node
    for position in node.rows.indices {
      let port = node.rows[position].port
      node.rows[position].isChanged = before[port] != now[port]
    }
    return node
  }
}
