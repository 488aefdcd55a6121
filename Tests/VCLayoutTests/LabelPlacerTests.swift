import Testing
import VCDOT

@testable import VCLayout

@Suite("The cost of label positions") struct LabelPlacerTests {
  private let words = Rectangle(x: 100, y: 100, width: 60, height: 14)
  private typealias Price = LabelPlacer.Price

  private func scene(box: Rectangle) -> Scene {
    Scene(boxes: ["a": box, "b": .box(900, 900)], edges: [.main("a", "b"), .main("a", "b")])
  }

  /// The cost with a box, a label or a line below the label, at the given distance.
  private func price(of thing: Thing, _ distance: Double, dx: Double = 0) -> Double {
    let place = Rectangle(x: words.x + dx, y: words.maxY + distance, width: 60, height: 40)
    var index = ObstacleIndex(scene(box: thing == .box ? place : .box(700, 700)).placed)
    let line = EdgePath.orthogonal([Point(x: 0, y: place.y), Point(x: 400, y: place.y)])
    switch thing {
    case .box: break
    case .words: index.set(nil, place, of: 1)
    case .ownLine: index.set(line, nil, of: 0)
    case .otherLine: index.set(line, nil, of: 1)
    }
    return LabelPlacer.cost(of: words, of: 0, in: index)
  }

  private enum Thing: CaseIterable { case box, words, ownLine, otherLine }

  @Test("a position without neighbours costs nothing") func free() {
    for thing in Thing.allCases { #expect(price(of: thing, 20) == 0) }
  }

  @Test("hiding a label costs most, a collision costs more than a distance of less than four points")
  func boxes() {
    for thing in [Thing.box, .words, .otherLine] {
      #expect(price(of: thing, -2) == (thing == .otherLine ? Price.collision : Price.hidden))
      #expect(price(of: thing, 3) == Price.closeness)
    }
    #expect(2 * Price.collision < Price.hidden)
    #expect(price(of: .box, 5) == 0)
    #expect(price(of: .otherLine, 5) == LabelPlacer.Price.doubt)
    #expect(price(of: .otherLine, 11) == 0)
    #expect(Price.closeness < Price.collision && 2 * Price.closeness < Price.collision)
  }

  @Test("a label that reads as one phrase with another costs more: up to eight points below it, up to twelve beside it")
  func phrases() {
    #expect(price(of: .words, 7) == Price.phrase)
    #expect(price(of: .words, 9) == 0)
    #expect(price(of: .words, -14, dx: 60 + 11) == Price.phrase)
    #expect(price(of: .words, -14, dx: 60 + 13) == 0)
  }

  @Test("the label's own line may be as close as one point") func ownLine() {
    #expect(price(of: .ownLine, 0.5) == Price.ownLine)
    #expect(price(of: .ownLine, 1.5) == 0)
  }

  @Test("a gap exactly as wide as the label is found beside a curve, at any position", arguments: [323.0, 401, 530])
  func narrowGaps(middle: Double) throws {
    let path = EdgePath.curved((0...9).map { Point(x: Double($0) * 100, y: 100) })
    let (before, after) = (middle - 36, middle + 36)
    var boxes: [Rectangle] = []
    for y in [60.0, 106] {
      boxes.append(Rectangle(x: 0, y: y, width: before, height: 34))
      boxes.append(Rectangle(x: after, y: y, width: 900 - after, height: 34))
    }
    let scene = Scene(
      .leftToRight, .splines,
      boxes: ["a": boxes[0], "b": boxes[1], "c": boxes[2], "d": boxes[3]], edges: [.main("a", "b")])
    let place = try #require(
      LabelPlacer.place(Size(width: 60, height: 14), of: 0, along: path, in: ObstacleIndex(scene.placed)))
    #expect(place.x >= before && place.maxX <= after)
  }

  @Test("of positions of the same cost, the first one is taken")
  func first() throws {
    // The line leads through a box at its middle; above and below it, another line is as close to any label.
    var scene = Scene(
      boxes: ["a": Rectangle(x: 195, y: 150, width: 10, height: 100), "b": .box(900, 900)],
      edges: [.main("a", "b"), .main("b", "a")])
    scene.placed.paths["b a"] = .orthogonal([
      Point(x: 0, y: 176), Point(x: 400, y: 176), Point(x: 400, y: 224), Point(x: 0, y: 224),
    ])
    let index = ObstacleIndex(scene.placed)
    let path = EdgePath.orthogonal([Point(x: 0, y: 200), Point(x: 400, y: 200)])
    let place = try #require(LabelPlacer.place(Size(width: 60, height: 14), of: 0, along: path, in: index))
    #expect(LabelPlacer.cost(of: place, of: 0, in: index) == Price.doubt)
    #expect(place.midX == 240 && place.maxY < 200)
  }
}
