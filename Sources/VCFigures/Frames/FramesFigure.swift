import VCDiagram
import VCModel
import VCReplay
import VCWords

/// A figure with one hierarchy per step: controllers keep their places, additions are emphasised, and removals struck out.
///
/// Controllers that are not yet in a window or a chain of presentations are left out until the step that adds them.
package struct FramesFigure {
  /// The number of steps that are drawn at most; the caption mentions the rest.
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
  ///   - replay: The replayed model.
  ///   - title: The title of the figure.
  ///   - summary: The author's description of the figure.
  ///   - focus: Show only families that contain one of these controllers, and those next to them; empty for all.
  ///   - depth: The number of presentations away from the focus; `nil` for the whole chain.
  ///   - direction: `nil` for left to right, unless that becomes far too wide.
  ///   - detail: With `pointers`, every box lists in each frame all the pointers that it lists in any frame.
  ///   - steps: Show only the frames after these steps, counted from one; zero is the start. `nil` for all.
  ///   - showsCallbacks: Whether the boxes list the appearance callbacks of each step.
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

  /// The figure as a diagram with frames; the diagram's own parts are the union of all frames' parts.
  package var diagram: Diagram {
    // The changes of a step are found by comparing it with the moment before.
    let base = max(steps.lowerBound - 1, 0)
    let states = Array(replay.states.prefix(last + 1))
    var families = WindowFamilies()
    let all = moments(states, from: base, &families)
    // With callbacks any box may change.
    let unchanged = UnchangedParts(showsCallbacks ? [] : all)
    let moments = all.map(unchanged.shrunk)
    let frames = (steps.lowerBound...last).map { step in
      let parts = FrameParts(
        moments[step - base], after: step == 0 ? nil : moments[step - 1 - base].withoutLeavers)
      var frame = frame(step, states[step], parts)
      if step > 0 { frame.detail += LeavingFamilies(states[step - 1], states[step]).words.map { ". \($0)" }.joined() }
      if showsCallbacks, step > 0 {
        let rows = CallbackRows(replay.steps[step - 1], from: states[step - 1], to: states[step])
        frame.nodes = frame.nodes.map(rows.listing)
      }
      return frame
    }
    let places = PlaceSharing(frames, windows: families.windows).places
    var whole = FrameUnion(places)
    for parts in moments { whole.add(parts) }
    var diagram = Diagram(
      name: "frames", title: title, direction: direction ?? .leftToRight, nodes: whole.nodes,
      edges: whole.edges, clusters: whole.clusters,
      caption: caption(isEmpty: whole.nodes.isEmpty, unchanged))
    diagram.frames = frames
    diagram.sentences = sentences(frames)
    diagram.brief = diagram.sentences.prefix(2).joined(separator: " ")
    diagram.places = places
    diagram.isDirectionFixed = direction != nil
    return diagram.makingRoom
  }

  /// The last step that has a frame. Steps skipped after an exception have none.
  private var last: Int { min(wanted, max(steps.lowerBound, reached)) }

  /// The last step that would have a frame if no exception occurred.
  private var wanted: Int { min(steps.upperBound, steps.lowerBound + Self.frameLimit) }

  /// The last step that was replayed.
  private var reached: Int { replay.steps.last { $0.outcome != .skipped }?.index ?? 0 }

  /// Returns the parts of each moment from the first one that counts.
  private func moments(
    _ states: [Hierarchy], from base: Int, _ families: inout WindowFamilies
  ) -> [MomentParts] {
    var made: Set<ControllerID> = []
    var underWay = TransitionUnderWay()
    let scenes = ReplayNotes(replay).scenes
    let hasWindows = states.contains { $0.windows.count > 1 }
    var moments: [MomentParts] = []
    for (step, hierarchy) in states.enumerated() {
      if step > 0 {
        let record = replay.steps[step - 1]
        made.subtract(record.dismissed)
        made.formUnion(record.outOfSight(in: hierarchy))
        underWay.take(record, from: states[step - 1])
      }
      guard step >= base else { continue }
      let leavers = step > 0 ? LeavingFamilies(states[step - 1], hierarchy).tops : []
      var figure = HierarchyFigure(
        hierarchy, title: "", focus: focus, depth: depth, direction: direction, detail: detail,
        besides: made.union(leavers))
      figure.underWay = underWay
      figure.namesWindows = hasWindows
      figure.scenes = scenes
      let names = families.names(in: hierarchy).merging(families.names(of: leavers)) { $1 }
      moments.append(MomentParts(figure, families: names, leavers: leavers))
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
      frame.detail = detail(words, note: replay.steps[step - 1].step.note)
      frame.isRefused = words.isRefused
    }
    // An author's note may end with a full stop.
    let sentences = [frame.heading, frame.detail].filter { !$0.isEmpty }.map(\.asSentence)
    let seen = VisibilitySummary(hierarchy, hierarchy.exposures).sentence
    frame.summary = (sentences + (seen.map { [$0] } ?? [])).joined(separator: " ")
    frame.nodes = parts.nodes
    frame.edges = parts.edges
    frame.clusters = parts.clusters
    return frame
  }

  /// Returns what UIKit did, and the author's note on the step.
  private func detail(_ words: StepWords, note: String?) -> String {
    let detail = words.detail == words.title ? "" : words.detail
    guard let note = note?.singleLine, !note.isEmpty else { return detail }
    return detail.isEmpty ? note : say("\(detail). \(note)")
  }

  private func sentences(_ frames: [DiagramFrame]) -> [String] {
    let lead = [summary?.singleLine, say("\(counted(frames.count, "frame")).")].compactMap { $0 }
    return lead + frames.prefix(20).map(\.summary)
  }

  private func caption(isEmpty: Bool, _ unchanged: UnchangedParts) -> String? {
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
    if steps.upperBound > reached, let words = RefusedSteps.unreached(after: reached, of: count) {
      sentences.append(words)
    }
    if let words = unchanged.words { sentences.append(words) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension StepRecord {
  /// Returns the family that a step creates or fills, which is drawn from then on even if it is not connected to a window yet.
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
