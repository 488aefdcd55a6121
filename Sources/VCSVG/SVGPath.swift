/// The course of a `path` element, built piece by piece.
package struct SVGPath: Hashable, Sendable {
  /// The value for the attribute `d`.
  public private(set) var data = ""

  /// A course without a piece.
  package init() {}

  /// Starts a new piece.
  package mutating func move(_ x: Double, _ y: Double) { add("M", [x, y]) }

  /// A straight line.
  package mutating func line(_ x: Double, _ y: Double) { add("L", [x, y]) }

  /// A quadratic curve: the control point, then the end.
  package mutating func quadratic(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) { add("Q", [cx, cy, x, y]) }

  /// A cubic curve: two control points, then the end.
  package mutating func cubic(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double) {
    add("C", [ax, ay, bx, by, x, y])
  }

  /// A line back to where the piece started.
  package mutating func close() { data += "Z" }

  private mutating func add(_ command: String, _ numbers: [Double]) {
    data += command
    for (position, number) in numbers.enumerated() {
      if position > 0 { data += " " }
      data += SVGNumber.text(number)
    }
  }
}
