extension RoutingGrid {
  /// The minimum distance between grid lines: closer ones add search time without benefit.
  private static let leastDistance = 5.0

  /// Returns sorted lines, with the middles of wide gaps added, and without lines that nearly coincide.
  static func thinned(_ lines: [Double], keeping kept: [Double]) -> [Double] {
    // Most ends of a side have one coordinate in common.
    let kept = kept.indices.filter { $0 == 0 || kept[$0] != kept[$0 - 1] }.map { kept[$0] }.sorted()
    var next = kept.startIndex
    /// Returns whether a kept line has this position; must be called for lines in ascending order.
    func isKept(_ line: Double) -> Bool {
      while next < kept.count, kept[next] < line - 0.02 { next += 1 }
      var near = next
      // Rounding is a call: only kept lines this close need it.
      while near < kept.count, kept[near] <= line + 0.02 {
        if (kept[near] * 100).rounded() == (line * 100).rounded() { return true }
        near += 1
      }
      return false
    }
    var result: [Double] = []
    var isLastKept = false
    for line in merged(withMiddles(lines.sorted()), kept) {
      let isFixed = isKept(line)
      if let last = result.last {
        if line - last < 0.01 { continue }
        if line - last < leastDistance, !isFixed { continue }
        if line - last < leastDistance, !isLastKept { result.removeLast() }
      }
      result.append(line)
      isLastKept = isFixed
    }
    return result
  }

  /// Returns sorted lines with the middles of wide gaps added.
  private static func withMiddles(_ lines: [Double]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(2 * lines.count)
    for line in lines {
      if let last = result.last, line - last > 24 { result.append((last + line) / 2) }
      result.append(line)
    }
    return result
  }

  /// Merges two sorted lists.
  private static func merged(_ first: [Double], _ second: [Double]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(first.count + second.count)
    var next = second.startIndex
    for element in first {
      while next < second.count, second[next] < element {
        result.append(second[next])
        next += 1
      }
      result.append(element)
    }
    return result + second[next...]
  }
}
