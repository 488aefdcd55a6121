import VCDOT

/// Numbers by place: a grid of square buckets, each with the numbers of what reaches into it.
///
/// What lies outside the grid counts to the buckets along its border.
struct BucketGrid {
  /// The side of a bucket in points: about a box with the room around it.
  private static let side = 128.0
  /// However large a figure is, the grid has no more buckets than this along an axis.
  private static let most = 512

  private let left, top: Double
  private let width, height: Double
  private let columns, rows: Int
  private var buckets: [[Int32]]

  init(_ bounds: Rectangle) {
    left = bounds.x
    top = bounds.y
    width = max(Self.side, bounds.width / Double(Self.most))
    height = max(Self.side, bounds.height / Double(Self.most))
    columns = max(1, min(Int(bounds.width / width) + 1, Self.most))
    rows = max(1, min(Int(bounds.height / height) + 1, Self.most))
    buckets = Array(repeating: [], count: columns * rows)
  }

  mutating func insert(_ number: Int, at box: Rectangle) {
    let number = Int32(truncatingIfNeeded: number)
    forEachBucket(of: box) { if $0.last != number { $0.append(number) } }
  }

  mutating func remove(_ number: Int, at box: Rectangle) {
    let number = Int32(truncatingIfNeeded: number)
    forEachBucket(of: box) { bucket in
      if let place = bucket.lastIndex(of: number) { bucket.remove(at: place) }
    }
  }

  mutating func insert(_ number: Int, along segments: [Segment]) {
    for segment in segments { insert(number, at: segment.bounds) }
  }

  mutating func remove(_ number: Int, along segments: [Segment]) {
    for segment in segments { remove(number, at: segment.bounds) }
  }

  /// The numbers of what may touch a box, each once, in their order.
  func numbers(near box: Rectangle) -> [Int] {
    let (across, down) = (range(box.x, box.maxX, left, width, columns), range(box.y, box.maxY, top, height, rows))
    var result: [Int32] = []
    for row in down {
      for column in across { result += buckets[row * columns + column] }
    }
    result.sort()
    var unique: [Int] = []
    unique.reserveCapacity(result.count)
    for number in result where unique.last != Int(number) { unique.append(Int(number)) }
    return unique
  }

  private mutating func forEachBucket(of box: Rectangle, _ change: (inout [Int32]) -> Void) {
    let (across, down) = (range(box.x, box.maxX, left, width, columns), range(box.y, box.maxY, top, height, rows))
    for row in down {
      for column in across { change(&buckets[row * columns + column]) }
    }
  }

  private func range(_ low: Double, _ high: Double, _ origin: Double, _ side: Double, _ count: Int) -> ClosedRange<Int>
  {
    func bucket(_ value: Double) -> Int { Int(min(max((value - origin) / side, 0), Double(count - 1))) }
    let first = bucket(low)
    return first...max(first, bucket(high))
  }
}

extension Segment {
  /// The box around it.
  var bounds: Rectangle {
    let (left, top) = (min(start.x, end.x), min(start.y, end.y))
    return Rectangle(x: left, y: top, width: max(start.x, end.x) - left, height: max(start.y, end.y) - top)
  }
}
