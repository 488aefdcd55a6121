import Testing
import VCDOT
import VCDiagnostics
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCSVG

@Suite("Thumbnails in boxes")
struct ThumbnailTests {
  private let phone = [
    WireframeBox(.view, frame: ScreenRect(x: 0, y: 0, width: 390, height: 844)),
    WireframeBox(.label, frame: ScreenRect(x: 20, y: 100, width: 350, height: 20), text: "Hello"),
    WireframeBox(.button, frame: ScreenRect(x: 20, y: 800, width: 350, height: 200)),
    WireframeBox(.image, frame: ScreenRect(x: 400, y: 0, width: 50, height: 50)),
  ]

  private var picture: SVGImage {
    get throws {
      try SVGImage(Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"/>"#.utf8))
    }
  }

  @Test("a wireframe contains the parts inside the scene's view")
  func clipping() throws {
    let wireframe = try #require(Wireframe(phone))
    #expect(wireframe.width == 390 && wireframe.height == 844)
    #expect(wireframe.boxes.map(\.kind) == [.label, .button])
    #expect(wireframe.boxes.last?.frame == ScreenRect(x: 20, y: 800, width: 350, height: 44))
  }

  @Test("a scene that contains only bars has no wireframe")
  func bars() {
    #expect(Wireframe([WireframeBox(.navigationBar, frame: ScreenRect(x: 0, y: 44, width: 390, height: 44))]) == nil)
    #expect(Wireframe([]) == nil)
  }

  @Test("the box has room for its thumbnail before the layout, also in DOT")
  func room() throws {
    let diagram = Diagram(name: "x", title: "x", nodes: [DiagramNode(id: "a", title: ["A"], name: "A")])
    let shown = diagram.showing(["a": .image(try picture)])
    let (plain, box) = (diagram.nodes[0].size, shown.nodes[0].size)
    #expect(box.width == 132 + 24 && box.height > plain.height + 99)
    let layout = try Graphviz.layout(shown.dot)
    let node = try #require(layout.nodes.values.first)
    #expect(abs(node.height - box.height) <= 2)
    #expect(abs(node.width - box.width) <= 2)
  }

  @Test("every frame shows the thumbnail, and every box has room for it")
  func frames() throws {
    var model = Sample.tabs(2)
    model.steps = [Step(.select("tab1", in: "bar"))]
    let figure = diagram(model, .frames).showing(["tab1": .image(try picture)])
    let shown = figure.frames.map { $0.nodes.filter { $0.thumbnail != nil } }
    #expect(shown.map { $0.map(\.subject) } == [["tab1"], ["tab1"]])
    let place = try #require(figure.nodes.first { $0.subject == "tab1" })
    #expect(shown.joined().allSatisfy { $0.size.height <= place.size.height })
  }

  @Test(
    "pictures are embedded in the file, wireframes are drawn in the theme's colours", arguments: ThemeName.allCases)
  func drawing(theme: ThemeName) throws {
    let nodes = ["a", "b"].map { DiagramNode(id: $0, title: [$0], name: $0) }
    let diagram = Diagram(name: "x", title: "x", nodes: nodes)
      .showing(["a": .image(try picture), "b": .wireframe(try #require(Wireframe(phone)))])
    let text = try FigureRenderer.render(
      diagram, options: FigureOptions(theme: Theme(theme)), layout: Graphviz.layout
    ).text
    let check = SVGCheck(text)
    #expect(check.faults == [])
    #expect(check.counts["image"] == 1)
  }

  @Test("a map shows wireframes on request, but not for boxes that represent several scenes")
  func maps() {
    var controllers = [MapController(id: "A"), MapController(id: "B")]
    for position in controllers.indices {
      controllers[position].wireframe = phone
      controllers[position].origins = [MapOrigin(kind: .storyboard, location: SourceLocation(file: "M.storyboard"))]
    }
    let map = NavigationMap(controllers: controllers)
    func thumbnails(_ wireframes: Bool, _ options: MapOptions = MapOptions()) -> Int {
      MapFigure(map, title: "", options: options, wireframes: wireframes).diagram.nodes.count { $0.thumbnail != nil }
    }
    #expect(thumbnails(false) == 0)
    #expect(thumbnails(true) == 2)
    #expect(thumbnails(true, MapOptions(collapse: [.groups])) == 0)
  }
}
