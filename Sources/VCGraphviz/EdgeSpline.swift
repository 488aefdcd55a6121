/// An edge's spline in Graphviz's `pos` syntax: `s,` and `e,` with the tips of arrowheads, then control points.
struct EdgeSpline {
  var points: [(x: Double, y: Double)] = []
  var tailTip: (x: Double, y: Double)?
  var headTip: (x: Double, y: Double)?

  /// Creates the first spline of a list; `nil` if the text is not a spline.
  init?(_ text: consuming PositionReader) {
    points.reserveCapacity(10)
    while true {
      while text.skip(UInt8(ascii: " ")) {}
      if text.next == 0 || text.next == UInt8(ascii: ";") { break }
      let isTail = text.skip(UInt8(ascii: "s"))
      let isHead = text.skip(UInt8(ascii: "e"))
      if isTail || isHead, !text.skip(UInt8(ascii: ",")) { return nil }
      guard let point = text.point() else { return nil }
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
}
