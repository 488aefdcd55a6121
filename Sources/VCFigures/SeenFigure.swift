import VCDiagram
import VCModel

extension Figure {
  /// The diagram of what was seen of a running app: the families as they stood, or the chain of screens.
  ///
  /// Nothing is worked out. What the dumps do not say is left open, and named where it matters.
  public static func diagram(of observation: Observation, _ request: FigureRequest = FigureRequest()) -> Diagram {
    let title = request.name ?? "As seen"
    let summary = "Seen in \(observation.dumps.count == 1 ? "a dump" : "dumps") of the running app."
    var diagram: Diagram
    switch request.kind {
    case .chain:
      diagram = ChainFigure(observation.hierarchy, title: title, summary: summary, direction: request.direction).diagram
    default:
      let detail: FigureDetail = request.kind == .pointers ? .pointers : request.detail ?? .compact
      diagram =
        HierarchyFigure(
          observation.hierarchy, title: title, summary: summary, focus: request.focus, depth: request.depth,
          direction: request.direction, detail: detail
        ).diagram
    }
    if !diagram.nodes.isEmpty { diagram.caption = caption(observation) }
    return diagram
  }

  /// A dump shows who presents, never who asked (R144).
  private static func caption(_ observation: Observation) -> String {
    let source = observation.dumps.count == 1 ? "a dump" : "\(observation.dumps.count) dumps"
    let asked = observation.hierarchy.presentations.isEmpty ? "" : " Who asked for a presentation is not known."
    return "As seen in \(source); nothing is replayed.\(asked)"
  }
}
