import Testing
import VCDOT

@testable import VCLayout

@Suite("Paths on top of each other") struct OverlapSeparationTests {
  /// Two edges between four boxes, one of which runs along y = 100 from x = 100 to x = 300.
  private let other = [(40.0, 40.0), (40, 100), (300, 100), (300, 300)]

  /// The points of a path of the second edge, after it is moved off the first one, between other boxes.
  private func separated(
    _ points: [(Double, Double)], between boxes: (Rectangle, Rectangle) = (.box(900, 900), .box(900, 999)),
    above third: Double? = nil
  ) -> [[Double]] {
    let scene = Scene(
      boxes: [
        "a": .box(0, 0), "b": .box(260, 300), "c": .box(0, 200), "d": .box(400, 300), "e": boxes.0, "f": boxes.1,
      ],
      edges: [.main("a", "b"), .main("c", "d"), .main("a", "d")])
    var index = ObstacleIndex(scene.placed)
    index.set(.orthogonal(other.map { Point(x: $0.0, y: $0.1) }), nil, of: 0)
    if let third {
      index.set(.orthogonal([Point(x: 120, y: third), Point(x: 280, y: third)]), nil, of: 2)
    }
    let path = EdgePath.orthogonal(points.map { Point(x: $0.0, y: $0.1) })
    return OverlapSeparation(path, of: 1, in: index).path.points.map { [$0.x, $0.y] }
  }

  /// From the box below to the right, one point below the other path.
  private let path = [(60.0, 200.0), (60, 101), (340, 101), (340, 320), (400, 320)]

  @Test("a segment moves beside the other path, where both can be told apart")
  func moved() {
    let found = separated(path)
    #expect(found.count == path.count)
    #expect(found[1][1] >= 105 && found[1][1] <= 116)
    #expect(found[1][1] == found[2][1])
    #expect(found.first == [60, 200] && found.last == [400, 320])
  }

  @Test("a path without room beside the other one stays, as does one that overlaps none")
  func unchanged() {
    let boxes = (Rectangle(x: 100, y: 40, width: 80, height: 53), Rectangle(x: 100, y: 109, width: 80, height: 40))
    #expect(separated(path, between: boxes) == path.map { [$0.0, $0.1] })
    let free = [(60.0, 200.0), (60, 120), (340, 120), (340, 320), (400, 320)]
    #expect(separated(free) == free.map { [$0.0, $0.1] })
  }

  @Test("the ends keep the room of an arrowhead")
  func ends() {
    let low = [(60.0, 112.0), (60, 101), (340, 101), (340, 320), (400, 320)]
    #expect(separated(low).first == [60, 112])
    #expect(separated(low)[1][1] <= 112 - Port.leastReach)
  }

  @Test("a segment moves as little as another path beside it allows")
  func beside() {
    // There is no room on the other side, and six points away the third path is below.
    let boxes = (Rectangle(x: 100, y: 40, width: 80, height: 53), Rectangle.box(900, 999))
    #expect(separated(path, between: boxes, above: 106)[1] == [60, 110])
  }
}
