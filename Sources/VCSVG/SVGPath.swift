/// The data of a `path` element, built step by step.
package struct SVGPath: Hashable, Sendable {
  /// The value of the `d` attribute.
  package private(set) var data = ""

  /// Creates an empty path.
  package init() {}

  /// Begins a subpath.
  package mutating func move(_ x: Double, _ y: Double) { add("M", [x, y]) }

  /// Appends a straight line.
  package mutating func line(_ x: Double, _ y: Double) { add("L", [x, y]) }

  /// Appends a quadratic curve: the control point, then the end.
  package mutating func quadratic(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) { add("Q", [cx, cy, x, y]) }

  /// Appends a cubic curve: two control points, then the end.
  package mutating func cubic(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double) {
    add("C", [ax, ay, bx, by, x, y])
  }

  /// Closes the subpath with a line to its start.
  package mutating func close() { data += "Z" }

  private mutating func add(_ command: String, _ numbers: [Double]) {
    data += command
    for (position, number) in numbers.enumerated() {
      if position > 0 { data += " " }
      data += SVGNumber.text(number)
    }
  }
}
