/// The way from a replayed model, or a map, to a figure's bytes.
///
/// ```swift
/// let replay = Replay(model)                             // UIKit's rules
/// let drawing = Pipeline().drawing(of: replay)           // model → figure
/// let svg = try drawing.bytes(as: .svg, theme: .auto)    // figure → DOT → layout → SVG
/// ```
public struct Pipeline: Sendable {
  /// What all figures have in common.
  public var style: FigureStyle
  /// The pictures of screens that are drawn small in the boxes of controllers.
  public var pictures: ScreenPictures

  /// A pipeline for the figures of one document.
  public init(style: FigureStyle = FigureStyle(), pictures: ScreenPictures = ScreenPictures()) {
    self.style = style
    self.pictures = pictures
  }

  /// Decides what a figure of a moment shows; nothing has a place yet.
  public func drawing(of replay: Replay, _ request: FigureRequest = FigureRequest()) -> Drawing {
    drawing(of: .replay(replay), request)
  }

  /// Decides what a figure of what was seen shows; nothing has a place yet.
  public func drawing(of observation: SeenHierarchy, _ request: FigureRequest = FigureRequest()) -> Drawing {
    drawing(of: .observation(observation), request)
  }

  /// Decides what a figure of a map shows; nothing has a place yet.
  public func drawing(of map: NavigationMap, _ request: FigureRequest = FigureRequest(kind: .map)) -> Drawing {
    drawing(of: .map(map), request)
  }

  private func drawing(of subject: Drawing.Subject, _ request: FigureRequest) -> Drawing {
    Drawing(subject: subject, request: request, style: style, pictures: pictures)
  }
}

/// What the figures of a document have in common, apart from their theme.
public struct FigureStyle: Hashable, Sendable {
  /// Put before every identifier in an SVG, so that several fit into one page.
  public var idPrefix: String
  /// Whether a legend explains the lines.
  public var legend: LegendMode
  /// How many pixels of a PNG one point of the figure becomes; more than 0.
  public var scale: Double
  /// Where controllers lead that have no link of their own.
  public var links: LinkTemplate?
  /// Where an SVG takes its dark colours from, when its theme has any.
  public var darkMode = DarkMode.preference
  /// The most pixels of a PNG.
  public var pixelLimit: Int

  /// By default no prefix, a legend where more than two kinds of line occur, a pixel for a point, and the controllers' own
  /// links.
  public init(
    idPrefix: String = "", legend: LegendMode = .auto, scale: Double = 1, links: LinkTemplate? = nil,
    pixelLimit: Int = 100_000_000
  ) {
    self.pixelLimit = pixelLimit
    self.idPrefix = idPrefix
    self.legend = legend
    self.scale = scale
    self.links = links
  }
}
