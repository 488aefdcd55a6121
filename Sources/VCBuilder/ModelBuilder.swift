import VCModel

/// A line of a model in Swift.
public enum ModelPart: Sendable {
  case environment(DeviceEnvironment)
  case controller(ControllerDeclaration)
  case root(RootViewController)
  case presented(Presented)
  case storyboard(Storyboard)
  case segue(Segue)
  case step(StepContent)
  case expect(Assertion)
  case app(AppReference)
  case seen(SeenState)
  case figure(FigureRequest)
}

/// Collects the lines of a model.
///
/// A line is a declaration of a controller, a `RootViewController`, a step, an `Expect`, a `Presented`, or one of the
/// model's own values: `Environment`, `Storyboard`, `Segue`, `SeenState`, `FigureRequest`.
@resultBuilder
public enum ModelBuilder {
  /// The declaration of a controller.
  public static func buildExpression(_ line: some ControllerDeclaring) -> [ModelPart] {
    [.controller(line.declaration)]
  }

  /// A window's root.
  public static func buildExpression(_ line: RootViewController) -> [ModelPart] { [.root(line)] }

  /// What happens next.
  public static func buildExpression(_ line: some ModelStep) -> [ModelPart] { [.step(line.content)] }

  /// What must hold after the last step.
  public static func buildExpression(_ line: Expect) -> [ModelPart] { [.expect(line.assertion)] }

  /// A presentation that is there at the start.
  public static func buildExpression(_ line: Presented) -> [ModelPart] { [.presented(line)] }

  /// Where the model is replayed; of several the last one counts.
  public static func buildExpression(_ line: DeviceEnvironment) -> [ModelPart] { [.environment(line)] }

  /// What a storyboard can instantiate.
  public static func buildExpression(_ line: Storyboard) -> [ModelPart] { [.storyboard(line)] }

  /// A segue that a step can perform.
  public static func buildExpression(_ line: Segue) -> [ModelPart] { [.segue(line)] }

  /// The app that the model is about.
  public static func buildExpression(_ line: AppReference) -> [ModelPart] { [.app(line)] }

  /// A dump that was taken of the app.
  public static func buildExpression(_ line: SeenState) -> [ModelPart] { [.seen(line)] }

  /// A figure to draw.
  public static func buildExpression(_ line: FigureRequest) -> [ModelPart] { [.figure(line)] }

  /// Lines that other code has collected.
  public static func buildExpression(_ lines: [ModelPart]) -> [ModelPart] { lines }

  /// Lines one after another.
  public static func buildBlock(_ lines: [ModelPart]...) -> [ModelPart] { lines.flatMap(\.self) }

  /// `if` without `else`.
  public static func buildOptional(_ lines: [ModelPart]?) -> [ModelPart] { lines ?? [] }

  /// `if` with `else`, first branch.
  public static func buildEither(first lines: [ModelPart]) -> [ModelPart] { lines }

  /// `if` with `else`, second branch.
  public static func buildEither(second lines: [ModelPart]) -> [ModelPart] { lines }

  /// `for`.
  public static func buildArray(_ lines: [[ModelPart]]) -> [ModelPart] { lines.flatMap(\.self) }
}
