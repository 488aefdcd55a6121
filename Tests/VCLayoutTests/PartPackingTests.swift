import Testing
import VCDOT

@testable import VCLayout

@Suite("Packing of parts into rows")
struct PartPackingTests {
  /// The row of each part, for boxes of 100 by 50 points on a page of 350, by the component that they belong to.
  private func rows(_ components: String, last: Size = Size(width: 100, height: 50)) -> [Int] {
    let groups = components.enumerated().map { place, component in
      let size = place == components.count - 1 ? last : Size(width: 100, height: 50)
      let box = GraphLayout.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
      let layout = GraphLayout(width: size.width, height: size.height, nodes: ["\(place)": box])
      return PartPacking.Group(frame: nil, layouts: [layout], component: String(component))
    }
    let packing = PartPacking(gap: Size(width: 10, height: 10), maxWidth: 350)
    let places = packing.pack(groups).nodes
    return groups.indices.compactMap { places["\($0)"].map { Int($0.y / 60) } }
  }

  @Test("three boxes fit a row")
  func single() { #expect(rows("aaaaaa") == [0, 0, 0, 1, 1, 1]) }

  @Test("components that fit share a row")
  func shared() { #expect(rows("abc") == [0, 0, 0] && rows("aab") == [0, 0, 0]) }

  @Test("a component with several rows does not share them with the next")
  func afterSeveralRows() { #expect(rows("aaaab") == [0, 0, 1, 1, 2]) }

  @Test("a component that does not fit the rest of a row begins in the next")
  func beforeSeveralRows() { #expect(rows("abbb") == [0, 1, 1, 1] && rows("abbbb") == [0, 1, 1, 2, 2]) }

  @Test("the rows of a component are about equally long, the longer ones first")
  func balanced() {
    #expect(rows("aaaa") == [0, 0, 1, 1])
    #expect(rows("aaaaaaa") == [0, 0, 0, 1, 1, 2, 2])
    #expect(rows("aaaaaaaa") == [0, 0, 0, 1, 1, 1, 2, 2])
  }

  @Test("rows of boxes of different heights, or that only fit as they are, are filled one after the other")
  func unbalanced() {
    #expect(rows("aaaa", last: Size(width: 100, height: 80)) == [0, 0, 0, 1])
    #expect(rows("aaaa", last: Size(width: 300, height: 50)) == [0, 0, 0, 1])
  }
}

@Suite("Rows beside a high part")
struct PartRowTests {
  /// The places of parts of one component on a page of 350 points: a high one of 100 points, then others of 150 by 50.
  private func places(height: Double, _ count: Int, fillsRows: Bool = true) -> [[Double]] {
    let sizes = [Size(width: 100, height: height)] + Array(repeating: Size(width: 150, height: 50), count: count)
    let groups = sizes.enumerated().map { place, size in
      let box = GraphLayout.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
      let layout = GraphLayout(width: size.width, height: size.height, nodes: ["\(place)": box])
      return PartPacking.Group(frame: nil, layouts: [layout], component: "a")
    }
    let packing = PartPacking(gap: Size(width: 10, height: 10), maxWidth: 350, fillsRows: fillsRows)
    let nodes = packing.pack(groups).nodes
    return (1...count).compactMap { nodes["\($0)"].map { [$0.x, $0.y] } }
  }

  @Test("parts fill the page beside a high one, then continue below it")
  func filled() { #expect(places(height: 170, 4) == [[110, 0], [110, 60], [110, 120], [0, 180]]) }

  @Test("beside one that is little higher they do not, and not where edges need the room")
  func rows() {
    #expect(places(height: 120, 2) == [[110, 0], [0, 130]])
    #expect(places(height: 170, 2, fillsRows: false) == [[110, 0], [0, 180]])
  }
}
