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
  private let replayNotes: ReplayNotes
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
    replayNotes = ReplayNotes(replay)
    self.showsTransitions = showsTransitions
    self.title = title
    self.summary = summary
    self.direction = direction
  }

  /// Creates a chain from an observed hierarchy: the screens that covered each other, without steps.
  package init(_ seen: Hierarchy, title: String, summary: String? = nil, direction: FigureDirection? = nil) {
    journey = Journey(seen: seen)
    hierarchy = seen
    replayNotes = ReplayNotes()
    showsTransitions = false
    self.title = title
    self.summary = summary
    self.direction = direction
  }

  /// The figure as a diagram.
  package var diagram: Diagram {
    var nodes = ChainNodes(journey).nodes
    let caption = caption
    // The caption refers to steps by number.
    let isNumbered = journey.branches || caption != nil
    var edges = journey.legs.enumerated().map { edge($1, number: $0 + 1, nodes: nodes, isNumbered: isNumbered) }
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
      replayNotes.note(on: absent, in: hierarchy),
      replayNotes.noteOnSteps(besides: Set(journey.legs.flatMap(\.steps)), absent: absent),
      replayNotes.noteOnRefusals, replayNotes.noteOnOpenQuestions,
    ].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// The families that are in no window and have no screen in the figure.
  private var absent: [ControllerID] {
    guard !hierarchy.isObserved else { return [] }
    let drawn = Set(journey.screens.flatMap { $0.hierarchy.family(under: $0.id) })
    return hierarchy.familyTops.filter { top in
      !hierarchy.isConnectedToWindow(top) && drawn.isDisjoint(with: hierarchy.family(under: top))
    }
  }

  private func edge(
    _ leg: Journey.Leg, number: Int, nodes: [DiagramNode], isNumbered: Bool = false
  ) -> DiagramEdge {
    let causes = leg.causes.dropFirst().reduce(leg.causes.first ?? "") { say("\($0), or \($1)") }
    // In a branching chain the position of a screen does not show when it opens.
    let numbers = isNumbered && !leg.steps.isEmpty ? leg.steps.map(String.init).joined(separator: ", ") + "." : ""
    let label = numberedLines(numbers, causes, width: 150, limit: 4)
    let askers = leg.initiators.isEmpty ? "" : say("asked by \(enumeration(leg.initiators))")
    let asked = TextStyle.edgeLabel.lines(of: askers, width: 150, limit: 3)
    let notes = leg.notes.flatMap { TextStyle.edgeLabel.lines(of: $0, width: 150, limit: 2) }
    let isBackward = !leg.isOpening
    let port = isBackward ? "return" : "open"
    // A new root is no return, even if its screen was there before.
    let kind: EdgeKind = isBackward && !leg.replacesRoot ? .returns : .opens
    var edge = DiagramEdge(
      id: "\(kind.rawValue) \(number)", kind: kind,
      from: .init(leg.from.rawValue, port: port), to: .init(leg.to.rawValue, port: port), label: label + notes + asked,
      name: sentence(about: leg, causes, nodes))
    edge.isBackward = isBackward
    edge.labelParts = [numbered(numbers, causes)] + leg.notes + [askers]
    edge.tooltip = SourceLocation.tooltip(leg.origins)
    return edge
  }

  /// Returns a sentence such as "Step 3: Shop opens Basket, asked by Article, after: Tap the basket".
  private func sentence(about leg: Journey.Leg, _ causes: String, _ nodes: [DiagramNode]) -> String {
    let names = (name(leg.from, nodes), name(leg.to, nodes))
    var sentence = leg.isOpening ? say("\(names.0) opens \(names.1)") : say("\(names.0) returns to \(names.1)")
    if leg.replacesRoot {
      sentence = say("\(names.1) replaces \(names.0) as the root of the window")
    } else {
      for note in leg.notes { sentence = say("\(sentence), \(note)") }
    }
    if !leg.initiators.isEmpty { sentence = say("\(sentence), asked by \(enumeration(leg.initiators))") }
    if !causes.isEmpty { sentence = say("\(sentence), after: \(causes)") }
    guard let step = leg.steps.first else { return sentence }
    return leg.steps.count == 1
      ? say("Step \(step): \(sentence)") : say("Steps \(enumeration(leg.steps.map(String.init))): \(sentence)")
  }

  private func name(_ id: ControllerID, _ nodes: [DiagramNode]) -> String {
    nodes.first { $0.id == id.rawValue }.map { $0.title.joined(separator: " ").inSentence } ?? id.rawValue
  }

  private func sentences(_ nodes: [DiagramNode]) -> [String] {
    let screens = nodes.map { $0.title.joined(separator: " ").inSentence }
    var sentences = [summary?.singleLine].compactMap { $0 }
    sentences.append(
      screens.isEmpty
        ? say("There are no screens.") : say("\(counted(screens.count, "screen")): \(enumeration(screens))."))
    for (position, leg) in journey.legs.enumerated().prefix(20) {
      sentences.append(edge(leg, number: position + 1, nodes: nodes).name.asSentence)
    }
    return sentences
  }
}
