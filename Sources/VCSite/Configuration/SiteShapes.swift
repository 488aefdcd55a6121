import VCImporters
import VCModel
import ViewControllerGraph

/// The shape of `vcgraph.yml`, which validates files, produces suggestions, and generates the JSON Schema.
enum SiteShapes {
  static let maxDumpSize = "maxDumpSize"

  static let site = Record(
    name: "a site", summary: "The figures of a site: their sources and outputs.",
    keys: [
      Key(
        "sources", .list(.textOrRecord(source)),
        "The inputs of figures: files, folders and patterns such as 'models/**/*.vcmodel.yaml'."),
      Key("pages", .list(.textOrRecord(page)), "Markdown pages whose 'vcgraph' blocks are replaced with figures."),
      Key("style", .record(style), "Settings shared by all figures."),
      Key(
        "silence", .list(.textOrRecord(silence)),
        "Diagnostic codes to suppress in 'vcgraph check' and builds, such as 'unreachable-scene'; errors cannot be suppressed."
      ),
      Key(maxDumpSize, .integer(1...256), "The maximum size of a dump, in MiB; 16 if omitted."),
    ] + catalog + settings,
    elsewhere: [
      "figures": "it is a key of a source: 'sources: [{path: …, figures: …}]'", "path": "did you mean 'sources'?",
    ])

  static let source = Record(
    name: "a source", summary: "Files from which figures are drawn.",
    keys: [
      Key("path", .text, "A file, a folder, or a pattern.", isRequired: true),
      Key("except", .oneOrMore(.text), "Patterns of files to exclude."),
      Key(
        "scan", .flag,
        "Whether a folder is an app whose storyboards and XIBs are combined into one map; false if omitted."),
      Key(
        "figures", .list(.record(figure)),
        "The figures to draw for each file; the figures declared in the file if omitted."),
      Key(
        "screenshots", .text,
        "For storyboards and apps: a file with 'screenshots: {SCREEN: PICTURE, …}', whose images are drawn in the boxes."
      ),
    ] + catalog + settings,
    elsewhere: Dictionary(
      uniqueKeysWithValues: ["name", "kind", "focus", "depth", "step"].map {
        ($0, "it is a key of a figure: 'figures: [{\($0): …}]'")
      }))

  static let figure = Record(
    name: "a figure", summary: "A figure to draw for each file of a source.",
    keys: [
      Key("name", .text, "The name of the output if a source has several figures; the kind if omitted.")
    ]
      + FigureShapes.selection(
        frames: "How frames are arranged: on one sheet or as an animation; sheet if omitted."
      ) + [
        Key("wireframes", .flag, "For storyboards: whether each box contains a thumbnail wireframe of its screen."),
        Key("reverse", .flag, "For maps: whether only the screens are drawn from which the focus can be reached."),
        Key(
          "collapse", .oneOrMore(.names(MapCollapse.self, "something to collapse")),
          "For maps: what is drawn as a single box."),
        Key("groups", GroupTable.groups, "For maps: " + GroupTable.groupsSummary),
        Key("hideAlerts", .flag, "For maps: whether alerts and action sheets are omitted."),
        Key(
          "pageLimit", .integer(0...Int.max),
          "The number of screens above which a map is split into linked pages; \(MapOptions.usualPageLimit) if omitted, 0 for never."
        ),
      ] + ContentShapes.keys + settings)

  static let page = Record(
    name: "a page", summary: "Markdown pages whose blocks are replaced with figures.",
    keys: [
      Key("path", .text, "A page, a folder, or a pattern; NAME.template.md becomes NAME.md.", isRequired: true),
      Key("except", .oneOrMore(.text), "Patterns of pages to exclude."),
      Key(
        "as", .names(BlockOptions.Embedding.self, "an embedding"),
        "How figures are embedded; image if omitted."),
      Key(
        "theme", .either(theme, appearances),
        "The theme; if omitted, the site's theme or auto. A block can override it."),
      Key("images", .text, "The folder for images, relative to the page; 'figures' if omitted."),
      Key("lang", .text, "The language of the figures' text; the site's first language if omitted."),
      Key("numbered", .flag, "Whether the figures of each page are numbered; false if omitted."),
      Key("href", .text, "The link of each figure: 'full' for the image file, 'page' for a separate page, or a URL."),
    ])

  static let style = Record(
    name: "a style", summary: "Settings shared by all figures.",
    keys: [
      Key(
        "legend", .names(LegendMode.self, "a legend mode"),
        "When figures have a legend; auto if omitted."),
      Key("idPrefix", .text, "A prefix for every id in an SVG, so that one page can contain several figures."),
    ])

  static let silence = Record(
    name: "a silence", summary: "Diagnostics to suppress.",
    keys: [
      Key("lint", .text, "The code of the diagnostics, such as 'unreachable-scene'.", isRequired: true),
      Key("in", .text, "A file, a folder, or a pattern; everywhere if omitted."),
      Key("of", .text, "The controller to which they refer; any if omitted."),
    ])

  private static let catalog = [
    Key("catalog", .text, "A DocC catalog to which the figures and an article for each source are written."),
    Key("symbols", .flag, "Whether articles link classes to the module's symbols; true if omitted."),
  ]

  private static let settings =
    [
      Key("output", .text, "The path pattern of the outputs; '\(OutputPattern.standard.text)' if omitted."),
      Key(
        "formats", .oneOrMore(.name(OutputFormat.allCases.map(\.name), "a format")),
        "The output formats; svg if omitted."
      ),
      Key(
        "themes", .oneOrMore(.either(theme, appearances)),
        "Built-in themes and theme files; auto if omitted. The second theme adds ~THEME to its outputs' names."),
    ] + FigureShapes.look + [
      Key(
        "lang", .oneOrMore(.text),
        "The languages of the text, with a figure for each; the second language adds -LANG to its outputs' names."),
      Key("link", .text, "The link of each controller: a URL with {file}, {line}, {class}, {module}, {id} or {title}."),
    ]

  private static let theme = Shape.nameOrPath(ThemeName.allCases.map(\.rawValue), "a theme")

  private static let appearances = Record(
    name: "a pair of themes",
    summary: "Two themes, which may be the same file; the dark theme adds ~dark to its outputs' names.",
    keys: [
      Key("light", theme, "The theme for light mode.", isRequired: true),
      Key("dark", theme, "The theme for dark mode.", isRequired: true),
    ])
}
