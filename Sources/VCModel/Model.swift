/// Which view controllers exist, how the windows start, what happens next, and what must hold.
///
/// The values are what the author said; what UIKit makes of them is found by replaying it.
public struct Model: Hashable, Sendable {
  public var title: String?
  public var description: String?
  public var environment: Environment
  /// In the order of declaration.
  public var controllers: [Controller]
  public var windows: [Window]
  /// Presentations that are there before the first step, as in a dump.
  public var presentations: [Presentation]
  public var storyboards: [Storyboard]
  public var segues: [Segue]
  public var steps: [Step]
  /// What must hold after the last step.
  public var expect: [Assertion]
  public var figures: [FigureRequest]

  public init(
    title: String? = nil, description: String? = nil, environment: Environment = Environment(),
    controllers: [Controller] = [], windows: [Window] = [], presentations: [Presentation] = [],
    storyboards: [Storyboard] = [], segues: [Segue] = [], steps: [Step] = [], expect: [Assertion] = [],
    figures: [FigureRequest] = []
  ) {
    self.title = title
    self.description = description
    self.environment = environment
    self.controllers = controllers
    self.windows = windows
    self.presentations = presentations
    self.storyboards = storyboards
    self.segues = segues
    self.steps = steps
    self.expect = expect
    self.figures = figures
  }
}
