/// A box around nodes that belong together.
package struct DiagramCluster: Hashable, Encodable, Sendable {
  /// What keeps its members together.
  package enum Kind: String, Hashable, Encodable, Sendable, CaseIterable {
    /// A controller without a parent, and everything below it.
    case family
    /// What a presentation in a context covers.
    case context
    /// The scenes of one storyboard, module or flow.
    case group
  }

  /// What the layout and the file call it.
  package var id: String
  /// What keeps its members together.
  package var kind: Kind
  /// What its label says first, in bold.
  package var title: String
  /// What is said after the title: how the family was presented.
  package var detail: String?
  /// The nodes directly inside.
  package var members: [String]
  /// The clusters directly inside.
  package var clusters: [DiagramCluster]
  /// What it is, in words.
  package var name: String
  /// What a pointer that rests on it is told besides: where the file says so.
  package var tooltip: String?
  /// Whether a step has just brought it or taken it.
  package var change: DiagramNode.Change?

  /// A cluster around nodes and other clusters.
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

  /// It and all clusters inside it, each before those inside it.
  package var all: [DiagramCluster] { [self] + clusters.flatMap(\.all) }

  /// All nodes in it, at any depth.
  package var nodes: [String] { members + clusters.flatMap(\.nodes) }
}
