/// A figure that a model requests, with the options of the model file.
public struct FigureRequest: Hashable, Sendable {
  /// The last component of the figure's file name; `nil` for an automatic name.
  public var name: String?
  /// What the figure shows.
  public var kind: FigureKind
  /// Whether the kind was requested explicitly. If so, an input that has no such figure is rejected instead of being
  /// drawn as another kind.
  public var namesKind = false
  /// Restricts the figure to the families of these controllers and what is connected to them.
  public var focus: [ControllerID]
  /// The maximum number of presentations or transitions from the focus.
  public var depth: Int?
  /// The step after which the state is drawn, counted from one; zero is the initial state.
  public var step: Int?
  /// For `frames`: the steps whose frames are drawn; zero is the initial state.
  public var steps: ClosedRange<Int>?
  /// For `frames`: how the frames are arranged.
  public var frames = FrameArrangement.sheet
  /// The level of detail in a node; `nil` means the kind's default.
  public var detail: FigureDetail?
  /// The layout direction; `nil` means the kind's default.
  public var direction: FigureDirection?
  /// The maximum width in points; `nil` depends on the size: 820 for up to twelve controllers, 1,200 above.
  public var maxWidth: Int?
  /// The theme, unless the command line sets another; `nil` means `auto`.
  public var theme: ThemeReference?
  /// Whether to show families that are not connected to a window: dismissed, or not presented yet.
  public var showsAbsent = false
  /// Whether to show thumbnails in the boxes of screens whose layout is known.
  public var wireframes = false
  /// For a map: what it omits, and when it is split into pages.
  public var map = MapOptions()
  /// The optional contents of the figure.
  public var contents = FigureContents()
  /// The location of the request in the model.
  public var origin: Origin

  /// Creates a request for the whole hierarchy after the last step, unless other values are given.
  public init(
    name: String? = nil, kind: FigureKind = .hierarchy, focus: [ControllerID] = [], depth: Int? = nil, step: Int? = nil,
    detail: FigureDetail? = nil, direction: FigureDirection? = nil, maxWidth: Int? = nil,
    theme: ThemeReference? = nil, origin: Origin = .unknown
  ) {
    self.name = name
    self.kind = kind
    self.focus = focus
    self.depth = depth
    self.step = step
    self.detail = detail
    self.direction = direction
    self.maxWidth = maxWidth
    self.theme = theme
    self.origin = origin
  }
}

/// The kinds of figure.
public enum FigureKind: String, Hashable, Sendable, CaseIterable {
  case hierarchy, pointers, chain, frames, map, styles
}

/// The level of detail in a node.
public enum FigureDetail: String, Hashable, Sendable, CaseIterable { case compact, pointers }

/// The arrangement of a figure's frames.
public enum FrameArrangement: String, Hashable, Encodable, Sendable, CaseIterable {
  /// Side by side in one file.
  case sheet
  /// One after the other in one file.
  case animation
  /// In one file each, all of the same size.
  case files
}

/// The layout direction of a figure.
public enum FigureDirection: String, Hashable, Encodable, Sendable, CaseIterable {
  case leftToRight = "LR"
  case topToBottom = "TB"
}

/// A built-in theme.
public enum ThemeName: String, Hashable, Sendable, CaseIterable { case auto, light, dark, print }
