import Testing
import VCDOT

@testable import VCLayout

@Suite("Paths of lines") struct EdgePathTests {
  private let corner = EdgePath.orthogonal([Point(x: 0, y: 100), Point(x: 60, y: 100), Point(x: 60, y: 60)])

  @Test("the reach of a path contains all of its points, in every direction")
  func reach() {
    #expect(corner.reach == Rectangle(x: 0, y: 60, width: 60, height: 40).grown(by: 0.5))
  }

  @Test("a path has a point for each fraction of its length, including both ends")
  func points() {
    #expect(corner.point(at: 0) == Point(x: 0, y: 100))
    #expect(corner.point(at: 0.6) == Point(x: 60, y: 100))
    #expect(corner.point(at: 0.8) == Point(x: 60, y: 80))
    #expect(corner.point(at: 1) == Point(x: 60, y: 60))
  }

  @Test("a detour begins some way before the box, and ends at the same distance behind it")
  func detour() throws {
    let straight = EdgePath.curved((0...9).map { Point(x: Double($0) * 100, y: 0) })
    let box = Rectangle(x: 420, y: -15, width: 60, height: 40)
    let path = try #require(straight.passing(box, isClockwise: true))
    #expect(!path.passes(box))
    let away = path.segments.filter { abs($0.end.y) > 0.01 }
    #expect((300...380).contains(try #require(away.first).start.x))
    #expect((520...600).contains(try #require(away.last).end.x))
  }
}
