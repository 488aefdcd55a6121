import VCDiagnostics
import VCDiagram
import VCImporters
import VCModel
import VCWords
import ViewControllerGraph

/// Draws the figures of a page.
package struct PageFigures {
  /// The location of a page and of its images.
  package struct Place: Hashable, Sendable {
    /// The folder to which `src` is relative; relative to the site.
    package var folder: String
    /// The prefix of the images' names.
    package var stem: String
    /// The folder of the images, relative to the site.
    package var images: String
    /// The URL of that folder, relative to the page.
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
  /// The link target of figures, which a block can override.
  var target: BlockOptions.Target?
  /// The language of the text, which a block can override.
  var language = Language.english
  var isNumbered = false
  /// The themes of figures, which a block can override.
  let looks: PageThemes
  let style: FigureStyle
  let paths: SitePaths
  let themes: ThemeCache
  /// The combined result of the page's blocks so far.
  private(set) var result = TaskResult(inputs: [])
  private var names: BlockNames
  /// The number of numbered figures.
  private var count = 0
  /// By name, the number of inline SVGs.
  private var inlined: [String: Int] = [:]

  /// Wider inline figures get a link to a separate file.
  private static let widthOfColumns = 820.0

  init(
    _ place: Place, as embedding: BlockOptions.Embedding, _ looks: PageThemes, style: FigureStyle,
    in paths: SitePaths, _ themes: ThemeCache
  ) {
    self.place = place
    names = BlockNames(stem: place.stem)
    self.embedding = embedding
    self.looks = looks
    self.style = style
    self.paths = paths
    self.themes = themes
  }

  /// Returns the markup of a block's figure; its files are added to the result.
  mutating func markup(for block: FigureBlock) -> Diagnosed<String?> {
    let options = BlockOptions.read(block, in: place.folder)
    return Language.$current.withValue(options.value.language ?? language) { markup(for: block, options) }
  }

  private mutating func markup(for block: FigureBlock, _ options: Diagnosed<BlockOptions>) -> Diagnosed<String?> {
    guard !options.hasErrors else { return Diagnosed(nil, options.diagnostics) }
    do {
      let subject = try subject(of: block, options.value)
      var request = options.value.request
      request.origin = Origin(block.location)
      let markdown = try subject.inLanguage { () throws(TaskFailure) in
        try embed(subject, request, options.value, of: block).markdown
      }
      return Diagnosed(markdown, options.diagnostics + subject.diagnostics)
    } catch {
      return Diagnosed(nil, options.diagnostics + error.diagnostics)
    }
  }

  private mutating func subject(of block: FigureBlock, _ options: BlockOptions) throws(TaskFailure) -> FigureSubject {
    guard let source = options.source else {
      do {
        var subject = try FigureSubject(bytes: Array(block.model.utf8), name: block.location.file)
        try remember(subject.readPictures(of: block.location.file, in: paths))
        return subject
      } catch {
        throw TaskFailure(diagnostics: error.diagnostics.map { $0.moved(into: block) })
      }
    }
    guard block.model.allSatisfy(\.isWhitespace) else {
      throw TaskFailure(diagnostics: [.twoSources(source, at: block.location)])
    }
    let path = SitePaths.normalized(place.folder + source)
    let file: SourceFile
    do {
      file = try SourceFile(path, in: paths, relativeTo: place.folder)
    } catch {
      result.inputs += error.inputs
      throw TaskFailure(diagnostics: error.diagnostics.map { $0.askedFor(at: block.location) })
    }
    remember([file.record])
    guard InputKind.isMeantAsInput(file.bytes, name: path) else {
      throw TaskFailure(diagnostics: [.notAnInput(source, at: block.location)])
    }
    var subject = try FigureSubject(bytes: file.bytes, name: path, wireframes: options.request.wireframes)
    try remember(
      subject.readPictures(of: path, table: options.screenshots, askedForAt: block.location, in: paths))
    return subject
  }

  /// Records inputs, each file once.
  private mutating func remember(_ records: [BuildState.FileRecord]) {
    for record in records where !result.inputs.contains(where: { $0.path == record.path }) {
      result.inputs.append(record)
    }
  }

  private mutating func embed(
    _ subject: FigureSubject, _ request: FigureRequest, _ options: BlockOptions, of block: FigureBlock
  ) throws(TaskFailure) -> EmbeddedFigure {
    let location = block.location
    let name = names.name(for: options, of: block, subject)
    var style = style
    let embedding = options.embedding ?? embedding
    if embedding == .inline { try prepareInline(&style, name, of: block) }
    let (drawing, facts) = try subject.drawing(request, style, of: options.source ?? location.file)
    result.facts.append(facts)
    let looks = options.theme.map { PageThemes([$0]) } ?? looks
    let table = ControllerTable(drawing)
    var figure = EmbeddedFigure(
      alternativeText: options.alternativeText ?? drawing.alternativeText,
      content: .mermaid(""))
    figure.pageLanguage = language
    figure.caption = caption(options)
    try fill(&figure, as: embedding, with: drawing, name, looks, options, at: location)
    // An inline SVG includes its description.
    if embedding != .inline, options.alternativeText == nil, drawing.summary != drawing.alternativeText {
      figure.description = drawing.diagram.explanation
    }
    if embedding != .inline, embedding != .mermaid {
      figure.target = try address(of: options.target ?? target, drawing, name, looks, at: location)
    }
    let losesLinks = embedding != .inline && table?.hasLinks == true
    figure.table = options.hasTable ?? losesLinks ? table?.markdown : nil
    return figure
  }

  /// Adds the figure's content to the markup, and its files to the result.
  private mutating func fill(
    _ figure: inout EmbeddedFigure, as embedding: BlockOptions.Embedding, with drawing: Drawing, _ name: String,
    _ looks: PageThemes, _ options: BlockOptions, at location: SourceLocation
  ) throws(TaskFailure) {
    switch embedding {
    case .image:
      figure.content = .image(try image(drawing, name, looks.single, options, at: location))
    case .picture:
      let (light, dark) = try pair(drawing, name, looks, options, at: location)
      figure.content = .picture(light: light, dark: dark)
    case .only:
      let (light, dark) = try pair(drawing, name, looks, options, at: location)
      figure.content = .only(light: light, dark: dark)
    case .inline:
      try embedInline(drawing, name, looks, options, at: location, in: &figure)
    case .mermaid:
      figure.content = .mermaid(MermaidWriter.text(of: drawing.diagram.unrolled))
    }
  }

  /// Adapts the style to an SVG inside the page.
  private mutating func prepareInline(
    _ style: inout FigureStyle, _ name: String, of block: FigureBlock
  ) throws(TaskFailure) {
    if block.isInMDX { throw TaskFailure(diagnostics: [.inlineInMDX(at: block.location)]) }
    inlined[name, default: 0] += 1
    let uses = inlined[name, default: 1]
    // Identifiers are shared by all SVGs in a page, so they need a prefix.
    style.idPrefix += uses == 1 ? "\(name)-" : "\(name)-\(uses)-"
    style.darkMode = .page
  }

  private mutating func embedInline(
    _ drawing: Drawing, _ name: String, _ looks: PageThemes, _ options: BlockOptions, at location: SourceLocation,
    in figure: inout EmbeddedFigure
  ) throws(TaskFailure) {
    var svg = SVGText(try bytes(of: drawing, looks.single, at: location))
    if let width = options.width { svg.scale(toWidth: Double(width)) }
    if let words = options.alternativeText { svg.describe(as: words) }
    figure.content = .inline(svg.inPage)
    let isWide = svg.width ?? 0 > Self.widthOfColumns
    let target = options.target ?? target ?? (isWide ? .full : nil)
    if let address = try self.address(of: target, drawing, name, looks, at: location) {
      figure.fullSize = EmbeddedFigure.Link(words: say("Full size"), address: address)
    }
  }

  private mutating func caption(_ options: BlockOptions) -> String? {
    guard isNumbered else { return options.caption }
    count += 1
    return options.caption.map { say("Figure \(count). \($0)") } ?? say("Figure \(count)")
  }

  /// Returns the URL of a figure's link target, which is created if necessary.
  private mutating func address(
    of target: BlockOptions.Target?, _ drawing: Drawing, _ name: String, _ looks: PageThemes,
    at location: SourceLocation
  ) throws(TaskFailure) -> String? {
    switch target {
    case nil, .some(.none): return nil
    case .address(let address): return address
    case .full:
      let path = "\(place.images)/\(name).svg"
      if result.outputs.contains(where: { $0.path == SitePaths.normalized(path) }) { return addressed("\(name).svg") }
      return try image(drawing.standingAlone, name, looks.single, BlockOptions(), at: location)
    case .page:
      let theme = try themes.theme(looks.single, for: &result)
      let bytes: [UInt8]
      do {
        bytes = try drawing.standingAlone.bytes(as: .html, theme: .ofPage(for: [theme]))
      } catch {
        throw TaskFailure(diagnostics: error.diagnostics.map { $0.askedFor(at: location) })
      }
      add("\(name).html", bytes)
      return addressed("\(name).html")
    }
  }

  private mutating func pair(
    _ drawing: Drawing, _ name: String, _ looks: PageThemes, _ options: BlockOptions, at location: SourceLocation
  ) throws(TaskFailure) -> (light: String, dark: String) {
    let light = try image(drawing, name, looks.light, options, at: location)
    return (light, try image(drawing, "\(name)~dark", looks.dark, options, at: location))
  }

  /// Adds an image to the result.
  /// - Returns: Its URL in the page.
  private mutating func image(
    _ drawing: Drawing, _ name: String, _ theme: SiteTheme, _ options: BlockOptions, at location: SourceLocation
  ) throws(TaskFailure) -> String {
    var svg = SVGText(try bytes(of: drawing, theme, at: location))
    if let width = options.width { svg.scale(toWidth: Double(width)) }
    add("\(name).svg", svg.bytes)
    return addressed("\(name).svg")
  }

  /// Adds a file to the result; identical requests of two blocks produce one file.
  private mutating func add(_ file: String, _ bytes: [UInt8]) {
    let output = TaskResult.Output(path: SitePaths.normalized("\(place.images)/\(file)"), bytes: bytes)
    if !result.outputs.contains(output) { result.outputs.append(output) }
  }

  private func addressed(_ file: String) -> String { place.address.isEmpty ? file : "\(place.address)/\(file)" }

  private mutating func bytes(
    of drawing: Drawing, _ theme: SiteTheme, at location: SourceLocation
  ) throws(TaskFailure) -> [UInt8] {
    let theme = try themes.theme(theme, for: &result)
    do {
      let bytes = try drawing.bytes(as: .svg, theme: theme)
      result.diagnostics += [drawing.noteOnWidth?.askedFor(at: location)].compactMap(\.self)
      return bytes
    } catch {
      throw TaskFailure(diagnostics: error.diagnostics.map { $0.askedFor(at: location) })
    }
  }
}

extension FigureBlock {
  /// Whether the page is MDX, in which an SVG's markup would be parsed as code.
  fileprivate var isInMDX: Bool { location.file.hasSuffix(".mdx") || form == .markers(.mdx) }
}

extension FactSheet {
  /// Adds the facts of another figure on the same page.
  fileprivate mutating func append(_ other: FactSheet) {
    controllers += other.controllers
    transitions += other.transitions
  }
}
