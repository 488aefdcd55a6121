import ArgumentParser
import VCWords
import ViewControllerGraph

/// The options that say which figure is drawn, and how; they overrule what the model asks for.
struct RenderOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: "One or more of svg, html, dot, png, pdf, json, text, mermaid, markdown, with commas.",
    completion: .list(OutputFormat.names))
  var formatText: String?

  @Option(
    name: .customLong("figure"), help: "One or more of hierarchy, pointers, chain, frames, styles, map, with commas.",
    completion: .list(FigureKind.words))
  var kindText: String?

  @Option(
    name: .customLong("focus"),
    help: "Only the families of these controllers, or of a map what is near them; with commas.")
  var focusText: String?

  @Option(help: "How many presentations, or transitions of a map, away from the focus.")
  var depth: Int?

  @OptionGroup var map: MapFigureOptions

  @OptionGroup var contents: ContentOptions

  @Flag(help: "Show also families that no window leads to: dismissed, or not presented yet.")
  var showAbsent = false

  @Flag(help: "Show the screens of storyboards small in their boxes.")
  var wireframes = false

  @Option(help: "The state after this step, counted from 1; 0 is the start.")
  var step: Int?

  @Option(
    name: .customLong("steps"), help: "Of frames: only those after these steps, such as 3-6 or 3; 0 is the start.")
  var stepsText: String?

  @Option(
    name: .customLong("frames"), help: "How frames are shown: sheet, animation or files.",
    completion: .list(FrameArrangement.words))
  var framesText: String?

  @Option(name: .customLong("detail"), help: "compact or pointers.", completion: .list(FigureDetail.words))
  var detailText: String?

  @Option(name: .customLong("direction"), help: "LR or TB.", completion: .list(FigureDirection.words))
  var directionText: String?

  @Option(help: "How wide a figure may become, in points; 820 up to twelve controllers and 1200 above when not given.")
  var maxWidth: Int?

  @Option(
    name: .customLong("theme"),
    help: """
      auto, light, dark, print, or a theme file; several with commas, the second and later ones get ~THEME behind the \
      name.
      """,
    completion: .file())
  var themeText: String?

  @Option(
    name: .customLong("lang"),
    help:
      "The language of the words, such as de or zh-Hant, also of a model's texts that are in several; en when not given.",
    completion: .list(Language.known))
  var languageTag: String?

  @Option(help: "Put before every id in an SVG, so that several fit into one page.")
  var idPrefix: String?

  @Option(name: .customLong("legend"), help: "auto, always or never.", completion: .list(LegendMode.words))
  var legendText: String?

  @Option(
    help: """
      Where controllers lead that have no link: an address with {id}, {title}, {class}, {file}, {line} or {module} in it.
      """)
  var linkTemplate: String?

  @Option(help: "How many pixels of a PNG one point of the figure becomes.")
  var scale = 1.0

  @Option(help: "The most pixels of a PNG, and of a screenshot; 100 million and 24 million when not given.")
  var maxPixels: Int?

  func validate() throws {
    if let maxWidth, maxWidth < 1 { throw ValidationError("--max-width takes a number from 1 on") }
    if let maxPixels, maxPixels < 1 { throw ValidationError("--max-pixels takes a number from 1 on") }
    try Words.check(formatText, of: "--format", among: OutputFormat.names) {
      OutputFormat(name: $0) != nil || $0 == Self.model
    }
    if writesModel, formatText != Self.model { throw ValidationError("--format model goes with no other format") }
    try Words.check(kindText, of: "--figure", among: FigureKind.words)
    try Words.check(framesText, of: "--frames", among: FrameArrangement.words, isSingle: true)
    if let stepsText, StepRange.range(stepsText) == nil {
      throw ValidationError("--steps takes steps such as 3-6 or 3")
    }
    try Words.check(detailText, of: "--detail", among: FigureDetail.words, isSingle: true)
    try Words.check(directionText, of: "--direction", among: FigureDirection.words, isSingle: true)
    try Words.check(themeText, of: "--theme", among: ThemeName.words, or: "FILE") { ThemeChoice($0) != nil }
    try Words.check(language: languageTag)
    try Words.check(legendText, of: "--legend", among: LegendMode.words, isSingle: true)
    guard (0.01...100).contains(scale) else { throw ValidationError("--scale takes a number from 0.01 to 100") }
    if let depth, depth < 0 { throw ValidationError("--depth takes a number from 0 on") }
    if map.reverse, focus.isEmpty { throw ValidationError("--reverse needs --focus: who reaches what?") }
    try checkLinkTemplate()
    if let step, step < 0 { throw ValidationError("--step takes a number from 0 on") }
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

  /// What 'chain' writes, and no other command.
  private static let model = "model"

  /// Whether no figure is wanted, but the model of what one would show.
  var writesModel: Bool { Words.parts(formatText).contains(Self.model) }

  /// None leaves the choice to the command.
  var formats: [OutputFormat] { Words.parts(formatText).compactMap(OutputFormat.init(name:)) }

  /// The controllers that the figures are about; none for all.
  var focus: [ControllerID] { Words.parts(focusText).map { ControllerID($0) } }

  /// None leaves the choice to the model.
  private var kinds: [FigureKind] {
    Words.values(kindText, as: FigureKind.self).reduce(into: []) { kinds, kind in
      if !kinds.contains(kind) { kinds.append(kind) }
    }
  }

  /// What all figures have in common.
  var style: FigureStyle {
    FigureStyle(
      idPrefix: idPrefix ?? "", legend: Words.values(legendText, as: LegendMode.self).last ?? .auto, scale: scale,
      links: linkTemplate.flatMap { try? LinkTemplate($0) }, pixelLimit: maxPixels ?? 100_000_000)
  }

  /// The language of the figures.
  var language: Language { languageTag.map { Language($0) } ?? .english }

  /// The themes that are asked for; none leaves the choice to each figure.
  /// - Throws: `CommandFailure` for a theme file that cannot be used.
  func themes(_ terminal: Terminal) throws(CommandFailure) -> [FigureTheme] {
    var themes: [FigureTheme] = []
    for part in Words.parts(themeText) {
      if let choice = ThemeChoice(part) { themes.append(try choice.theme(terminal)) }
    }
    return themes
  }

  /// The files that the themes are described in.
  var themeFiles: [String] {
    var files: [String] = []
    for case .file(let path, _)? in Words.parts(themeText).map(ThemeChoice.init) where !files.contains(path) {
      files.append(path)
    }
    return files
  }

  /// What a model asks for, as these options overrule it; of a map there is one figure.
  /// - Throws: `CommandFailure` for a kind of figure that does not fit the input.
  func requests(of document: Document) throws(CommandFailure) -> [FigureRequest] {
    if case .observation = document.content { return try requests(ofDump: document.input.name) }
    guard case .model(let model) = document.content else {
      guard kinds.allSatisfy({ $0 == .map }) else {
        throw .misfit("a map is drawn as '--figure map'", document.input.name)
      }
      return overruled([FigureRequest(name: document.input.stem, kind: .map)])
    }
    guard !kinds.contains(.map) else {
      throw .misfit("a model says what happens, not what can happen: it has no map", document.input.name)
    }
    let asked = kinds.isEmpty && !model.figures.isEmpty ? model.figures : figures
    if let map = asked.first(where: { $0.kind == .map }) {
      throw .misfit(
        "a model says what happens, not what can happen: it has no map", document.input.name, map.origin.location)
    }
    return overruled(asked)
  }

  private func requests(ofDump name: String) throws(CommandFailure) -> [FigureRequest] {
    for kind in kinds {
      switch kind {
      case .map: throw .misfit("a dump says what was seen, not what can happen: it has no map", name)
      case .styles: throw .misfit("a dump does not say on which device it was taken, so styles cannot be told", name)
      default: continue
      }
    }
    return overruled(figures)
  }

  /// A figure of each kind that is asked for.
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
