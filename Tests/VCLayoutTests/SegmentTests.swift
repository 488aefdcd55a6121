import Testing
import VCDOT

@testable import VCLayout

@Suite("Segments of lines") struct SegmentTests {
  @Test(
    "segments overlap along both axes, if they are near enough and for long enough",
    arguments: [(3.0, 50.0, true), (8, 50, false), (3, 5, false)], [false, true])
  func beside(_ example: (distance: Double, length: Double, isBeside: Bool), isVertical: Bool) {
    func point(_ along: Double, _ across: Double) -> Point {
      isVertical ? Point(x: across, y: along) : Point(x: along, y: across)
    }
    let piece = Segment(start: point(0, 10), end: point(100, 10))
    let other = Segment(
      start: point(100 - example.length, 10 + example.distance), end: point(200, 10 + example.distance))
    #expect(piece.isBeside(other, within: 5, for: 10) == example.isBeside)
    #expect(other.isBeside(piece, within: 5, for: 10) == example.isBeside)
    let corner = Segment(start: point(50, 0), end: point(50, 12))
    #expect(!piece.isBeside(corner, within: 5, for: 0))
  }
}
