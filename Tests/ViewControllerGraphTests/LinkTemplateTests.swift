import Testing
import ViewControllerGraph

@Suite struct LinkTemplateTests {
  private static let model = """
    window: {id: home, class: App.HomeViewController, title: "Home & away"}
    controllers:
      list: {title: List}
      own: {class: OwnViewController, link: "https://own.example/"}
    steps:
      - {present: list, from: home}
      - {present: own, from: list}
    """

  private static func links(_ template: String) throws -> [String: String] {
    let model = try #require(ModelFile.read(model, file: "models/a b+c.vcmodel.yaml").value)
    let style = FigureStyle(links: try LinkTemplate(template))
    let nodes = Pipeline(style: style).drawing(of: Replay(model)).diagram.nodes
    return Dictionary(uniqueKeysWithValues: nodes.compactMap { node in node.link.map { (node.id, $0) } })
  }

  @Test(arguments: [
    ("https://example.com/{class}", "https://example.com/HomeViewController"),
    ("https://example.com/{module}/{id}", "https://example.com/App/home"),
    ("https://example.com/?q={title}", "https://example.com/?q=Home%20%26%20away"),
    ("https://example.com/{file}#L{line}", "https://example.com/models/a%20b%2Bc.vcmodel.yaml#L1"),
    ("https://example.com/{", "https://example.com/{"), ("plain}", "plain}"),
  ])
  func placesAreFilledInAndEncoded(template: String, address: String) throws {
    #expect(try Self.links(template)["home"] == address)
  }

  @Test func omitsLinksWithUnknownPlaceholders() throws {
    #expect(try Self.links("https://example.com/{class}")["list"] == nil)
  }

  @Test func aControllersOwnLinkStays() throws {
    #expect(try Self.links("https://example.com/{id}")["own"] == "https://own.example/")
  }

  @Test func framesAreLinkedToo() throws {
    let model = try #require(ModelFile.read(Self.model, file: "a.yaml").value)
    let style = FigureStyle(links: try LinkTemplate("https://example.com/{id}"))
    let drawing = Pipeline(style: style).drawing(of: Replay(model), FigureRequest(kind: .frames))
    let svg = try #require(try drawing.frames().last?.svg.text)
    #expect(svg.contains("href=\"https://example.com/list\""))
  }

  @Test func anUnknownPlaceIsAnErrorThatSuggestsTheNearest() throws {
    let error = #expect(throws: DiagnosticError.self) { try LinkTemplate("x/{clas}/{nothing}") }
    #expect(error?.diagnostics.map(\.code) == ["unknown-placeholder", "unknown-placeholder"])
    #expect(error?.diagnostics.first?.suggestion == "did you mean '{class}'?")
  }
}
