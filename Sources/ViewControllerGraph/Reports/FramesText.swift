import VCReplay

/// The hierarchy after each step in the layout of `_printHierarchy`, under the headings of the figure's frames. An object
/// has the same address in all of them.
struct FramesText {
  let text: String

  init(_ replay: Replay, _ frames: [DiagramFrame]) {
    var addresses = ObjectAddresses()
    let sections = zip(frames, replay.states).map { frame, hierarchy in
      let detail = frame.detail.isEmpty ? "" : "  \(frame.detail)\n"
      return "\(frame.heading)\n\(detail)\n\(hierarchy.printedHierarchy(&addresses))\n"
    }
    text = sections.joined(separator: "\n")
  }
}
