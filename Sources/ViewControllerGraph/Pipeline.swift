/// The steps from a replayed model, or a map, to a figure's bytes.
///
/// ```swift
/// let replay = Replay(model)                             // UIKit's rules
/// let drawing = Pipeline().drawing(of: replay)           // model → figure
/// let svg = try drawing.bytes(as: .svg, theme: .auto)    // figure → DOT → layout → SVG
/// ```
public struct Pipeline: Sendable {
  /// The common style of all figures.
  public var style: FigureStyle
  /// The screenshots that are drawn as thumbnails in the boxes of controllers.
  public var pictures: ScreenPictures

  /// Creates a pipeline for the figures of one document.
  public init(style: FigureStyle = FigureStyle(), pictures: ScreenPictures = ScreenPictures()) {
    self.style = style
    self.pictures = pictures
  }

  /// Returns the figure of a replay; its layout is computed later.
  public func drawing(of replay: Replay, _ request: FigureRequest = FigureRequest()) -> Drawing {
    drawing(of: .replay(replay), request)
  }

  /// Returns the figure of an observation; its layout is computed later.
  public func drawing(of observation: ObservedHierarchy, _ request: FigureRequest = FigureRequest()) -> Drawing {
    drawing(of: .observation(observation), request)
  }

  /// Returns the figure of a map; its layout is computed later.
  public func drawing(of map: NavigationMap, _ request: FigureRequest = FigureRequest(kind: .map)) -> Drawing {
    drawing(of: .map(map), request)
  }

  private func drawing(of subject: Drawing.Subject, _ request: FigureRequest) -> Drawing {
    Drawing(subject: subject, request: request, style: style, pictures: pictures)
  }
}

/// The common style of the figures in a document, apart from the theme.
public struct FigureStyle: Hashable, Sendable {
  /// A prefix for every identifier in an SVG, so that several can be on one page.
  public var idPrefix: String
  /// Whether a legend explains the lines.
  public var legend: LegendMode
  /// The number of PNG pixels per point of the figure; greater than 0.
  public var scale: Double
  /// The link of controllers that have none of their own.
  public var links: LinkTemplate?
  /// The source of an SVG's dark colours, if its theme has any.
  public var darkMode = DarkMode.preference
  /// The maximum number of pixels of a PNG.
  public var pixelLimit: Int

  /// Creates a style; by default without a prefix, with a legend if there is something to explain, one pixel per
  /// point, and the controllers' own links.
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

extension FigureStyle {
  /// A description of valid prefixes, for messages.
  package static let idPrefixRule = "letters (A-Z, a-z), digits, '-' and '_', beginning with a letter or '_'"

  /// Returns whether identifiers with this prefix are valid in SVG, and can be used in CSS selectors without escapes.
  package static func isIDPrefix(_ text: String) -> Bool {
    text.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_-]*)?/) != nil
  }
}
