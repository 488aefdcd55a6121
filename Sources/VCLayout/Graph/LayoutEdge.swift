import VCDOT

/// An edge between two boxes.
package struct LayoutEdge: Hashable, Sendable {
  /// An end of an edge: a box, or one of its rows.
  package struct End: Hashable, Sendable {
    package var node: String
    package var port: String?

    package init(_ node: String, port: String? = nil) {
      self.node = node
      self.port = port
    }
  }

  /// The role of an edge in the layout.
  package enum Role: Hashable, Sendable {
    /// From a parent to a child: a thin curve in a fan.
    case tree
    /// An edge of the main flow, which is routed first.
    case main
    /// An edge that is routed after the main ones.
    case ordinary
    /// An edge that is routed last, and that does not influence positions when the layout uses reduced detail.
    case minor(routingRank: Int)
  }

  package var id: String
  package var role: Role
  package var tail, head: End
  /// The label's lines, and their size.
  package var label: [String] = []
  package var labelSize = Size(width: 0, height: 0)
  /// The minimum number of ranks that the edge spans.
  package var span = 1
  /// The weight in Graphviz's layout, if it is not the default.
  package var weight: Int?
  /// Whether its head is ordered among the other heads of its tail.
  package var isOrdered = false
  /// Whether a container holds its head: the head belongs in the rank after its tail, whatever else leads to it.
  package var isContainment = false
  /// Whether it runs against the direction of the figure: the layout ranks its head before its tail.
  package var isBackward = false
  /// Whether it runs against the direction to a box that has siblings, or may have some.
  package var isReturn = false
  /// Whether it connects two boxes that belong in the same rank.
  var isBetweenSiblings = false
  /// Whether the layout of boxes ranks its head before its tail to save ranks, although it does not run against the direction.
  var isReversed = false
  /// Whether it is left out of the layout of boxes.
  package var isLoose = false
  /// In an overlay, the figures that contain it; empty for all of them.
  package var figures: Set<Int> = []
  /// Whether it has an arrowhead at its tail.
  package var hasTailArrow = false
  /// The attributes for the arrowheads, for paths that Graphviz computes.
  package var arrows: [DOTAttribute] = []

  package init(id: String, role: Role, from tail: End, to head: End) {
    self.id = id
    self.role = role
    self.tail = tail
    self.head = head
  }

  var isTree: Bool { role == .tree }

  /// Returns whether a figure contains both edges.
  func isObserved(with other: LayoutEdge) -> Bool {
    figures.isEmpty || other.figures.isEmpty || !figures.isDisjoint(with: other.figures)
  }

  /// The routing order: edges with a lower value are routed first.
  var routingRank: Int {
    switch role {
    case .tree, .main: 0
    case .minor(let rank): rank
    case .ordinary: 3
    }
  }
}
