import Testing
import VCDiagnostics
import VCDiagram
import VCFigures
import VCModel

@Suite("Maps on pages")
struct MapPagesTests {
  private func pages(_ map: NavigationMap, limit: Int) -> [MapPage] {
    MapFigure(map, title: "App", options: MapOptions(pageLimit: limit)).pages { "app-\($0).svg" }
  }

  @Test("a small map is one page")
  func small() {
    #expect(pages(.chain, limit: 5).map(\.name) == [nil])
  }

  @Test("storyboards have separate pages, and boxes link the pages")
  func storyboards() throws {
    let map = NavigationMap(
      [.screen("A"), .screen("B"), .screen("C", in: "Other"), .screen("D", in: "Other")],
      [
        .connection("A", .show, "B"), .connection("B", .show, "C"), .connection("B", .show, "D"),
        .connection("C", .show, "D"),
      ])
    let pages = pages(map, limit: 3)
    #expect(pages.map(\.name) == [nil, "main", "other"])
    #expect(pages[0].diagram.nodes.map(\.link) == ["app-main.svg", "app-other.svg"])
    #expect(pages[0].diagram.edges.map(\.label) == [["2×"]])
    #expect(pages[0].diagram.caption?.hasPrefix("4 screens on 2 pages") == true)
    #expect(
      pages[0].diagram.sentences.first == "An overview of 4 screens on 2 pages, with 2 transitions between them.")
    #expect(
      pages[1].diagram.sentences.prefix(2) == ["A map of 2 screens and 2 transitions.", "1 box for other pages."])
    #expect(pages[0].diagram.edges.map(\.name) == ["Main leads to Other, 2 transitions"])
    #expect(pages[1].diagram.nodes.map(\.link) == [nil, nil, "app-other.svg"])
    #expect(pages[2].diagram.nodes.map(\.title).contains(["Main"]))
  }

  @Test("a line of containment to or from the box of a page has no word, since the page contains nothing itself")
  func containment() {
    let hosts = (1...3).map { MapController.screen("Host \($0)", .hosting, in: "Hosts") }
    let views = (1...3).map { MapController.screen("View \($0)", in: "Views") }
    let map = NavigationMap(hosts + views, (1...3).map { .connection("Host \($0)", .hosts, "View \($0)") })
    let edges = pages(map, limit: 3).dropFirst().flatMap(\.diagram.edges)
    #expect(edges.count == 6 && edges.allSatisfy { $0.kind == .contains && $0.label.isEmpty })
    #expect(MapFigure(map, title: "").diagram.edges.map(\.label) == [["hosts"], ["hosts"], ["hosts"]])
  }

  @Test("small storyboards share pages, preferably with those that they have transitions to")
  func shared() {
    // Storyboard 0 leads to 15, 1 to 16, and so on.
    let map = NavigationMap(
      (0..<30).flatMap { storyboard in
        ["A", "B", "C"].map { .screen("\($0)\(storyboard)", in: "Board \(storyboard / 10)\(storyboard % 10)") }
      }, (0..<15).map { .connection("A\($0)", .show, "B\($0 + 15)") })
    let pages = pages(map, limit: 30)
    #expect(pages.map(\.name)[1] == "around-a0")
    #expect(pages[1].diagram.title == "App: Around A0")
    let parts = pages.dropFirst().map { $0.diagram.nodes.filter { $0.link == nil } }
    #expect(parts.map(\.count) == [30, 30, 30])
    #expect(parts[0].map(\.id).contains("C15"))
    #expect(Set(parts.joined().map(\.id)).count == 90)
    // No transitions between the pages.
    #expect(pages[0].diagram.edges.isEmpty)
  }

  @Test(
    "A folder is the title of one page only, and never one that contains all code",
    arguments: [
      ("Features", ["App: Features", "App: F3, F4 and F5"]), ("Sources", ["App: F0, F1 and F2", "App: F3, F4 and F5"]),
    ])
  func folders(folder: String, titles: [String]) {
    var map = NavigationMap()
    for group in 0..<6 {
      for number in 0..<3 {
        var screen = MapController(id: "A\(group)_\(number)", className: "A\(group)_\(number)")
        let file = "App/\(folder)/F\(group)/A\(number).swift"
        screen.origins = [MapOrigin(kind: .swift, location: SourceLocation(file: file, line: 1))]
        map.controllers.append(screen)
      }
    }
    map.transitions = [(0, 1), (1, 2), (3, 4), (4, 5)].flatMap { from, to in
      (1...2).map { .connection("A\($0 == 1 ? from : from / 3 * 3)_0", .show, "A\(to)_\($0)") }
    }
    #expect(pages(map, limit: 9).dropFirst().map(\.diagram.title) == titles)
  }

  @Test("code outside screens is on the page of most screens that it opens")
  func coordinators() {
    let map = NavigationMap(
      (0..<3).map { .screen("A\($0)", in: "Album") } + (0..<3).map { .screen("B\($0)", in: "Basket") },
      [.connection("A0", .show, "B0")]
        + ["B0", "A1", "B1", "B2"].map { target in
          var opens = MapTransition.connection(nil, .present, target)
          opens.site = "Coordinator"
          return opens
        })
    let pages = pages(map, limit: 5)
    #expect(pages.map(\.name) == [nil, "album", "basket"])
    #expect(pages.map { $0.diagram.nodes.contains { $0.title == ["Coordinator"] } } == [false, false, true])
  }

  @Test("a storyboard that fills a third of a page gets its own page")
  func large() {
    let map = NavigationMap(
      (0..<11).map { .screen("A\($0)", in: "Large") } + [.screen("B", in: "Small"), .screen("C", in: "Tiny")]
        + (0..<20).map { .screen("D\($0)", in: "Other") }, [])
    #expect(pages(map, limit: 30).map(\.name) == [nil, "large", "small-and-tiny", "other"])
  }

  @Test("one or two screens without a page of their own join the page that they have most transitions with")
  func remnants() {
    let large = ["A", "B"].flatMap { name in (0..<25).map { MapController.screen("\(name)\($0)", in: name) } }
    let map = NavigationMap(
      large + [.screen("Alone", in: "Alone")], [.connection("B1", .show, "Alone"), .connection("A1", .show, "B1")])
    let pages = pages(map, limit: 40)
    #expect(pages.map(\.name) == [nil, "a", "b"])
    #expect(pages.dropFirst().map { $0.diagram.nodes.contains { $0.title == ["Alone"] } } == [false, true])
  }

  @Test("one storyboard is split where flows branch off, without losing anything", arguments: [1, 2, 7, 60])
  func flows(limit: Int) {
    let ids = (0..<200).map { "S\($0)" }
    let map = NavigationMap(
      ids.map { .screen($0) },
      (1..<200).map { .connection("S\($0 / 3)", .show, "S\($0)") } + [.connection(nil, .initial, "S0")])
    let parts = pages(map, limit: limit).dropFirst()
    let members = parts.map { $0.diagram.nodes.filter { $0.link == nil }.map(\.id) }
    #expect(members.allSatisfy { !$0.isEmpty && $0.count <= limit })
    #expect(members.joined().sorted() == ids.sorted())
    #expect(Set(parts.map(\.name)).count == parts.count)
  }

  /// A tab bar with stacks on one page; the storyboards of their roots on another one, and two small ones on a third.
  private let tabs: NavigationMap = {
    let boards = ["Profile", "Chat", "Feed"]
    let screens = boards.flatMap { board in (1...4).map { MapController.screen("\(board) \($0)", in: board) } }
    let others = ["Admin", "Help"].flatMap { board in (1...2).map { MapController.screen("\(board) \($0)", in: board) }
    }
    return NavigationMap(
      ([.screen("Tabs", .tabBar)] + boards.map { .screen("\($0) stack", .navigation) }
        + (1...5).map { .screen("Main \($0)") } + screens + others)
        .sorted { $0.id < $1.id },
      [
        .connection(nil, .initial, "Tabs"), .connection("Admin 1", .show, "Admin 2"),
        .connection("Help 1", .show, "Help 2"),
      ]
        + boards.map { .connection("Tabs", .tab, "\($0) stack") }
        + boards.reversed().map { .connection("\($0) stack", .root, "\($0) 1") }
        + boards.flatMap { board in (1...3).map { .connection("\(board) \($0)", .show, "\(board) \($0 + 1)") } }
        + boards.map { .connection(nil, .initial, "\($0) 1") }
        + ["Admin", "Help"].map { .connection("Tabs", .show, "\($0) 1") })
  }()

  @Test("tabs are in their order on another page than the tab bar")
  func tabOrder() throws {
    let page = try #require(pages(tabs, limit: 13).first { $0.diagram.nodes.contains { $0.id == "Feed 1" } })
    let roots = ["Profile 1", "Chat 1", "Feed 1"]
    #expect(page.diagram.nodes.map(\.id).filter(roots.contains) == roots)
    #expect(page.diagram.edges.filter(\.isOrdered).map(\.head.node) == roots)
  }

  @Test("the overview has a box for each group, which links to its page")
  func overview() {
    let overview = pages(tabs, limit: 13)[0].diagram
    #expect(overview.nodes.map(\.title) == [["Main"], ["Profile"], ["Chat"], ["Feed"], ["Admin"], ["Help"]])
    #expect(Set(overview.nodes.compactMap(\.link)).count == 3)
    #expect(overview.sentences.first == "An overview of 25 screens on 3 pages, with 5 transitions between them.")
  }

  @Test("the overview has a box for each page if there are many groups")
  func manyGroups() {
    let map = NavigationMap((10..<25).map { .screen("S\($0)", in: "Board \($0)") }, [])
    #expect(pages(map, limit: 13)[0].diagram.nodes.count == 2)
  }
}
