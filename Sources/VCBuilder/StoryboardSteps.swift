import VCModel

/// An unwind segue is triggered.
///
/// ```swift
/// Unwind("editor", to: "list")
/// Unwind("editor", action: "backToList:")
/// ```
public struct Unwind: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Unwinds to a destination that is named.
  public init(
    _ source: any ControllerOperand, to target: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.unwind(source.named.id, to: target.named.id), [source, target], fileID, line, column)
  }

  /// Unwinds to the destination that UIKit finds by the action's selector (R115).
  public init(
    _ source: any ControllerOperand, action: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.unwindAction(action, from: source.named.id), [source], fileID, line, column)
  }
}

/// A controller calls `performSegue(withIdentifier:sender:)`.
///
/// ```swift
/// PerformSegue("showPicker", from: "photos")
/// ```
public struct PerformSegue: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Performs one of the model's segues.
  public init(
    _ identifier: String, from source: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.performSegue(identifier, from: source.named.id), [source], fileID, line, column)
  }
}

/// A storyboard makes a controller (R113).
///
/// ```swift
/// Instantiate("MyViewController", storyboard: "Second", as: "mine")
/// ```
public struct Instantiate: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Without an identifier the storyboard's initial view controller is made.
  public init(
    _ identifier: String?, storyboard: String, as id: ControllerID? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(
      .instantiate(storyboard: storyboard, identifier: identifier, as: id), [], fileID, line, column)
  }
}
