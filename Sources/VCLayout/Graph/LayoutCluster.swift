import VCDOT

/// A frame around related boxes.
package struct LayoutCluster: Hashable, Sendable {
  /// The offset of the label from the corner of the frame.
  package static let labelInset = (x: 12.0, y: 8.0)
  /// The margin that Graphviz keeps on each side of a label.
  private static let ownInset = 8.0
  /// The width to add to a label in Graphviz's input so that both sides get the same margin.
  package static let labelRoom = 2 * (labelInset.x - ownInset)

  package var id: String
  package var label: DOTHTML
  package var labelSize: Size
  /// The margin between the frame and its content.
  package var margin: Int
  /// Whether edges reach its members from above in a top-to-bottom figure, which moves its label below them.
  package var isEnteredFromAbove: Bool
  /// The nodes directly inside the cluster.
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

  /// The cluster and all clusters inside it, each before those inside it.
  var all: [LayoutCluster] { [self] + clusters.flatMap(\.all) }

  /// All nodes in the cluster, at any depth.
  var nodes: [String] { members + clusters.flatMap(\.nodes) }
}
