import VCModel

/// A step of a model: one of UIKit's verbs, such as `Present` or `Push`.
///
/// What the person does, a remark, and what must hold right after it follow the verb:
///
/// ```swift
/// Present("library", from: "camera").trigger("Tap the photo icon").expect(.outcome(.performed))
/// ```
public protocol ModelStep: Sendable {
  /// What has been said so far.
  var content: StepContent { get set }
}

/// A step under construction.
public struct StepContent: Sendable {
  /// The step; a window that it does not name is settled when the model is made.
  public internal(set) var step: Step
  /// Controllers that are declared in the step, in order.
  var declarations: [ControllerDeclaration]
  /// Whether the step means the first window, whatever its name.
  var isInFirstWindow = false

  /// Makes a step of a verb and those that it concerns, in the order in which they are written.
  init(
    _ operation: StepOperation, _ operands: [(any ControllerOperand)?], _ fileID: String, _ line: Int, _ column: Int
  ) {
    step = Step(operation, origin: Origin(fileID: fileID, line: line, column: column))
    declarations = operands.compactMap { $0?.named.declaration }
  }
}

extension ModelStep {
  /// What the person does to cause the step; it is drawn on the edge.
  public func trigger(_ text: String) -> Self { with { $0.trigger = text } }

  /// A remark.
  public func note(_ text: String) -> Self { with { $0.note = text } }

  /// What must hold right after the step.
  public func expect(_ claims: Expect...) -> Self { with { $0.expect += claims.map(\.assertion) } }

  private func with(_ change: (inout Step) -> Void) -> Self {
    var changed = self
    change(&changed.content.step)
    return changed
  }
}
