import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCModel
import VCReplay

@Suite struct DiagramTests {
  @Test func drawsTheEffectivePresenterAndTheOneWhoAskedApart() {
    let edges = diagram(Sample.camera).edges
    let presents = edges.filter { $0.kind == .presents }.map { [$0.tail.node, $0.head.node] }
    let asks = edges.filter { $0.kind == .asks }.map { [$0.tail.node, $0.head.node] }
    #expect(presents == [["camera", "library"], ["library", "picker"]])
    #expect(asks == [["photos", "picker"]])
  }

  @Test func labelsAPresentationWithItsTrigger() {
    let edge = diagram(Sample.camera).edges.first { $0.kind == .presents }
    #expect(edge?.label == ["Tap the photo icon"])
  }

  @Test func groupsFamiliesAndSaysHowTheyWerePresented() {
    let clusters = diagram(Sample.camera).clusters
    #expect(clusters.map(\.title) == ["Window", "Photo library", "People picker"])
    #expect(clusters.map(\.detail) == [nil, "pageSheet", "pageSheet"])
    #expect(clusters.map(\.members) == [["camera"], ["library", "albums", "photos"], ["picker", "people"]])
  }

  @Test func tellsTheTopOfAStackFromWhatIsBelow() {
    let kinds = diagram(Sample.camera).edges.filter { $0.tail.node == "library" && $0.kind != .presents }
    #expect(kinds.map(\.kind) == [.child, .shownChild])
  }

  @Test func tellsWhatIsSeenFromWhatIsCovered() {
    let presences = Dictionary(uniqueKeysWithValues: diagram(Sample.camera).nodes.map { ($0.id, $0.presence) })
    #expect(presences["people"] == .front)
    #expect(presences["photos"] == .covered)
    #expect(presences["albums"] == .absent)
  }

  @Test func saysNilInWordsWhereAPointerIsNotSet() {
    let rows = diagram(Sample.camera, .pointers).nodes.first { $0.id == "camera" }?.rows ?? []
    #expect(rows.map(\.property) == ["presentedViewController", "presentingViewController"])
    #expect(rows.map(\.value) == [nil, "nil"])
  }

  @Test func namesANodeForPeopleWhoHearIt() {
    let name = diagram(Sample.camera).nodes.first { $0.id == "library" }?.name
    #expect(name == "Photo library, navigation controller, presented by Camera as a page sheet; presents People picker")
  }

  @Test func describesTheFigureInSentences() {
    let summary = diagram(Sample.camera).summary
    #expect(
      summary.contains(
        "People picker, a navigation controller, is presented by Photo library as a page sheet, asked for by Photos (Tap the action button)"
      ))
    #expect(summary.hasSuffix("A person sees All contacts."))
  }

  @Test func keepsTheFocusAndWhatIsNextToIt() {
    let request = FigureRequest(kind: .hierarchy, focus: ["people"], depth: 1)
    let diagram = Figure.diagram(of: Replay(Sample.camera), request)
    #expect(diagram.clusters.map(\.id) == ["library", "picker"])
  }

  @Test func drawsTheStateAfterAStep() {
    let diagram = Figure.diagram(of: Replay(Sample.camera), FigureRequest(kind: .hierarchy, step: 1))
    #expect(diagram.edges.filter { $0.kind == .presents }.map(\.id) == ["presents library"])
  }

  @Test func learnsFromTheStepsWhatOpensAScreenAndWhatReturns() {
    let ways = diagram(Sample.journey, .chain).edges.map {
      ($0.kind, $0.tail.node, $0.head.node, $0.label.joined(separator: " "))
    }
    #expect(ways.map(\.0) == [.opens, .opens, .returns, .returns])
    #expect(ways.map(\.1) == ["camera", "library", "picker", "library"])
    #expect(ways.map(\.2) == ["library", "picker", "library", "camera"])
    #expect(ways.map(\.3) == ["Tap the photo icon", "Tap the action button asked by Photos", "Cancel", "Done"])
  }

  @Test func stacksTheLayersOfAScreenByTheirStyles() {
    let screens = diagram(Sample.camera, .chain).nodes.compactMap(\.screen)
    #expect(
      screens.map { $0.layers.map(\.cover) } == [[.full], [.full, .pageSheet], [.full, .pageSheet, .pageSheet]])
  }

  @Test func writesAFlowchartThatNoLabelBreaksOutOf() {
    let text = MermaidWriter.text(of: diagram(Sample.titled("a\"]; click x <b>")))
    #expect(text.contains(#"n1("a#34;]#59; click x #60;b#62;")"#))
  }

  @Test func writesTablesOfBoxesAndLines() {
    let text = MarkdownTable.text(of: diagram(Sample.camera))
    #expect(text.contains("| Photos | PhotosViewController | view controller | covered |"))
    #expect(text.contains("| Camera | presents | Photo library | Tap the photo icon |"))
  }

  @Test func stylesAreTheSameDOTAsBefore() throws {
    try expectGolden(DOTWriter.text(of: diagram(Sample.empty, .styles).dot), "styles.dot")
  }

  @Test(arguments: samples.map(\.name), kinds.filter { $0 != .styles })
  func isTheSameDOTAsBefore(name: String, kind: FigureKind) throws {
    let model = try #require(samples.first { $0.name == name }?.model)
    try expectGolden(DOTWriter.text(of: diagram(model, kind).dot), "\(name)-\(kind.rawValue).dot")
  }
}
