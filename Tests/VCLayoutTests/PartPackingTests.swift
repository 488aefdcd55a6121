import Testing
import VCDOT

@testable import VCLayout

@Suite("Packing of parts into rows")
struct PartPackingTests {
  /// The row of each part, for boxes of 100 by 50 points on a page of 350, by the component that they belong to.
  private func rows(_ components: String) -> [Int] {
    let groups = components.enumerated().map { place, component in
      let box = GraphLayout.Rectangle(x: 0, y: 0, width: 100, height: 50)
      let layout = GraphLayout(width: 100, height: 50, nodes: ["\(place)": box])
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
  func afterSeveralRows() { #expect(rows("aaaab") == [0, 0, 0, 1, 2]) }

  @Test("a component that does not fit the rest of a row begins in the next")
  func beforeSeveralRows() { #expect(rows("abbb") == [0, 1, 1, 1] && rows("abbbb") == [0, 1, 1, 1, 2]) }
}
