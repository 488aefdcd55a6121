import VCDOT

/// A spatial index of numbers: grids of square buckets, each with the numbers of the items that overlap it.
///
/// The buckets of each grid are twice as wide as those of the grid before. An item is stored in the first grid whose buckets
/// are at least as large as the item, so it is in four buckets at most, however long an edge is. Items outside the grids are
/// stored in the buckets along their borders.
struct BucketGrid {
  /// The side of a bucket of the first grid, in points: about a box with the space around it.
  private static let side = 128.0
  /// The maximum number of buckets of the first grid along an axis, for figures of any size.
  private static let most = 512

  private var grids: [Grid] = []
  /// The largest number in the index.
  private var largest = -1

  init(_ bounds: Rectangle) {
    var side = (
      width: max(Self.side, bounds.width / Double(Self.most)), height: max(Self.side, bounds.height / Double(Self.most))
    )
    repeat {
      grids.append(Grid(bounds, width: side.width, height: side.height))
      side = (2 * side.width, 2 * side.height)
    } while (grids.last?.buckets.count ?? 1) > 1
  }

  mutating func insert(_ number: Int, at box: Rectangle) {
    largest = max(largest, number)
    let number = Int32(truncatingIfNeeded: number)
    grids[place(of: box)].insert(number, at: box)
  }

  mutating func remove(_ number: Int, at box: Rectangle) {
    let number = Int32(truncatingIfNeeded: number)
    grids[place(of: box)].remove(number, at: box)
  }

  mutating func insert(_ number: Int, along segments: [Segment]) {
    for segment in segments { insert(number, at: segment.bounds) }
  }

  mutating func remove(_ number: Int, along segments: [Segment]) {
    for segment in segments { remove(number, at: segment.bounds) }
  }

  /// Returns the numbers of the items that may touch a box, each once, in ascending order.
  /// - Complexity: O(buckets in the box + items in them).
  func numbers(near box: Rectangle) -> [Int] {
    var found = NumberSet(upTo: largest)
    for size in grids.indices where grids[size].count > 0 { grids[size].collect(near: box, into: &found) }
    return found.numbers
  }

  /// Returns whether a condition holds for any item that may touch a box.
  func contains(near box: Rectangle, where condition: (Int) -> Bool) -> Bool {
    grids.contains { $0.count > 0 && $0.contains(near: box, where: condition) }
  }

  /// Returns the index of the grid for a box of this size.
  private func place(of box: Rectangle) -> Int {
    grids.firstIndex { box.width <= $0.width && box.height <= $0.height } ?? grids.count - 1
  }
}

/// Buckets of one size.
private struct Grid {
  let left, top, width, height: Double
  let columns, rows: Int
  var buckets: [[Int32]]
  /// The total number of entries in the buckets.
  private(set) var count = 0

  init(_ bounds: Rectangle, width: Double, height: Double) {
    (left, top, self.width, self.height) = (bounds.x, bounds.y, width, height)
    columns = Int(bounds.width / width) + 1
    rows = Int(bounds.height / height) + 1
    buckets = Array(repeating: [], count: columns * rows)
  }

  mutating func insert(_ number: Int32, at box: Rectangle) {
    let (across, down) = area(box)
    for row in down {
      for bucket in across.lowerBound + row * columns...across.upperBound + row * columns
      where buckets[bucket].last != number {
        buckets[bucket].append(number)
        count += 1
      }
    }
  }

  mutating func remove(_ number: Int32, at box: Rectangle) {
    let (across, down) = area(box)
    for row in down {
      for bucket in across.lowerBound + row * columns...across.upperBound + row * columns {
        guard let place = buckets[bucket].lastIndex(of: number) else { continue }
        buckets[bucket].remove(at: place)
        count -= 1
      }
    }
  }

  func collect(near box: Rectangle, into found: inout NumberSet) {
    let (across, down) = area(box)
    for row in down {
      for bucket in across.lowerBound + row * columns...across.upperBound + row * columns {
        for number in buckets[bucket] { found.insert(Int(number)) }
      }
    }
  }

  func contains(near box: Rectangle, where condition: (Int) -> Bool) -> Bool {
    let (across, down) = area(box)
    for row in down {
      for bucket in across.lowerBound + row * columns...across.upperBound + row * columns {
        for number in buckets[bucket] where condition(Int(number)) { return true }
      }
    }
    return false
  }

  private func area(_ box: Rectangle) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
    (Self.range(box.x, box.maxX, left, width, columns), Self.range(box.y, box.maxY, top, height, rows))
  }

  private static func range(
    _ low: Double, _ high: Double, _ origin: Double, _ side: Double, _ count: Int
  ) -> ClosedRange<Int> {
    func bucket(_ value: Double) -> Int { Int(min(max((value - origin) / side, 0), Double(count - 1))) }
    let first = bucket(low)
    return first...max(first, bucket(high))
  }
}

/// A set of small numbers that iterates in ascending order without sorting.
private struct NumberSet {
  /// The numbers below 64, which are all in most figures.
  private var first: UInt64 = 0
  private var others: [UInt64] = []

  init(upTo largest: Int) { if largest > 63 { others = Array(repeating: 0, count: largest / 64) } }

  @inline(__always)
  mutating func insert(_ number: Int) {
    if number < 64 {
      first |= 1 << UInt64(number)
    } else {
      others[number >> 6 - 1] |= 1 << UInt64(number & 63)
    }
  }

  var numbers: [Int] {
    let count = others.reduce(first.nonzeroBitCount) { $0 + $1.nonzeroBitCount }
    guard count > 0 else { return [] }
    var result: [Int] = []
    result.reserveCapacity(count)
    Self.add(first, from: 0, to: &result)
    for (position, word) in others.enumerated() { Self.add(word, from: (position + 1) * 64, to: &result) }
    return result
  }

  private static func add(_ word: UInt64, from start: Int, to numbers: inout [Int]) {
    var rest = word
    while rest != 0 {
      numbers.append(start + rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}

extension Segment {
  /// The bounding box of the segment.
  var bounds: Rectangle {
    let (left, top) = (min(start.x, end.x), min(start.y, end.y))
    return Rectangle(x: left, y: top, width: max(start.x, end.x) - left, height: max(start.y, end.y) - top)
  }
}
