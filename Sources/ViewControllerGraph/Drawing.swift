import VCFigures

/// A figure that can be written in any format.
public struct Drawing: Sendable {
  /// The subject of a drawing.
  public enum Subject: Sendable {
    /// The state after a replay's last step, or the steps themselves.
    case replay(Replay)
    /// The observed hierarchy of a running app.
    case observation(ObservedHierarchy)
    /// A navigation map.
    case map(NavigationMap)

    /// The hierarchy at the moment that is drawn; `nil` for a map.
    package var hierarchy: Hierarchy? {
      switch self {
      case .replay(let replay): replay.hierarchy
      case .observation(let observation): observation.hierarchy
      case .map: nil
      }
    }
  }

  /// The subject that is drawn.
  public let subject: Subject
  /// The requested figure.
  public let request: FigureRequest
  /// The boxes, lines and text; created lazily, since a map on pages is never drawn as a whole.
  package var diagram: Diagram {
    known.value { subject.diagram(request, pictures).linked(by: style.links, subject) }
  }
  /// The style that it shares with the other figures of its document.
  public private(set) var style: FigureStyle
  /// The pages to which it belongs; empty for a figure on one page.
  public internal(set) var pages: [PageLink] = []
  private let known: LazyDiagram
  let layout: LazyLayout
  let layoutsOfPages = PageLayouts()
  private let pictures: ScreenPictures

  /// - Parameters:
  ///   - subject: The replay, the map or the observation to be drawn.
  ///   - request: The kind of figure, and what it shows.
  ///   - diagram: The diagram, if it shows only part of the request.
  ///   - style: The style of the figure, apart from the theme.
  ///   - pictures: The screenshots of the controllers.
  ///   - layout: The layout, if another drawing has the same.
  init(
    subject: Subject, request: FigureRequest, diagram: Diagram? = nil, style: FigureStyle,
    pictures: ScreenPictures = ScreenPictures(), layout: LazyLayout = LazyLayout()
  ) {
    self.layout = layout
    self.pictures = pictures
    self.subject = subject
    self.request = request
    self.style = style
    known = LazyDiagram(diagram?.linked(by: style.links, subject))
  }

  /// The same figure for a separate file, if it was made as part of a page.
  package var standingAlone: Drawing {
    var drawing = self
    drawing.style.idPrefix = ""
    drawing.style.darkMode = .preference
    return drawing
  }

  /// Returns the diagram with its layout, which all formats and themes share.
  func placed() throws(ExportError) -> PlacedDiagram { try layout.result(for: diagram) }

  /// The title of the figure.
  public var title: String { diagram.title }

  /// A description of the figure in sentences: a text alternative for readers who cannot see it.
  public var summary: String { diagram.summary }

  /// A short text alternative of one or two sentences: the topic and the content of the figure.
  public var alternativeText: String { diagram.alternativeText }

  /// Returns the figure as linked pages if it shows a map with more screens than `request.map.pageLimit`: an overview
  /// without a name, and a page for each part. A figure of kind `frames` that is requested as files has one page per
  /// frame.
  /// - Parameter address: Returns the address of a named page, for the links between pages; `nil` is the overview.
  /// - Returns: The drawing itself, without a name, if one page is enough.
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

  /// A drawing for each frame, all of the same size.
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

  /// Returns the figure as a file in a format.
  /// - Throws: `ExportError` if Graphviz fails.
  public func bytes(as format: OutputFormat, theme: ThemeName = .auto) throws(ExportError) -> [UInt8] {
    try bytes(as: format, theme: FigureTheme(theme))
  }

  /// Returns the figure as a file in a format, in any theme.
  /// - Throws: `ExportError` if Graphviz fails.
  public func bytes(as format: OutputFormat, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    guard let exporter = Exporters.all.first(where: { $0.format == format }) else {
      throw ExportError("unsupported-format", "figures cannot be written as \(format.name)")
    }
    return try exporter.bytes(of: self, theme: theme)
  }

  /// Returns the figure as SVG text.
  /// - Throws: `ExportError` if Graphviz fails.
  public func svg(theme: ThemeName = .auto) throws(ExportError) -> String {
    String(decoding: try bytes(as: .svg, theme: theme), as: UTF8.self)
  }

  /// Returns the frames of a figure of kind `frames`, in order, each drawn separately; empty for other kinds.
  /// - Throws: `ExportError` if Graphviz fails.
  public func frames(theme: ThemeName = .auto) throws(ExportError) -> [DrawingFrame] {
    let documents = try placed().frames(FigureOptions(self, FigureTheme(theme)))
    return zip(diagram.frames, documents).map { DrawingFrame($0, $1) }
  }
}

/// A page of a figure with several pages, as linked from the others.
public struct PageLink: Hashable, Sendable {
  /// The title of the page.
  public var title: String
  /// The address of the page, relative to the others.
  public var address: String
  /// Whether it is the page that contains the link.
  public var isCurrent = false
}

/// One frame of a figure of kind `frames`.
///
/// All frames of a figure have the same size, and nodes that occur in several frames keep their position.
public struct DrawingFrame: Hashable, Sendable {
  /// The number of the step just taken, starting at 1; zero is the start.
  public var number: Int
  /// The trigger of the step, in the model's words if it has any.
  public var title: String
  /// UIKit's effect; empty at the start.
  public var detail: String
  /// Whether UIKit refused the step, or never reached it.
  public var isRefused: Bool
  /// A description of the frame in sentences.
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
