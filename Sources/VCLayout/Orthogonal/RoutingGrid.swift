import VCDOT

/// The lines along which a path may run, with the cost of each segment between them.
struct RoutingGrid {
  /// The minimum distance of edges from boxes, and from each other.
  static let clearance = 7.0
  static let track = 8.0
  /// The width of the channel around the whole figure.
  static let surroundings = 30.0
  /// The distance from the contents of a grid to its border.
  private static let margin = 40.0

  private(set) var xs: [Double] = []
  private(set) var ys: [Double] = []
  /// The cost of the segment from column `x` to the next in row `y`, and of the segment from row `y` to the next.
  private(set) var horizontal: [Double] = []
  private(set) var vertical: [Double] = []

  var columns: Int { xs.count }
  var rows: Int { ys.count }

  /// Creates an empty grid.
  init() {}

  /// - Parameters:
  ///   - figure: The area of the figure.
  ///   - window: The area that the grid covers; everything outside it is ignored.
  init(_ obstacles: RoutingObstacles, ports: [Port], figure: Rectangle, window: Rectangle) {
    let (boxes, texts, frames) = (obstacles.boxes, obstacles.texts, obstacles.frames)
    let inside = boxes + texts + frames.map(\.box)
    let bounds = window.intersection(
      (inside + ports.map { Rectangle(center: $0.stub, width: 0, height: 0) })
        .reduce(into: inside.first ?? window) { $0 = $0.union($1) }.grown(by: Self.margin))
    makeLines(
      boxes: boxes, texts: texts, frames: frames.map(\.box), lines: obstacles.lines.map(\.path), ports: ports,
      bounds: bounds,
      figure: figure.grown(by: Self.margin), window: window)
    payForLength()
    for frame in frames { payForGround(frame.box, isForeign: frame.isForeign) }
    for line in obstacles.lines { payFor(line.path, crossing: line.price) }
    for box in boxes { block(box.grown(by: Self.clearance - 0.5)) }
    for text in texts { block(text) }
  }

  /// Returns the row or column nearest to a coordinate.
  static func index(of value: Double, in lines: [Double]) -> Int {
    let next = firstIndex(above: value - 0.005, in: lines)
    return min(next, lines.count - 1)
  }

  // MARK: - Grid lines

  /// - Parameters:
  ///   - boxes: The boxes to pass.
  ///   - texts: The labels and headings to pass.
  ///   - frames: The frames to pass.
  ///   - lines: The paths to run beside.
  ///   - ports: The ends of the new path.
  ///   - bounds: The area of the grid.
  ///   - figure: The area of the whole figure; around it there is room for any number of paths beside each other.
  ///   - window: The area where everything is known.
  private mutating func makeLines(
    boxes: [Rectangle], texts: [Rectangle], frames: [Rectangle], lines: [EdgePath], ports: [Port], bounds: Rectangle,
    figure: Rectangle, window: Rectangle
  ) {
    var xs: [Double] = []
    var ys: [Double] = []
    let count = 2 * (boxes.count + texts.count + frames.count + 2) + 2 * lines.reduce(0) { $0 + $1.points.count }
    xs.reserveCapacity(count)
    ys.reserveCapacity(count)
    func passColumn(_ x: Double) { if bounds.x <= x && x <= bounds.maxX { xs.append(x) } }
    func passRow(_ y: Double) { if bounds.y <= y && y <= bounds.maxY { ys.append(y) } }
    func pass(_ box: Rectangle, at distance: Double) {
      passColumn(box.x - distance)
      passColumn(box.maxX + distance)
      passRow(box.y - distance)
      passRow(box.maxY + distance)
    }
    func passColumn(beside x: Double) {
      if x > figure.maxX ? x <= window.maxX : x < figure.x && x >= window.x { xs.append(x) } else { passColumn(x) }
    }
    func passRow(beside y: Double) {
      if y > figure.maxY ? y <= window.maxY : y < figure.y && y >= window.y { ys.append(y) } else { passRow(y) }
    }
    for box in boxes { pass(box, at: Self.clearance) }
    for text in texts { pass(text, at: 1) }
    for frame in frames { pass(frame, at: 14) }
    for line in lines where line.isOrthogonal {
      for point in line.points {
        passColumn(beside: point.x - Self.track)
        passColumn(beside: point.x + Self.track)
        passRow(beside: point.y - Self.track)
        passRow(beside: point.y + Self.track)
      }
    }
    // The channels around the whole figure.
    pass(bounds, at: -10)
    pass(bounds, at: -22)
    // The places where edges touch boxes, and the first points where they may bend.
    self.xs = Self.thinned(xs, keeping: ports.map(\.point.x) + ports.map(\.stub.x))
    self.ys = Self.thinned(ys, keeping: ports.map(\.point.y) + ports.map(\.stub.y))
  }

  private static func firstIndex(above value: Double, in lines: [Double]) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Costs

  /// Makes the inside of a box impassable.
  private mutating func block(_ box: Rectangle) {
    charge(box) { _ in .infinity }
  }

  /// Changes the cost of all segments that enter a box.
  private mutating func charge(_ box: Rectangle, _ price: (Double) -> Double) {
    charge(box, isHorizontal: true, price)
    charge(box, isHorizontal: false, price)
  }

  private mutating func payForLength() {
    let row = zip(xs, xs.dropFirst()).map { $1 - $0 } + [0]
    horizontal.reserveCapacity(columns * rows)
    vertical.reserveCapacity(columns * rows)
    for y in 0..<rows {
      horizontal += row
      vertical += repeatElement(y + 1 < rows ? ys[y + 1] - ys[y] : 0, count: columns)
    }
  }

