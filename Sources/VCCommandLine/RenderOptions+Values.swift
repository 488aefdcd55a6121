import VCWords
import ViewControllerGraph

extension RenderOptions {
  /// The format that only `chain` writes.
  static let model = "model"

  /// Whether a model is written instead of a figure.
  var writesModel: Bool { Words.parts(formatText).contains(Self.model) }

  /// The formats; empty to leave the choice to the command.
  var formats: [OutputFormat] {
    Words.parts(formatText).compactMap(OutputFormat.init(name:)).reduce(into: []) { formats, format in
      if !formats.contains(format) { formats.append(format) }
    }
  }

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
      idPrefix: idPrefix ?? "", legend: Words.values(legendText, as: LegendMode.self).last ?? .auto, scale: scale ?? 1,
      links: linkTemplate.flatMap { try? LinkTemplate($0) }, pixelLimit: maxPixels ?? 100_000_000)
  }

  /// The number of PNG pixels per point; `nil` if the text is not a number.
  var scale: Double? { scaleText.map(Double.init) ?? 1 }

  /// The language of the figures.
  var language: Language { languageTag.map { Language($0) } ?? .english }

  /// Returns the requested themes; empty to leave the choice to each figure.
  /// - Throws: `CommandFailure` for an invalid theme file.
  func themes(_ terminal: Terminal) throws(CommandFailure) -> [FigureTheme] {
    var themes: [FigureTheme] = []
    var seen: Set<String> = []
    for part in Words.parts(themeText) where seen.insert(part).inserted {
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
      request.map = map
      overrule(&request.contents)
      request.showsAbsent = request.showsAbsent || showAbsent
      request.wireframes = request.wireframes || wireframes
      return request
    }
  }

  /// The options for maps.
  private var map: MapOptions {
    MapOptions(
      reverse: reverse, collapse: Set(Words.values(collapseText, as: MapCollapse.self)), hidesAlerts: hideAlerts,
      pageLimit: pageLimit == 0 ? nil : pageLimit ?? MapOptions.usualPageLimit)
  }

  /// Overrides the contents that the model requests.
  private func overrule(_ contents: inout FigureContents) {
    if stylesText != nil { contents.styles = Words.values(stylesText, as: ModalPresentationStyle.self) }
    if transitions { contents.showsTransitions = true }
    if callbacks { contents.showsCallbacks = true }
    if rowsText != nil { contents.rows = Words.values(rowsText, as: Pointer.self) }
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
