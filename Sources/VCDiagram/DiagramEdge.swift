/// A line of a diagram.
package struct DiagramEdge: Hashable, Encodable, Sendable {
  /// One end: a node, or a row of it.
  package struct End: Hashable, Encodable, Sendable {
    /// The box.
    package var node: String
    /// The row of the box, by its port.
    package var port: String?

    /// A line from one end to the other.
    package init(_ node: String, port: String? = nil) {
      self.node = node
      self.port = port
    }
  }

  /// What the layout and the file call it.
  package var id: String
  /// What it means.
  package var kind: EdgeKind
  /// Where it starts.
  package var tail: End
  /// Where it ends.
  package var head: End
  /// The label's lines.
  package var label: [String]
  /// How many steps of the reading direction lie between the ends at least.
  package var span: Int
  /// Whether it runs against the reading direction: a layout puts its head before its tail.
  package var isBackward = false
  /// Whether it says nothing about where its ends stand: the layout does without it.
  package var isLoose = false
  /// What it means, in words.
  package var name: String
  /// What a pointer that rests on it is told besides: where the file says so.
  package var tooltip: String?
  /// Whether a step has just brought it or is about to take it.
  package var change: DiagramNode.Change?

  /// A line from one end to the other.
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
    change = nil
  }
}

/// What a line means.
package enum EdgeKind: String, Hashable, Encodable, Sendable, CaseIterable {
  /// A container and a child that it does not show now.
  case child
  /// A container and the child that it shows: the selected tab, the top of the stack.
  case shownChild
  /// The effective presenter and the presented controller.
  case presents
  /// The controller that called `present` where another one presents.
  case asks
  /// A controller and its delegate: who is told when it is done.
  case delegate
  /// The pointer `presentedViewController`.
  case presented
  /// The pointer `presentingViewController`.
  case presenting
  /// The pointer `parent`.
  case parent
  /// One screen opens the next.
  case opens
  /// A screen is dismissed, and where that returns to.
  case returns
  /// The ways of a map.
  case push, show, embed, contains, unwind, custom
}

extension EdgeKind {
  /// Containment: lines that follow the tree rather than a path of their own.
  package var isContainment: Bool { self == .child || self == .shownChild }
}
