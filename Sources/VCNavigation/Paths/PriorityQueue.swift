/// The cost of a path: its steps, and for paths with equally many steps, its moves.
struct Cost: Hashable, Sendable, Comparable {
  var steps = 0
  var moves = 0

  init() {}

  init(_ move: MapPath.Move) {
    steps = move.isStep ? 1 : 0
    moves = 1
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.steps += right.steps
    sum.moves += right.moves
    return sum
  }

  static func < (left: Self, right: Self) -> Bool { (left.steps, left.moves) < (right.steps, right.moves) }
}

/// A queue of numbers, cheapest first; among equally cheap ones the last inserted comes first, so that a search
/// continues where it is.
struct PriorityQueue {
  private struct Entry {
    var value: Int
    var priority: Cost
    var age: Int

    func precedes(_ other: Self) -> Bool {
      priority == other.priority ? age > other.age : priority < other.priority
    }
  }

  /// A binary heap: each entry precedes its two children.
  private var heap: [Entry] = []
  private var count = 0

  mutating func insert(_ value: Int, priority: Cost) {
    count += 1
    heap.append(Entry(value: value, priority: priority, age: count))
    var child = heap.count - 1
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeNext() -> Int? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first.value
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
