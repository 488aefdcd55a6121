import ArgumentParser
import VCWords
import ViewControllerGraph

/// The options for kinds, contents and styles of figures, which override the figures that a model requests.
struct RenderOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: "One or more of svg, html, dot, png, pdf, json, text, mermaid, markdown; comma-separated.",
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

  @Option(help: "Maximum distance from the focus, in presentations, or in transitions of a map.")
  var depth: Int?

  @OptionGroup var map: MapFigureOptions

  @OptionGroup var contents: ContentOptions

  @Flag(help: "Also show families that are not in a window: dismissed, or not presented yet.")
  var showAbsent = false

  @Flag(help: "Show a thumbnail wireframe of each storyboard screen in its box.")
  var wireframes = false

  @Option(help: "Show the state after this step, counted from 1; 0 is the start.")
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

  @Option(help: "Maximum width of a figure in points; by default 820 for up to twelve controllers, 1200 for more.")
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

  @Option(help: "Number of PNG pixels per point.")
  var scale = 1.0

  @Option(help: "Maximum number of pixels of a PNG and of a screenshot; by default 100 million and 24 million.")
  var maxPixels: Int?

  func validate() throws {
    if let maxWidth, maxWidth < 1 { throw ValidationError("--max-width must be 1 or greater") }
    if let maxPixels, maxPixels < 1 { throw ValidationError("--max-pixels must be 1 or greater") }
    try Words.check(formatText, of: "--format", among: OutputFormat.names) {
      OutputFormat(name: $0) != nil || $0 == Self.model
    }
    if writesModel, formatText != Self.model {
      throw ValidationError("--format model cannot be combined with other formats")
    }
    try Words.check(kindText, of: "--figure", among: FigureKind.words)
    try Words.check(framesText, of: "--frames", among: FrameArrangement.words, isSingle: true)
    if let stepsText, StepRange.range(stepsText) == nil {
      throw ValidationError("--steps must be a step or a range of steps, such as 3 or 3-6")
    }
    try Words.check(detailText, of: "--detail", among: FigureDetail.words, isSingle: true)
    try Words.check(directionText, of: "--direction", among: FigureDirection.words, isSingle: true)
    try Words.check(themeText, of: "--theme", among: ThemeName.words, or: "FILE") { ThemeChoice($0) != nil }
    try Words.check(language: languageTag)
    try Words.check(legendText, of: "--legend", among: LegendMode.words, isSingle: true)
    guard (0.01...100).contains(scale) else { throw ValidationError("--scale must be between 0.01 and 100") }
    if let depth, depth < 0 { throw ValidationError("--depth must be 0 or greater") }
    if map.reverse, focus.isEmpty { throw ValidationError("--reverse requires --focus") }
    try checkLinkTemplate()
    if let step, step < 0 { throw ValidationError("--step must be 0 or greater") }
  }

  private func checkLinkTemplate() throws {
    guard let linkTemplate else { return }
    do throws(DiagnosticError) {
      _ = try LinkTemplate(linkTemplate)
    } catch {
      let words = error.diagnostics.map { [$0.message, $0.suggestion].compactMap(\.self).joined(separator: "; ") }
      throw ValidationError("--link-template: \(words.joined(separator: "; "))")
    }
  }

  /// The format that only `chain` writes.
  private static let model = "model"

  /// Whether a model is written instead of a figure.
  var writesModel: Bool { Words.parts(formatText).contains(Self.model) }

  /// The formats; empty to leave the choice to the command.
  var formats: [OutputFormat] { Words.parts(formatText).compactMap(OutputFormat.init(name:)) }

  /// The controllers in focus; empty for all.
  var focus: [ControllerID] { Words.parts(focusText).map { ControllerID($0) } }

  /// The kinds of figures; empty to leave the choice to the model.
  private var kinds: [FigureKind] {
    Words.values(kindText, as: FigureKind.self).reduce(into: []) { kinds, kind in
      if !kinds.contains(kind) { kinds.append(kind) }
    }
  }

  /// The style that all figures share.
  var style: FigureStyle {
    FigureStyle(
      idPrefix: idPrefix ?? "", legend: Words.values(legendText, as: LegendMode.self).last ?? .auto, scale: scale,
      links: linkTemplate.flatMap { try? LinkTemplate($0) }, pixelLimit: maxPixels ?? 100_000_000)
  }

  /// The language of the figures.
  var language: Language { languageTag.map { Language($0) } ?? .english }

  /// Returns the requested themes; empty to leave the choice to each figure.
  /// - Throws: `CommandFailure` for an invalid theme file.
  func themes(_ terminal: Terminal) throws(CommandFailure) -> [FigureTheme] {
    var themes: [FigureTheme] = []
    for part in Words.parts(themeText) {
      if let choice = ThemeChoice(part) { themes.append(try choice.theme(terminal)) }
    }
    return themes
  }

  /// The theme files.
  var themeFiles: [String] {
    var files: [String] = []
    for case .file(let path, _)? in Words.parts(themeText).map(ThemeChoice.init) where !files.contains(path) {
      files.append(path)
    }
    return files
  }

  /// Returns the figures that a document requests, overridden by these options; a map has one figure.
  /// - Throws: `CommandFailure` for a kind of figure that the input does not support.
  func requests(of document: Document) throws(CommandFailure) -> [FigureRequest] {
    if case .observation = document.content { return try requests(ofDump: document.input.name) }
    guard case .model(let model) = document.content else {
      guard kinds.allSatisfy({ $0 == .map }) else {
        throw .misfit("a map can only be drawn with '--figure map'", document.input.name)
      }
      return overruled([FigureRequest(name: document.input.stem, kind: .map)])
    }
    guard !kinds.contains(.map) else {
      throw .misfit("a model describes what happens, not what can happen, so it has no map", document.input.name)
    }
    let asked = kinds.isEmpty && !model.figures.isEmpty ? model.figures : figures
    if let map = asked.first(where: { $0.kind == .map }) {
      throw .misfit(
        "a model describes what happens, not what can happen, so it has no map", document.input.name,
        map.origin.location)
    }
    return overruled(asked)
  }

  private func requests(ofDump name: String) throws(CommandFailure) -> [FigureRequest] {
    for kind in kinds {
      switch kind {
      case .map: throw .misfit("a dump describes a moment, not what can happen, so it has no map", name)
      case .styles: throw .misfit("a dump does not record its device, so presentation styles cannot be drawn", name)
      default: continue
      }
    }
    return overruled(figures)
  }

  /// A figure of each requested kind.
  private var figures: [FigureRequest] { (kinds.isEmpty ? [.hierarchy] : kinds).map { FigureRequest(kind: $0) } }

  private func overruled(_ asked: [FigureRequest]) -> [FigureRequest] {
    asked.map { request in
      var request = request
      if !focus.isEmpty { request.focus = focus }
      request.depth = depth ?? request.depth
      request.step = step ?? request.step
      request.steps = stepsText.flatMap(StepRange.range) ?? request.steps
      request.frames = Words.values(framesText, as: FrameArrangement.self).last ?? request.frames
      request.detail = Words.values(detailText, as: FigureDetail.self).last ?? request.detail
      request.direction = Words.values(directionText, as: FigureDirection.self).last ?? request.direction
      request.maxWidth = maxWidth ?? request.maxWidth
      request.map = map.options
      contents.overrule(&request.contents)
      request.showsAbsent = request.showsAbsent || showAbsent
      request.wireframes = request.wireframes || wireframes
      return request
    }
  }
}

extension CommandFailure {
  fileprivate static func misfit(
    _ message: String, _ input: String, _ place: SourceLocation? = nil
  ) -> CommandFailure {
    var failure = CommandFailure(.usage, "figure-does-not-fit", message, at: input)
    if let place, !failure.diagnostics.isEmpty { failure.diagnostics[0].location = place }
    return failure
  }
}
