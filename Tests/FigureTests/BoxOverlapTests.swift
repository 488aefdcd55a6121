import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCGraphviz
import VCLayout
import VCModel

@Suite("Boxes") struct BoxOverlapTests {
  @Test("never overlap, however many windows and screens there are", arguments: 0..<40)
  func overlap(seed: Int) throws {
    for kind in [FigureKind.chain, .hierarchy, .pointers] {
      let boxes = try FigureRenderer.place(diagram(.windowed(seed), kind), layout: Graphviz.layout).places.nodes
        .sorted { $0.key < $1.key }
      for (position, box) in boxes.enumerated() {
        let others = boxes.dropFirst(position + 1).filter { $0.value.intersects(box.value) }
        #expect(others.isEmpty, "\(kind): \(box.key) and \(others.map(\.key))")
      }
    }
  }
}
