import VCFigures

/// A figure that knows what it shows and can be written in any format.
public struct Drawing: Sendable {
  /// What is drawn.
  public enum Subject: Sendable {
    /// The state after a replay's last step, or the way there.
    case replay(Replay)
    /// What was seen of a running app.
    case observation(SeenHierarchy)
    /// Everything that can happen.
    case map(NavigationMap)
  }

  /// What is drawn.
  public let subject: Subject
  /// What was asked for.
  public let request: FigureRequest
  /// The boxes, lines and words; made when they are first asked for, since a map on pages is never drawn as a whole.
  package var diagram: Diagram {
    known.value { FigureKinds.diagram(of: subject, request, pictures).linked(by: style.links, subject) }
  }
  /// What it has in common with the other figures of its document.
  public private(set) var style: FigureStyle
  /// The pages that it is one of; empty for a figure on one page.
  public internal(set) var pages: [PageLink] = []
  private let known: DiagramOnce
  private let layout: LayoutOnce
  private let layoutsOfPages = PageLayouts()
  private let pictures: ScreenPictures

  /// - Parameters:
  ///   - diagram: What it shows, where that is not all that was asked for.
  ///   - layout: Its places, where another drawing has the same.
  init(
    subject: Subject, request: FigureRequest, diagram: Diagram? = nil, style: FigureStyle,
    pictures: ScreenPictures = ScreenPictures(), layout: LayoutOnce = LayoutOnce()
  ) {
    self.layout = layout
    self.pictures = pictures
    self.subject = subject
    self.request = request
    self.style = style
    known = DiagramOnce(diagram?.linked(by: style.links, subject))
  }

  /// The same figure for a file of its own, where it has been one for a part of a page.
  package var standingAlone: Drawing {
    var drawing = self
    drawing.style.idPrefix = ""
    drawing.style.darkMode = .preference
    return drawing
  }

  /// The diagram with its places, which every format and theme shares.
  func placed() throws(ExportError) -> PlacedDiagram { try layout.result(for: diagram) }

  /// What it is called.
  public var title: String { diagram.title }

  /// The figure in sentences: a text in its place for whoever cannot see it.
  public var summary: String { diagram.summary }

  /// One or two sentences in the figure's place: what it is about, and what is seen.
  public var alternativeText: String { diagram.alternativeText }

  /// The figure as linked pages, where it shows a map of more screens than `request.map.pageLimit`: an overview without a
  /// name, and a page for each part. A figure of kind `frames` that is asked for in files has one for each frame.
  /// - Parameter address: Where the page of a name is, for the links between pages; `nil` for the overview.
  /// - Returns: The drawing itself, without a name, when one page is enough.
  public func pages(address: (String?) -> String) -> [(name: String?, drawing: Drawing)] {
    guard case .map(let map) = subject else {
      return diagram.arrangement == .files && diagram.frames.count > 1 ? frameFiles : [(nil, self)]
    }
    let pages = MapFigure(map, request).pages { address($0) }
    let links = pages.count > 1 ? pages.map { PageLink(title: $0.diagram.title, address: address($0.name)) } : []
    return pages.enumerated().map { position, page in
      var diagram = page.diagram.showing(pictures.thumbnails)
      diagram.maxWidth = request.maxWidth
      let layout = layoutsOfPages.layout(of: page.name)
      var drawing = Drawing(subject: subject, request: request, diagram: diagram, style: style, layout: layout)
      drawing.pages = links
      if links.indices.contains(position) { drawing.pages[position].isCurrent = true }
      return (page.name, drawing)
    }
  }

  /// A drawing for each frame, all of one size.
  private var frameFiles: [(name: String?, drawing: Drawing)] {
    let (diagram, layout) = (diagram, layoutsOfPages.layout(of: "step"))
    return diagram.frames.map { frame in
      var alone = diagram
      alone.onlyFrame = frame.number
      (alone.sentences, alone.brief) = ([frame.summary], "")
      alone.title = "\(diagram.title), \(frame.heading)"
      let drawing = Drawing(subject: subject, request: request, diagram: alone, style: style, layout: layout)
      return ("step-\(frame.number)", drawing)
    }
  }

  /// The figure as a file in some format.
  /// - Throws: `ExportError`, when Graphviz refuses.
  public func bytes(as format: OutputFormat, theme: ThemeName = .auto) throws(ExportError) -> [UInt8] {
    try bytes(as: format, theme: FigureTheme(theme))
  }

  /// The figure as a file in some format, in a theme that need not be built in.
  /// - Throws: `ExportError`, when Graphviz refuses.
  public func bytes(as format: OutputFormat, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    guard let exporter = Exporters.all.first(where: { $0.format == format }) else {
      throw ExportError("unsupported-format", "figures cannot be written as \(format.name)")
    }
    return try exporter.bytes(of: self, theme: theme)
  }

  /// The figure as SVG text.
  /// - Throws: `ExportError`, when Graphviz refuses.
  public func svg(theme: ThemeName = .auto) throws(ExportError) -> String {
    String(decoding: try bytes(as: .svg, theme: theme), as: UTF8.self)
  }

  /// The moments of a figure of kind `frames`, in order, each drawn for itself; none for other kinds.
  /// - Throws: `ExportError`, when Graphviz refuses.
  public func frames(theme: ThemeName = .auto) throws(ExportError) -> [DrawingFrame] {
    let documents = try placed().frames(FigureOptions(self, FigureTheme(theme)))
    return zip(diagram.frames, documents).map { DrawingFrame($0, $1) }
  }
}

/// A page of a figure that has several, as the others speak of it.
public struct PageLink: Hashable, Sendable {
  /// What the page shows.
  public var title: String
  /// Where it is, seen from the others.
  public var address: String
  /// Whether it is the very page that has the link.
  public var isCurrent = false
}

/// One moment of a figure of kind `frames`.
///
/// All frames of a figure are of one size, and what stands in several of them stands at the same place.
public struct DrawingFrame: Hashable, Sendable {
  /// The step that has just been taken, counted from one; zero is the start.
  public var number: Int
  /// What happened: in a person's words where the model has any.
  public var title: String
  /// What UIKit made of it; empty at the start.
  public var detail: String
  /// Whether UIKit refused the step, or never came to it.
  public var isRefused: Bool
  /// The frame in sentences.
  public var summary: String
  /// The drawing, without heading and legend; its identifiers begin with the style's prefix and `step-N-`.
  public var svg: SVGDocument

  init(_ frame: DiagramFrame, _ svg: SVGDocument) {
    number = frame.number
    title = frame.title
    detail = frame.detail
    isRefused = frame.isRefused
    summary = frame.summary
    self.svg = svg
  }
}
