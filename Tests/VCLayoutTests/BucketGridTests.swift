import Testing
import VCDOT

@testable import VCLayout

@Suite("Spatial index")
struct BucketGridTests {
  private let bounds = Rectangle(x: 0, y: 0, width: 1000, height: 600)

  private func box(_ x: Double, _ y: Double) -> Rectangle { Rectangle(x: x, y: y, width: 60, height: 40) }

  @Test("an inserted number is found near its position, once and in order")
  func finds() {
    var grid = BucketGrid(bounds)
    grid.insert(7, at: box(100, 100))
    grid.insert(3, at: Rectangle(x: 90, y: 90, width: 500, height: 300))
    #expect(grid.numbers(near: box(120, 110)) == [3, 7])
    #expect(grid.numbers(near: box(500, 300)) == [3])
    #expect(!grid.numbers(near: box(900, 500)).contains(7))
  }

  @Test("boxes of any size that touch the area are found")
  func findsAllThatTouches() {
    func some(_ count: Int) -> [Rectangle] {
      (1...count).map { number in
        func value(_ factor: Int, below limit: Int) -> Double { Double(number * factor % limit) }
        return Rectangle(
          x: value(7919, below: 1100) - 100, y: value(104_729, below: 700) - 100, width: value(611_953, below: 900),
          height: value(15_485_863, below: 600))
      }
    }
    let boxes = some(200)
    var grid = BucketGrid(bounds)
    for (number, box) in boxes.enumerated() { grid.insert(number, at: box) }
    for place in boxes {
      let found = grid.numbers(near: place)
      #expect(found == Set(found).sorted())
      #expect(boxes.indices.allSatisfy { !boxes[$0].intersects(place) || found.contains($0) })
      #expect(
        boxes.indices.allSatisfy { number in
          grid.contains(near: place) { $0 == number } == found.contains(number)
        })
    }
  }

  @Test("a removed number is not found")
  func removes() {
    var grid = BucketGrid(bounds)
    let path = EdgePath.orthogonal([Point(x: 10, y: 10), Point(x: 700, y: 10), Point(x: 700, y: 500)])
    grid.insert(1, along: path.segments)
    grid.insert(2, at: box(680, 100))
    #expect(grid.numbers(near: box(690, 120)) == [1, 2])
    grid.remove(1, along: path.segments)
    #expect(grid.numbers(near: Rectangle(x: 0, y: 0, width: 1000, height: 600)) == [2])
  }

  @Test("boxes outside the grid belong to its border")
  func outside() {
    var grid = BucketGrid(bounds)
    grid.insert(4, at: box(-500, -500))
    #expect(grid.numbers(near: box(-200, -200)) == [4])
  }
}
