import VCDiagram
import VCModel
import VCWords

extension Figure {
  /// Returns the diagram of a running app's observed hierarchy: the families as they were, or the chain of screens.
  ///
  /// Nothing is inferred. What the dumps do not contain stays open, and is mentioned where it matters.
  package static func diagram(of observation: ObservedHierarchy, _ request: FigureRequest = FigureRequest()) -> Diagram
  {
    let title = request.name ?? say("As recorded")
    let isOne = observation.dumps.count == 1
    let summary = isOne ? say("From a dump of the running app.") : say("From dumps of the running app.")
    var diagram: Diagram
    switch request.kind {
    case .chain:
      diagram = ChainFigure(observation.hierarchy, title: title, summary: summary, direction: request.direction).diagram
    case .frames where observation.dumps.count > 1:
      diagram = ObservedFrames(observation, title: title, request).diagram
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
    if let note = diagram.inferredNote { diagram.caption? += " " + note }
    return diagram.leavingOutUnseen
  }

  /// Returns the caption. A dump contains the presenters, but never the initiators (R144).
  private static func caption(_ observation: ObservedHierarchy) -> String {
    let count = observation.dumps.count
    let source = count == 1 ? say("a dump") : counted(count, "dump")
    let seen = say("As recorded in \(source); nothing is replayed.")
    let asked = observation.hierarchy.presentations.isEmpty ? nil : say("The initiators of presentations are unknown.")
    return [seen, asked].compactMap(\.self).joined(separator: " ")
  }
}

extension Diagram {
  /// The boxes for controllers that must exist although no dump contains them.
  private var inferred: Set<String> { Set(nodes.filter { $0.presence == .unresolved }.map(\.id)) }

  /// A note on the controllers whose presenter or container is unknown; `nil` if all are known.
  fileprivate var inferredNote: String? {
    let titles = Dictionary(nodes.map { ($0.id, $0.title.joined(separator: " ")) }) { first, _ in first }
    let cut = edges.filter { [inferred] in inferred.contains($0.tail.node) && !inferred.contains($0.head.node) }
    func heads(ofContainment isContainment: Bool) -> [String] {
      cut.filter { $0.kind.isContainment == isContainment }.map { titles[$0.head.node] ?? $0.head.node }
    }
    let (contained, presented) = (heads(ofContainment: true), heads(ofContainment: false))
    let parts = [
      contained.isEmpty ? nil : say("the container of \(enumeration(contained))"),
      presented.isEmpty ? nil : say("the presenter of \(enumeration(presented))"),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : say("Not in the dump: \(enumeration(parts)).")
  }

  /// The diagram without boxes for controllers that no dump contains, and without their edges.
  fileprivate var leavingOutUnseen: Diagram {
    let inferred = inferred
    guard !inferred.isEmpty else { return self }
    var result = self
    result.nodes.removeAll { inferred.contains($0.id) }
    result.edges.removeAll { inferred.contains($0.tail.node) || inferred.contains($0.head.node) }
    result.clusters = clusters.compactMap { $0.leavingOut(inferred) }
    return result
  }
}

extension DiagramCluster {
  /// Returns the cluster without some boxes; `nil` if it becomes empty.
  fileprivate func leavingOut(_ nodes: Set<String>) -> DiagramCluster? {
    var result = self
    result.members.removeAll(where: nodes.contains)
    result.clusters = clusters.compactMap { $0.leavingOut(nodes) }
    return result.nodes.isEmpty ? nil : result
  }
}
