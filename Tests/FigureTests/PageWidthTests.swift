import Testing
import VCDOT
import VCDiagram
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay
import VCSVG

@testable import VCDrawing

@Suite("The width of a page")
struct PageWidthTests {
  /// A chain of presentations, and its figure for a page.
  private func placed(_ count: Int, maxWidth: Int? = nil, direction: FigureDirection? = nil) throws -> PlacedGraph {
    let request = FigureRequest(direction: direction)
    var diagram = Figure.diagram(of: Replay(Sample.chain(count)), request)
    diagram.maxWidth = maxWidth
    return try FigureRenderer.place(diagram, layout: Graphviz.layout).places
  }

  /// The number of rows of boxes.
  private func rows(_ places: PlacedGraph) -> Int { Set(places.nodes.values.map { ($0.y / 10).rounded() }).count }

  @Test(
    "the width is 820 points up to twelve controllers, and 1,200 above", arguments: [(5, 820.0), (12, 820), (13, 1200)])
  func usual(count: Int, width: Double) throws {
    let bounds = try placed(count).bounds
    #expect(bounds.width <= width)
    #expect(bounds.width > width / 2)
  }

  @Test("a requested width is used", arguments: [400, 600, 1000, 3000])
  func asked(width: Int) throws {
    #expect(try placed(6, maxWidth: width).bounds.width <= Double(width))
  }

  @Test("a figure whose boxes fit into one row has one row")
  func wide() throws {
    #expect(try rows(placed(4, maxWidth: 3000)) == 1)
    #expect(try rows(placed(4, maxWidth: 500)) > 1)
  }

  @Test(
    "rows of a chain's screens are so far apart that labels of lines do not cover screens", arguments: 11...14)
  func wordsInRows(seed: Int) throws {
    let chain = FigureRequest(kind: .chain)
    let placed = try FigureRenderer.place(
      Figure.diagram(of: Replay(.random(seed, controllers: 40)), chain), layout: Graphviz.layout)
    #expect(placed.faults == LayoutFaults())
    #expect(placed.places.bounds.width <= placed.places.graph.maxWidth)
  }

  @Test("frames are below each other if no two fit beside each other", arguments: 0..<3)
  func frames(seed: Int) throws {
    let diagram = diagram(.random(seed, controllers: 20), .frames)
    #expect(try FigureRenderer.render(diagram, layout: Graphviz.layout).width <= 1200)
  }

  @Test("frames of which no two are side by side use the whole width, so the page is not longer than necessary")
  func wideFrames() throws {
    var shorter = 0
    for seed in 0..<12 {
      let diagram = diagram(.random(seed, controllers: 8 + seed), .frames)
      let placed = try FigureRenderer.place(diagram, layout: Graphviz.layout)
      let narrow = try FigureRenderer.place(diagram, columns: 2, layout: Graphviz.layout)
      #expect(placed.heightOfFrames <= narrow.heightOfFrames && placed.faults.collisions <= narrow.faults.collisions)
      #expect(placed.places.bounds.width <= LayoutGraph(diagram, columns: 1).maxWidth)
      if placed.heightOfFrames < 0.9 * narrow.heightOfFrames { shorter += 1 }
    }
    #expect(shorter > 2)
  }

  @Test("a requested direction is kept, and rows make room")
  func fixed() throws {
    let places = try placed(6, maxWidth: 600, direction: .leftToRight)
    #expect(places.graph.direction == .leftToRight)
    #expect(places.bounds.width <= 600)
  }
}

/// The width that somebody asks for, such as with `--max-width`.
@Suite("A required width") struct RequiredWidthTests {
  /// The widths of a figure for pages of these widths.
  private func widths(_ model: Model, _ kind: FigureKind, _ limits: [Int]) throws -> [Double] {
    var diagram = Figure.diagram(of: Replay(model), FigureRequest(kind: kind))
    return try limits.map { limit in
      diagram.maxWidth = limit
      return try FigureRenderer.place(diagram, layout: Graphviz.layout).svg().width
    }
  }

