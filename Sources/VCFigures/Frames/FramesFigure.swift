import VCDiagram
import VCModel
import VCReplay
import VCWords

/// One hierarchy per step: the same controller at the same place, what a step adds emphasised, what it takes struck out.
///
/// What is in no window and on no chain of presentations yet is left out until its step comes.
public struct FramesFigure {
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

  /// - Parameters:
  ///   - focus: Only families that hold one of these, and those next to them; empty for all.
  ///   - depth: How many presentations away from the focus; `nil` for the whole chain.
  ///   - direction: `nil` for left to right, unless that gets far too wide.
  ///   - detail: With `pointers` every box lists in each frame whatever it lists in any.
  ///   - showsCallbacks: Whether the boxes list the appearance callbacks that each step causes.
  public init(
    _ replay: Replay, title: String, summary: String? = nil, focus: [ControllerID] = [], depth: Int? = nil,
    direction: FigureDirection? = nil, detail: FigureDetail = .compact,
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
  }

  /// The figure as a diagram with frames; its own parts are all that occur in any of them.
  public var diagram: Diagram {
    let states = Array(replay.states.prefix(Self.frameLimit + 1))
    let moments = moments(states)
    let frames = moments.enumerated().map { step, parts in
      var frame = frame(step, states[step], FrameParts(parts, after: step == 0 ? nil : moments[step - 1]))
      if showsCallbacks, step > 0 {
        let rows = CallbackRows(replay.steps[step - 1], from: states[step - 1], to: states[step])
        frame.nodes = frame.nodes.map(rows.listing)
      }
      return frame
    }
    let places = PlaceSharing(frames).places
    var whole = FrameUnion(places)
    for parts in moments { whole.add(parts) }
    var diagram = Diagram(
      name: "frames", title: title, summary: words(frames), direction: direction ?? .leftToRight, nodes: whole.nodes,
      edges: whole.edges, clusters: whole.clusters, caption: caption(isEmpty: whole.nodes.isEmpty))
    diagram.frames = frames
    diagram.places = places
    diagram.isDirectionFixed = direction != nil
    return diagram.makingRoom
  }

  private func moments(_ states: [Hierarchy]) -> [MomentParts] {
    var made: Set<ControllerID> = []
    var moments = states.enumerated().map { step, hierarchy in
      // What a step makes is there from then on, though nothing shows it yet.
      if step > 0, case .controller(let id?) = replay.steps[step - 1].response.returned,
        case .instantiate = replay.steps[step - 1].step.operation
      {
        made.insert(id)
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
    let seen = hierarchy.visible.map(hierarchy.words(for:))
    let sentences = [frame.heading, frame.detail, seen.isEmpty ? "" : say("A person sees \(enumeration(seen))")]
    frame.summary = sentences.filter { !$0.isEmpty }.map { say("\($0).") }.joined(separator: " ")
    frame.nodes = parts.nodes
    frame.edges = parts.edges
    frame.clusters = parts.clusters
    return frame
  }

  private func words(_ frames: [DiagramFrame]) -> String {
    let lead = [summary?.singleLine, say("\(counted(frames.count, "frame")).")].compactMap { $0 }
    return (lead + frames.prefix(20).map(\.summary)).joined(separator: " ")
  }

  private func caption(isEmpty: Bool) -> String? {
    if replay.steps.count > Self.frameLimit {
      return say("The first \(Self.frameLimit) of \(replay.steps.count) steps.")
    }
    return isEmpty ? say("No controllers.") : nil
  }
}
