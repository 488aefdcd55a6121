/// How far apart a layout puts things.
package struct LayoutSpacing: Hashable, Sendable {
  /// Points between neighbours, and between ranks.
  package var nodes, ranks: Double

  package init(nodes: Double, ranks: Double) {
    self.nodes = nodes
    self.ranks = ranks
  }

  /// What ordinary figures have.
  package static let regular = LayoutSpacing(nodes: 16, ranks: 46)
  /// What is tried, from the least room to the most.
  static let tries = [regular, LayoutSpacing(nodes: 26, ranks: 72), LayoutSpacing(nodes: 40, ranks: 110)]
}
