import VCDOT

/// Everything in a figure that edges and labels must avoid, by number and by position.
///
/// Edges and labels are added and removed one at a time, and the crossings are updated along with them. All distances are in
/// points.
struct ObstacleIndex {
  let graph: LayoutGraph
  /// All clusters, each before those inside it.
  let clusters: [LayoutCluster]
  /// The numbers of the boxes at both ends of each edge; `nil` if there is no such box.
  let ends: [(tail: Int?, head: Int?)]
  let boxes: [Rectangle?]
  let frames: [Rectangle?]
  /// The nodes of each cluster.
  let members: [Set<Int>]
  private(set) var headings: [Rectangle?]
  private(set) var paths: [EdgePath?]
  private(set) var labels: [Rectangle?]
  /// The edges that each edge crosses, in ascending order.
  private(set) var crossings: [[Int]]
  /// The bounding box of all boxes, frames and headings.
  let bounds: Rectangle

  private let source: PlacedGraph
  private var boxIndex, frameIndex, headingIndex, labelIndex, pathIndex: BucketGrid

  init(_ placed: PlacedGraph) {
    source = placed
    graph = placed.graph
    clusters = graph.allClusters
    let numbers = Dictionary(graph.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    ends = graph.edges.map { (numbers[$0.tail.node], numbers[$0.head.node]) }
    members = clusters.map { Set($0.nodes.compactMap { numbers[$0] }) }
    boxes = graph.nodes.map { placed.nodes[$0.id] }
    frames = clusters.map { placed.clusters[$0.id] }
    headings = clusters.map { placed.clusterLabels[$0.id] }
    paths = Array(repeating: nil, count: graph.edges.count)
    labels = Array(repeating: nil, count: graph.edges.count)
    crossings = Array(repeating: [], count: graph.edges.count)
    let all = (boxes + frames + headings).compactMap { $0 }
    bounds = Rectangle(enclosing: all) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
    let empty = BucketGrid(bounds)
    (boxIndex, frameIndex, headingIndex, labelIndex, pathIndex) = (empty, empty, empty, empty, empty)
    for (number, box) in boxes.enumerated() { if let box { boxIndex.insert(number, at: box) } }
    for (number, frame) in frames.enumerated() { if let frame { frameIndex.insert(number, at: frame) } }
    for (number, heading) in headings.enumerated() { if let heading { headingIndex.insert(number, at: heading) } }
    for (number, edge) in graph.edges.enumerated() {
      set(placed.paths[edge.id], placed.labels[edge.id], of: number)
    }
  }

  /// The figure with the current paths and labels.
  var placed: PlacedGraph {
    var result = source
    for (number, cluster) in clusters.enumerated() { result.clusterLabels[cluster.id] = headings[number] }
    for (number, edge) in graph.edges.enumerated() {
      result.paths[edge.id] = paths[number]
      result.labels[edge.id] = labels[number]
    }
    return result
  }

  // MARK: - Changes

  /// Sets the path and the label of an edge; `nil` removes them.
  mutating func set(_ path: EdgePath?, _ label: Rectangle?, of edge: Int) {
    setLabel(label, of: edge)
    guard path != paths[edge] else { return }
    if let old = paths[edge] { pathIndex.remove(edge, along: old.segments) }
    for other in crossings[edge] { crossings[other].removeAll { $0 == edge } }
    paths[edge] = path
    guard let path else {
      crossings[edge] = []
      return
    }
    crossings[edge] = edges(crossing: path, of: edge)
    for other in crossings[edge] {
      let place = crossings[other].firstIndex { $0 > edge } ?? crossings[other].count
      crossings[other].insert(edge, at: place)
    }
    pathIndex.insert(edge, along: path.segments)
  }

  mutating func setLabel(_ label: Rectangle?, of edge: Int) {
    guard label != labels[edge] else { return }
    if let old = labels[edge] { labelIndex.remove(edge, at: old) }
    labels[edge] = label
    if let label { labelIndex.insert(edge, at: label) }
  }

  mutating func setHeading(_ heading: Rectangle, of cluster: Int) {
    if let old = headings[cluster] { headingIndex.remove(cluster, at: old) }
    headings[cluster] = heading
    headingIndex.insert(cluster, at: heading)
  }

  // MARK: - Neighbourhood

  /// Returns whether a cluster contains neither end of an edge.
  func isForeign(_ cluster: Int, to edge: Int) -> Bool {
    let (tail, head) = ends[edge]
    return !(tail.map(members[cluster].contains) ?? false) && !(head.map(members[cluster].contains) ?? false)
  }

  /// Returns whether a cluster contains exactly one end of an edge.
  func isAtOneEnd(_ cluster: Int, of edge: Int) -> Bool {
    let (tail, head) = ends[edge]
    return (tail.map(members[cluster].contains) ?? false) != (head.map(members[cluster].contains) ?? false)
  }

  func boxes(near box: Rectangle) -> [Int] { boxIndex.numbers(near: box) }
  func frames(near box: Rectangle) -> [Int] { frameIndex.numbers(near: box) }
  func headings(near box: Rectangle) -> [Int] { headingIndex.numbers(near: box) }
  func labels(near box: Rectangle) -> [Int] { labelIndex.numbers(near: box) }
  func paths(near box: Rectangle) -> [Int] { pathIndex.numbers(near: box) }

  // MARK: - Collisions

  /// The distance that an edge may reach into a box or a label before it counts as a collision.
  static let grace = 1.0

  /// Returns the edges that a path of an edge crosses, of those visible with it.
  func edges(crossing path: EdgePath, of edge: Int) -> [Int] {
    pathIndex.numbers(near: path.reach).filter { other in
      other != edge && areSeenTogether(edge, other) && paths[other].map { $0.crosses(path) } ?? false
    }
  }

  /// Returns whether two edges are visible in the same figure, which not all edges of an overlay are.
  func areSeenTogether(_ edge: Int, _ other: Int) -> Bool {
    !graph.isOverlay || graph.edges[edge].isObserved(with: graph.edges[other])
  }

  /// Returns the foreign boxes and labels that a path crosses.
  func obstacles(of path: EdgePath, _ edge: Int) -> [Rectangle] {
    func isCrossed(_ box: Rectangle) -> Bool { path.passes(box.grown(by: -Self.grace)) }
    let foreign = boxIndex.numbers(near: path.reach).filter { $0 != ends[edge].tail && $0 != ends[edge].head }
    return foreign.compactMap { boxes[$0] }.filter(isCrossed)
      + headingIndex.numbers(near: path.reach).compactMap { headings[$0] }.filter(isCrossed)
      + labelIndex.numbers(near: path.reach).filter { $0 != edge }.compactMap { labels[$0] }.filter(isCrossed)
  }

  /// Returns the edges that a path overlaps, of those visible with it: there readers cannot distinguish them.
  func edges(overlapping path: EdgePath, of edge: Int) -> [Int] {
    guard path.isOrthogonal else { return [] }
    return pathIndex.numbers(near: path.reach).filter { other in
      other != edge && areSeenTogether(edge, other) && paths[other].map { $0.runsOn(path) } ?? false
    }
  }

  /// Returns whether an area meets any box except one.
  func hasBox(in area: Rectangle, except node: Int) -> Bool {
    boxIndex.contains(near: area) { $0 != node && boxes[$0]?.intersects(area) ?? false }
  }

  /// Returns the number of boxes and labels in an area, without the edge's own label.
  func solids(in area: Rectangle, except edge: Int?) -> Int {
    boxIndex.numbers(near: area).count { boxes[$0]?.intersects(area) ?? false }
      + headingIndex.numbers(near: area).count { headings[$0]?.intersects(area) ?? false }
      + labelIndex.numbers(near: area).count { $0 != edge && labels[$0]?.intersects(area) ?? false }
  }

  /// Returns the number of other edges that cross an area.
  func edges(crossing area: Rectangle, except edge: Int?) -> Int {
    pathIndex.numbers(near: area).count { $0 != edge && paths[$0]?.passes(area) ?? false }
  }

  /// Returns the number of cluster borders that cross an area.
  func borders(through area: Rectangle) -> Int {
    frameIndex.numbers(near: area).count { number in
      frames[number].map { $0.intersects(area) && !$0.contains(area) } ?? false
    }
  }
}

extension EdgePath {
  /// The distance below which parallel edges look like one, and the length over which they must.
  private static let oneLine = (distance: 4.0, length: 8.0)

  /// Returns whether two orthogonal paths overlap somewhere.
  func runsOn(_ other: EdgePath) -> Bool {
    guard isOrthogonal, other.isOrthogonal else { return false }
    let near = other.reach.grown(by: Self.oneLine.distance)
    return reach.intersects(near)
      && segments.contains { segment in
        segment.touches(near)
          && other.segments.contains { segment.isBeside($0, within: Self.oneLine.distance, for: Self.oneLine.length) }
      }
  }

  /// Returns whether two paths cross anywhere.
  func crosses(_ other: EdgePath) -> Bool {
    reach.intersects(other.reach)
      && segments.contains { $0.touches(other.reach) && $0.crosses(anyOf: other.segments) }
  }
}
