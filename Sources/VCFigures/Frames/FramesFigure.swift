import VCDiagram
import VCModel
import VCReplay
import VCWords

/// One hierarchy per step: the same controller at the same place, what a step adds emphasised, what it takes struck out.
///
/// What is in no window and on no chain of presentations yet is left out until its step comes.
package struct FramesFigure {
  /// More steps than these are not drawn; the caption says so.
  static let frameLimit = 100

  private let replay: Replay
  private let title: String
  private let summary: String?
  private let focus: [ControllerID]
  private let depth: Int?
  private let direction: FigureDirection?
  private let detail: FigureDetail
  private let showsCallbacks: Bool
  private let steps: ClosedRange<Int>

  /// - Parameters:
  ///   - focus: Only families that hold one of these, and those next to them; empty for all.
  ///   - depth: How many presentations away from the focus; `nil` for the whole chain.
  ///   - direction: `nil` for left to right, unless that gets far too wide.
  ///   - steps: Only the frames after these steps, counted from one; zero is the start. `nil` for all.
  ///   - detail: With `pointers` every box lists in each frame whatever it lists in any.
  ///   - showsCallbacks: Whether the boxes list the appearance callbacks that each step causes.
  package init(
    _ replay: Replay, title: String, summary: String? = nil, focus: [ControllerID] = [], depth: Int? = nil,
    direction: FigureDirection? = nil, detail: FigureDetail = .compact, steps: ClosedRange<Int>? = nil,
    showsCallbacks: Bool = false
  ) {
    self.replay = replay
    self.title = title
    self.summary = summary
    self.focus = focus
    self.depth = depth
    self.direction = direction
    self.detail = detail
    self.showsCallbacks = showsCallbacks
    let last = replay.steps.count
    self.steps = (steps ?? 0...last).clamped(to: 0...last)
  }

  /// The figure as a diagram with frames; its own parts are all that occur in any of them.
  package var diagram: Diagram {
    // What a step changes is told from the moment before it.
    let base = max(steps.lowerBound - 1, 0)
    let states = Array(replay.states.prefix(last + 1).dropFirst(base))
    let all = moments(states)
    // Callbacks may change any box.
    let quiet = QuietFamilies(showsCallbacks ? [] : all)
    let moments = all.map(quiet.shrunk)
    let frames = (steps.lowerBound...last).map { step in
      let parts = FrameParts(moments[step - base], after: step == 0 ? nil : moments[step - 1 - base])
      var frame = frame(step, states[step - base], parts)
      if showsCallbacks, step > 0 {
        let rows = CallbackRows(replay.steps[step - 1], from: states[step - 1 - base], to: states[step - base])
        frame.nodes = frame.nodes.map(rows.listing)
      }
      return frame
    }
    let places = PlaceSharing(frames).places
    var whole = FrameUnion(places)
    for parts in moments { whole.add(parts) }
    var diagram = Diagram(
      name: "frames", title: title, direction: direction ?? .leftToRight, nodes: whole.nodes,
      edges: whole.edges, clusters: whole.clusters,
      caption: caption(isEmpty: whole.nodes.isEmpty, hasQuiet: !quiet.isEmpty))
    diagram.frames = frames
    diagram.sentences = sentences(frames)
    diagram.brief = diagram.sentences.prefix(2).joined(separator: " ")
    diagram.places = places
    diagram.isDirectionFixed = direction != nil
    return diagram.makingRoom
  }

  /// The last step that has a frame. Of what an exception leaves undone there is nothing to be seen.
  private var last: Int { min(wanted, max(steps.lowerBound, reached)) }

  /// The last step that would have a frame if nothing went wrong.
  private var wanted: Int { min(steps.upperBound, steps.lowerBound + Self.frameLimit) }

  /// The last step that was replayed.
  private var reached: Int { replay.steps.last { $0.outcome != .skipped }?.index ?? 0 }

  private func moments(_ states: [Hierarchy]) -> [MomentParts] {
    var made: Set<ControllerID> = []
    var moments = states.enumerated().map { step, hierarchy in
      if step > 0 {
        made.subtract(replay.steps[step - 1].dismissed)
        made.formUnion(replay.steps[step - 1].outOfSight(in: hierarchy))
      }
      return MomentParts(
        hierarchy, focus: focus, depth: depth, direction: direction, detail: detail, made: made)
    }
    guard detail == .pointers else { return moments }
    var ports: [String: Set<String>] = [:]
    for node in moments.flatMap(\.nodes) { ports[node.id, default: []].formUnion(node.rows.map(\.port)) }
    for position in moments.indices { moments[position].list(ports) }
    return moments
  }

  private func frame(_ step: Int, _ hierarchy: Hierarchy, _ parts: FrameParts) -> DiagramFrame {
    var frame = DiagramFrame(number: step, title: say("Start"))
    if step > 0 {
      let words = StepWords(replay.steps[step - 1], hierarchy)
      frame.title = words.title
      frame.detail = words.detail == words.title ? "" : words.detail
      frame.isRefused = words.isRefused
    }
    let sentences = [frame.heading, frame.detail].filter { !$0.isEmpty }.map { say("\($0).") }
    let seen = SightWords(hierarchy, hierarchy.exposures).sentence
    frame.summary = (sentences + (seen.map { [$0] } ?? [])).joined(separator: " ")
    frame.nodes = parts.nodes
    frame.edges = parts.edges
    frame.clusters = parts.clusters
    return frame
  }

  private func sentences(_ frames: [DiagramFrame]) -> [String] {
    let lead = [summary?.singleLine, say("\(counted(frames.count, "frame")).")].compactMap { $0 }
    return lead + frames.prefix(20).map(\.summary)
  }

  private func caption(isEmpty: Bool, hasQuiet: Bool) -> String? {
    if isEmpty { return say("No controllers.") }
    let count = replay.steps.count
    var sentences: [String] = []
    if steps.lowerBound == 0, wanted < count {
      sentences.append(say("The first \(last) of \(count) steps."))
    } else if steps.lowerBound > 0 {
      sentences.append(
        steps.lowerBound == last
          ? say("Step \(last) of \(count).") : say("Steps \(steps.lowerBound) to \(last) of \(count)."))
    }
    if steps.upperBound > reached, let words = Refusals.unreached(after: reached, of: count) { sentences.append(words) }
    if hasQuiet { sentences.append(say("Families in which nothing changes are drawn small.")) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension StepRecord {
  /// What a step makes or fills is there from then on, though no window leads to it yet.
  fileprivate func outOfSight(in hierarchy: Hierarchy) -> [ControllerID] {
    guard outcome == .performed else { return [] }
    let container: ControllerID
    switch step.operation {
    case .instantiate:
      guard case .controller(let id?) = response.returned else { return [] }
      container = id
    case .setChildren(_, let id), .push(_, let id), .embed(_, let id): container = id
    default: return []
    }
    return hierarchy.isConnectedToWindow(container) ? [] : [hierarchy.familyTop(of: container)]
  }
}
