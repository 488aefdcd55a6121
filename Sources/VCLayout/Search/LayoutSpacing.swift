/// The spacing of a layout.
package struct LayoutSpacing: Hashable, Sendable {
  /// The distances between neighbours and between ranks, in points.
  package var nodes, ranks: Double

  package init(nodes: Double, ranks: Double) {
    self.nodes = nodes
    self.ranks = ranks
  }

  /// The spacing of ordinary figures.
  package static let regular = LayoutSpacing(nodes: 16, ranks: 46)
  /// The spacings to try, from the tightest to the widest.
  static let tries = [regular, LayoutSpacing(nodes: 26, ranks: 72), LayoutSpacing(nodes: 40, ranks: 110)]
}
