import VCDOT

/// The lines along which a way may run, and what each piece of them costs.
struct RoutingGrid {
  /// How far lines keep from boxes, and from each other.
  static let clearance = 7.0
  static let track = 8.0

  private(set) var xs: [Double] = []
  private(set) var ys: [Double] = []
  /// The cost of the piece from column `x` to the next in row `y`, and of the piece from row `y` to the next.
  private(set) var level: [Double] = []
  private(set) var upright: [Double] = []

  var columns: Int { xs.count }
  var rows: Int { ys.count }

  /// No lines at all.
  init() {}

  init(_ figure: PlacedFigure, for edge: DiagramEdge, ports: [Port], crossingPrice: Router.CrossingPrice) {
    let boxes = figure.diagram.nodes.flatMap { node in figure.nodes[node.id].map(node.solidParts) ?? [] }
    let texts =
      figure.diagram.allClusters.compactMap { figure.clusterLabels[$0.id]?.grown(by: 4) }
      + figure.diagram.edges.compactMap { figure.labels[$0.id]?.grown(by: 3) }
    let others = figure.diagram.edges.filter { $0.id != edge.id }
    let lines = others.compactMap { figure.courses[$0.id] }
    makeLines(figure, boxes: boxes, texts: texts, lines: lines, ports: ports)
    payForLength()
    payForGround(figure, edge)
    for other in others {
      guard let course = figure.courses[other.id] else { continue }
      payFor(course, crossing: crossingPrice.price(of: other))
    }
    for box in boxes { block(box.grown(by: Self.clearance - 0.5)) }
    for text in texts { block(text) }
  }

  /// The nearest row or column to a coordinate.
  static func index(of value: Double, in lines: [Double]) -> Int {
    let next = firstIndex(above: value - 0.005, in: lines)
    return min(next, lines.count - 1)
  }

  // MARK: - Where lines may run

  private mutating func makeLines(
    _ figure: PlacedFigure, boxes: [Rectangle], texts: [Rectangle], lines: [Course], ports: [Port]
  ) {
    var xs: [Double] = []
    var ys: [Double] = []
    func pass(_ box: Rectangle, at distance: Double) {
      xs.append(box.x - distance)
      xs.append(box.maxX + distance)
      ys.append(box.y - distance)
      ys.append(box.maxY + distance)
    }
    for box in boxes { pass(box, at: Self.clearance) }
    for text in texts { pass(text, at: 1) }
    for cluster in figure.diagram.allClusters {
      if let box = figure.clusters[cluster.id] { pass(box, at: 14) }
    }
    for line in lines where line.isAngular {
      for point in line.points { pass(Rectangle(center: point, width: 0, height: 0), at: Self.track) }
    }
    let bounds = figure.bounds
    pass(bounds, at: 18)
    pass(bounds, at: 30)
    // Where lines touch boxes, and where they may first turn after leaving them.
    self.xs = Self.thinned(xs, keeping: ports.flatMap { [$0.point.x, $0.stub.x] })
    self.ys = Self.thinned(ys, keeping: ports.flatMap { [$0.point.y, $0.stub.y] })
  }

  private static func firstIndex(above value: Double, in lines: [Double]) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - What it costs

  /// Makes everything inside a box impassable.
  private mutating func block(_ box: Rectangle) {
    charge(box) { _ in .infinity }
  }

  /// Changes the cost of all pieces that enter a box.
  private mutating func charge(_ box: Rectangle, _ price: (Double) -> Double) {
    charge(box, isLevel: true, price)
    charge(box, isLevel: false, price)
  }

  private mutating func payForLength() {
    let row = zip(xs, xs.dropFirst()).map { $1 - $0 } + [0]
    level.reserveCapacity(columns * rows)
    upright.reserveCapacity(columns * rows)
    for y in 0..<rows {
      level += row
      upright += repeatElement(y + 1 < rows ? ys[y + 1] - ys[y] : 0, count: columns)
    }
  }

  private mutating func payForGround(_ figure: PlacedFigure, _ edge: DiagramEdge) {
    for cluster in figure.diagram.allClusters {
      guard let box = figure.clusters[cluster.id] else { continue }
      let nodes = cluster.nodes
      let isForeign = !nodes.contains(edge.tail.node) && !nodes.contains(edge.head.node)
      if isForeign { charge(box) { $0 * Router.Price.foreignGround } }
      let thickness = 5.0
      let borders = [
        Rectangle(x: box.x - thickness, y: box.y, width: 2 * thickness, height: box.height),
        Rectangle(x: box.maxX - thickness, y: box.y, width: 2 * thickness, height: box.height),
        Rectangle(x: box.x, y: box.y - thickness, width: box.width, height: 2 * thickness),
        Rectangle(x: box.x, y: box.maxY - thickness, width: box.width, height: 2 * thickness),
      ]
      for (position, border) in borders.enumerated() { chargeAlong(border, isLevel: position > 1) }
    }
  }

