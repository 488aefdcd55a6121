import Testing
import VCDiagram

@testable import VCDrawing

@Suite("Room above frames") struct FrameTopsTests {
  /// A frame with boxes, and the upper edge of its parts.
  private func frame(_ kept: [String], removed: [String] = [], top: Double) -> (frame: DiagramFrame, top: Double) {
    let gone = removed.map { id in
      var node = DiagramNode(id: id, title: [id], name: id)
      node.change = .removed
      return node
    }
    let nodes = kept.map { DiagramNode(id: $0, title: [$0], name: $0) } + gone
    return (DiagramFrame(number: 0, title: "", nodes: nodes), top)
  }

  @Test("frames with a controller in common begin at the same position")
  func common() {
    #expect(
      FrameTops([frame(["a"], top: 40), frame(["a", "b"], top: 10), frame(["b"], top: 30)]).tops == [10, 10, 10])
  }

  @Test("frames after a new root begin where its parts do, except the one that still shows the old root")
  func newRoot() {
    let frames = [
      frame(["a"], top: 10), frame(["b"], removed: ["a"], top: 10), frame(["b"], top: 200),
      frame(["b", "c"], top: 190),
    ]
    #expect(FrameTops(frames).tops == [10, 10, 190, 190])
    #expect(FrameTops(Array(frames.prefix(2))).tops == [10, 10])
  }

  @Test("frames begin further down once the parts above them are gone for good, if that saves much room")
  func gone() {
    let old = [frame(["old", "new"], top: 10), frame(["new"], top: 250), frame(["new", "note"], top: 240)]
    #expect(FrameTops(old).tops == [10, 240, 240])
    #expect(FrameTops(old + [frame(["old", "new"], top: 10)]).tops == [10, 10, 10, 10], "they come back")
    #expect(FrameTops([frame(["a", "b"], top: 10), frame(["b"], top: 90)]).tops == [10, 10], "little room")
  }
}
