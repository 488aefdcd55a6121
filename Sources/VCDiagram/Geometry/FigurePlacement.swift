import VCDOT
import VCModel

/// Takes the places of boxes from a layout and finds the courses of the lines between them.
///
/// Containment follows the tree as slim curves. Every other line is led around boxes and labels along the axes, so that
/// it is told from the tree at a glance and its label has a level piece to stand on.
struct FigurePlacement {
  let diagram: Diagram
  private(set) var figure: PlacedFigure
  private var slots: PortSlots
  /// Where the lines that were led touch their boxes.
  private var ends: [String: (start: Port, end: Port)] = [:]
  /// What the next lines pay for crossing others.
  var crossingPrice = Router.CrossingPrice()
  private var search = RouteSearch()
  private let positions: [String: Int]
  /// Where the column of a box ends: curves bend beyond it.
  private var columnEnds: [String: Double] = [:]

  init(_ diagram: Diagram, layout: GraphLayout) {
    self.diagram = diagram
    figure = PlacedFigure(diagram: diagram)
    positions = Dictionary(diagram.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    slots = PortSlots(diagram.nodes, diagram.edges)
    placeNodes(layout)
    if diagram.routing == .led { alignColumns() }
    if diagram.routing == .led { liftPresenters() }
    placeClusters(layout)
  }

  /// The figure with all its lines.
  /// - Parameter hints: What the layout was told of the lines.
  static func place(_ diagram: Diagram, layout: GraphLayout, hints: LayoutHints = .all) -> PlacedFigure {
    var placement = FigurePlacement(diagram, layout: layout)
    if diagram.routing == .laidOut { placement.figure.takeCourses(from: layout, hints: hints) }
    placement.drawContainment()
    placement.routeLines()
    guard diagram.routing == .laidOut else {
      var untangling = Untangling(placement)
      untangling.run()
      return untangling.placement.figure
    }
    placement.figure.tidyLines()
    var mending = Mending(placement.figure)
    mending.run()
    return mending.figure
  }

  private var isLeftToRight: Bool { diagram.direction == .leftToRight }

  private mutating func placeNodes(_ layout: GraphLayout) {
    for node in diagram.nodes {
      guard let place = layout.nodes[node.id] else { continue }
      let size = node.size
      figure.nodes[node.id] = Rectangle(
        center: Point(x: place.midX, y: place.midY), width: size.width, height: size.height)
    }
  }

  /// Boxes of one family that share a column begin at the same place, as lines of text do.
  private mutating func alignColumns() {
    guard isLeftToRight else { return }
    for cluster in diagram.clusters {
      var columns: [Int: [String]] = [:]
      for id in cluster.nodes {
        if let box = figure.nodes[id] { columns[Int(box.midX.rounded()), default: []].append(id) }
      }
      for members in columns.values {
        let left = members.compactMap { figure.nodes[$0]?.x }.min()
        let right = members.compactMap { figure.nodes[$0]?.maxX }.max()
        for id in members {
          figure.nodes[id]?.x = left ?? 0
          columnEnds[id] = right
        }
      }
    }
  }

  /// A box whose rows lead both to children and to what it presents stands beside the first child, so that the line to the
  /// presented box may pass above all of them.
  private mutating func liftPresenters() {
    guard isLeftToRight else { return }
    let presenters = Set(diagram.edges.filter { $0.kind == .presented && $0.tail.port != nil }.map(\.tail.node))
    for node in diagram.nodes where presenters.contains(node.id) {
      let children = diagram.edges.filter { $0.kind.isContainment && $0.tail.node == node.id }
      guard let box = figure.nodes[node.id], let top = children.compactMap({ figure.nodes[$0.head.node]?.y }).min(),
        top < box.y
      else { continue }
      let way = Rectangle(x: box.x, y: top, width: box.width, height: box.maxY - top).grown(by: Self.rowGap)
      let isFree = diagram.nodes.allSatisfy { $0.id == node.id || !(figure.nodes[$0.id]?.intersects(way) ?? false) }
      if isFree { figure.nodes[node.id]?.y = top }
    }
  }

  private static let rowGap = 8.0

  private mutating func placeClusters(_ layout: GraphLayout) {
    for cluster in diagram.allClusters {
      guard let place = layout.clusters[cluster.id] else { continue }
      figure.clusters[cluster.id] = place
      let size = cluster.labelSize
      let inset = DiagramCluster.labelInset
      let y = diagram.isLabelAtFoot(of: cluster) ? place.maxY - inset.y - size.height : place.y + inset.y
      figure.clusterLabels[cluster.id] = Rectangle(
        x: place.x + inset.x, y: y, width: size.width, height: size.height)
    }
  }

  // MARK: - Containment

  private mutating func drawContainment() {
    let edges = diagram.edges.filter { $0.kind.isContainment && figure.courses[$0.id] == nil }
    var order: [String] = []
    var byParent: [String: [DiagramEdge]] = [:]
    for edge in edges {
      if byParent[edge.tail.node] == nil { order.append(edge.tail.node) }
      byParent[edge.tail.node, default: []].append(edge)
    }
    for parent in order { fan(byParent[parent] ?? [], from: parent) }
  }

  /// Curves from one side of the parent, each from a place of its own, in the order in which the children stand.
  private mutating func fan(_ edges: [DiagramEdge], from parent: String) {
    guard let box = figure.nodes[parent] else { return }
    let ends = edges.compactMap { edge in figure.nodes[edge.head.node].map { (edge: edge, box: $0) } }
      .sorted { isLeftToRight ? $0.box.midY < $1.box.midY : $0.box.midX < $1.box.midX }
    let row = ends.first.flatMap { rowOffset($0.edge.tail) }
    let side = row == nil ? (isLeftToRight ? box.height : box.width) : NodeMetrics.rowHeight + 12
    let step = ends.count > 1 ? min(7, (side - 24) / Double(ends.count - 1)) : 0
    let reach = step * Double(ends.count - 1) / 2
    let heights = ends.map { isLeftToRight ? $0.box.midY - box.midY : $0.box.midX - box.midX }
    let shift = straightening(heights.enumerated().map { $1 - (Double($0) * step - reach) }, room: side / 2 - 8 - reach)
    for (position, end) in ends.enumerated() {
      let offset = Double(position) * step - reach + (row ?? shift)
      figure.courses[end.edge.id] =
        isLeftToRight ? level(box, offset, end.box, bend: columnEnds[parent]) : upright(box, offset, end.box)
      slots.take(isLeftToRight ? .left : .top, of: end.edge.head.node, at: 0)
      slots.take(isLeftToRight ? .right : .bottom, of: parent, at: offset)
    }
  }

  /// Where a row stands, from the middle of its box; `nil` for an end that is the box itself.
  private func rowOffset(_ end: DiagramEdge.End) -> Double? {
    guard isLeftToRight, let node = node(end.node), let row = node.rows.firstIndex(where: { $0.port == end.port })
    else { return nil }
    return NodeMetrics(node).rows[row] - node.size.height / 2
  }

  /// How far the fan moves so that the line which is nearly straight becomes straight.
  private func straightening(_ slopes: [Double], room: Double) -> Double {
    guard let least = slopes.min(by: { abs($0) < abs($1) }), abs(least) <= room else { return 0 }
    return least
  }

  private func level(_ parent: Rectangle, _ offset: Double, _ child: Rectangle, bend: Double?) -> Course {
    let start = Point(x: parent.maxX, y: parent.midY + offset)
    let end = Point(x: child.x, y: child.midY)
    let turn = Point(x: min(max(bend ?? start.x, start.x), end.x), y: start.y)
    let middle = (turn.x + end.x) / 2
    let curve = [Point(x: middle, y: start.y), Point(x: middle, y: end.y), end]
    return .curved(turn.x > start.x ? [start, start, turn, turn] + curve : [start] + curve)
  }

  private func upright(_ parent: Rectangle, _ offset: Double, _ child: Rectangle) -> Course {
    let start = Point(x: parent.midX + offset, y: parent.maxY)
    let end = Point(x: child.midX, y: child.y)
    let middle = (start.y + end.y) / 2
    return .curved([start, Point(x: start.x, y: middle), Point(x: end.x, y: middle), end])
  }

  // MARK: - Other lines

  private mutating func routeLines() {
    let edges = diagram.edges.filter { figure.courses[$0.id] == nil }
    let rank: [EdgeKind: Int] = [.presents: 0, .presented: 0, .opens: 0, .presenting: 1, .asks: 2]
    let ordered = edges.enumerated().sorted {
      (rank[$0.element.kind] ?? 3, $0.offset) < (rank[$1.element.kind] ?? 3, $1.offset)
    }
    for (_, edge) in ordered { route(edge) }
  }

  /// Whether a line was led around boxes, and may be led again.
  func isLed(_ edge: DiagramEdge) -> Bool { ends[edge.id] != nil }

  /// Takes a line away, and frees the places at which it touches its boxes.
  mutating func release(_ edge: DiagramEdge) {
    guard let (start, end) = ends.removeValue(forKey: edge.id) else { return }
    slots.free(start, of: edge.tail.node)
    slots.free(end, of: edge.head.node)
    figure.courses[edge.id] = nil
    figure.labels[edge.id] = nil
  }

  /// Leads a line around what is there.
  mutating func route(_ edge: DiagramEdge) {
    guard let tail = figure.nodes[edge.tail.node], let head = figure.nodes[edge.head.node] else { return }
    var starts = slots.ports(of: edge.tail, node(edge.tail.node), box: tail, direction: diagram.direction, isTail: true)
    var goals = slots.ports(of: edge.head, node(edge.head.node), box: head, direction: diagram.direction, isTail: false)
    if edge.head.port == nil { goals += slots.ports(of: edge.head.node, box: head, facing: starts) }
    if edge.tail.port == nil { starts += slots.ports(of: edge.tail.node, box: tail, facing: goals) }
    let router = Router(figure, for: edge, starts: starts, ends: goals, crossingPrice: crossingPrice)
    guard let route = router.route(by: &search) else { return }
    let straight = StraightEnds(route, isTailFree: isFree(edge.tail), isHeadFree: isFree(edge.head)).route
    figure.courses[edge.id] = .angular(straight.points)
    ends[edge.id] = (straight.start, straight.end)
    slots.take(straight.start, of: edge.tail.node)
    slots.take(straight.end, of: edge.head.node)
    figure.labels[edge.id] = LabelPlacement(figure, for: edge).place()
  }

  /// Whether a line may touch the box anywhere, rather than at a row.
  private func isFree(_ end: DiagramEdge.End) -> Bool { node(end.node)?.rows.isEmpty ?? false }

  private func node(_ id: String) -> DiagramNode? { positions[id].map { diagram.nodes[$0] } }
}
