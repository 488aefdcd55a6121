import VCImporters
import VCModel
import ViewControllerGraph

/// The shape of `vcgraph.yml`, which validates files, produces suggestions, and generates the JSON Schema.
enum SiteShapes {
  static let maxDumpSize = "maxDumpSize"

  static let site = Record(
    name: "a site", summary: "The figures of a site: what they are drawn from, and where they go.",
    keys: [
      Key(
        "sources", .list(.textOrRecord(source)),
        "What figures are drawn from: files, folders and patterns such as 'models/**/*.vcmodel.yaml'."),
      Key("pages", .list(.textOrRecord(page)), "Markdown pages whose 'vcgraph' blocks become figures."),
      Key("style", .record(style), "What all figures have in common."),
      Key(
        "silence", .list(.textOrRecord(silence)),
        "What 'vcgraph check' and builds say nothing about: codes such as 'unreachable-scene'; errors are always said."),
      Key(maxDumpSize, .integer(1...256), "A dump may have this many MiB; 16 when not given."),
    ] + catalog + settings,
    elsewhere: [
      "figures": "they are said of a source: 'sources: [{path: …, figures: …}]'", "path": "did you mean 'sources'?",
    ])

  static let source = Record(
    name: "a source", summary: "Files that figures are drawn from.",
    keys: [
      Key("path", .text, "A file, a folder, or a pattern.", isRequired: true),
      Key("except", .oneOrMore(.text), "Patterns of files that are left out."),
      Key(
        "scan", .flag, "Whether a folder is an app, whose storyboards and XIBs become one map; false when not given."),
      Key(
        "figures", .list(.record(figure)), "The figures of each file; those that the file asks for when not given."),
      Key(
        "screenshots", .text,
        "Of a storyboard or an app: a file with 'screenshots: {SCREEN: PICTURE, …}', shown in the boxes."),
    ] + catalog + settings,
    elsewhere: Dictionary(
      uniqueKeysWithValues: ["name", "kind", "focus", "depth", "step"].map {
        ($0, "it is said of a figure: 'figures: [{\($0): …}]'")
      }))

  static let figure = Record(
    name: "a figure", summary: "A figure that is drawn of each file of a source.",
    keys: [
      Key("name", .text, "What the output is called where a source has several figures; the kind when not given."),
      Key("kind", names(FigureKind.self, "a kind of figure"), "hierarchy when not given."),
      Key("focus", .oneOrMore(.reference), "Only what touches these controllers' families."),
      Key("depth", .integer(0...Int.max), "How many presentations or transitions away from the focus."),
      Key("step", .integer(0...Int.max), "The state after this step; 0 is the start."),
      Key("steps", .steps, "Of frames: only those after these steps, such as '3-6' or '3'; 0 is the start."),
      Key(
        "frames", names(FrameArrangement.self, "a way to show frames"),
        "Whether frames are shown on one sheet or as an animation; sheet when not given."),
      Key(
        "showAbsent", .flag,
        "Whether families are shown, too, that no window leads to: dismissed, or not presented yet."),
      Key("wireframes", .flag, "Of a storyboard: its screens small in their boxes."),
      Key("reverse", .flag, "Of a map: only what leads to the focus."),
      Key(
        "collapse", .oneOrMore(names(MapCollapse.self, "what is drawn as one")), "Of a map: what is drawn as one box."),
      Key("groups", GroupTable.groups, "Of a map: " + GroupTable.groupsSummary),
      Key("hideAlerts", .flag, "Of a map: without alerts and action sheets."),
      Key(
        "pageLimit", .integer(0...Int.max),
        "A map of more screens becomes linked pages: \(MapOptions.usualPageLimit) when not given, 0 for never."),
    ] + ContentShapes.keys + settings)

  static let page = Record(
    name: "a page", summary: "Markdown pages whose blocks become figures.",
    keys: [
      Key("path", .text, "A page, a folder, or a pattern; NAME.template.md becomes NAME.md.", isRequired: true),
      Key("except", .oneOrMore(.text), "Patterns of pages that are left out."),
      Key("as", names(BlockOptions.Embedding.self, "a way to show a figure"), "image when not given."),
      Key("theme", .either(theme, appearances), "The site's, if it has one, else auto; a block may say otherwise."),
      Key("images", .text, "The folder of the images, relative to the page; 'figures' when not given."),
      Key("lang", .text, "The language of the figures' words; the site's first one when not given."),
      Key("numbered", .flag, "Whether figures have numbers, counted by page; false when not given."),
      Key("href", .text, "What figures lead to: 'full', the image by itself; 'page', a page of its own; an address."),
    ])

  static let style = Record(
    name: "a style", summary: "What all figures have in common.",
    keys: [
      Key("legend", names(LegendMode.self, "a word for when there is a legend"), "auto when not given."),
      Key("idPrefix", .text, "Put before every id in an SVG, so that several fit into one page."),
    ])

  static let silence = Record(
    name: "a silence", summary: "Findings that somebody looked at and wants to hear no more of.",
    keys: [
      Key("lint", .text, "The code of the findings, such as 'unreachable-scene'.", isRequired: true),
      Key("in", .text, "A file, a folder, or a pattern; everywhere when not given."),
      Key("of", .text, "The controller that they are about; all when not given."),
    ])

  private static let catalog = [
    Key("catalog", .text, "A DocC catalog that gets the figures, and an article for each source."),
    Key("symbols", .flag, "Whether the article links classes to the module's symbols; true when not given."),
  ]

  private static let settings = [
    Key("output", .text, "The path of each output: '\(OutputPattern.standard.text)' when not given."),
    Key("formats", .oneOrMore(.name(OutputFormat.allCases.map(\.name), "a format")), "svg when not given."),
    Key(
      "themes", .oneOrMore(.either(theme, appearances)),
      "Built-in themes and theme files; auto when not given. The second one gets ~THEME."),
    Key("detail", names(FigureDetail.self, "a detail"), "How much a node says."),
    Key("direction", names(FigureDirection.self, "a direction"), "The way the figure is read."),
    Key("maxWidth", .integer(1...Int.max), "How wide a figure may become, in points."),
    Key("lang", .oneOrMore(.text), "The languages of the words: a figure for each; the second one's name gets -LANG."),
    Key("link", .text, "Where controllers lead: an address with {file}, {line}, {class}, {module}, {id} or {title}."),
  ]

  private static let theme = Shape.nameOrPath(ThemeName.allCases.map(\.rawValue), "a theme")

  private static let appearances = Record(
    name: "a pair of themes",
    summary: "Two themes, which may be one file; the second one's figures get ~dark.",
    keys: [
      Key("light", theme, "A theme for light surroundings.", isRequired: true),
      Key("dark", theme, "A theme for dark surroundings.", isRequired: true),
    ])

  private static func names<Name: CaseIterable & RawRepresentable>(_: Name.Type, _ what: String) -> Shape
  where Name.RawValue == String {
    .name(Name.allCases.map(\.rawValue), what)
  }
}
