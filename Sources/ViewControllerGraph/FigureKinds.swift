import VCFigures
import VCWords

/// Selects the code that draws each kind of figure; a new kind needs a type in `VCFigures` and a line here.
enum FigureKinds {
  static func diagram(
    of subject: Drawing.Subject, _ request: FigureRequest, _ pictures: ScreenPictures
  ) -> Diagram {
    var diagram = whole(of: subject, request, pictures)
    diagram.maxWidth = request.maxWidth
    return diagram
  }

  private static func whole(
    of subject: Drawing.Subject, _ request: FigureRequest, _ pictures: ScreenPictures
  ) -> Diagram {
    switch subject {
    case .replay(let replay):
      Figure.diagram(of: replay, request)
        .showing(pictures.thumbnails(for: replay.model, wireframes: request.wireframes))
    case .observation(let observation): Figure.diagram(of: observation, request)
    case .map(let map): MapFigure(map, request).diagram.showing(pictures.thumbnails)
    }
  }
}

extension MapFigure {
  /// Creates the requested figure of a map.
  init(_ map: NavigationMap, _ request: FigureRequest) {
    self.init(
      map, title: request.name ?? say("Navigation map"), focus: request.focus, depth: request.depth,
      options: request.map,
      direction: request.direction, wireframes: request.wireframes)
  }
}
