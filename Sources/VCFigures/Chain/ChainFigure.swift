import VCDiagnostics
import VCDiagram
import VCModel
import VCReplay
import VCWords

/// The user's path through the screens: what opens each one, what dismisses it, and which screen comes back.
///
/// Each family of the chain is one screen as the user arrives there, and another one for each change of what it shows, such as a
/// push. A model without presentations gets screens for the controllers that become visible instead.
package struct ChainFigure {
  /// The number of transitions on to another screen up to which all screens are in a row, which needs no numbers.
  private static let mostInRow = 3

  private let journey: Journey
  private let screens: ChainNodes
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
    screens = ChainNodes(journey)
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
    screens = ChainNodes(journey)
    hierarchy = seen
    replayNotes = ReplayNotes()
    showsTransitions = false
    self.title = title
    self.summary = summary
    self.direction = direction
  }

  /// The figure as a diagram.
  package var diagram: Diagram {
    var nodes = screens.nodes
    let titles = nodes.map { ($0.id, $0.title.joined(separator: " ").inSentence) }
    let names = Dictionary(titles) { first, _ in first }
    let families = Dictionary(
      journey.screens.map { ($0.node, $0.hierarchy.title(of: $0.id).inSentence) }
    ) { first, _ in first }
    let caption = caption
    // The caption refers to steps by number; a long chain is drawn in several rows.
    let isLong = journey.legs.count { !journey.isBackward($0) } > Self.mostInRow
    let isNumbered = journey.branches || caption != nil || isLong
    var edges = journey.legs.enumerated().map { edge($1, number: $0 + 1, names, families, isNumbered: isNumbered) }
    let sentences = sentences(screens: titles.map(\.1), edges)
    if showsTransitions { ChainTransitions(journey).add(to: &nodes, &edges) }
    var diagram = Diagram(
      name: "chain", title: title, direction: direction ?? .leftToRight, nodes: nodes, edges: edges,
      caption: nodes.isEmpty ? say("No screens.") : caption)
    diagram.isDirectionFixed = true
    diagram.sentences = sentences
    diagram.brief = sentences.prefix(2).joined(separator: " ")
    return diagram
  }

  /// A caption for what the screens and edges do not show: absent families, steps within a screen, and refused steps.
  private var caption: String? {
    let absent = absent
    let notes = [
      replayNotes.note(on: absent, in: hierarchy),
      hierarchy.isObserved ? nil : replayNotes.noteOnLeftBehind(besides: absent, in: hierarchy),
      replayNotes.noteOnSteps(besides: Set(journey.legs.flatMap(\.steps)), absent: absent),
      HiddenAsker.note(on: journey.legs.flatMap(\.hiddenAskers)), replayNotes.noteOnRefusals,
      replayNotes.noteOnOpenQuestions,
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
    _ leg: Journey.Leg, number: Int, _ names: [String: String], _ families: [String: String], isNumbered: Bool
  ) -> DiagramEdge {
    let askers = leg.initiators.isEmpty ? "" : say("asked by \(enumeration(leg.initiators))")
    let asked = TextStyle.edgeLabel.lines(of: askers, width: 150, limit: 3)
    let notes = leg.notes.flatMap { TextStyle.edgeLabel.lines(of: $0, width: 150, limit: 2) }
    let isBackward = journey.isBackward(leg)
    let port = isBackward ? "return" : "open"
    let kind = EdgeKind(leg.kind)
    var edge = DiagramEdge(
      id: "\(kind.rawValue) \(number)", kind: kind,
      from: .init(leg.from, port: port), to: .init(leg.to, port: port),
      label: causes(of: leg, isNumbered: isNumbered) + notes + asked, name: sentence(about: leg, names, families))
    edge.isBackward = isBackward
    edge.labelParts = causeParts(of: leg, isNumbered: isNumbered) + leg.notes + [askers]
    edge.tooltip = SourceLocation.tooltip(leg.origins)
    return edge
  }

  /// Returns the lines about what takes a transition; in a sequence of steps, a line for each.
  private func causes(of leg: Journey.Leg, isNumbered: Bool) -> [String] {
    if leg.isSequence {
      return zip(leg.steps, leg.causes).flatMap { numberedLines("\($0).", $1, width: 150, limit: 2) }
    }
    return numberedLines(numbers(of: leg, isNumbered: isNumbered), alternatives(leg.causes), width: 150, limit: 4)
  }

  /// Returns the same, each part whole and not broken into lines.
  private func causeParts(of leg: Journey.Leg, isNumbered: Bool) -> [String] {
    if leg.isSequence { return zip(leg.steps, leg.causes).map { numbered("\($0).", $1) } }
    return [numbered(numbers(of: leg, isNumbered: isNumbered), alternatives(leg.causes))]
  }

  /// Returns the numbers of a transition's steps: in a branching chain the position of a screen does not show when it opens.
  private func numbers(of leg: Journey.Leg, isNumbered: Bool) -> String {
    isNumbered && !leg.steps.isEmpty ? leg.steps.map(String.init).joined(separator: ", ") + "." : ""
  }

  private func alternatives(_ causes: [String]) -> String {
    causes.dropFirst().reduce(causes.first ?? "") { say("\($0), or \($1)") }
  }

  /// Returns a sentence such as "Step 3: Shop opens Basket, asked by Article, after: Tap the basket". What is presented, or made
  /// the root of a window, is a family, whatever its screen is named after.
  private func sentence(
    about leg: Journey.Leg, _ names: [String: String], _ families: [String: String]
  ) -> String {
    let names = (names[leg.from] ?? leg.from, names[leg.to] ?? leg.to)
    let families = (families[leg.from] ?? names.0, families[leg.to] ?? names.1)
    var sentence =
      switch leg.kind {
      case .opening:
        presenter(of: leg).map { say("On \(names.0), \($0) presents \(families.1)") }
          ?? say("\(names.0) opens \(families.1)")
      case .changing: names.0 == names.1 ? say("\(names.0) changes") : say("\(names.0) is followed by \(names.1)")
      case .returning: say("\(names.0) returns to \(names.1)")
      case .unwinding: say("\(names.0) unwinds to \(names.1)")
      case .replacing: say("\(families.1) replaces \(families.0) as the root of the window")
      }
    if leg.kind != .replacing { for note in leg.notes { sentence = say("\(sentence), \(note)") } }
    if !leg.initiators.isEmpty { sentence = say("\(sentence), asked by \(enumeration(leg.initiators))") }
    let causes = leg.isSequence ? enumeration(leg.causes.map(\.isolated)) : alternatives(leg.causes.map(\.isolated))
    if !causes.isEmpty { sentence = say("\(sentence), after: \(causes)") }
    guard let step = leg.steps.first else { return sentence }
    return leg.steps.count == 1
      ? say("Step \(step): \(sentence)") : say("Steps \(enumeration(leg.steps.map(String.init))): \(sentence)")
  }

  /// Returns the name of the controller that presents, unless the screen has its name.
  private func presenter(of leg: Journey.Leg) -> String? {
    guard leg.presenters.count == 1, let presenter = leg.presenters.first,
      let screen = journey.screens.first(where: { $0.node == leg.from }),
      screen.hierarchy.title(of: screens.namesake(of: screen)) != screen.hierarchy.title(of: presenter)
    else { return nil }
    return screen.hierarchy.words(for: presenter)
  }

  private func sentences(screens: [String], _ edges: [DiagramEdge]) -> [String] {
    var sentences = [summary?.singleLine].compactMap { $0 }
    sentences.append(
      screens.isEmpty
        ? say("There are no screens.") : say("\(counted(screens.count, "screen")): \(enumeration(screens))."))
    return sentences + edges.prefix(20).map(\.name.asSentence)
  }
}

extension EdgeKind {
  /// Creates the kind of edge for a transition of a journey.
  fileprivate init(_ kind: Journey.Leg.Kind) {
    switch kind {
    // A new root is no return, even if its screen was there before.
    case .opening, .replacing: self = .opens
    case .changing: self = .show
    case .returning: self = .returns
    case .unwinding: self = .unwind
    }
  }
}
