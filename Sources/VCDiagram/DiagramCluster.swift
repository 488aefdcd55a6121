/// A group of nodes that is drawn as a box.
package struct DiagramCluster: Hashable, Encodable, Sendable {
  /// The reason why the members form a group.
  package enum Kind: String, Hashable, Encodable, Sendable, CaseIterable {
    /// A controller without a parent, and its descendants.
    case family
    /// The controllers covered by a context presentation.
    case context
    /// The scenes of one storyboard, module or flow.
    case group
  }

  /// The identifier in the layout and in the file.
  package var id: String
  /// The reason why the members form a group.
  package var kind: Kind
  /// The first part of the label, in bold.
  package var title: String
  /// The text after the title: how the family was presented.
  package var detail: String?
  /// The identifiers of the nodes that are directly inside.
  package var members: [String]
  /// The clusters that are directly inside.
  package var clusters: [DiagramCluster]
  /// A description for text alternatives.
  package var name: String
  /// Additional text on hovering: the location in the source.
  package var tooltip: String?
  /// Whether the latest step added or removed it.
  package var change: DiagramNode.Change?
  /// Whether the latest step changed the text after the title.
  package var isDetailChanged = false

  /// Creates a cluster with nodes and other clusters.
  package init(
    id: String, kind: Kind, title: String, detail: String? = nil, members: [String], clusters: [DiagramCluster] = [],
    name: String
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.detail = detail
    self.members = members
    self.clusters = clusters
    self.name = name
    change = nil
  }

  /// The cluster and all clusters inside it, each before the ones it contains.
  package var all: [DiagramCluster] { [self] + clusters.flatMap(\.all) }

  /// The identifiers of all nodes in it, at any depth.
  package var nodes: [String] { members + clusters.flatMap(\.nodes) }
}
