import VCDOT

/// Finds the paths of edges between placed boxes.
///
/// The tree is drawn as thin curves. Every other edge is routed orthogonally, around boxes and labels, which distinguishes it
/// from the tree and gives its label a horizontal segment to sit on.
struct OrthogonalRouter {
  let graph: LayoutGraph
  /// The right edges of the columns of boxes.
  let columnEnds: [String: Double]
  var obstacles: ObstacleIndex
  var slots: PortSlots
  /// The cost of crossings for the edges routed next.
  var crossingPrice = PathFinder.CrossingPrice()
  /// The ports of the routed edges.
  private var ports: [(start: Port, end: Port)?]
  private let facing: FacingPorts
  private var finder = PathFinder()

  /// A routed edge.
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
    facing = FacingPorts(graph, obstacles)
    for (edge, places) in facing.ports {
      guard let (tail, head) = nodes(of: edge) else { continue }
      // No other edge may end there, whichever is routed first.
      slots.take(places.start, of: tail)
      slots.take(places.end, of: head)
    }
    // Few crossing edges are all rerouted, so none has to make a long detour around one that may be ripped up.
    if graph.hasFewBoxes { crossingPrice.usual = PathFinder.Price.crossing.first }
  }

  /// The number of states visited by the search: a measure of work that is independent of the machine.
  var work: Int { finder.work }
  /// The maximum amount of work; beyond it no edge gets a path.
  var mostWork: Int {
    get { finder.mostWork }
    set { finder.mostWork = newValue }
  }

  /// Routes all edges that have no path yet.
  mutating func routeLines() {
    let waiting = graph.edges.indices.filter { obstacles.paths[$0] == nil }
    let ordered = waiting.sorted { (graph.edges[$0].routingRank, $0) < (graph.edges[$1].routingRank, $1) }
    for edge in ordered { route(edge) }
  }

  /// Returns whether an edge was routed orthogonally, and may be ripped up.
  func isRouted(_ edge: Int) -> Bool { ports[edge] != nil }

  /// Returns the present route of an edge.
  func route(of edge: Int) -> Route {
    Route(path: obstacles.paths[edge], label: obstacles.labels[edge], ports: ports[edge])
  }

  /// Removes the path of an edge, and frees its ports.
  /// - Returns: The removed route.
  @discardableResult
  mutating func ripUp(_ edge: Int) -> Route {
    let route = route(of: edge)
    guard let (start, end) = ports[edge], let (tail, head) = nodes(of: edge) else { return route }
    slots.free(start, of: tail)
    slots.free(end, of: head)
    ports[edge] = nil
    obstacles.set(nil, nil, of: edge)
    return route
  }

  /// Restores the earlier route of an edge.
  mutating func restore(_ edge: Int, _ route: Route) {
    ripUp(edge)
    guard let (start, end) = route.ports, let (tail, head) = nodes(of: edge) else { return }
    slots.take(start, of: tail)
    slots.take(end, of: head)
    ports[edge] = (start, end)
    obstacles.set(route.path, route.label, of: edge)
  }

  /// Routes an edge around everything placed so far.
  ///
  /// - Parameter mostCrossings: The maximum number of crossings; an edge that needs more is not routed.
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
    var found: PathFinder.Route?
    if let own = facing.ports[edge] { found = path(edge, [own.start], [own.end]) }
    if found == nil { found = path(edge, starts.map { withRoom($0, at: tail) }, goals.map { withRoom($0, at: head) }) }
    // The fallbacks if neighbours block the preferred ports.
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

  /// Returns whether an end of an edge may move along its side of the box to a port.
  func mayMove(to port: Port, of edge: Int, isStart: Bool) -> Bool {
    let ends = graph.edges[edge]
    guard let (tail, head) = nodes(of: edge), let (start, end) = ports[edge] else { return false }
    let number = isStart ? tail : head
    guard let box = obstacles.boxes[number] else { return false }
    return slots.mayMove(
      isStart ? start : end, to: port, of: isStart ? ends.tail : ends.head, graph.nodes[number], number: number,
      box: box)
  }

  /// Moves labels that are too close to something, now that all edges are routed.
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

  /// Returns the port, with a shorter stub if another box is in the way.
  private func withRoom(_ port: Port, at node: Int) -> Port {
    let stub = Rectangle(center: port.stub, width: 0, height: 0).grown(by: RoutingGrid.clearance)
    return obstacles.hasBox(in: stub, except: node) ? port.short : port
  }

  /// Returns ports on all sides, from the middle outwards.
  private func allPorts(of node: Int) -> [Port] {
    guard let box = obstacles.boxes[node] else { return [] }
    return slots.ports(
      of: .init(graph.nodes[node].id), graph.nodes[node], number: node, box: box, direction: graph.direction,
      isTail: true
    ).map(\.short)
  }

  /// Returns a path straight through obstacles for an edge without a free path: a poor path is better than none.
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
