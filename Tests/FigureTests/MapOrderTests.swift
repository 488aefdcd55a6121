import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel

@Suite("The order of tabs in maps") struct MapOrderTests {
  @Test("is that of the tab bar, within groups and across them, and no boxes overlap", arguments: 0..<16)
  func tabs(seed: Int) throws {
    var map = NavigationMap.random(seed, screens: 12 + 3 * seed, waysPerScreen: 1.1)
    map.addTabs(seed)
    let placed = try FigureRenderer.place(MapFigure(map, title: "").diagram, layout: Graphviz.layout).places
    #expect(misordered(map, placed) == [])
    #expect(overlapping(placed) == [])
  }

  @Test("is that of the tab bar on each page", arguments: 0..<4)
  func pages(seed: Int) throws {
    var map = NavigationMap.random(seed, screens: 60, waysPerScreen: 1.2)
    map.addTabs(seed)
    let options = MapOptions(pageLimit: 20)
    for page in MapFigure(map, title: "", options: options).pages(address: { $0 }) {
      let placed = try FigureRenderer.place(page.diagram, layout: Graphviz.layout).places
      #expect(misordered(map, placed) == [])
    }
  }

  /// The tab bars whose tabs have another order along the axis across the ranks.
  private func misordered(_ map: NavigationMap, _ placed: PlacedGraph) -> [String] {
    let tabs = Dictionary(grouping: map.transitions.filter { $0.relation == .tab }) { $0.source ?? "" }
    return tabs.keys.sorted().filter { bar in
      guard placed.nodes[bar] != nil else { return false }
      let boxes = (tabs[bar] ?? []).compactMap { $0.target.flatMap { placed.nodes[$0] } }
      let middles = boxes.map { placed.graph.direction == .leftToRight ? $0.midY : $0.midX }
      return zip(middles, middles.dropFirst()).contains { $0 > $1 }
    }
  }

  private func overlapping(_ placed: PlacedGraph) -> [String] {
    let boxes = placed.nodes.sorted { $0.key < $1.key }
    return boxes.enumerated().flatMap { position, box in
      boxes.dropFirst(position + 1).filter { $0.value.intersects(box.value) }.map { "\(box.key) \($0.key)" }
    }
  }
}

extension NavigationMap {
  /// Makes every tenth screen a tab bar controller with some of the screens after it as tabs, in an order of their own, in which
  /// some tabs of one storyboard are between those of another.
  fileprivate mutating func addTabs(_ seed: Int) {
    var random = SeededRandom(seed + 1000)
    for bar in stride(from: 0, to: controllers.count - 8, by: 10) {
      controllers[bar].kind = .tabBar
      let tabs = ((bar + 1)...(bar + 8)).shuffled(using: &random).prefix(Int.random(in: 2...5, using: &random))
      for tab in tabs {
        transitions.append(.connection(controllers[bar].id, .tab, controllers[tab].id))
      }
    }
  }
}
