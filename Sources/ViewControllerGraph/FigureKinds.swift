/// The kinds of figure and who draws them; a new one gets a folder in `VCDiagram` and a line here.
enum FigureKinds {
  static func diagram(of subject: Drawing.Subject, _ request: FigureRequest) -> Diagram {
    switch subject {
    case .replay(let replay): Figure.diagram(of: replay, request)
    case .map(let map): diagram(of: map, request)
    }
  }

  private static func diagram(of map: NavigationMap, _ request: FigureRequest) -> Diagram {
    MapFigure(
      map, title: request.name ?? "Navigation map", focus: request.focus, depth: request.depth,
      direction: request.direction
    ).diagram
  }
}
