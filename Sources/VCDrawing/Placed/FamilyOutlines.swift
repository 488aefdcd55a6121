import VCDOT
import VCDiagram
import VCLayout

/// Draws each of the families that share a place around its own boxes, unless an edge would then cross its label.
struct FamilyOutlines {
  private(set) var figure: PlacedFigure
  private let families: [Family]

  /// A family across all frames.
  private struct Family {
    let id: String
    let place: String
    var nodes: Set<String> = []
    var clusters: Set<String> = []
    var labelWidth = 0.0
    /// The frames that contain the family.
    var frames: [Int] = []
  }

  init(_ figure: PlacedFigure) {
    self.figure = figure
    let places = figure.diagram.places
    var order: [String] = []
    var known: [String: Family] = [:]
    for (number, frame) in figure.diagram.frames.enumerated() {
      for cluster in frame.clusters {
        if known[cluster.id] == nil { order.append(cluster.id) }
        var family = known[cluster.id] ?? Family(id: cluster.id, place: places.place(ofCluster: cluster.id))
        family.nodes.formUnion(cluster.nodes.map(places.place(ofNode:)))
        family.clusters.formUnion(cluster.clusters.flatMap(\.all).map { places.place(ofCluster: $0.id) })
        family.labelWidth = max(family.labelWidth, cluster.labelSize.width)
        family.frames.append(number)
        known[cluster.id] = family
      }
    }
    families = order.compactMap { known[$0] }
  }

  mutating func run() {
    let slots = figure
    for family in families {
      guard let slot = slots.places.clusters[family.place], let label = slots.places.clusterLabels[family.place] else {
        continue
      }
      (figure.places.clusters[family.id], figure.places.clusterLabels[family.id]) = (slot, label)
    }
    for family in families {
      guard let outline = outline(of: family, in: slots), let slot = figure.places.clusters[family.id], outline != slot,
        let label = figure.places.clusterLabels[family.id]
      else { continue }
      let collisions = collisions(of: family)
      figure.places.clusters[family.id] = outline
      figure.places.clusterLabels[family.id] = Rectangle(
        x: label.x + outline.x - slot.x, y: label.y + outline.y - slot.y, width: label.width, height: label.height)
      guard self.collisions(of: family) > collisions else { continue }
      (figure.places.clusters[family.id], figure.places.clusterLabels[family.id]) = (slot, label)
    }
  }

  private func collisions(of family: Family) -> Int {
    family.frames.reduce(0) { $0 + figure.showing(figure.diagram.frames[$1]).faults.collisions }
  }

  /// Returns the outline of a family, with the same distance from its boxes as the outline of the shared place has from all
  /// boxes that are ever in it.
  private func outline(of family: Family, in slots: PlacedFigure) -> Rectangle? {
    guard let slot = slots.places.clusters[family.place],
      let cluster = slots.diagram.clusters.first(where: { $0.id == family.place }),
      let all = slots.hull(of: Set(cluster.nodes), Set(cluster.clusters.flatMap(\.all).map(\.id))),
      let own = slots.hull(of: family.nodes, family.clusters)
    else { return nil }
    let (left, right) = (own.x - (all.x - slot.x), own.maxX + slot.maxX - all.maxX)
    let (top, bottom) = (own.y - (all.y - slot.y), own.maxY + slot.maxY - all.maxY)
    let width = max(right - left, family.labelWidth + 2 * LayoutCluster.labelInset.x)
    return Rectangle(x: left, y: top, width: min(width, slot.maxX - left), height: bottom - top)
  }
}

extension PlacedFigure {
  /// Returns the bounding box of some nodes and clusters.
  fileprivate func hull(of nodes: Set<String>, _ clusters: Set<String>) -> Rectangle? {
    let boxes = nodes.sorted().compactMap { places.nodes[$0] } + clusters.sorted().compactMap { places.clusters[$0] }
    return Rectangle(enclosing: boxes)
  }
}
