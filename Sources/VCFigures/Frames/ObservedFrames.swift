import VCDiagram
import VCModel
import VCWords

/// A figure with one hierarchy per dump: objects keep their places, and additions since the dump before are marked.
///
/// What happened between two dumps is unknown, so the figure does not describe it.
struct ObservedFrames {
  private let moments: [Hierarchy]
  private let title: String
  private let request: FigureRequest

  init(_ observation: ObservedHierarchy, title: String, _ request: FigureRequest) {
    moments = observation.moments
    self.title = title
    self.request = request
  }

  var diagram: Diagram {
    var families = WindowFamilies()
    let parts = moments.map {
      MomentParts(
        HierarchyFigure(
          $0, title: "", focus: request.focus, depth: request.depth, direction: request.direction,
          detail: request.detail ?? .compact, besides: Set($0.familyTops)), families: families.names(in: $0))
    }
    let frames = parts.enumerated().map { position, moment in
      frame(position, FrameParts(moment, after: position == 0 ? nil : parts[position - 1]))
    }
    let places = PlaceSharing(frames, windows: families.windows).places
    var whole = FrameUnion(places)
    for moment in parts { whole.add(moment) }
    var diagram = Diagram(
      name: "frames", title: title, summary: frames.map(\.summary).joined(separator: " "),
      direction: request.direction ?? .leftToRight, nodes: whole.nodes, edges: whole.edges, clusters: whole.clusters,
      caption: nil)
    diagram.frames = frames
    diagram.places = places
    diagram.isDirectionFixed = request.direction != nil
    return diagram.makingRoom
  }

  private func frame(_ position: Int, _ parts: FrameParts) -> DiagramFrame {
    var frame = DiagramFrame(number: position + 1, title: say("Dump \(position + 1)"))
    let seen = moments[position].visible.map(moments[position].words(for:))
    frame.detail = seen.isEmpty ? "" : say("\(enumeration(seen)) in front")
    frame.summary = frame.detail.isEmpty ? say("\(frame.title).") : say("\(frame.title): \(frame.detail).")
    frame.nodes = parts.nodes
    frame.edges = parts.edges
    frame.clusters = parts.clusters
    return frame
  }
}
