/// A figure that a model asks for, in the words of the model file.
public struct FigureRequest: Hashable, Sendable {
  /// The last part of the name of the figure's file; `nil` leaves the choice to the program.
  public var name: String?
  /// What the figure shows.
  public var kind: FigureKind
  /// Whether the kind was asked for by name, so that an input without such a figure is refused and not drawn in another way.
  public var namesKind = false
  /// Only what touches these controllers' families.
  public var focus: [ControllerID]
  /// How many presentations or transitions away from the focus.
  public var depth: Int?
  /// Draw the state after this step, counted from one; zero is the start.
  public var step: Int?
  /// Of kind `frames`: only the frames after these steps; zero is the start.
  public var steps: ClosedRange<Int>?
  /// Of kind `frames`: how its frames are shown.
  public var frames = FrameArrangement.sheet
  /// How much a node says; `nil` means the kind's own default.
  public var detail: FigureDetail?
  /// The way it is read; `nil` means the kind's own default.
  public var direction: FigureDirection?
  /// How wide it may become, in points; `nil` leaves that to its size: 820 up to twelve controllers, 1,200 above.
  public var maxWidth: Int?
  /// Its colours, unless the command line asks for others; `nil` means `auto`.
  public var theme: ThemeReference?
  /// Whether families are shown, too, that no window leads to: dismissed, or not presented yet.
  public var showsAbsent = false
  /// Whether screens whose layout is known are shown small in their boxes.
  public var wireframes = false
  /// For a map: what it leaves out, and when it becomes several pages.
  public var map = MapOptions()
  /// What it shows besides what its kind always shows.
  public var contents = FigureContents()
  /// Where the model asks for it.
  public var origin: Origin

  /// A figure of the whole hierarchy after the last step, unless something else is asked for.
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

/// How much a node says.
public enum FigureDetail: String, Hashable, Sendable, CaseIterable { case compact, pointers }

/// How the frames of a figure are shown.
public enum FrameArrangement: String, Hashable, Encodable, Sendable, CaseIterable {
  /// Side by side in one file.
  case sheet
  /// One after the other in one file.
  case animation
  /// In a file each, all of one size.
  case files
}

/// The way a figure is read.
public enum FigureDirection: String, Hashable, Encodable, Sendable, CaseIterable {
  case leftToRight = "LR"
  case topToBottom = "TB"
}

/// A built-in set of colours.
public enum ThemeName: String, Hashable, Sendable, CaseIterable { case auto, light, dark, print }
