import Testing
import ViewControllerGraph

/// `inspect --json` and the figures for a dump.
@Suite struct ObservedInspectionTests {
  private func seen(_ dump: String) throws -> ObservedHierarchy {
    try #require(DumpImporter.read(dump, file: "dump.txt").value)
  }

  private func members(_ value: JSONValue?) throws -> [String: JSONValue] {
    guard case .object(let members)? = value else { return try #require(nil) }
    return members
  }

  private func controllers(_ dump: String) throws -> [[String: JSONValue]] {
    guard case .array(let values)? = try members(ObservedInspection(try seen(dump)).json)["controllers"] else {
      return try #require(nil)
    }
    return try values.map(members)
  }

  private let dump = """
    <UITabBarController 0x10>, state: disappearing, view: <UILayoutContainerView 0x11>
       | <App.Feed 0x20>, state: disappeared, view: (view not loaded)
       + <App.Card 0x30>, state: appearing, view: <UIView 0x31>, presented with: <App.CardPresentationController 0x32>
    """

  @Test func saysNothingOfTheDevice() throws {
    let members = try members(ObservedInspection(try seen(dump)).json)
    #expect(members["environment"] == .null)
    #expect(members["steps"] == .array([]))
    #expect(members["windows"] == .array([["id": "main", "root": "UITabBarController"]]))
    #expect(members["chains"] == .array([.array(["UITabBarController", "Card"])]))
  }

  @Test func saysWhatTheDumpSaysOfEachController() throws {
    let controllers = try controllers(dump)
    #expect(controllers.map { $0["state"] } == ["disappearing", "disappeared", "appearing"])
    #expect(controllers.map { $0["isViewLoaded"] } == [.bool(true), .bool(false), .bool(true)])
    #expect(controllers.map { $0["inWindow"] } == [.bool(true), .bool(false), .bool(true)])
    #expect(controllers.map { $0["parent"] } == [.null, "UITabBarController", .null])
    #expect(controllers.map { $0["supportedInterfaceOrientations"] } == [.null, .null, .null])
    let presentation = try members(controllers[2]["presentation"])
    #expect(presentation["presenter"] == "UITabBarController")
    #expect(presentation["initiator"] == .null)
    #expect(presentation["style"] == "custom")
    #expect(presentation["presentationController"] == "App.CardPresentationController")
  }

  @Test func leavesAnUnknownPresenterUnknown() throws {
    let part = """
         + <App.Sheet 0x1>, state: appeared, view: <UIView 0x2>, presented with: <_UIFormSheetPresentationController 0x3>
         |    | <App.Inner 0x4>, state: appeared, view: <UIView 0x5>
      """
    let controllers = try controllers(part)
    #expect(controllers.map { $0["id"] } == ["Sheet", "Inner"])
    let presentation = try members(controllers[0]["presentation"])
    #expect(presentation["presenter"] == .null)
    #expect(presentation["style"] == "formSheet")
    #expect(controllers.map { $0["presentingViewController"] } == [.null, .null])
    #expect(try members(ObservedInspection(try seen(part)).json)["windows"] == .array([]))

    let quiet = Pipeline().drawing(of: try seen(part)).diagram
    #expect(quiet.nodes.map(\.id) == ["Sheet", "Inner"])
    #expect(quiet.caption?.hasSuffix("Not in the dump: the presenter of Sheet.") == true)

    var request = FigureRequest()
    request.showsAbsent = true
    let diagram = Pipeline().drawing(of: try seen(part), request).diagram
    let stub = try #require(diagram.nodes.first { $0.id == "unseen" })
    #expect(stub.title == ["Not in the dump"])
    #expect(stub.presence == .unresolved)
    #expect(diagram.edges.contains { $0.kind == .presents && $0.tail.node == "unseen" && $0.head.node == "Sheet" })
    #expect(diagram.clusters.first { $0.id == "Sheet" }?.detail == "formSheet")
  }

  @Test func figuresTellWhatWasInTheMiddleOfATransition() throws {
    let diagram = Pipeline().drawing(of: try seen(dump)).diagram
    #expect(diagram.nodes.map(\.eyebrow) == ["disappearing", "view not loaded", "appearing"])
    #expect(diagram.caption?.contains("nothing is replayed") == true)
    #expect(diagram.clusters.map(\.detail) == [nil, "CardPresentationController"])
    #expect(
      diagram.nodes[2].name.contains("presented by UITabBarController with CardPresentationController, appearing"))
  }

  @Test func pvcTellsNeitherStatesNorStyles() throws {
    let text = """
      <App.Home: 0x1; view = <UIView; 0x2>; frame = (0, 0; 390, 844)>
        *M <App.Sheet: 0x3; view not loaded>

      // '*M' means the view controller is presented modally.
      """
    let controllers = try controllers(text)
    #expect(controllers.map { $0["state"] } == [.null, .null])
    #expect(controllers.map { $0["inWindow"] } == [.null, .bool(false)])
    #expect(try members(controllers[1]["presentation"])["style"] == .null)
    let diagram = Pipeline().drawing(of: try seen(text)).diagram
    #expect(diagram.clusters.map(\.detail) == [nil, "style unknown"])
  }

  @Test(
    arguments: [FigureKind.hierarchy, .pointers, .chain], [OutputFormat.svg, .dot, .html, .mermaid, .markdown, .json])
  func everyFormatShowsWhatWasSeen(kind: FigureKind, format: OutputFormat) throws {
    let drawing = Pipeline().drawing(of: try seen(dump), FigureRequest(kind: kind))
    let text = String(decoding: try drawing.bytes(as: format), as: UTF8.self)
    #expect(text.contains("Card"))
  }

  @Test(arguments: [FigureKind.hierarchy, .pointers, .chain]) func theTextIsTheDump(kind: FigureKind) throws {
    let drawing = Pipeline().drawing(of: try seen(dump), FigureRequest(kind: kind))
    #expect(String(decoding: try drawing.bytes(as: .text), as: UTF8.self) == dump + "\n")
  }

  @Test func theChainIsThatOfTheScreens() throws {
    let diagram = Pipeline().drawing(of: try seen(dump), FigureRequest(kind: .chain)).diagram
    #expect(diagram.nodes.map(\.id) == ["UITabBarController", "Card"])
    #expect(diagram.nodes.allSatisfy { $0.screen == nil })
    #expect(diagram.edges.map(\.label) == [[]])
  }
}
