import VCSite
import VCWords
import ViewControllerGraph

/// Draws all figures of one input.
struct RenderJob {
  let input: String
  let options: RenderOptions
  let plan: OutputPlan
  /// The themes; empty to use the theme that each figure requests.
  let themes: [FigureTheme]
  /// The files of a folder to read.
  var files: ScanOptions?
  let terminal: Terminal
  /// The folder that file paths in figures are relative to; `nil` to keep the paths as given.
  var base: String?

  /// The figures to skip, counted from 0.
  var skipped: Set<Int> = []
  /// Called with the number and the name of each figure before it is drawn.
  var begin: @Sendable (Int, String) -> Void = { _, _ in }

  /// Reads, replays and draws the input. Nothing is written yet, so a failure leaves the outputs unchanged.
  func draw() throws(CommandFailure) -> DrawnInput {
    let document = try inLanguage(options.language) { () throws(CommandFailure) in
      try Document.read(input, wireframes: options.wireframes, files: files, terminal: terminal)
    }
    // The scan of a folder has replaced the progress line.
    if InputFile.isFolder(input) { terminal.progress("drawing \(input)") }
    return try draw(document)
  }

  /// Replays and draws a document that is already in memory.
  func draw(_ document: Document) throws(CommandFailure) -> DrawnInput {
    try inLanguage(options.language.ofFigures(of: document)) { () throws(CommandFailure) in try drawn(document) }
  }

  /// Runs work in a language, which selects among translations while reading, and determines the labels while drawing.
  private func inLanguage<Value>(
    _ language: Language, _ work: () throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    try Language.$current.withValue(language) { Result(catching: work) }.get()
  }

  private func drawn(_ document: Document) throws(CommandFailure) -> DrawnInput {
    var drawn = DrawnInput(diagnostics: document.shownDiagnostics, results: [])
    drawn.failure = document.failure
    let pipeline = Pipeline(style: options.style, pictures: try pictures(of: document, &drawn.files))
    let requests = try options.requests(of: document)
    let shown = base.map(document.naming) ?? document
    var names = FigureNames(stem: document.input.stem, isOneOfSeveral: requests.count > 1)
    for (number, request) in requests.enumerated() {
      let name = names.next(for: request)
      if skipped.contains(number) { continue }
      begin(number, name)
      let drawing = try drawing(of: shown, request, pipeline, &drawn)
      if plan.hasGallery { drawn.galleryEntries.append(GalleryEntry(drawing, from: input)) }
      let themes = try themes(for: request, of: document, &drawn)
      for (position, theme) in themes.enumerated() {
        let suffix = position == 0 ? "" : "~\(theme.name)"
        for format in plan.formats where position == 0 || format.hasThemes {
          let file = FigureFile(plan: plan, name: name, suffix: suffix, format: format)
          try draw(drawing, into: file, format == .html ? .ofPage(for: themes) : theme, &drawn)
        }
      }
      if let note = drawing.noteOnWidth { drawn.note(note.locating(in: input)) }
    }
    if plan.isSingle, drawn.figures > 1 {
      throw CommandFailure(
        .usage, "one-output", "one output cannot hold \(drawn.figures) figures", at: input,
        suggestion: "name a folder with -o, or choose one with --figure")
    }
    return drawn
  }

  /// Draws a figure in one format: one file, or a file for each page of a large map.
  private func draw(
    _ drawing: Drawing, into file: FigureFile, _ theme: FigureTheme, _ drawn: inout DrawnInput
  ) throws(CommandFailure) {
    // Standard output and formats without links hold the whole map.
    let isWhole = plan.destination == .standardOutput || !file.format.hasPages
    let pages = isWhole ? [(nil, drawing)] : drawing.pages(address: file.address)
    for (page, drawing) in pages {
      do throws(ExportError) {
        drawn.results.append((file.path(of: page), try drawing.bytes(as: file.format, theme: theme)))
        if page == nil { drawn.addToGallery(file.format, theme, file.address(of: nil)) }
      } catch {
        throw CommandFailure(.fault, error.diagnostics.map { $0.locating(in: input) })
      }
    }
    drawn.figures += 1
    if pages.count > 1, pages.contains(where: { $0.0 == nil }) { drawn.note(.splitIntoPages(pages.count, in: input)) }
  }

