import VCDiagram
import VCModel
import VCReplay
import VCWords

/// Creates the diagrams of a model's figures, before layout.
package enum Figure {
  /// Returns the diagram of a requested figure of a model.
  ///
  /// If the request has a `step`, the model is replayed up to that step only. Maps are made from a navigation map instead (see
  /// `MapFigure`); for a request of a map this draws the model's hierarchy.
  package static func diagram(of replay: Replay, _ request: FigureRequest = FigureRequest()) -> Diagram {
    let shown = request.step.map { $0 < replay.steps.count ? Replay(replay.model, through: $0) : replay } ?? replay
    let title = replay.model.title ?? request.name ?? say("View controllers")
    let summary = replay.model.description
    switch request.kind {
    case .chain:
      return ChainFigure(
        shown, title: title, summary: summary, direction: request.direction,
        showsTransitions: request.contents.showsTransitions
      ).diagram
    case .frames:
      var diagram = FramesFigure(
        shown, title: title, summary: summary, focus: request.focus, depth: request.depth,
        direction: request.direction, detail: request.detail ?? .compact, steps: request.steps,
        showsCallbacks: request.contents.showsCallbacks
      ).diagram
      diagram.arrangement = request.frames
      return diagram
    case .styles:
      let name = replay.model.title ?? request.name ?? say("Presentation styles")
      let environment = shown.hierarchy.environment
      if request.contents.showsTransitions {
        return TransitionsFigure(environment, title: name, summary: summary).diagram
      }
      return StylesFigure(environment, title: name, summary: summary, styles: request.contents.styles).diagram
    case .hierarchy, .pointers, .map:
      let detail: FigureDetail = request.kind == .pointers ? .pointers : request.detail ?? .compact
      return HierarchyFigure(
        shown.hierarchy, title: title, summary: summary, focus: request.focus, depth: request.depth,
        direction: request.direction, detail: detail, rows: request.contents.rows, showsAbsent: request.showsAbsent,
        replayNotes: ReplayNotes(shown)
      ).diagram
    }
  }
}
