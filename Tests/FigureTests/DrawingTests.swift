import Foundation
import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay
import VCSVG
import VCTypography

/// Properties of every figure.
@Suite struct DrawingTests {
  @Test func aNameIsOneSentenceAndTheRestIsADescription() throws {
    var model = Sample.titled("Home")
    model.controllers[0].note = String(repeating: "A word and another one. ", count: 20)
    let text = try svg(model).text
    let titles = text.matches(of: /<title>([^<]*)<\/title>/).map { String($0.output.1) }
    #expect(titles.count >= 2 && titles.allSatisfy { $0.split(separator: "\n")[0].count <= 200 })
    #expect(text.contains("<desc>Home, view controller, root of a window, on screen. A word and another one."))
  }

  @Test func scriptsWithoutATableAreNotStretched() throws {
    let text = try svg(Sample.titled("صور فوتوغرافية")).text
    #expect(text.contains(#/<text [^>]*>صور فوتوغرافية</#))
    #expect(!text.contains(#/textLength="[^>]*>صور فوتوغرافية</#))
    #expect(try svg(Sample.titled("Photos")).text.contains(#/textLength="[^>]*>Photos</#))
  }

  /// Text that is cut ends at its left, in any language of the figure.
  @Test func wordsThatAreReadFromTheRightAreOrderedByThemselves() throws {
    let text = try svg(Sample.titled("صور فوتوغرافية")).text
    #expect(text.contains(#/<text [^>]*unicode-bidi="plaintext"[^>]*>صور فوتوغرافية</#))
    #expect(try !svg(Sample.titled("Photos")).text.contains("unicode-bidi"))
    #expect(try !svg(Sample.titled("Größe صور")).text.contains("unicode-bidi"))
  }

