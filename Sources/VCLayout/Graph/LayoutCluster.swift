import VCDOT

/// A frame around boxes that belong together.
package struct LayoutCluster: Hashable, Sendable {
  /// From the corner of the frame to its label.
  package static let labelInset = (x: 12.0, y: 8.0)
  /// What Graphviz itself keeps free on each side of a label.
  private static let ownInset = 8.0
  /// By how much wider than its words Graphviz has to believe a label to be, so that both its sides are alike.
  package static let labelRoom = 2 * (labelInset.x - ownInset)

  package var id: String
  package var label: DOTHTML
  package var labelSize: Size
  /// Between the frame and what is inside.
  package var margin: Int
  /// Whether lines come to its members from above when the figure is read downwards: its label then stands below them.
  package var isEnteredFromAbove: Bool
  /// The nodes directly inside.
  package var members: [String]
  package var clusters: [LayoutCluster]

  package init(
    id: String, label: DOTHTML, labelSize: Size, margin: Int = 12, isEnteredFromAbove: Bool = false,
    members: [String], clusters: [LayoutCluster] = []
  ) {
    self.id = id
    self.label = label
    self.labelSize = labelSize
    self.margin = margin
    self.isEnteredFromAbove = isEnteredFromAbove
    self.members = members
    self.clusters = clusters
  }

  /// It and all clusters inside it, each before those inside it.
  var all: [LayoutCluster] { [self] + clusters.flatMap(\.all) }

  /// All nodes in it, at any depth.
  var nodes: [String] { members + clusters.flatMap(\.nodes) }
}
