import Testing
import VCFigures
import ViewControllerGraph

/// Several dumps in one file are successive states of one app.
@Suite struct ObservedFramesTests {
  private let text = """
    <Nav 0x10>, state: appeared, view: <UIView 0x11>
       | <List 0x20>, state: appeared, view: <UIView 0x21>

    after the tap:

    <Nav 0x10>, state: appeared, view: <UIView 0x11>
       | <List 0x20>, state: disappeared, view: <UIView 0x21> not in the window
       | <Detail 0x30>, state: appeared, view: <UIView 0x31>
       + <Detail 0x40>, state: appeared, view: <UIView 0x41>, presented with: <_UIPageSheetPresentationController 0x42>
    """

  private func observation() throws -> ObservedHierarchy { try #require(DumpImporter.read(text, file: "d.txt").value) }

  @Test func theSameObjectIsTheSameController() throws {
    let moments = try observation().moments
    #expect(moments.map { $0.ids.map(\.rawValue) } == [["Nav", "List"], ["Nav", "List", "Detail", "Detail#2"]])
    #expect(moments[1].presentation(of: "Detail#2")?.presenter == "Nav")
    #expect(moments[1].children(of: "Nav") == ["List", "Detail"])
  }

  @Test func eachDumpIsAFrameWithWhatIsNewMarked() throws {
    let diagram = Figure.diagram(of: try observation(), FigureRequest(kind: .frames))
    #expect(diagram.frames.map(\.title) == ["Dump 1", "Dump 2"])
    let added = diagram.frames[1].nodes.filter { $0.change == .added }.map(\.subject)
    #expect(added == ["Detail", "Detail#2"])
    #expect(diagram.frames[0].nodes.allSatisfy { $0.change == nil })
  }

  @Test func oneDumpHasNoFrames() throws {
    let one = try #require(try observation().dump(1))
    #expect(Figure.diagram(of: one, FigureRequest(kind: .frames)).frames.isEmpty)
  }
}
