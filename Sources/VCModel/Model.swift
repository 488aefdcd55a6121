/// A model: the view controllers, the initial windows, the steps, and the assertions.
///
/// The values are those of the author; a replay determines what UIKit does with them.
public struct Model: Hashable, Sendable {
  /// The title of the figures; it becomes an SVG's `<title>`.
  public var title: String?
  /// A short description of what happens; it becomes an SVG's `<desc>`.
  public var description: String?
  /// The environment in which it is replayed, before any step changes it.
  public var environment: DeviceEnvironment
  /// The controllers in the order of declaration.
  public var controllers: [Controller]
  /// The windows; the first one is used when a step does not specify a window.
  public var windows: [AppWindow]
  /// The scenes that windows belong to; a scene that only a window mentions is active (R181).
  public var scenes: [WindowScene] = []
  /// Presentations that exist before the first step, as in a dump.
  public var presentations: [Presentation] = []
  /// The storyboards from which steps and segues can create controllers (R113).
  public var storyboards: [Storyboard] = []
  /// The segues that `performSegue` can trigger, in the order of declaration.
  public var segues: [Segue] = []
  /// The steps, first to last.
  public var steps: [Step]
  /// The assertions that must hold after the last step.
  public var expect: [Assertion]
  /// The app that it describes.
  public var app: AppReference?
  /// Dumps of the app taken at moments of the model.
  public var seen: [ObservedState] = []
  /// The figures that it requests, in the order in which they are rendered.
  public var figures: [FigureRequest] = []

  /// Creates a model from the most common values; set the others on the result. An empty model is valid: it has no
  /// window and no steps.
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
