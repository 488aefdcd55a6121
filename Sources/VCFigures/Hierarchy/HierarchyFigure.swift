import VCDiagram
import VCModel
import VCWords

/// The families at one moment, from left to right along the chain of presentations.
package struct HierarchyFigure {
  let hierarchy: Hierarchy
  let title: String
  let summary: String?
  let selection: FamilySelection
  let replayNotes: ReplayNotes
  let direction: FigureDirection?
  let detail: FigureDetail
  let rows: [Pointer]
  /// Whether the figure is one of several frames, whose order already shows which presentation came first.
  var isFrame = false
  /// Whether clusters name their windows, because there are several, at this moment or in another frame.
  var namesWindows: Bool
  /// The storyboard of each controller that one of the model's storyboards creates, with its identifier: "Main#item".
  var scenes: [ControllerID: String]
  /// The transition that runs at this moment.
  var underWay = TransitionUnderWay()

  /// - Parameters:
  ///   - hierarchy: The hierarchy to be shown.
  ///   - title: The title of the figure.
  ///   - summary: The author's description of the figure.
  ///   - focus: Show only families that contain one of these controllers, and those next to them; empty for all.
  ///   - depth: The number of presentations away from the focus; `nil` for the whole chain.
  ///   - direction: `nil` for left to right, unless that becomes far too wide.
  ///   - detail: With `pointers`, every box lists its pointers, and arrows start at the rows.
  ///   - rows: The pointers that every box lists; empty for the relevant ones.
  ///   - showsAbsent: Whether to show families that are neither in a window nor presented, too.
  ///   - made: Absent families to show in any case.
  ///   - replayNotes: The notes on the replay whose moment the figure shows.
  package init(
    _ hierarchy: Hierarchy, title: String, summary: String? = nil, focus: [ControllerID] = [], depth: Int? = nil,
    direction: FigureDirection? = nil, detail: FigureDetail = .compact, rows: [Pointer] = [],
    showsAbsent: Bool = false, besides made: Set<ControllerID> = [],
    replayNotes: ReplayNotes = ReplayNotes()
  ) {
    self.hierarchy = hierarchy
    self.title = title
    self.summary = summary
    self.direction = direction
    self.detail = detail
    self.rows = rows
    self.replayNotes = replayNotes
    underWay = replayNotes.underWay
    scenes = replayNotes.scenes
    namesWindows = hierarchy.windows.count > 1
    selection = FamilySelection(hierarchy, focus: focus, depth: depth, showsAbsent: showsAbsent, besides: made)
  }

  /// The figure as a diagram.
  package var diagram: Diagram {
    let tops = selection.tops
    let exposures = hierarchy.exposures
    let members = tops.flatMap(hierarchy.family(under:))
    let words = HierarchyWords(
      hierarchy, tops: tops, lead: summary, heading: replayNotes.heading(detail), exposures: exposures)
    let systemBars = SystemBarAnswers(hierarchy)
    let background = hierarchy.inBackground
    let delegates = Delegates(hierarchy, members: members, isFrame: isFrame)
    var diagram = Diagram(
      name: detail == .pointers ? "pointers" : "hierarchy", title: title,
      direction: direction ?? .leftToRight,
      nodes: members.compactMap { [drawn = Set(members)] in
        let presence = exposures[$0].map(DiagramNode.Presence.init)
        let isSeen = presence != .covered || !background.contains($0)
        return node($0, isSeen ? presence : .background, systemBars, delegates, drawn: drawn)
      },
      edges: presentations(members) + containments(members) + delegates.edges,
      clusters: FamilyClusters(
        hierarchy: hierarchy, tops: tops, underWay: underWay, namesWindows: namesWindows
      ).clusters,
      caption: members.isEmpty ? say("No controllers.") : caption(members))
    diagram.isDirectionFixed = direction != nil
    (diagram.sentences, diagram.brief) = (words.sentences, words.brief)
    return diagram
  }

  /// Returns the caption about the moment, and about parts that the figure leaves out.
  private func caption(_ members: [ControllerID]) -> String? {
    let notes = [
      replayNotes.noteOnMoment(drawn: Set(members)), ArrowPolicy(hierarchy).caption, selection.note(replayNotes),
      replayNotes.noteOnRefusals, replayNotes.noteOnOpenQuestions,
    ].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  private func node(
    _ id: ControllerID, _ presence: DiagramNode.Presence?, _ systemBars: SystemBarAnswers, _ delegates: Delegates,
    drawn: Set<ControllerID>
  ) -> DiagramNode? {
    guard var controller = hierarchy.controller(id) else { return nil }
    controller.storyboard = controller.storyboard ?? scenes[id]
    var node = ControllerNode(
      hierarchy: hierarchy, controller: controller, presence: presence, systemBars: systemBars,
      namedDelegate: delegates.named[id], isPopping: underWay.isPopping(id)
    ).node
    if detail == .pointers { node.rows = PointerRows(hierarchy: hierarchy, id: id, drawn: drawn, chosen: rows).rows() }
    return node
  }

  private func containments(_ members: [ControllerID]) -> [DiagramEdge] {
    members.flatMap { parent in
      let shown = Set(hierarchy.visibleChildren(of: parent))
      return hierarchy.children(of: parent).map { child in
        let isShown = shown.contains(child)
        return DiagramEdge(
          id: "contains \(parent.rawValue) \(child.rawValue)", kind: isShown ? .shownChild : .child,
          from: .init(parent.rawValue, port: detail == .pointers ? PointerRows.children : nil),
          to: .init(child.rawValue),
          name: isShown
            ? say("\(hierarchy.words(for: parent)) contains and shows \(hierarchy.words(for: child))")
            : say("\(hierarchy.words(for: parent)) contains \(hierarchy.words(for: child))")
        ).withTooltip(hierarchy.containmentOrigin(of: child))
      }
    }
  }

  /// Returns the effective presenter's edges, and those of the initiators where they differ.
  private func presentations(_ members: [ControllerID]) -> [DiagramEdge] {
    let drawn = Set(members)
    let presentations = hierarchy.presentations.filter { drawn.contains($0.presenter) && drawn.contains($0.presented) }
    let captionHasNumbers =
      replayNotes.noteOnMoment(drawn: drawn) != nil || replayNotes.hasNumbers(on: selection.absent)
    let isNumbered = !isFrame && !hierarchy.isObserved && (branches(presentations) || captionHasNumbers)
    return presentations.flatMap { presentation -> [DiagramEdge] in
      let lines = PresentationLines(
        hierarchy: hierarchy, presentation: presentation, drawn: drawn, isFrame: isFrame,
        number: isNumbered ? presentation.step : nil)
      let edges = detail == .pointers ? PointerLines(lines: lines).edges : lines.chosen
      return edges.map { $0.withTooltip(presentation.origin) }
    }
  }

  /// Returns whether several presentations start in one family, so that their places do not show which came first.
  private func branches(_ presentations: [Presentation]) -> Bool {
    let presenters = presentations.map { hierarchy.familyTop(of: $0.presenter) }
    return Set(presenters).count < presenters.count
  }
}

/// The edges of one presentation.
struct PresentationLines {
  static let labelWidth = 150.0

  let hierarchy: Hierarchy
  let presentation: Presentation
  /// The controllers in the figure.
  let drawn: Set<ControllerID>
  /// Whether the figure is one of several frames. An earlier one shows an initiator that has left the figure, and a changed
  /// label would look like another presentation.
  var isFrame = false
  /// The presentation's step, counted from one; `nil` if the figure's order shows it, or if it existed at the start.
  var number: Int?

  var presents: DiagramEdge {
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    let notes = hierarchy.notes(on: presentation)
    let label =
      numberedLines(
        number.map { "\($0)." } ?? "", presentation.trigger ?? "", width: Self.labelWidth, limit: 3)
      + (notes + asked).flatMap { TextStyle.edgeLabel.lines(of: $0, width: Self.labelWidth, limit: 2) }
    let (from, to) = (hierarchy.words(for: presenter), hierarchy.words(for: presented))
    var name = say("\(from) presents \(to) \(hierarchy.stylePhrase(of: presentation))")
    if let number { name = "\(number). \(name)" }
    for note in notes + asked { name += ", " + note }
    var edge = DiagramEdge(
      id: "presents \(presented.rawValue)", kind: .presents, from: .init(presenter.rawValue),
      to: .init(presented.rawValue), label: label, span: hierarchy.span(from: presenter, to: presented),
      name: presentation.trigger.map { say("\(name), after: \($0.singleLine.isolated)") } ?? name)
    edge.labelParts = [numbered(number.map { "\($0)." } ?? "", presentation.trigger?.singleLine ?? "")] + notes + asked
    return edge
  }

  /// The initiator in words, if it is another controller that the figure does not show.
  private var asked: [String] {
    guard !isFrame, let initiator, !drawn.contains(initiator), hierarchy.environment.policy.arrows != .effective else {
      return []
    }
    return [say("asked by \(hierarchy.words(for: initiator))")]
  }

  /// The initiator, if another controller presents.
  private var initiator: ControllerID? {
    presentation.initiator.flatMap { $0 == presentation.presenter ? nil : $0 }
  }

  var asks: DiagramEdge? {
    guard let initiator, drawn.contains(initiator) else { return nil }
    let presented = presentation.presented
    return DiagramEdge(
      id: "asks \(presented.rawValue)", kind: .asks, from: .init(initiator.rawValue), to: .init(presented.rawValue),
      label: [say("asks")], span: hierarchy.span(from: initiator, to: presented),
      name: say("\(hierarchy.words(for: initiator)) asks for the presentation of \(hierarchy.words(for: presented))"))
  }
}

extension Hierarchy {
  /// Returns the number of ranks an edge spans so that one family begins after the end of the other; one inside a family.
  func span(from id: ControllerID, to other: ControllerID) -> Int {
    let top = familyTop(of: id)
    guard familyTop(of: other) != top else { return 1 }
    let depth = family(under: top).map { ancestors(of: $0).count }.max() ?? 0
    return max(1, depth - ancestors(of: id).count + 1)
  }
}
