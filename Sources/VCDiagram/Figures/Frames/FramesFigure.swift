import VCModel
import VCReplay

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

  /// - Parameters:
  ///   - focus: Only families that hold one of these, and those next to them; empty for all.
  ///   - depth: How many presentations away from the focus; `nil` for the whole chain.
  ///   - direction: `nil` for left to right, unless that gets far too wide.
  public init(
    _ replay: Replay, title: String, summary: String? = nil, focus: [ControllerID] = [], depth: Int? = nil,
    direction: FigureDirection? = nil
  ) {
    self.replay = replay
    self.title = title
    self.summary = summary
    self.focus = focus
    self.depth = depth
    self.direction = direction
  }

  /// The figure as a diagram with frames; its own parts are all that occur in any of them.
  public var diagram: Diagram {
    var whole = FrameUnion()
    var frames: [DiagramFrame] = []
    var before: MomentParts?
    for (step, hierarchy) in replay.states.enumerated().prefix(Self.frameLimit + 1) {
      let parts = MomentParts(hierarchy, focus: focus, depth: depth, direction: direction)
      whole.add(parts)
      frames.append(frame(step, hierarchy, FrameParts(parts, after: before)))
      before = parts
    }
    var diagram = Diagram(
      name: "frames", title: title, summary: words(frames), direction: direction ?? .leftToRight, nodes: whole.nodes,
      edges: whole.edges, clusters: whole.clusters, caption: caption(isEmpty: whole.nodes.isEmpty))
    diagram.frames = frames
    diagram.isDirectionFixed = direction != nil
    return diagram
  }

  private func frame(_ step: Int, _ hierarchy: Hierarchy, _ parts: FrameParts) -> DiagramFrame {
    var frame = DiagramFrame(number: step, title: "Start")
    if step > 0 {
      let words = StepWords(replay.steps[step - 1], hierarchy)
      frame.title = words.title
      frame.detail = words.detail
      frame.isRefused = words.isRefused
    }
    let seen = hierarchy.visible.map(hierarchy.words(for:))
    let sentences = [frame.heading, frame.detail, seen.isEmpty ? "" : "A person sees \(enumeration(seen))"]
    frame.summary = sentences.filter { !$0.isEmpty }.map { "\($0)." }.joined(separator: " ")
    frame.nodes = parts.nodes
    frame.edges = parts.edges
    frame.clusters = parts.clusters
    return frame
  }

  private func words(_ frames: [DiagramFrame]) -> String {
    let lead = [summary?.singleLine, "\(counted(frames.count, "frame"))."].compactMap { $0 }
    return (lead + frames.prefix(20).map(\.summary)).joined(separator: " ")
  }

  private func caption(isEmpty: Bool) -> String? {
    if replay.steps.count > Self.frameLimit {
      return "The first \(Self.frameLimit) of \(replay.steps.count) steps."
    }
    return isEmpty ? "No controllers." : nil
  }
}
