import VCDOT

/// Finds the paths of the lines between boxes that have their places.
///
/// The tree is drawn as slim curves. Every other line is routed along the axes, around boxes and labels, so that it is told
/// from the tree at a glance and its label has a horizontal piece to stand on.
struct OrthogonalRouter {
  let graph: LayoutGraph
  /// Where columns of boxes end.
  let columnEnds: [String: Double]
  var obstacles: ObstacleIndex
  var slots: PortSlots
  /// What the next lines pay for crossing others.
  var crossingPrice = PathFinder.CrossingPrice()
  /// The ports of the lines that were routed.
  private var ports: [(start: Port, end: Port)?]
  private var finder = PathFinder()

  /// A line as it was routed.
  struct Route {
    var path: EdgePath?
    var label: Rectangle?
    var ports: (start: Port, end: Port)?
  }

  init(_ boxes: BoxPlacement) {
    graph = boxes.placed.graph
    columnEnds = boxes.columnEnds
    obstacles = ObstacleIndex(boxes.placed)
    slots = PortSlots(graph)
    ports = Array(repeating: nil, count: graph.edges.count)
    // Few lines that cross are all rerouted: there none goes a long way around one that may give way.
    if graph.hasFewBoxes { crossingPrice.usual = PathFinder.Price.crossing.first }
  }

  /// How many states the search has looked at: the work that was done, whatever the machine.
  var work: Int { finder.work }
  /// How much work may be done; beyond it no line finds a path.
  var mostWork: Int {
    get { finder.mostWork }
    set { finder.mostWork = newValue }
  }

  /// Routes all lines that have no path yet.
  mutating func routeLines() {
    let waiting = graph.edges.indices.filter { obstacles.paths[$0] == nil }
    let ordered = waiting.sorted { (graph.edges[$0].routingRank, $0) < (graph.edges[$1].routingRank, $1) }
    for edge in ordered { route(edge) }
  }

  /// Whether a line was routed along the axes, and may be ripped up.
  func isRouted(_ edge: Int) -> Bool { ports[edge] != nil }

  /// Takes a line away, and frees its ports.
  /// - Returns: The line as it was.
  @discardableResult
  mutating func ripUp(_ edge: Int) -> Route {
    let route = Route(path: obstacles.paths[edge], label: obstacles.labels[edge], ports: ports[edge])
    guard let (start, end) = ports[edge], let (tail, head) = nodes(of: edge) else { return route }
    slots.free(start, of: tail)
    slots.free(end, of: head)
    ports[edge] = nil
    obstacles.set(nil, nil, of: edge)
    return route
  }

  /// Brings a line back as it was.
  mutating func restore(_ edge: Int, _ route: Route) {
    ripUp(edge)
    guard let (start, end) = route.ports, let (tail, head) = nodes(of: edge) else { return }
    slots.take(start, of: tail)
    slots.take(end, of: head)
    ports[edge] = (start, end)
    obstacles.set(route.path, route.label, of: edge)
  }

  /// Routes a line around what is there.
  ///
  /// - Parameter mostCrossings: A line that has to cross more others is not drawn.
  mutating func route(_ edge: Int, mostCrossings: Int = .max) {
    finder.mostCrossings = mostCrossings
    let line = graph.edges[edge]
    guard let (tail, head) = nodes(of: edge), let tailBox = obstacles.boxes[tail],
      let headBox = obstacles.boxes[head]
    else { return }
    var starts = slots.ports(
      of: line.tail, graph.nodes[tail], number: tail, box: tailBox, direction: graph.direction, isTail: true)
    var goals = slots.ports(
      of: line.head, graph.nodes[head], number: head, box: headBox, direction: graph.direction, isTail: false)
    if line.head.port == nil { goals += slots.ports(of: head, box: headBox, facing: starts) }
    if line.tail.port == nil { starts += slots.ports(of: tail, box: tailBox, facing: goals) }
    var found = path(edge, starts.map { withRoom($0, at: tail) }, goals.map { withRoom($0, at: head) })
    // What is left where neighbours wall in the places that a line should have.
    if found == nil, !finder.isCutShort { found = path(edge, allPorts(of: tail), allPorts(of: head)) }
    if found == nil, !finder.isCutShort { found = direct(starts, goals) }
    guard let found else { return }
    let straight = EndStraightening(
      found, isTailFree: graph.nodes[tail].rows.isEmpty, isHeadFree: graph.nodes[head].rows.isEmpty
    ).route
    let path = EdgePath.orthogonal(straight.points)
    ports[edge] = (straight.start, straight.end)
    slots.take(straight.start, of: tail)
    slots.take(straight.end, of: head)
    obstacles.set(path, nil, of: edge)
    guard !line.label.isEmpty else { return }
    obstacles.setLabel(LabelPlacer.place(line.labelSize, of: edge, along: path, in: obstacles), of: edge)
  }

  /// Moves labels that are too near to something, now that everything is there.
  mutating func settleLabels() {
    for (edge, line) in graph.edges.enumerated() {
      guard let path = obstacles.paths[edge], let label = obstacles.labels[edge] else { continue }
      let present = LabelPlacer.cost(of: label, of: edge, in: obstacles)
      guard present >= LabelPlacer.Price.phrase else { continue }
      let place = LabelPlacer.place(line.labelSize, of: edge, along: path, in: obstacles, below: present)
      if let place { obstacles.setLabel(place, of: edge) }
    }
  }

  private mutating func path(_ edge: Int, _ starts: [Port], _ ends: [Port]) -> PathFinder.Route? {
    finder.route(edge, obstacles, starts: starts, ends: ends, crossingPrice: crossingPrice)
  }

  /// The port, from which a line turns earlier where the usual place is taken by another box.
  private func withRoom(_ port: Port, at node: Int) -> Port {
    let stub = Rectangle(center: port.stub, width: 0, height: 0).grown(by: RoutingGrid.clearance)
    let isTaken = obstacles.boxes(near: stub).contains { $0 != node && obstacles.boxes[$0]?.intersects(stub) ?? false }
    return isTaken ? port.short : port
  }

  /// All sides, from the middle outwards.
  private func allPorts(of node: Int) -> [Port] {
    guard let box = obstacles.boxes[node] else { return [] }
    return slots.ports(
      of: .init(graph.nodes[node].id), graph.nodes[node], number: node, box: box, direction: graph.direction,
      isTail: true
    ).map(\.short)
  }

  /// A line that finds no way runs through what is there: it is better drawn badly than not at all.
  private func direct(_ starts: [Port], _ ends: [Port]) -> PathFinder.Route? {
    guard let start = starts.first, let end = ends.first else { return nil }
    let corner =
      start.side.isVertical ? Point(x: end.point.x, y: start.point.y) : Point(x: start.point.x, y: end.point.y)
    return PathFinder.Route(points: [start.point, corner, end.point], start: start, end: end)
  }

  private func nodes(of edge: Int) -> (tail: Int, head: Int)? {
    guard let tail = obstacles.ends[edge].tail, let head = obstacles.ends[edge].head else { return nil }
    return (tail, head)
  }
}