  private func drawing(
    of document: Document, _ request: FigureRequest, _ pipeline: Pipeline, _ drawn: inout DrawnInput
  ) throws(CommandFailure) -> Drawing {
    switch document.content {
    case .model:
      let replay = try document.replay(through: request.step)
      if let last = request.steps?.upperBound, last > replay.steps.count { _ = try document.replay(through: last) }
      for id in request.focus { _ = try replay.hierarchy.require(id.rawValue, in: input) }
      return pipeline.drawing(of: replay, request)
    case .observation:
      guard let observation = try document.observation(dump: request.step) else { throw CommandFailure(.fault, []) }
      for id in request.focus { _ = try observation.hierarchy.require(id.rawValue, in: input) }
      return pipeline.drawing(of: observation, request)
    case .map(let map):
      var request = request
      if request.wireframes, !map.hasWireframes { drawn.note(.noWireframes(in: document)) }
      request.map.groups = try groups(&drawn.files) ?? request.map.groups
      request.focus = []
      for name in options.focus {
        request.focus.append(ControllerID(try map.require(name.rawValue, in: input).id))
      }
      return pipeline.drawing(of: map, request)
    }
  }

  /// Reads the groups from the file that the options name; returns `nil` if they name none.
  /// - Throws: `CommandFailure` if the file is missing or invalid.
  private func groups(_ files: inout [String]) throws(CommandFailure) -> [MapGroupRule]? {
    guard let path = options.groups else { return nil }
    files.append(path)
    let input = try InputFile.read(path)
    let table = GroupTable.read(bytes: input.bytes, file: input.name)
    guard let value = table.value else { throw CommandFailure(.invalidInput, table.diagnostics) }
    return value.rules
  }

  /// Reads the table of screenshots that the options name.
  /// - Throws: `CommandFailure` if the table is missing or invalid.
  private func screenshots(_ files: inout [String]) throws(CommandFailure) -> ScreenshotTable? {
    guard let path = options.screenshots else { return nil }
    files.append(path)
    return try options.screenshotTable()
  }

  /// Reads the screenshots that a model or a map's table names, and adds their files to a list.
  /// - Throws: `CommandFailure` if a screenshot is missing or invalid.
  private func pictures(of document: Document, _ files: inout [String]) throws(CommandFailure) -> ScreenPictures {
    var read: [String] = []
    defer { files += read }
    func bytes(_ path: String) -> [UInt8]? {
      read.append(path)
      return try? InputFile(path: path).bytes
    }
    let limit = options.maxPixels ?? SVGImage.pixelLimit
    let pictures: Diagnosed<ScreenPictures>
    switch document.content {
    case .model(let model):
      pictures = ScreenPictures.read(for: model, in: document.input.name, pixelLimit: limit, reading: bytes)
    case .observation: return ScreenPictures()
    case .map(let map):
      guard let table = try screenshots(&read) else { return ScreenPictures() }
      pictures = ScreenPictures.read(for: map, from: table, pixelLimit: limit, reading: bytes)
    }
    guard pictures.diagnostics.isEmpty else {
      let isMissing = pictures.diagnostics.contains { $0.code == "screenshot-missing" }
      throw CommandFailure(isMissing ? .missingInput : .invalidInput, pictures.diagnostics)
    }
    return pictures.value
  }

  /// Returns the themes given on the command line, otherwise the one that the model names.
  /// - Throws: `CommandFailure` for an invalid theme file.
  private func themes(
    for request: FigureRequest, of document: Document, _ drawn: inout DrawnInput
  ) throws(CommandFailure) -> [FigureTheme] {
    guard themes.isEmpty else { return themes }
    let asked = request.theme ?? .auto
    switch asked.source {
    case .builtIn(let name): return [FigureTheme(name)]
    case .file(let text):
      let path = asked.path(beside: document.input.name) ?? text
      if !drawn.files.contains(path) { drawn.files.append(path) }
      do {
        let (theme, diagnostics) = try ThemeChoice.read(path)
        for diagnostic in diagnostics { drawn.note(diagnostic.askedFor(at: asked.origin.location)) }
        return [theme]
      } catch {
        let diagnostics = error.diagnostics.map { $0.askedFor(at: asked.origin.location) }
        throw CommandFailure(error.code, diagnostics)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func splitIntoPages(_ count: Int, in input: String) -> Diagnostic {
    Diagnostic(
      code: "map-on-pages", severity: .note,
      message:
        "the map is drawn as an overview and \(count - 1) linked pages because a single page would be too large to read",
      suggestion: "draw a single page with --page-limit 0, or a part of the map with --focus",
      at: SourceLocation(file: input))
  }
}
