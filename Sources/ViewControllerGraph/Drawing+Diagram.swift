import VCFigures
import VCWords

extension Drawing.Subject {
  /// Returns the contents of a requested figure.
  func diagram(_ request: FigureRequest, _ pictures: ScreenPictures) -> Diagram {
    var diagram =
      switch self {
      case .replay(let replay):
        Figure.diagram(of: replay, request)
          .showing(pictures.thumbnails(for: replay.model, wireframes: request.wireframes))
      case .observation(let observation): Figure.diagram(of: observation, request)
      case .map(let map): MapFigure(map, request).diagram.showing(pictures.thumbnails)
      }
    diagram.maxWidth = request.maxWidth
    return diagram
  }
}

extension MapFigure {
  /// Creates the requested figure of a map.
  init(_ map: NavigationMap, _ request: FigureRequest) {
    self.init(
      map, title: request.name ?? say("Navigation map"), focus: request.focus, depth: request.depth,
      options: request.map, direction: request.direction, wireframes: request.wireframes)
  }
}
