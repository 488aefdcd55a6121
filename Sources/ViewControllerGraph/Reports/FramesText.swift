/// The hierarchy after each step in the layout of `_printHierarchy`, under the headings of the figure's frames.
struct FramesText {
  let text: String

  init(_ replay: Replay, _ frames: [DiagramFrame]) {
    let sections = zip(frames, replay.states).map { frame, hierarchy in
      let detail = frame.detail.isEmpty ? "" : "  \(frame.detail)\n"
      return "\(frame.heading)\n\(detail)\n\(hierarchy.printedHierarchy)\n"
    }
    text = sections.joined(separator: "\n")
  }
}
