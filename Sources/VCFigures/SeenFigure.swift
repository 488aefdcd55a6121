import VCDiagram
import VCModel
import VCWords

extension Figure {
  /// The diagram of what was seen of a running app: the families as they stood, or the chain of screens.
  ///
  /// Nothing is worked out. What the dumps do not say is left open, and named where it matters.
  package static func diagram(of observation: SeenHierarchy, _ request: FigureRequest = FigureRequest()) -> Diagram {
    let title = request.name ?? say("As seen")
    let isOne = observation.dumps.count == 1
    let summary = isOne ? say("Seen in a dump of the running app.") : say("Seen in dumps of the running app.")
    var diagram: Diagram
    switch request.kind {
    case .chain:
      diagram = ChainFigure(observation.hierarchy, title: title, summary: summary, direction: request.direction).diagram
    case .frames where observation.dumps.count > 1:
      diagram = SeenFrames(observation, title: title, request).diagram
    default:
      let detail: FigureDetail = request.kind == .pointers ? .pointers : request.detail ?? .compact
      diagram =
        HierarchyFigure(
          observation.hierarchy, title: title, summary: summary, focus: request.focus, depth: request.depth,
          direction: request.direction, detail: detail, showsAbsent: request.showsAbsent
        ).diagram
    }
    guard !diagram.nodes.isEmpty else { return diagram }
    diagram.caption = caption(observation)
    guard !request.showsAbsent else { return diagram }
    if let note = diagram.unseenNote { diagram.caption? += " " + note }
    return diagram.leavingOutUnseen
  }

  /// A dump shows who presents, never who asked (R144).
  private static func caption(_ observation: SeenHierarchy) -> String {
    let count = observation.dumps.count
    let source = count == 1 ? say("a dump") : counted(count, "dump")
    let seen = say("As seen in \(source); nothing is replayed.")
    let asked = observation.hierarchy.presentations.isEmpty ? nil : say("Who asked for a presentation is not known.")
    return [seen, asked].compactMap(\.self).joined(separator: " ")
  }
}

extension Diagram {
  /// Boxes for controllers that must be there although no dump shows them.
  private var unseen: Set<String> { Set(nodes.filter { $0.presence == .unresolved }.map(\.id)) }

  /// Says of which controllers it is not known who presents or contains them; `nil` where all is known.
  fileprivate var unseenNote: String? {
    let titles = Dictionary(nodes.map { ($0.id, $0.title.joined(separator: " ")) }) { first, _ in first }
    let cut = edges.filter { [unseen] in unseen.contains($0.tail.node) && !unseen.contains($0.head.node) }
    func heads(_ isTree: Bool) -> [String] {
      cut.filter { ($0.kind == .child || $0.kind == .shownChild) == isTree }.map {
        titles[$0.head.node] ?? $0.head.node
      }
    }
    let (contained, presented) = (heads(true), heads(false))
    let parts = [
      contained.isEmpty ? nil : say("what contains \(enumeration(contained))"),
      presented.isEmpty ? nil : say("who presents \(enumeration(presented))"),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : say("Not in the dump: \(enumeration(parts)).")
  }

  /// The same without boxes for what no dump shows, and without their lines.
  fileprivate var leavingOutUnseen: Diagram {
    let unseen = unseen
    guard !unseen.isEmpty else { return self }
    var result = self
    result.nodes.removeAll { unseen.contains($0.id) }
    result.edges.removeAll { unseen.contains($0.tail.node) || unseen.contains($0.head.node) }
    result.clusters = clusters.compactMap { $0.leavingOut(unseen) }
    return result
  }
}

extension DiagramCluster {
  /// The same without some boxes; `nil` where nothing is left.
  fileprivate func leavingOut(_ nodes: Set<String>) -> DiagramCluster? {
    var result = self
    result.members.removeAll(where: nodes.contains)
    result.clusters = clusters.compactMap { $0.leavingOut(nodes) }
    return result.nodes.isEmpty ? nil : result
  }
}
