/// A priority queue of search states, in buckets by the lower bound of the cost of a path through them.
///
/// States in one bucket are equivalent: the latest comes first, which is furthest along a path and avoids visiting most of the
/// others. No states are compared, and every run finds the same path.
struct SearchQueue {
  private struct Entry {
    var state: Int32
    /// The previous entry in the bucket; negative for none.
    var next: Int32
    var price: Double
  }

  /// The width of a bucket: costs within it count as equal, in points of detour.
  private static let width = 2.0
  /// The number of the last bucket, which also holds all higher costs. No path should cost that much: the order of the states
  /// in this bucket is arbitrary, so a search would visit them again and again.
  private static let most = 1 << 19

  private var entries: [Entry] = []
  /// The latest entry of each bucket; negative if there is none. That of the present bucket is out of date.
  private var buckets: [Int32] = []
  private var present = 0
  /// The latest entry of the present bucket: most entries come and go there, and an array checks each change.
  private var latest: Int32 = -1
  private var last = -1
  private var least = 0.0

  /// - Parameter least: A lower bound of all costs.
  mutating func removeAll(least: Double) {
    self.least = least
    entries.removeAll(keepingCapacity: true)
    if last >= present { for bucket in present...last { buckets[bucket] = -1 } }
    (present, latest, last) = (0, -1, -1)
  }

  /// - Parameter price: The cost of the path so far.
  @inline(__always)
  mutating func push(_ state: Int, _ price: Double, estimate: Double) {
    let bucket = min(max(0, Int((estimate - least) / Self.width)), Self.most)
    while buckets.count <= bucket { buckets.append(-1) }
    if bucket < present {
      if present < buckets.count { buckets[present] = latest }
      (present, latest) = (bucket, -1)
    }
    let entry = Entry(
      state: Int32(truncatingIfNeeded: state), next: bucket == present ? latest : buckets[bucket], price: price)
    let number = Int32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    if bucket == present { latest = number } else { buckets[bucket] = number }
    last = max(last, bucket)
  }

  /// - Parameter limit: States with an estimate of at least this are not worth visiting.
  @inline(__always)
  mutating func pop(below limit: Double) -> (state: Int, price: Double)? {
    while present <= last {
      guard least + Double(present) * Self.width < limit else { return nil }
      if latest >= 0 {
        let entry = entries[Int(latest)]
        latest = entry.next
        return (Int(entry.state), entry.price)
      }
      buckets[present] = -1
      present += 1
      latest = present <= last ? buckets[present] : -1
    }
    return nil
  }
}
