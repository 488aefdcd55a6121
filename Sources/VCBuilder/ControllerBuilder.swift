import VCModel

/// Collects controllers, declared on the spot or by identifier, in order.
@resultBuilder
public enum ControllerBuilder {
  /// A declaration or an identifier.
  public static func buildExpression(_ operand: any ControllerOperand) -> [any ControllerOperand] { [operand] }

  /// Controllers that other code has collected.
  public static func buildExpression(_ operands: [any ControllerOperand]) -> [any ControllerOperand] { operands }

  /// Lines one after another.
  public static func buildBlock(_ parts: [any ControllerOperand]...) -> [any ControllerOperand] {
    parts.flatMap(\.self)
  }

  /// `if` without `else`.
  public static func buildOptional(_ part: [any ControllerOperand]?) -> [any ControllerOperand] { part ?? [] }

  /// `if` with `else`, first branch.
  public static func buildEither(first part: [any ControllerOperand]) -> [any ControllerOperand] { part }

  /// `if` with `else`, second branch.
  public static func buildEither(second part: [any ControllerOperand]) -> [any ControllerOperand] { part }

  /// `for`.
  public static func buildArray(_ parts: [[any ControllerOperand]]) -> [any ControllerOperand] { parts.flatMap(\.self) }
}