  private mutating func payForGround(_ box: Rectangle, isForeign: Bool) {
    if isForeign { charge(box) { $0 * PathFinder.Price.foreignGround } }
    // Only the segments along a border are charged, not those that cross it.
    for isHorizontal in [false, true] {
      for border in Self.borders(of: box, areHorizontal: isHorizontal) {
        charge(border, isHorizontal: isHorizontal) { $0 * PathFinder.Price.border }
      }
    }
  }

  /// Returns the areas where a path would run along a border of a frame: at its left and right, or at its top and bottom.
  private static func borders(of box: Rectangle, areHorizontal: Bool) -> [Rectangle] {
    let thickness = 5.0
    return areHorizontal
      ? [box.y, box.maxY].map { Rectangle(x: box.x, y: $0 - thickness, width: box.width, height: 2 * thickness) }
      : [box.x, box.maxX].map { Rectangle(x: $0 - thickness, y: box.y, width: 2 * thickness, height: box.height) }
  }

  /// Changes the cost of the segments in one direction that enter a box.
  private mutating func charge(_ box: Rectangle, isHorizontal: Bool, _ price: (Double) -> Double) {
    let across = Self.range(
      isHorizontal ? box.y : box.x, isHorizontal ? box.maxY : box.maxX, in: isHorizontal ? ys : xs)
    guard !across.isEmpty else { return }
    let lines = isHorizontal ? xs : ys
    let along = Self.pieces(isHorizontal ? box.x : box.y, isHorizontal ? box.maxX : box.maxY, in: lines)
    let columns = columns
    // Through a span, elements change without the checks that an array makes for each change.
    if isHorizontal {
      var costs = horizontal.mutableSpan
      for line in across {
        for piece in along { costs[line * columns + piece] += price(lines[piece + 1] - lines[piece]) }
      }
    } else {
      var costs = vertical.mutableSpan
      for piece in along {
        let price = price(lines[piece + 1] - lines[piece])
        for line in across { costs[piece * columns + line] += price }
      }
    }
  }

  /// Returns the lines strictly between two coordinates.
  private static func range(_ low: Double, _ high: Double, in lines: [Double]) -> Range<Int> {
    let first = firstIndex(above: low, in: lines)
    return first..<max(first, firstIndex(above: high - 1e-9, in: lines))
  }

  /// Returns the segments between neighbouring lines that enter an interval.
  private static func pieces(_ low: Double, _ high: Double, in lines: [Double]) -> Range<Int> {
    let first = max(0, firstIndex(above: low, in: lines) - 1)
    let last = min(firstIndex(above: high - 1e-9, in: lines), lines.count - 1)
    return first..<max(first, last)
  }

  private mutating func payFor(_ line: EdgePath, crossing price: Double) {
    guard let left = xs.first, let right = xs.last, let top = ys.first, let bottom = ys.last else { return }
    let area = Rectangle(x: left, y: top, width: right - left, height: bottom - top).grown(by: Self.reach)
    for segment in line.segments where segment.touches(area) {
      pay(price, forCrossing: segment, segment.bounds)
      for isHorizontal in [true, false] {
        guard let strip = Self.strip(along: segment, isHorizontal: isHorizontal) else { continue }
        charge(strip, isHorizontal: isHorizontal) { _ in PathFinder.Price.overlap }
      }
    }
  }

  /// The distance from a parallel edge within which a segment looks like part of it.
  private static let reach = track - 2

  /// Returns the area where a segment of a path would look like part of an edge's segment; `nil` if they are not parallel.
  private static func strip(along segment: Segment, isHorizontal: Bool) -> Rectangle? {
    let box = segment.bounds
    guard isHorizontal ? box.height < reach : box.width < reach else { return nil }
    return isHorizontal
      ? Rectangle(x: box.x, y: box.y - reach, width: box.width, height: box.height + 2 * reach)
      : Rectangle(x: box.x - reach, y: box.y, width: box.width + 2 * reach, height: box.height)
  }

  /// Adds the price to each segment of the grid that crosses a segment of an edge.
  private mutating func pay(_ price: Double, forCrossing segment: Segment, _ box: Rectangle) {
    let (start, end) = (segment.start, segment.end)
    let (xs, ys) = (xs, ys)
    let across = Self.firstIndex(above: box.y, in: ys)..<Self.firstIndex(above: box.maxY, in: ys)
    if !across.isEmpty {
      /// The grid's segment at or before a coordinate; searched once if the edge's segment is axis-parallel.
      var piece = Self.firstIndex(above: start.x, in: xs) - 1
      var costs = horizontal.mutableSpan
      for y in across {
        if start.x != end.x {
          let part = (ys[y] - start.y) / (end.y - start.y)
          piece = Self.firstIndex(above: start.x + part * (end.x - start.x), in: xs) - 1
        }
        if piece >= 0, piece + 1 < xs.count { costs[y * xs.count + piece] += price }
      }
    }
    let down = Self.firstIndex(above: box.x, in: xs)..<Self.firstIndex(above: box.maxX, in: xs)
    guard !down.isEmpty else { return }
    var piece = Self.firstIndex(above: start.y, in: ys) - 1
    var costs = vertical.mutableSpan
    for x in down {
      if start.y != end.y {
        let part = (xs[x] - start.x) / (end.x - start.x)
        piece = Self.firstIndex(above: start.y + part * (end.y - start.y), in: ys) - 1
      }
      if piece >= 0, piece + 1 < ys.count { costs[piece * xs.count + x] += price }
    }
  }
}
