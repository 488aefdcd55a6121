import VCModel

/// Triggers an unwind segue.
///
/// ```swift
/// Unwind("editor", to: "list")
/// Unwind("editor", action: "backToList:")
/// ```
public struct Unwind: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates an unwind to a given destination.
  public init(
    _ source: any ControllerOperand, to target: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.unwind(source.named.id, to: target.named.id), [source, target], fileID, line, column)
  }

  /// Creates an unwind to the destination that UIKit finds by the action's selector (R115).
  public init(
    _ source: any ControllerOperand, action: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.unwindAction(action, from: source.named.id), [source], fileID, line, column)
  }
}

/// Calls `performSegue(withIdentifier:sender:)`.
///
/// ```swift
/// PerformSegue("showPicker", from: "photos")
/// ```
public struct PerformSegue: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that performs one of the model's segues.
  public init(
    _ identifier: String, from source: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.performSegue(identifier, from: source.named.id), [source], fileID, line, column)
  }
}

/// Instantiates a controller from a storyboard (R113).
///
/// ```swift
/// Instantiate("MyViewController", storyboard: "Second", as: "mine")
/// ```
public struct Instantiate: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step; without an identifier, the storyboard's initial view controller is instantiated.
  public init(
    _ identifier: String?, storyboard: String, as id: ControllerID? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(
      .instantiate(storyboard: storyboard, identifier: identifier, as: id), [], fileID, line, column)
  }
}