  @Test(arguments: [("Delete?", ["Delete?"]), ("Discard all changes?", ["Discard all", "changes?"])])
  func theTitleOfAnAlertHasTwoLines(title: String, lines: [String]) throws {
    let model = Model(
      controllers: [Controller("home"), Controller("alert", kind: .alert, title: title)],
      windows: [AppWindow(root: "home")], steps: [Step(.present("alert", from: "home"))])
    let text = try svg(model, .chain).text
    for line in lines { #expect(text.contains(">\(line)</text>")) }
    #expect(!text.contains("…"))
  }

  @Test(arguments: [("Keep", true), ("Try again", false)])
  func buttonsWhoseWordsDoNotFitBesideEachOtherStandInAColumn(title: String, isRow: Bool) throws {
    var alert = Controller("alert", kind: .alert, title: "Declined")
    alert.actions = [AlertAction(title), AlertAction("Cancel", style: .cancel)]
    let model = Model(
      controllers: [Controller("home"), alert], windows: [AppWindow(root: "home")],
      steps: [Step(.present("alert", from: "home"))])
    let words = try svg(model, .chain).root.descendants.filter { [title, "Cancel"].contains($0.text) }
    #expect(words.count == 2 && (Set(words.map { $0["y"] }).count == 1) == isRow)
  }

  /// The curling page covers the bar of the screen below it.
  @Test func noTitleLooksOutFromBelowAPageThatCurls() throws {
    let diagram = TransitionsFigure(DeviceEnvironment(ios: 17), title: "").diagram
    let text = try FigureRenderer.render(diagram, options: FigureOptions(theme: Theme(.light)), layout: Graphviz.layout)
      .text
    let names = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]
    let starts = try names.map { try #require(text.firstRange(of: "id=\"node-\($0)\"")).lowerBound } + [text.endIndex]
    let titled = zip(names, zip(starts, starts.dropFirst())).filter { text[$1.0..<$1.1].contains(">Presented</text>") }
    #expect(titled.map(\.0) == ["coverVertical", "crossDissolve"])
  }

  /// A partly covered word could be read as another word.
  @Test func aBarIsWithoutItsTitleWhereAColumnCoversPartOfIt() throws {
    func titles(_ mode: SplitDisplayMode) throws -> Int {
      var split = Controller("split", kind: .split)
      split.splitStyle = .doubleColumn
      split.columns = [.primary: "list", .secondary: "detail"]
      split.preferredDisplayMode = mode
      split.preferredSplitBehavior = mode == .oneOverSecondary ? .overlay : .tile
      let model = Model(
        environment: DeviceEnvironment(idiom: .pad, ios: 17),
        controllers: [split, Controller("list", title: "List"), Controller("detail", title: "A rather long detail")],
        windows: [AppWindow(root: "split")])
      return try svg(model, .chain).text.matches(of: />A [^<]*</).count
    }
    #expect(try titles(.oneBesideSecondary) == titles(.oneOverSecondary) + 1)
  }

  @Test func noTextIsSmallerThanElevenPoints() {
    for style in TextStyle.allCases { #expect(style.font.size >= 11) }
  }

  @Test(arguments: samples.map(\.name), kinds)
  func isASoundFile(name: String, kind: FigureKind) throws {
    let model = try #require(samples.first { $0.name == name }?.model)
    for theme in ThemeName.allCases {
      let text = try svg(model, kind, theme: theme).text
      #expect(SVGCheck(text).faults == [])
    }
  }

  @Test(arguments: samples.map(\.name), kinds)
  func namesEveryPart(name: String, kind: FigureKind) throws {
    let model = try #require(samples.first { $0.name == name }?.model)
    let root = try svg(model, kind).root
    let diagram = diagram(model, kind)
    let parts = root.descendants.filter { element in
      ["node ", "edge ", "cluster "].contains { element["class"]?.hasPrefix($0) == true }
    }
    let frames = diagram.frames.map { $0.nodes.count + $0.edges.count + $0.clusters.flatMap(\.all).count }
    let whole = diagram.nodes.count + diagram.edges.count + diagram.allClusters.count
    #expect(parts.count == (frames.isEmpty ? whole : frames.reduce(0, +)))
    for part in parts { #expect(part.children.first?.name == "title" && part.children.first?.text.isEmpty == false) }
  }

  @Test(arguments: kinds)
  func differsInColoursOnlyBetweenLightAndDark(kind: FigureKind) throws {
    let colors = try Regex("#[0-9a-f]{6}")
    let light = try svg(Sample.camera, kind, theme: .light).text
    let dark = try svg(Sample.camera, kind, theme: .dark).text
    #expect(light != dark)
    #expect(light.replacing(colors, with: "") == dark.replacing(colors, with: ""))
  }

  @Test(arguments: kinds)
  func isTheSameBytesEachTime(kind: FigureKind) throws {
    #expect(try svg(Sample.camera, kind).text == svg(Sample.camera, kind).text)
  }

  @Test func followsTheReadersPreferenceInOneFile() throws {
    let text = try svg(Sample.camera, theme: .auto).text
    #expect(text.contains("@media (prefers-color-scheme:dark){#figure .f-page{fill:#1c1c1e}"))
  }

  @Test func putsThePrefixBeforeEveryIdentifier() throws {
    let root = try svg(Sample.camera, prefix: "a-").root
    let identifiers = root.descendants.compactMap { $0["id"] }
    #expect(!identifiers.isEmpty && identifiers.allSatisfy { $0.hasPrefix("a-") })
    #expect(root["aria-labelledby"] == "a-title" && root["aria-describedby"] == "a-desc")
  }

  @Test func leavesOutLinksThatAreNotHarmless() throws {
    var model = Sample.camera
    model.controllers[0].link = "javascript:alert(1)"
    model.controllers[1].link = "https://example.com/?a=1&b=\"2\""
    let root = try svg(model).root
    #expect(root.descendants.compactMap { $0["href"] } == ["https://example.com/?a=1&b=\"2\""])
    #expect(root["role"] == "group")
  }

  @Test(arguments: [
    String(repeating: "Wide ", count: 1000), String(repeating: "W", count: 5000), "简体中文标题", "👩‍👩‍👧‍👦🎉", "שלום עולם",
    "\u{1}\u{2}",
  ])
  func keepsEveryTextInsideItsBox(title: String) throws {
    for kind in kinds {
      for node in try svg(Sample.titled(title), kind).root.descendants where node["class"]?.hasPrefix("node ") == true {
        let boxes = node.descendants.filter { $0.name == "rect" }.compactMap(Box.init)
        let left = try #require(boxes.map(\.x).min())
        let right = try #require(boxes.map { $0.x + $0.width }.max())
        for text in node.descendants where text.name == "text" {
          let x = try #require(text["x"].flatMap { Double($0) })
          let length = text["textLength"].flatMap { Double($0) } ?? 0
          #expect(x >= left - 0.5 && x + length <= right + 0.5)
        }
      }
    }
  }

  @Test func explainsLinesOnlyWhereThereAreSeveralKinds() throws {
    func legends(_ model: Model) throws -> Int {
      try svg(model).root.descendants.count { $0["class"] == "legend" }
    }
    #expect(try legends(Sample.camera) == 1)
    #expect(try legends(Sample.titled("Alone")) == 0)
  }

  @Test("the legend explains the fill of containers, if there are any")
  func containersInLegend() throws {
    func words(_ model: Model) throws -> [String] {
      let legend = try svg(model).root.descendants.first { $0["class"] == "legend" }
      return (legend?.descendants ?? []).filter { $0.name == "text" }.map(\.text)
    }
    #expect(try words(Sample.camera).contains("container"))
    let plain = Model(
      controllers: [Controller("home"), Controller("note")], windows: [AppWindow(root: "home")],
      steps: [Step(.present("note", from: "home"))])
    #expect(try words(plain) == ["presents, toward the filled head", "on screen", "partly covered"])
  }

  @Test(arguments: [
    (ModalPresentationStyle.formSheet, false, ["opens", "on screen at the end"]),
    (.formSheet, true, ["opens", "dismisses and returns", "on screen at the end", "gone at the end"]),
    (.overFullScreen, false, ["opens", "on screen at the end", "translucent, custom or unknown style"]),
  ])
  func explainsTheDashesOfAChain(style: ModalPresentationStyle, isDismissed: Bool, words: [String]) throws {
    let steps = [Step(.present("note", from: "home", style: style))] + (isDismissed ? [Step(.dismiss("note"))] : [])
    let model = Model(
      controllers: [Controller("home"), Controller("note")], windows: [AppWindow(root: "home")], steps: steps)
    let legend = try svg(model, .chain).root.descendants.first { $0["class"] == "legend" }
    #expect((legend?.descendants ?? []).filter { $0.name == "text" }.map(\.text) == words)
  }

  @Test func turnsAFigureThatWouldBeFarTooWide() throws {
    let root = try svg(Sample.chain(14)).root
    let width = try #require(root["width"].flatMap { Double($0) })
    let height = try #require(root["height"].flatMap { Double($0) })
    #expect(width / height < 4)
  }

  @Test func keepsTabsInOneColumnWhereOneIsTheDelegateOfAnother() throws {
    var model = Sample.tabs(3)
    model.controllers[2].delegate = "tab0"
    let root = try svg(model).root
    let columns = root.descendants.filter { $0["class"]?.hasPrefix("node content") == true }
      .compactMap { $0.descendants.first { $0.name == "rect" }?["x"] }
    #expect(columns.count == 3 && Set(columns).count == 1)
    #expect(root.descendants.contains { $0["class"] == "edge delegate" })
  }

  @Test func drawsHundredsOfControllers() throws {
    let root = try svg(Sample.tabs(220)).root
    #expect(root.descendants.count { $0["class"]?.hasPrefix("node ") == true } == 221)
  }
}

private struct Box {
  var x, width: Double

  init?(_ element: SVGElement) {
    guard let x = element["x"].flatMap({ Double($0) }), let width = element["width"].flatMap({ Double($0) }) else {
      return nil
    }
    (self.x, self.width) = (x, width)
  }
}
