import ArgumentParser
import VCWords
import ViewControllerGraph

/// The options for kinds, contents and styles of figures, which override the figures that a model requests.
///
/// They are one flat list: the argument parser looks up conformances of each group and of each type of option at launch,
/// and a lookup scans all conformances of the program.
struct RenderOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: """
      One or more of svg, html, dot, png, pdf, json, text, mermaid, markdown, comma-separated; 'chain' also writes a model.
      """,
    completion: .list(OutputFormat.names))
  var formatText: String?

  @Option(
    name: .customLong("figure"),
    help: "One or more of hierarchy, pointers, chain, frames, styles, map; comma-separated.",
    completion: .list(FigureKind.words))
  var kindText: String?

  @Option(
    name: .customLong("focus"),
    help: "Show only the families of these controllers, or in a map what is near them; comma-separated.")
  var focusText: String?

  @Option(
    parsing: .unconditional, help: "Maximum distance from the focus, in presentations, or in transitions of a map.",
    transform: WholeNumber.from(0))
  var depth: Int?

  @Flag(help: "For maps: show only the paths that lead to the focus.")
  var reverse = false

  @Option(
    name: .customLong("collapse"),
    help:
      "For maps: draw as one box: containers (with their only child), groups (storyboards), or both, comma-separated.",
    completion: .list(MapCollapse.words))
  var collapseText: String?

  @Flag(help: "For maps: omit alerts and action sheets.")
  var hideAlerts = false

  @Option(
    parsing: .unconditional, help: "For maps: split maps with more screens into linked pages; 0 never splits.",
    transform: WholeNumber.from(0))
  var pageLimit: Int?

  @Option(
    help: """
      For maps: a YAML file with 'screenshots: {SCREEN: PICTURE, …}', shown as thumbnails in the boxes, or on the \
      devices of a chain.
      """,
    completion: .file())
  var screenshots: String?

  @Option(
    help: "For maps: a YAML file with 'groups: {NAME: PATTERN, …}' that groups screens.",
    completion: .file())
  var groups: String?

  @Option(
    name: .customLong("styles"),
    help: "For styles: show only these styles, after the two separate screens; comma-separated.",
    completion: .list(Self.drawableStyles))
  var stylesText: String?

  @Flag(help: "For chain: also show the moving screens. For styles: show the transitions.")
  var transitions = false

  @Flag(help: "For frames: list the appearance callbacks of each step in the boxes.")
  var callbacks = false

  @Option(
    name: .customLong("rows"),
    help: "For pointers: show these pointers of every controller unless they are nil; comma-separated.",
    completion: .list(Pointer.words))
  var rowsText: String?

  @Flag(help: "Also show families that are not in a window: dismissed, or not presented yet.")
  var showAbsent = false

  @Flag(help: "Show a thumbnail wireframe of each storyboard screen in its box.")
  var wireframes = false

  @Option(
    parsing: .unconditional, help: "Show the state after this step, counted from 1; 0 is the start.",
    transform: WholeNumber.from(0))
  var step: Int?

  @Option(
    name: .customLong("steps"),
    help: "For frames: show only the frames after these steps, such as 3-6 or 3; 0 is the start.")
  var stepsText: String?

  @Option(
    name: .customLong("frames"), help: "Arrangement of frames: sheet, animation or files.",
    completion: .list(FrameArrangement.words))
  var framesText: String?

  @Option(
    name: .customLong("detail"), help: "Level of detail: compact or pointers.", completion: .list(FigureDetail.words))
  var detailText: String?

  @Option(
    name: .customLong("direction"), help: "Direction of the layout: LR or TB.", completion: .list(FigureDirection.words)
  )
  var directionText: String?

  @Option(
    parsing: .unconditional,
    help: "Maximum width of a figure in points; by default 820 for up to twelve controllers, 1200 for more.",
    transform: WholeNumber.from(1))
  var maxWidth: Int?

  @Option(
    name: .customLong("theme"),
    help: """
      auto, light, dark, print, or a theme file; comma-separated. Figures in the second and later themes get ~THEME \
      appended to their names.
      """,
    completion: .file())
  var themeText: String?

  @Option(
    name: .customLong("lang"),
    help:
      "Language of labels, such as de or zh-Hant; also selects among a model's translated texts. Default: en.",
    completion: .list(Language.known))
  var languageTag: String?

  @Option(help: "Prefix for every id in an SVG, so that several SVGs can be embedded in one page.")
  var idPrefix: String?

  @Option(
    name: .customLong("legend"), help: "When to draw a legend: auto, always or never.",
    completion: .list(LegendMode.words))
  var legendText: String?

  @Option(
    help: """
      URL template for controllers without a link, with {id}, {title}, {class}, {file}, {line} or {module}.
      """)
  var linkTemplate: String?

  @Option(name: .customLong("scale"), help: "Number of PNG pixels per point; by default 1.")
  var scaleText: String?

  @Option(
    parsing: .unconditional,
    help: "Maximum number of pixels of a PNG and of a screenshot; by default 100 million and 24 million.",
    transform: WholeNumber.from(1))
  var maxPixels: Int?

  static let drawableStyles = ModalPresentationStyle.drawable.map(\.rawValue)
}

extension RenderOptions: ListedOptions {
  var optionList: [Mirror.Child] {
    [
      ("_formatText", _formatText), ("_kindText", _kindText), ("_focusText", _focusText), ("_depth", _depth),
      ("_reverse", _reverse), ("_collapseText", _collapseText), ("_hideAlerts", _hideAlerts),
      ("_pageLimit", _pageLimit), ("_screenshots", _screenshots), ("_groups", _groups), ("_stylesText", _stylesText),
      ("_transitions", _transitions), ("_callbacks", _callbacks), ("_rowsText", _rowsText),
      ("_showAbsent", _showAbsent), ("_wireframes", _wireframes), ("_step", _step), ("_stepsText", _stepsText),
      ("_framesText", _framesText), ("_detailText", _detailText), ("_directionText", _directionText),
      ("_maxWidth", _maxWidth), ("_themeText", _themeText), ("_languageTag", _languageTag), ("_idPrefix", _idPrefix),
      ("_legendText", _legendText), ("_linkTemplate", _linkTemplate), ("_scaleText", _scaleText),
      ("_maxPixels", _maxPixels),
    ]
  }
}
