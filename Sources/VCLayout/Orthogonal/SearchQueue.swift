/// States to be looked at, in buckets by what a way through them costs at least.
///
/// Those in one bucket are as good as each other: the latest comes first, which lies furthest along a way, and spares looking at
/// most of the others. Nothing is compared, and any run finds the same way.
struct SearchQueue {
  private struct Entry {
    var state: Int32
    /// The one before it in its bucket; below zero for none.
    var next: Int32
    var price: Double
  }

  /// How far apart costs may be that count as equal, in points of detour.
  private static let width = 2.0
  /// What costs more than that many widths above the least shares the last bucket.
  private static let most = 8191

  private var entries: [Entry] = []
  /// The latest entry of each bucket; below zero where there is none.
  private var buckets: [Int32] = []
  private var present = 0
  private var last = -1
  private var least = 0.0

  /// - Parameter least: No way costs less.
  mutating func removeAll(least: Double) {
    self.least = least
    entries.removeAll(keepingCapacity: true)
    if last >= present { for bucket in present...last { buckets[bucket] = -1 } }
    (present, last) = (0, -1)
  }

  /// - Parameter price: What was paid to get there.
  mutating func push(_ state: Int, _ price: Double, estimate: Double) {
    let bucket = min(max(0, Int((estimate - least) / Self.width)), Self.most)
    while buckets.count <= bucket { buckets.append(-1) }
    entries.append(
      Entry(state: Int32(truncatingIfNeeded: state), next: buckets[bucket], price: price))
    buckets[bucket] = Int32(truncatingIfNeeded: entries.count - 1)
    present = min(present, bucket)
    last = max(last, bucket)
  }

  /// - Parameter limit: What may cost as much is not worth looking at.
  mutating func pop(below limit: Double) -> (state: Int, price: Double)? {
    while present <= last {
      guard least + Double(present) * Self.width < limit else { return nil }
      let first = buckets[present]
      if first >= 0 {
        let entry = entries[Int(first)]
        buckets[present] = entry.next
        return (Int(entry.state), entry.price)
      }
      present += 1
    }
    return nil
  }
}