  @Test("no figure that fits a page becomes wider than it for a narrower one", arguments: 0..<3)
  func monotonic(seed: Int) throws {
    for kind in [FigureKind.hierarchy, .pointers, .chain] {
      let widths = try widths(.delegating(seed, controllers: 6 + 3 * seed), kind, [400, 600, 700, 820])
      for (narrower, wider) in zip(widths, widths.dropFirst()) { #expect(narrower <= wider + 8, "\(kind) \(widths)") }
    }
  }

  @Test("the screens of a long chain are in one column if no two fit beside each other")
  func column() throws {
    for width in try widths(.random(11, controllers: 40), .chain, [500, 600]) { #expect(width <= 600) }
  }

  @Test("a figure that is as narrow as required may be a ribbon, but others are not")
  func ribbon() throws {
    var diagram = Figure.diagram(of: Replay(Sample.chain(24)), FigureRequest())
    let usual = try FigureRenderer.place(diagram, layout: Graphviz.layout).svg()
    #expect(usual.height < 3 * usual.width)
    diagram.maxWidth = 300
    let narrow = try FigureRenderer.place(diagram, layout: Graphviz.layout).svg()
    #expect(narrow.width <= 300)
    #expect(narrow.height > 4 * narrow.width)
  }
}

/// In a column of a documentation page, 600 pixels wide, the text of a figure of few controllers is at least 8 pixels
/// high.
@Suite("Figures in a column of 600 pixels") struct SmallFigureTests {
  /// The minimum height for each kind; a few pointer tables side by side are wider than a column, and have the
  /// hierarchy as their compact form.
  private static let kinds: [(FigureKind, Double)] = [(.hierarchy, 8), (.pointers, 6), (.chain, 8), (.frames, 8)]

  @Test("text is at least 8 pixels high, whatever up to twelve controllers do", arguments: 0..<24)
  func models(seed: Int) throws {
    let model = Model.random(seed, controllers: 5 + seed % 8)
    for (kind, least) in Self.kinds {
      #expect(try leastText(of: Figure.diagram(of: Replay(model), FigureRequest(kind: kind))) >= least, "\(kind)")
    }
  }

  @Test("text is as high in maps of up to twelve screens", arguments: 0..<12)
  func maps(seed: Int) throws {
    let map = NavigationMap.random(seed, screens: 5 + seed % 8, waysPerScreen: 1.4)
    #expect(try leastText(of: MapFigure(map, title: "").diagram) >= 8)
  }

  @Test("text is as high if all styles are side by side", arguments: [Idiom.phone, .pad, .tv, .mac])
  func styles(idiom: Idiom) throws {
    for sizeClass in [SizeClass.compact, .regular] {
      let environment = DeviceEnvironment(idiom: idiom, horizontalSizeClass: sizeClass, ios: 18)
      let screen = Controller("a")
      let replay = Replay(Model(environment: environment, controllers: [screen], windows: [AppWindow(root: "a")]))
      var request = FigureRequest(kind: .styles)
      #expect(try leastText(of: Figure.diagram(of: replay, request)) >= 8)
      request.contents.showsTransitions = true
      #expect(try leastText(of: Figure.diagram(of: replay, request)) >= 8)
    }
  }

  @Test(
    "pointer figures are at most 820 points wide, regardless of the number of lines between families", arguments: 0..<24
  )
  func pointers(seed: Int) throws {
    let diagram = Figure.diagram(
      of: Replay(.delegating(seed, controllers: 9 + seed % 4)), FigureRequest(kind: .pointers))
    let placed = try FigureRenderer.place(diagram, layout: Graphviz.layout)
    #expect(placed.places.bounds.width <= placed.places.graph.maxWidth)
    #expect(placed.faults.collisions == 0)
  }

  /// The height of letters of the smallest size, in pixels, in a figure that is at most 600 pixels wide.
  private func leastText(of diagram: Diagram) throws -> Double {
    let svg = try FigureRenderer.render(diagram, options: FigureOptions(), layout: Graphviz.layout)
    let sizes = svg.root.descendants.compactMap { $0["font-size"].flatMap(Double.init) }
    return try #require(sizes.min()) * min(1, 600 / svg.width)
  }
}
