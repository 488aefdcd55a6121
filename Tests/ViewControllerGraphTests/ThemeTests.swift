import Testing

@testable import ViewControllerGraph

@Suite struct ThemeTests {
  private static func read(_ text: String) -> Diagnosed<FigureTheme?> {
    FigureTheme.read(bytes: Array(text.utf8), file: "themes/brand.yml")
  }

  private static func svg(_ theme: FigureTheme, _ format: OutputFormat = .svg) throws -> String {
    let text = """
      window: {id: home, class: App.HomeViewController, title: Home}
      controllers:
        settings: {kind: navigation, title: Settings, children: [list]}
        list: {class: ListViewController}
      steps:
        - {present: settings, from: home}
      """
    let model = try #require(ModelFile.read(text, file: "a.yaml").value)
    let drawing = Pipeline().drawing(of: Replay(model))
    return String(decoding: try drawing.bytes(as: format, theme: theme), as: UTF8.self)
  }

  @Test func aThemeIsCalledAfterItsFile() throws {
    let theme = try #require(Self.read("base: dark").value)
    #expect(theme.name == "brand")
    #expect(theme.base == .dark)
  }

  @Test func coloursAreReplacedByRoleInLightAndInDark() throws {
    let theme = try #require(Self.read("colors: {accent: {light: '#604', dark: '#FFAADD'}}").value)
    #expect(theme.theme.palette[.accent] == "#660044")
    #expect(theme.theme.darkVariant?[.accent] == "#ffaadd")
    #expect(theme.theme.palette[.page] == Theme.Palette.light[.page])
  }

  @Test func aDarkThemeTakesTheDarkColour() throws {
    let theme = try #require(Self.read("base: dark\ncolors: {accent: {light: '#604', dark: '#fad'}}").value)
    #expect(theme.theme.palette[.accent] == "#ffaadd")
    #expect(theme.theme.darkVariant == nil)
  }

