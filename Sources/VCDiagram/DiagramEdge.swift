/// An edge of a diagram.
package struct DiagramEdge: Hashable, Encodable, Sendable {
  /// An end of an edge: a node, or one of its rows.
  package struct End: Hashable, Encodable, Sendable {
    /// The node's identifier.
    package var node: String
    /// The row of the node, by its port.
    package var port: String?

    /// Creates an end at a node or at one of its rows.
    package init(_ node: String, port: String? = nil) {
      self.node = node
      self.port = port
    }
  }

  /// The identifier in the layout and in the file.
  package var id: String
  /// The kind of edge.
  package var kind: EdgeKind
  /// The start.
  package var tail: End
  /// The end.
  package var head: End
  /// The lines of the label.
  package var label: [String]
  /// The label's parts where it is not broken into lines: the trigger, each note, the controllers that ask; empty if it has
  /// only one.
  package var labelParts: [String] = []
  /// The minimum number of ranks between the ends.
  package var span: Int
  /// Whether it points against the layout direction: the layout places its head before its tail.
  package var isBackward = false
  /// Whether the layout ignores it when placing its ends.
  package var isLoose = false
  /// Whether its head is in its order among the heads of the same kind of edge, such as the tabs of a tab bar.
  package var isOrdered: Bool
  /// A description for text alternatives.
  package var name: String
  /// Additional text on hovering: the location in the source.
  package var tooltip: String?
  /// Whether the latest step added it, or is about to remove it.
  package var change: DiagramNode.Change?

  /// The parts that are facts about the edge; its order among others is in the order of edges.
  private enum CodingKeys: CodingKey {
    case id, kind, tail, head, label, span, isBackward, isLoose, name, tooltip, change
  }

  /// Creates an edge from one end to the other.
  package init(
    id: String, kind: EdgeKind, from tail: End, to head: End, label: [String] = [], span: Int = 1, name: String
  ) {
    self.id = id
    self.kind = kind
    self.tail = tail
    self.head = head
    self.label = label
    self.span = span
    self.name = name
    isOrdered = kind.isContainment
    change = nil
  }
}

extension DiagramEdge {
  /// The label as one text.
  package var labelWords: String {
    let parts = labelParts.filter { !$0.isEmpty }
    return parts.isEmpty ? label.joined(separator: " ") : parts.joined(separator: "; ")
  }
}

/// The meaning of an edge.
package enum EdgeKind: String, Hashable, Encodable, Sendable, CaseIterable {
  /// From a container to a child that is not currently shown.
  case child
  /// From a container to the child that it shows: the selected tab, the top of the stack.
  case shownChild
  /// From the effective presenter to the presented controller.
  case presents
  /// From the controller that called `present`, if another one presents.
  case asks
  /// From a controller to the delegate that is notified when it finishes.
  case delegate
  /// The pointer `presentedViewController`.
  case presented
  /// The pointer `presentingViewController`.
  case presenting
  /// The pointer `parent`.
  case parent
  /// From one screen to the next one it opens.
  case opens
  /// From a dismissed screen to the one that comes back.
  case returns
  /// The transitions of a map.
  case push, show, embed, contains, unwind, custom
}

extension EdgeKind {
  /// Whether it is containment, whose edges follow the tree instead of a separate path.
  package var isContainment: Bool { self == .child || self == .shownChild }
}
