import VCDOT

/// The row of parts that is being filled.
///
/// Beside a part that is much higher than those after it, the row continues in rows of its own, because the page would otherwise
/// be empty there.
struct PartRow {
  /// The gap between parts, in points.
  let gap: Size
  /// The width of the page.
  let width: Double
  /// The rows around the present one, each beside a high part of the one before, and the present one.
  private var levels = [Level()]

  private struct Level {
    var x = 0.0, y = 0.0
    /// The bottom of the high part beside it.
    var bottom = Double.infinity
    /// The parts of the row.
    var parts: [Rectangle] = []

    var height: Double { parts.map(\.height).max() ?? 0 }
  }

  init(gap: Size, width: Double) {
    self.gap = gap
    self.width = width
  }

  /// The position of the next part.
  var position: Point { Point(x: nextX, y: level.y) }

  func hasRoom(forWidth width: Double) -> Bool { level.parts.isEmpty || nextX + width <= self.width }

  /// Adds a part at the position.
  mutating func append(_ part: GraphLayout) {
    let place = Rectangle(x: nextX, y: level.y, width: part.width, height: part.height)
    levels[levels.count - 1].parts.append(place)
  }

  /// Begins a row below everything so far.
  mutating func wrap() {
    levels = [levels[0]]
    wrapLevel()
  }

  /// Begins a row for a part beside a high one.
  /// - Returns: Whether there is room for it.
  mutating func wrap(beside part: GraphLayout) -> Bool {
    if let inner = inner(for: part) {
      levels.append(inner)
      return true
    }
    while levels.count > 1 {
      wrapLevel()
      if fits(part, level) { return true }
      levels.removeLast()
    }
    return false
  }

  private var level: Level { levels[levels.count - 1] }
  private var nextX: Double { level.parts.last.map { $0.maxX + gap.width } ?? level.x }

  private mutating func wrapLevel() {
    let last = levels.count - 1
    levels[last].y += level.height + gap.height
    levels[last].parts = []
  }

  /// How many times higher than the parts after it a part must be.
  private static let muchHigher = 2.5

  /// Returns a row below the last parts of the present one, the more of them the better, which ends above its bottom.
  private func inner(for part: GraphLayout) -> Level? {
    for first in level.parts.indices.dropFirst() {
      let height = level.parts[first...].map(\.height).max() ?? 0
      guard Self.muchHigher * height <= level.height else { continue }
      let inner = Level(
        x: level.parts[first].x, y: level.y + height + gap.height, bottom: level.y + level.height)
      if fits(part, inner) { return inner }
    }
    return nil
  }

  private func fits(_ part: GraphLayout, _ level: Level) -> Bool {
    level.x + part.width <= width && level.y + part.height <= level.bottom
  }
}
