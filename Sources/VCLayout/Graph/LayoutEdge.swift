import VCDOT

/// A line between two boxes.
package struct LayoutEdge: Hashable, Sendable {
  /// A box, or a row of it.
  package struct End: Hashable, Sendable {
    package var node: String
    package var port: String?

    package init(_ node: String, port: String? = nil) {
      self.node = node
      self.port = port
    }
  }

  /// What the line is for the layout.
  package enum Role: Hashable, Sendable {
    /// From a parent to a child: a slim curve in a fan.
    case tree
    /// Routed before others: what the figure is about.
    case main
    /// Routed after those.
    case ordinary
    /// Routed after others, and of no influence on places where the layout is told less.
    case minor(routingRank: Int)
  }

  package var id: String
  package var role: Role
  package var tail, head: End
  /// The label's lines, and the room that they take.
  package var label: [String] = []
  package var labelSize = Size(width: 0, height: 0)
  /// How many ranks lie between its ends at least.
  package var span = 1
  /// How strongly it pulls its ends together, where that is not the ordinary strength.
  package var weight: Int?
  /// Whether its head stands among the other heads of its tail in the order of the graph.
  package var isOrdered = false
  /// Whether it runs against the direction of the figure: the layout puts its head before its tail.
  package var isBackward = false
  /// Whether it is left out of the layout of boxes.
  package var isLoose = false
  /// In an overlay, the figures that show it; empty for all of them.
  package var figures: Set<Int> = []
  /// Whether something stands at its tail.
  package var hasTailArrow = false
  /// The attributes that give its ends their shape, for paths that Graphviz finds.
  package var arrows: [DOTAttribute] = []

  package init(id: String, role: Role, from tail: End, to head: End) {
    self.id = id
    self.role = role
    self.tail = tail
    self.head = head
  }

  var isTree: Bool { role == .tree }

  /// Whether a figure shows both lines.
  func isSeen(with other: LayoutEdge) -> Bool {
    figures.isEmpty || other.figures.isEmpty || !figures.isDisjoint(with: other.figures)
  }

  /// Lines with a smaller one are routed first.
  var routingRank: Int {
    switch role {
    case .tree, .main: 0
    case .minor(let rank): rank
    case .ordinary: 3
    }
  }
}
