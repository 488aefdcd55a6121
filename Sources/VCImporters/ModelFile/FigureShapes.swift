import VCModel

/// The keys of a figure, wherever a file declares one.
package enum FigureShapes {
  /// Returns the keys that select what is drawn, in the order in which they are written.
  /// - Parameter frames: The description of `frames`, since not every file can arrange them in all ways.
  package static func selection(frames: String) -> [Key] {
    [
      Key("kind", .names(FigureKind.self, "a kind of figure"), "The kind of figure; hierarchy if omitted."),
      Key(
        "focus", .oneOrMore(.reference), "Draws only the families of these controllers and what is connected to them."),
      Key("depth", .integer(0...Int.max), "The number of presentations or transitions to follow from the focus."),
      Key("step", .integer(0...Int.max), "The step after which the state is drawn; 0 is the start."),
      Key("steps", .steps, "For frames: the steps after which frames are drawn, such as '3-6' or '3'; 0 is the start."),
      Key("frames", .names(FrameArrangement.self, "an arrangement of frames"), frames),
      Key(
        "showAbsent", .flag,
        "Whether families are drawn that are not in any window: dismissed, or not yet presented."),
    ]
  }

  /// The keys for the appearance of the figure.
  package static let look = [
    Key("detail", .names(FigureDetail.self, "a level of detail"), "The level of detail of each node."),
    Key("direction", .names(FigureDirection.self, "a direction"), "The direction in which the figure is laid out."),
    Key("maxWidth", .integer(1...Int.max), "The maximum width of a figure, in points."),
  ]
}

extension FigureRequest {
  /// Reads what a figure shows; its appearance is read by the caller, because it may also be set for several figures.
  /// - Parameter focus: The controllers of the key `focus`, which some files can declare inline.
  package init(_ node: LocatedNode, focus: [ControllerID]) {
    self.init(
      name: node["name"]?.text, kind: node["kind"]?.name(FigureKind.self) ?? .hierarchy, focus: focus,
      depth: node["depth"]?.integer, step: node["step"]?.integer, origin: Origin(node.location))
    contents = node.figureContents
    steps = node["steps"]?.steps
    frames = node["frames"]?.name(FrameArrangement.self) ?? .sheet
    showsAbsent = node["showAbsent"]?.flag ?? false
  }
}
