import Testing
import ViewControllerGraph

/// Pages are drawn in several formats and themes that share their layouts.
@Suite struct DrawingPagesTests {
  /// The pages of a drawing, written as SVG, with links to files with the given extension.
  private func texts(of drawing: Drawing, _ fileExtension: String) throws -> [String] {
    try drawing.pages { "\($0 ?? "overview").\(fileExtension)" }.map { try $0.drawing.svg(theme: .light) }
  }

  @Test func pagesLinkToFilesOfTheirOwnFormat() throws {
    let map = RandomNavigationMap.map(seed: 3, screens: 40)
    var request = FigureRequest(kind: .map)
    request.map.pageLimit = 10
    let drawing = Pipeline().drawing(of: map, request)
    let (first, second) = (try texts(of: drawing, "first"), try texts(of: drawing, "second"))
    #expect(first.count > 2)
    for (one, other) in zip(first, second) {
      #expect(one.contains(".first\"") && !one.contains(".second\""))
      #expect(other.contains(".second\"") && !other.contains(".first\""))
    }
    // The same result as the first drawing.
    #expect(second == (try texts(of: Pipeline().drawing(of: map, request), "second")))
  }

  @Test func filesOfFramesShowEachTheirOwn() throws {
    let text = """
      window: {id: a}
      controllers: {b: {}, c: {}}
      steps: [{present: b, from: a}, {present: c, from: b}, {dismiss: c}]
      """
    let model = try #require(ModelFile.read(text, file: "a.yaml").value)
    var request = FigureRequest(kind: .frames)
    request.frames = .files
    let drawing = Pipeline().drawing(of: Replay(model), request)
    let steps = try drawing.pages { $0 ?? "" }.map { ($0.drawing.title, try $0.drawing.svg(theme: .light)) }
    #expect(Set(steps.map(\.0)).count == 4)
    for (title, text) in steps {
      #expect(text.contains(">\(title)</title>"))
      #expect(text.ranges(of: "class=\"frame\"").count == 1)
    }
  }
}
