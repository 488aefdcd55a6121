/// Which view controllers exist, how the windows start, what happens next, and what must hold.
///
/// The values are what the author said; what UIKit makes of them is found by replaying it.
public struct Model: Hashable, Sendable {
  /// What the figures show; it becomes an SVG's `<title>`.
  public var title: String?
  /// A few sentences on what happens; they become an SVG's `<desc>`.
  public var description: String?
  /// Where it is replayed, before any step changes it.
  public var environment: DeviceEnvironment
  /// In the order of declaration.
  public var controllers: [Controller]
  /// The first one is the one that is meant where a step names no window.
  public var windows: [AppWindow]
  /// The scenes that windows belong to; a scene that only a window names is in use (R181).
  public var scenes: [WindowScene] = []
  /// Presentations that are there before the first step, as in a dump.
  public var presentations: [Presentation] = []
  /// The storyboards that steps and segues can make controllers from (R113).
  public var storyboards: [Storyboard] = []
  /// The segues that `performSegue` can trigger, in the order of declaration.
  public var segues: [Segue] = []
  /// What happens, first to last.
  public var steps: [Step]
  /// What must hold after the last step.
  public var expect: [Assertion]
  /// The app that it is about.
  public var app: AppReference?
  /// The dumps that were taken of the app at its moments.
  public var seen: [SeenState] = []
  /// The figures that it asks for, in the order in which they are made.
  public var figures: [FigureRequest] = []

  /// A model with what most models say; the rest is set on the value. An empty one is valid: no window, and nothing happens.
  public init(
    title: String? = nil, description: String? = nil, environment: DeviceEnvironment = DeviceEnvironment(),
    controllers: [Controller] = [], windows: [AppWindow] = [], steps: [Step] = [], expect: [Assertion] = []
  ) {
    self.title = title
    self.description = description
    self.environment = environment
    self.controllers = controllers
    self.windows = windows
    self.steps = steps
    self.expect = expect
  }
}