  /// Charges only the pieces that run along a border, not those that cross it.
  private mutating func chargeAlong(_ border: Rectangle, isLevel: Bool) {
    charge(border, isLevel: isLevel) { $0 * Router.Price.border }
  }

  /// Changes the cost of the pieces of one direction that enter a box.
  private mutating func charge(_ box: Rectangle, isLevel: Bool, _ price: (Double) -> Double) {
    let across = Self.range(isLevel ? box.y : box.x, isLevel ? box.maxY : box.maxX, in: isLevel ? ys : xs)
    let lines = isLevel ? xs : ys
    let along = Self.pieces(isLevel ? box.x : box.y, isLevel ? box.maxX : box.maxY, in: lines)
    for line in across {
      for piece in along {
        let length = lines[piece + 1] - lines[piece]
        if isLevel {
          level[line * columns + piece] += price(length)
        } else {
          upright[piece * columns + line] += price(length)
        }
      }
    }
  }

  /// The lines strictly between two coordinates.
  private static func range(_ low: Double, _ high: Double, in lines: [Double]) -> Range<Int> {
    let first = firstIndex(above: low, in: lines)
    return first..<max(first, firstIndex(above: high - 1e-9, in: lines))
  }

  /// The pieces between neighbouring lines that enter an interval.
  private static func pieces(_ low: Double, _ high: Double, in lines: [Double]) -> Range<Int> {
    let first = max(0, firstIndex(above: low, in: lines) - 1)
    let last = min(firstIndex(above: high - 1e-9, in: lines), lines.count - 1)
    return first..<max(first, last)
  }

  private mutating func payFor(_ line: Course, crossing price: Double) {
    let reach = Self.track - 2
    for segment in line.segments {
      let left = min(segment.start.x, segment.end.x)
      let top = min(segment.start.y, segment.end.y)
      let box = Rectangle(
        x: left, y: top, width: abs(segment.end.x - segment.start.x), height: abs(segment.end.y - segment.start.y))
      pay(price, forCrossing: segment, box)
      // What runs so nearly beside another line is read as one with it.
      if box.height < reach {
        let beside = Rectangle(x: box.x, y: box.y - reach, width: box.width, height: box.height + 2 * reach)
        charge(beside, isLevel: true) { _ in Router.Price.overlap }
      }
      if box.width < reach {
        let beside = Rectangle(x: box.x - reach, y: box.y, width: box.width + 2 * reach, height: box.height)
        charge(beside, isLevel: false) { _ in Router.Price.overlap }
      }
    }
  }

  private mutating func pay(_ price: Double, forCrossing segment: Segment, _ box: Rectangle) {
    let (start, end) = (segment.start, segment.end)
    let firstRow = Self.firstIndex(above: box.y, in: ys)
    for y in firstRow..<max(firstRow, Self.firstIndex(above: box.maxY, in: ys)) {
      let part = (ys[y] - start.y) / (end.y - start.y)
      let x = Self.firstIndex(above: start.x + part * (end.x - start.x), in: xs) - 1
      if x >= 0, x + 1 < columns { level[y * columns + x] += price }
    }
    let firstColumn = Self.firstIndex(above: box.x, in: xs)
    for x in firstColumn..<max(firstColumn, Self.firstIndex(above: box.maxX, in: xs)) {
      let part = (xs[x] - start.x) / (end.x - start.x)
      let y = Self.firstIndex(above: start.y + part * (end.y - start.y), in: ys) - 1
      if y >= 0, y + 1 < rows { upright[y * columns + x] += price }
    }
  }
}

extension DiagramNode {
  /// The parts of its place through which no line may run: a caption may be wider than the device above it.
  func solidParts(in box: Rectangle) -> [Rectangle] {
    guard let screen else { return [box] }
    let device = ScreenMetrics(screen, captionOf: self).devices
    let foot = box.y + device.height - 1
    return [
      Rectangle(x: box.midX - device.width / 2, y: box.y, width: device.width, height: device.height),
      Rectangle(x: box.x, y: foot, width: box.width, height: max(box.maxY - foot, 0)),
    ]
  }
}

extension Port {
  /// Where a line may first turn: arrowheads need a straight piece.
  var stub: Point {
    let length = 16.0
    return Point(x: point.x + side.outward.x * length, y: point.y + side.outward.y * length)
  }
}
