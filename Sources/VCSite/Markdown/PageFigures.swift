import VCDiagnostics
import VCDiagram
import VCModel
import ViewControllerGraph

/// Draws the figures that a page asks for.
package struct PageFigures {
  /// Where a page is and where its images go.
  package struct Place: Hashable, Sendable {
    /// The folder that `src` is relative to; relative to the site.
    package var folder: String
    /// In front of the images' names.
    package var stem: String
    /// The folder of the images, relative to the site.
    package var images: String
    /// The same folder as the page addresses it.
    package var address: String

    package init(folder: String, stem: String, images: String, address: String) {
      self.folder = folder
      self.stem = stem
      self.images = images
      self.address = address
    }
  }

  let place: Place
  let embedding: BlockOptions.Embedding
  /// What figures look like where a block does not say otherwise.
  let looks: PageThemes
  let style: FigureStyle
  let paths: SitePaths
  let themes: ThemeShelf
  /// What the page's blocks have made so far.
  private(set) var result = TaskResult(inputs: [])
  private var names: [String: Int] = [:]
  private var count = 0

  init(
    _ place: Place, as embedding: BlockOptions.Embedding, _ looks: PageThemes, style: FigureStyle,
    in paths: SitePaths, _ themes: ThemeShelf
  ) {
    self.place = place
    self.embedding = embedding
    self.looks = looks
    self.style = style
    self.paths = paths
    self.themes = themes
  }

  /// What shows a block's figure; its files are added to the result.
  mutating func markup(for block: FigureBlock) -> Diagnosed<String?> {
    count += 1
    let options = BlockOptions.read(block, in: place.folder)
    guard !options.hasErrors else { return Diagnosed(nil, options.diagnostics) }
    do {
      let subject = try subject(of: block, options.value)
      var request = options.value.request
      request.origin = Origin(block.location)
      let figure = try embed(subject, request, options.value, at: block.location)
      return Diagnosed(figure.markdown, options.diagnostics + subject.diagnostics)
    } catch {
      return Diagnosed(nil, options.diagnostics + error.diagnostics)
    }
  }

  private mutating func subject(of block: FigureBlock, _ options: BlockOptions) throws(TaskFailure) -> FigureSubject {
    guard let source = options.source else {
      do {
        var subject = try FigureSubject(bytes: Array(block.body.utf8), name: block.location.file)
        try remember(subject.readPictures(of: block.location.file, in: paths))
        return subject
      } catch {
        throw TaskFailure(diagnostics: error.diagnostics.map { $0.moved(into: block) })
      }
    }
    guard block.body.allSatisfy(\.isWhitespace) else {
      throw TaskFailure(diagnostics: [.twoSources(source, at: block.location)])
    }
    let path = SitePaths.normalized(place.folder + source)
    let file: SourceFile
    do {
      file = try SourceFile(path, in: paths)
    } catch {
      result.inputs += error.inputs
      throw TaskFailure(diagnostics: error.diagnostics.map { $0.askedFor(at: block.location) })
    }
    remember([file.record])
    var subject = try FigureSubject(bytes: file.bytes, name: path)
    try remember(subject.readPictures(of: path, in: paths))
    return subject
  }

  /// Notes what was read, each file once.
  private mutating func remember(_ records: [BuildState.FileRecord]) {
    for record in records where !result.inputs.contains(where: { $0.path == record.path }) {
      result.inputs.append(record)
    }
  }

  private mutating func embed(
    _ subject: FigureSubject, _ request: FigureRequest, _ options: BlockOptions, at location: SourceLocation
  ) throws(TaskFailure) -> EmbeddedFigure {
    let name = name(for: options)
    var style = style
    let embedding = options.embedding ?? embedding
    // Several SVGs inside one page share its identifiers.
    if embedding == .inline { style.idPrefix += "\(name)-" }
    let (drawing, facts) = try subject.drawing(request, style, of: options.source ?? location.file)
    result.facts.append(facts)
    let looks = options.theme.map { PageThemes([$0]) } ?? looks
    let content: EmbeddedFigure.Content
    switch embedding {
    case .image:
      content = .image(try image(drawing, name, looks.single, at: location))
    case .picture:
      let light = try image(drawing, name, looks.light, at: location)
      content = .picture(light: light, dark: try image(drawing, "\(name)~dark", looks.dark, at: location))
    case .inline:
      content = .inline(String(decoding: try bytes(of: drawing, looks.single, at: location), as: UTF8.self))
    case .mermaid:
      content = .mermaid(MermaidWriter.text(of: drawing.diagram))
    }
    let table = ControllerTable(drawing)
    let losesLinks = embedding != .inline && table?.hasLinks == true
    return EmbeddedFigure(
      alternativeText: options.alternativeText ?? (drawing.summary.isEmpty ? drawing.title : drawing.summary),
      content: content, table: options.hasTable ?? losesLinks ? table?.markdown : nil)
  }

  /// Adds an image to the result.
  /// - Returns: Its address in the page.
  private mutating func image(
    _ drawing: Drawing, _ name: String, _ theme: SiteTheme, at location: SourceLocation
  ) throws(TaskFailure) -> String {
    let bytes = try bytes(of: drawing, theme, at: location)
    let file = "\(name).svg"
    result.outputs.append(
      TaskResult.Output(path: SitePaths.normalized("\(place.images)/\(file)"), bytes: bytes))
    return place.address.isEmpty ? file : "\(place.address)/\(file)"
  }

  private mutating func bytes(
    of drawing: Drawing, _ theme: SiteTheme, at location: SourceLocation
  ) throws(TaskFailure) -> [UInt8] {
    let theme = try themes.theme(theme, for: &result)
    do {
      return try drawing.bytes(as: .svg, theme: theme)
    } catch {
      throw TaskFailure(diagnostics: error.diagnostics.map { $0.askedFor(at: location) })
    }
  }

  /// The page's stem with the block's name or number.
  private mutating func name(for options: BlockOptions) -> String {
    let own = options.request.name.map(FigureNames.fileName) ?? "\(count)"
    let name = "\(place.stem)-\(own)"
    names[name, default: 0] += 1
    let uses = names[name, default: 1]
    return uses == 1 ? name : "\(name)-\(uses)"
  }
}

extension FactSheet {
  /// Adds the facts of another figure on the same page.
  fileprivate mutating func append(_ other: FactSheet) {
    controllers += other.controllers
    transitions += other.transitions
  }
}

extension Diagnostic {
  fileprivate static func twoSources(_ source: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "two-sources", severity: .error,
      message: "the block names '\(source)' and holds a model, expected one of them",
      at: location)
  }

  /// The same, at the place in the page where the block's line is.
  fileprivate func moved(into block: FigureBlock) -> Diagnostic {
    var copy = self
    copy.location = location.map { block.place(of: $0) } ?? block.location
    copy.notes = notes.map { note in
      var note = note
      note.location = note.location.map { block.place(of: $0) }
      return note
    }
    return copy
  }
}

extension FigureBlock {
  fileprivate func place(of inside: SourceLocation) -> SourceLocation {
    SourceLocation(
      file: location.file, line: inside.line > 0 ? inside.line + bodyLine - 1 : location.line,
      column: inside.column > 0 ? inside.column + prefix.count : inside.column)
  }
}
