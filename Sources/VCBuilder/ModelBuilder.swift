import VCModel

/// A statement of a model in Swift.
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
  case seen(ObservedState)
  case figure(FigureRequest)
}

/// A result builder for the statements of a model.
///
/// A statement is a declaration of a controller, a `RootViewController`, a step, an `Expect`, a `Presented`, or one of
/// the model's own values: `DeviceEnvironment`, `Storyboard`, `Segue`, `AppReference`, `ObservedState`,
/// `FigureRequest`.
@resultBuilder
public enum ModelBuilder {
  /// Adds the declaration of a controller.
  public static func buildExpression(_ line: some ControllerDeclaring) -> [ModelPart] {
    [.controller(line.declaration)]
  }

  /// Adds a window's root.
  public static func buildExpression(_ line: RootViewController) -> [ModelPart] { [.root(line)] }

  /// Adds a step.
  public static func buildExpression(_ line: some ModelStep) -> [ModelPart] { [.step(line.content)] }

  /// Adds an assertion to be checked after the last step.
  public static func buildExpression(_ line: Expect) -> [ModelPart] { [.expect(line.assertion)] }

  /// Adds an initial presentation.
  public static func buildExpression(_ line: Presented) -> [ModelPart] { [.presented(line)] }

  /// Sets the environment in which the model is replayed; the last one applies.
  public static func buildExpression(_ line: DeviceEnvironment) -> [ModelPart] { [.environment(line)] }

  /// Adds a storyboard.
  public static func buildExpression(_ line: Storyboard) -> [ModelPart] { [.storyboard(line)] }

  /// Adds a segue that a step can perform.
  public static func buildExpression(_ line: Segue) -> [ModelPart] { [.segue(line)] }

  /// Sets the app that the model describes.
  public static func buildExpression(_ line: AppReference) -> [ModelPart] { [.app(line)] }

  /// Adds a dump of the app.
  public static func buildExpression(_ line: ObservedState) -> [ModelPart] { [.seen(line)] }

  /// Adds a requested figure.
  public static func buildExpression(_ line: FigureRequest) -> [ModelPart] { [.figure(line)] }

  /// Adds statements from other code.
  public static func buildExpression(_ lines: [ModelPart]) -> [ModelPart] { lines }

  /// Combines consecutive statements.
  public static func buildBlock(_ lines: [ModelPart]...) -> [ModelPart] { lines.flatMap(\.self) }

  /// Supports `if` without `else`.
  public static func buildOptional(_ lines: [ModelPart]?) -> [ModelPart] { lines ?? [] }

  /// Supports the first branch of `if`-`else`.
  public static func buildEither(first lines: [ModelPart]) -> [ModelPart] { lines }

  /// Supports the second branch of `if`-`else`.
  public static func buildEither(second lines: [ModelPart]) -> [ModelPart] { lines }

  /// Supports `for` loops.
  public static func buildArray(_ lines: [[ModelPart]]) -> [ModelPart] { lines.flatMap(\.self) }
}