  @Test func boxesAndLinesThatFitLookDifferent() throws {
    let theme = try #require(
      Self.read(
        """
        fonts: [Inter]
        boxes:
          - {class: "Home*", module: App, fill: "#fff3d6", width: 3}
          - {kind: [navigation, tabBar], text: "#101010", dashes: [5, 3]}
          - {class: "home*", fill: "#abcdef"}
        lines:
          - {kind: presents, from: HomeViewController, to: settings, color: {light: "#0b6b3a", dark: "#6fe0a0"}}
          - {kind: presents, from: settings, color: "#123456"}
        """
      ).value)
    let svg = try Self.svg(theme)
    #expect(svg.contains("font-family=\"Inter, Helvetica, Arial, sans-serif\""))
    #expect(svg.contains(#/<rect[^>]*class="f-fff3d6-fff3d6[^>]*fill="#fff3d6"[^>]*stroke-width="3"/#))
    #expect(svg.contains("fill=\"#101010\""))
    #expect(svg.contains("stroke-dasharray=\"5 3\""))
    #expect(!svg.contains("#abcdef"), "case counts")
    #expect(svg.contains("stroke=\"#0b6b3a\""))
    #expect(svg.contains(".s-0b6b3a-6fe0a0{stroke:#6fe0a0}"), "the dark colour")
    #expect(!svg.contains("#123456"))
  }

  @Test func theGraphTakesTheThemeAlong() throws {
    let theme = try #require(
      Self.read(
        """
        base: dark
        boxes:
          - {class: "Home*", fill: "#fff3d6"}
        lines:
          - {kind: presents, color: {light: "#0b6b3a", dark: "#6fe0a0"}, dashes: [1, 8]}
        """
      ).value)
    let dot = try Self.svg(theme, .dot)
    #expect(dot.contains("bgcolor=\"\(Theme.Palette.dark[.page])\""))
    #expect(dot.contains("bgcolor=\"#fff3d6\""))
    #expect(dot.contains("color=\"#6fe0a0\""))
    #expect(dot.contains("style=dotted"))
    #expect(!dot.contains(Theme.Palette.light[.text]))
  }

  @Test func aThemeChangesColoursAndNothingThatHasASize() throws {
    let theme = try #require(Self.read("colors: {accent: '#604'}\nboxes: [{width: 5, fill: '#eee'}]").value)
    func places(_ svg: String) -> [Substring] {
      svg.matches(of: #/ (?:x|y|width|height|d|viewBox)="([^"]*)"/#).map(\.1)
    }
    let plain = try places(Self.svg(FigureTheme(.light)))
    #expect(try places(Self.svg(theme)) == plain)
    #expect(try places(Self.svg(FigureTheme(.dark))) == plain)
  }

  @Test func aPageTakesTheThemeAlong() throws {
    let theme = try #require(Self.read("colors: {accent: {light: '#660044', dark: '#ffaadd'}}").value)
    let page = try Self.svg(theme, .html)
    #expect(page.contains("--accent:light-dark(#660044,#ffaadd)"))
    #expect(page.contains("){stroke:light-dark(#660044,#ffaadd)}"))
  }

  @Test(arguments: [
    ("base: lihgt", "1:7 unknown-value did you mean 'light'?"),
    ("colors: {acent: '#604'}", "1:10 unknown-key did you mean 'accent'?"),
    ("colors: {accent: red}", "1:18 invalid-color "), ("colors: {accent: '604'}", "1:18 invalid-color '#604'"),
    ("colors: {accent: {light: '#604'}}", "1:18 missing-key "),
    ("boxes: [{width: 9}]", "1:17 out-of-range "), ("boxes: [{dashes: [0, 2]}]", "1:19 out-of-range "),
    ("boxes: [{dashes: [3, 3]}]", "1:18 taken-dashes use longer or shorter dashes, a width or a colour"),
    (
      "lines: [{kind: presents, dashes: [5, 3]}]", "1:34 taken-dashes use longer or shorter dashes, a width or a colour"
    ),
    ("lines: [{kind: presens}]", "1:16 unknown-value did you mean 'presents'?"),
    ("", "1:1 empty-file start with 'colors:'"),
    ("colors: {text: '#777', page: {light: '#fff', dark: '#000'}}", "1:16 low-contrast "),
  ])
  func reportsTheFirstProblemWithItsPlace(text: String, first: String) throws {
    let found = try #require(Self.read(text).diagnostics.first)
    let place = "\(found.location?.line ?? 0):\(found.location?.column ?? 0)"
    #expect("\(place) \(found.code) \(found.suggestion ?? "")" == first)
  }

  @Test func noTwoDashesLookAlike() {
    for dashes in Dashes.allCases {
      let alike = Dashes.allCases.filter { $0.resembles(dashes.pattern) }
      #expect(alike == [dashes])
    }
  }

  @Test func linesOfAKindMayKeepTheirOwnDashes() {
    #expect(Self.read("lines: [{kind: asks, dashes: [6, 4]}]").diagnostics.isEmpty)
  }

  @Test func drawsTheDashesOfAStateInEveryTheme() throws {
    let theme = try #require(Self.read("boxes: [{dashes: [12, 5]}]").value)
    let model = Model(
      controllers: [
        Controller("stack", kind: .navigation, title: "Stack", children: ["below", "top"]),
        Controller("below", title: "Below"), Controller("top", title: "Top"),
      ], windows: [AppWindow(root: "stack")])
    let svg = String(decoding: try Pipeline().drawing(of: Replay(model)).bytes(as: .svg, theme: theme), as: UTF8.self)
    #expect(svg.contains("stroke-dasharray=\"12 5\"") && svg.contains("stroke-dasharray=\"2.5 2.5\""))
  }

  /// Controllers created by a step have a kind and an identifier as well.
  @Test func rulesFitWhatReportsCallAThing() throws {
    let theme = try #require(
      Self.read("boxes: [{class: App.NoteViewController, fill: '#fdf0d0'}, {kind: navigation, fill: '#d0f0fd'}]").value)
    var split = Controller("split", kind: .split, title: "Split", children: ["list", "detail"])
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "detail"]
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17),
      controllers: [
        split, Controller("list", className: "App.NoteViewController", title: "List"),
        Controller("detail", title: "Detail"),
      ], windows: [AppWindow(root: "split")])
    let replay = Replay(model)
    let made = replay.hierarchy.ids.filter { id in !model.controllers.contains { $0.id == id } }
    #expect(!made.isEmpty && made.allSatisfy { replay.hierarchy.kind(of: $0) == .navigation })
    let svg = String(decoding: try Pipeline().drawing(of: replay).bytes(as: .svg, theme: theme), as: UTF8.self)
    #expect(svg.contains("fill=\"#fdf0d0\"") && svg.contains("fill=\"#d0f0fd\""))
  }

  @Test func builtInThemesAreEasyToRead() {
    for name in ThemeName.allCases {
      let place = SourceLocation(file: "built-in", line: 1, column: 1)
      var contrast = ThemeContrast(Theme(name))
      contrast.checkRoles(Dictionary(uniqueKeysWithValues: ColorRole.allCases.map { ($0, place) }))
      #expect(contrast.diagnostics == [], "\(name)")
    }
  }

  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#fff", "#ffffff", 1.0), ("#777777", "#ffffff", 4.48), ("#1a5fb4", "#fff", 6.29),
  ])
  func contrastIsThatOfTheGuidelines(first: String, second: String, contrast: Double) throws {
    let value = try #require(HexColor(first)).contrast(with: try #require(HexColor(second)))
    #expect(abs(value - contrast) < 0.01)
  }

  @Test(arguments: [
    ("*", "", true), ("a*c", "abbc", true), ("a*c", "abbcd", false), ("*b*", "abc", true), ("?", "é", true),
    ("??", "a", false), ("", "", true), ("", "a", false), ("*List*Controller", "MyListViewController", true),
    ("a**b", "ab", true), ("*a*b", "aabab", true),
  ])
  func patternsFitWholeNames(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }
}
