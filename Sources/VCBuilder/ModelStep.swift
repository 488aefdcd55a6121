import VCModel

/// A step of a model, named after a UIKit operation, such as `Present` or `Push`.
///
/// Modifiers add the user action that triggers it, a note, and assertions that must hold right after it:
///
/// ```swift
/// Present("library", from: "camera").trigger("Tap the photo icon").expect(.outcome(.performed))
/// ```
public protocol ModelStep: Sendable {
  /// The step built so far.
  var content: StepContent { get set }
}

/// A step under construction.
public struct StepContent: Sendable {
  /// The step; a window that it does not specify is determined when the model is created.
  public internal(set) var step: Step
  /// The controllers declared in the step, in order.
  var declarations: [ControllerDeclaration]
  /// Whether the step refers to the first window, whatever its name.
  var isInFirstWindow = false

  /// Creates a step from an operation and its operands in source order.
  init(
    _ operation: StepOperation, _ operands: [(any ControllerOperand)?], _ fileID: String, _ line: Int, _ column: Int
  ) {
    step = Step(operation, origin: Origin(fileID: fileID, line: line, column: column))
    declarations = operands.compactMap { $0?.named.declaration }
  }
}

extension ModelStep {
  /// Sets the user action that triggers the step; it is drawn on the edge.
  public func trigger(_ text: String) -> Self { with { $0.trigger = text } }

  /// Sets a note.
  public func note(_ text: String) -> Self { with { $0.note = text } }

  /// Adds assertions that must hold right after the step.
  public func expect(_ claims: Expect...) -> Self { with { $0.expect += claims.map(\.assertion) } }

  private func with(_ change: (inout Step) -> Void) -> Self {
    var changed = self
    change(&changed.content.step)
    return changed
  }
}
