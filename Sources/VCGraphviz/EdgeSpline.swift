/// An edge's spline in Graphviz's `pos` syntax: `s,` and `e,` with the tips of arrowheads, then control points.
struct EdgeSpline {
  var points: [(x: Double, y: Double)] = []
  var tailTip: (x: Double, y: Double)?
  var headTip: (x: Double, y: Double)?

  /// Creates the first spline of a list; `nil` if the text is not a spline.
  init?(_ text: String) {
    for part in text.utf8.prefix(while: { $0 != UInt8(ascii: ";") }).split(separator: UInt8(ascii: " ")) {
      let isTail = part.first == UInt8(ascii: "s")
      let isHead = part.first == UInt8(ascii: "e")
      guard let numbers = Self.numbers(isTail || isHead ? part.dropFirst(2) : part), numbers.count >= 2 else {
        return nil
      }
      let point = (x: numbers[0], y: numbers[1])
      if isTail {
        tailTip = point
      } else if isHead {
        headTip = point
      } else {
        points.append(point)
      }
    }
    if points.isEmpty { return nil }
  }

  /// Returns the numbers of a comma-separated list.
  static func numbers(_ text: Substring.UTF8View) -> [Double]? {
    let parts = text.split(separator: UInt8(ascii: ","))
    let numbers = parts.compactMap { Double(Substring($0)) }
    return numbers.count == parts.count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}
