/// Two lists side by side: the pairing of matching elements with the highest score that keeps the order of both.
struct Alignment<Element> {
  private(set) var pairs: [(Element, Element)] = []
  /// The sum of the pairs' weights.
  private(set) var score = 0

  /// Beyond this many combinations, the lists are paired from the front.
  private static var limit: Int { 1_000_000 }

  /// - Parameter weight: The likelihood that two elements match; zero if they cannot.
  init(_ left: [Element], _ right: [Element], _ weight: (Element, Element) -> Int) {
    guard !left.isEmpty, !right.isEmpty else { return }
    guard left.count * right.count <= Self.limit else {
      for (one, other) in zip(left, right) { add(one, other, weight(one, other)) }
      return
    }
    let weights = left.map { one in right.map { weight(one, $0) } }
    // The best scores for the remainders of both lists, computed from the back.
    var best = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        let paired = weights[i][j] > 0 ? weights[i][j] + best[i + 1][j + 1] : 0
        best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if weights[i][j] > 0, best[i][j] == weights[i][j] + best[i + 1][j + 1] {
        add(left[i], right[j], weights[i][j])
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  private mutating func add(_ one: Element, _ other: Element, _ weight: Int) {
    guard weight > 0 else { return }
    pairs.append((one, other))
    score += weight
  }
}
