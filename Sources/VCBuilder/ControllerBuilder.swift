import VCModel

/// A result builder for controllers, declared inline or referenced by identifier, in order.
@resultBuilder
public enum ControllerBuilder {
  /// Adds a declaration or an identifier.
  public static func buildExpression(_ operand: any ControllerOperand) -> [any ControllerOperand] { [operand] }

  /// Adds controllers from other code.
  public static func buildExpression(_ operands: [any ControllerOperand]) -> [any ControllerOperand] { operands }

  /// Combines consecutive statements.
  public static func buildBlock(_ parts: [any ControllerOperand]...) -> [any ControllerOperand] {
    parts.flatMap(\.self)
  }

  /// Supports `if` without `else`.
  public static func buildOptional(_ part: [any ControllerOperand]?) -> [any ControllerOperand] { part ?? [] }

  /// Supports the first branch of `if`-`else`.
  public static func buildEither(first part: [any ControllerOperand]) -> [any ControllerOperand] { part }

  /// Supports the second branch of `if`-`else`.
  public static func buildEither(second part: [any ControllerOperand]) -> [any ControllerOperand] { part }

  /// Supports `for` loops.
  public static func buildArray(_ parts: [[any ControllerOperand]]) -> [any ControllerOperand] { parts.flatMap(\.self) }
}
