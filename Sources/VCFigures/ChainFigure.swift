import VCDiagnostics
import VCDiagram
import VCModel
import VCReplay
import VCWords

/// The user's path through the screens: what opens each one, what dismisses it, and which screen comes back.
///
/// Each family of the chain is one screen, drawn in its state when it first presented, otherwise in its last visible state. A
/// model without presentations gets one screen for each controller that becomes visible.
package struct ChainFigure {
  private let journey: Journey
  private let hierarchy: Hierarchy
  private let absences: Absences
  private let title: String
  private let summary: String?
  private let direction: FigureDirection?
  private let showsTransitions: Bool

  /// Creates a chain of everything that the replay did.
  /// - Parameter showsTransitions: Whether each presented screen is also drawn in mid-transition.
  package init(
    _ replay: Replay, title: String, summary: String? = nil, direction: FigureDirection? = nil,
    showsTransitions: Bool = false
  ) {
    journey = Journey(replay)
    hierarchy = replay.hierarchy
    absences = Absences(replay)
    self.showsTransitions = showsTransitions
    self.title = title
    self.summary = summary
    self.direction = direction
  }

  /// Creates a chain from an observed hierarchy: the screens that covered each other, without steps.
  package init(_ seen: Hierarchy, title: String, summary: String? = nil, direction: FigureDirection? = nil) {
    journey = Journey(seen: seen)
    hierarchy = seen
    absences = Absences()
    showsTransitions = false
    self.title = title
    self.summary = summary
    self.direction = direction
  }

  /// The figure as a diagram.
  package var diagram: Diagram {
    var nodes = ChainNodes(journey).nodes
    var edges = journey.ways.enumerated().map { edge($1, number: $0 + 1, nodes: nodes) }
    if showsTransitions { ChainTransitions(journey).add(to: &nodes, &edges) }
    var diagram = Diagram(
      name: "chain", title: title, direction: direction ?? .leftToRight, nodes: nodes, edges: edges,
      caption: nodes.isEmpty ? say("No screens.") : caption)
    diagram.isDirectionFixed = true
    diagram.sentences = sentences(nodes)
    diagram.brief = diagram.sentences.prefix(2).joined(separator: " ")
    return diagram
  }

  /// A caption for what the screens and edges do not show: absent families, steps within a screen, and refused steps.
  private var caption: String? {
    let absent = absent
    let notes = [
      absences.note(on: absent, in: hierarchy),
      absences.noteOnSteps(besides: Set(journey.ways.flatMap(\.steps)), absent: absent),
      absences.noteOnRefusals(besides: absent),
    ].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// The families that are in no window and have no screen in the figure.
  private var absent: [ControllerID] {
    guard !hierarchy.isSeen else { return [] }
    let drawn = Set(journey.screens.flatMap { $0.hierarchy.family(under: $0.id) })
    return hierarchy.familyTops.filter { top in
      !hierarchy.isConnectedToWindow(top) && drawn.isDisjoint(with: hierarchy.family(under: top))
    }
  }

  private func edge(_ way: Journey.Way, number: Int, nodes: [DiagramNode]) -> DiagramEdge {
    let causes = way.causes.dropFirst().reduce(way.causes.first ?? "") { say("\($0), or \($1)") }
    // In a branching chain the position of a screen does not show when it opens.
    let numbers = journey.branches && !way.steps.isEmpty ? way.steps.map(String.init).joined(separator: ", ") + "." : ""
    let words = [numbers, causes].filter { !$0.isEmpty }.joined(separator: " ")
    let label = words.isEmpty ? [] : TextStyle.edgeLabel.lines(of: words, width: 150, limit: 4)
    let asked =
      way.askers.isEmpty
      ? [] : TextStyle.edgeLabel.lines(of: say("asked by \(enumeration(way.askers))"), width: 150, limit: 3)
    let notes = way.notes.flatMap { TextStyle.edgeLabel.lines(of: $0, width: 150, limit: 2) }
    let port = way.isOpening ? "open" : "return"
    let names = (name(way.from, nodes), name(way.to, nodes))
    var name = way.isOpening ? say("\(names.0) opens \(names.1)") : say("\(names.0) returns to \(names.1)")
    for note in way.notes { name = say("\(name), \(note)") }
    var edge = DiagramEdge(
      id: "\(way.isOpening ? "opens" : "returns") \(number)", kind: way.isOpening ? .opens : .returns,
      from: .init(way.from.rawValue, port: port), to: .init(way.to.rawValue, port: port), label: label + notes + asked,
      name: causes.isEmpty ? name : say("\(name), after: \(causes)"))
    edge.isBackward = !way.isOpening
    edge.tooltip = SourceLocation.tooltip(way.origins)
    return edge
  }

  private func name(_ id: ControllerID, _ nodes: [DiagramNode]) -> String {
    nodes.first { $0.id == id.rawValue }.map { $0.title.joined(separator: " ") } ?? id.rawValue
  }

  private func sentences(_ nodes: [DiagramNode]) -> [String] {
    let screens = nodes.map { $0.title.joined(separator: " ") }
    var sentences = [summary?.singleLine].compactMap { $0 }
    sentences.append(
      screens.isEmpty
        ? say("There are no screens.") : say("\(counted(screens.count, "screen")): \(enumeration(screens))."))
    for (position, way) in journey.ways.enumerated().prefix(20) {
      sentences.append(say("\(edge(way, number: position + 1, nodes: nodes).name)."))
    }
    return sentences
  }
}
