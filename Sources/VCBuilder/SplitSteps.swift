import VCModel

/// Makes a split view controller compact (R104).
///
/// ```swift
/// Collapse("split")
/// ```
public struct Collapse: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step with the delegate's answers: whether it has handled the secondary, which controller is the
  /// primary of a classic split view, and which column is on top in column style.
  public init(
    _ split: any ControllerOperand, handled: Bool? = nil, primary: (any ControllerOperand)? = nil,
    topColumn: SplitColumn? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let answers = SplitDelegateAnswers(
      handlesCollapse: handled, primaryForCollapsing: primary?.named.id, topColumnForCollapsing: topColumn)
    content = StepContent(.collapse(split.named.id, answers), [split, primary], fileID, line, column)
  }
}

/// Makes a split view controller regular (R104).
///
/// ```swift
/// Expand("split")
/// ```
public struct Expand: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step with the delegate's answers: the primary and the secondary of a classic split view.
  public init(
    _ split: any ControllerOperand, primary: (any ControllerOperand)? = nil,
    secondary: (any ControllerOperand)? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let answers = SplitDelegateAnswers(
      primaryForExpanding: primary?.named.id, secondaryForExpanding: secondary?.named.id)
    content = StepContent(.expand(split.named.id, answers), [split, primary, secondary], fileID, line, column)
  }
}

/// Calls `setViewController(_:for:)` of a split view controller.
///
/// ```swift
/// SetColumn(.primary, to: "folders", of: "split")
/// ```
public struct SetColumn: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that sets a column.
  public init(
    _ position: SplitColumn, to controller: any ControllerOperand, of split: any ControllerOperand,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .setColumn(position, to: controller.named.id, of: split.named.id), [controller, split], fileID, line, column)
  }
}

/// Calls `show(_:)` of a split view controller (R106).
///
/// ```swift
/// ShowColumn(.primary, of: "split")
/// ```
public struct ShowColumn: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that shows a column.
  public init(
    _ position: SplitColumn, of split: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.showColumn(position, of: split.named.id), [split], fileID, line, column)
  }
}

/// Calls `hide(_:)` of a split view controller (R106).
///
/// ```swift
/// HideColumn(.primary, of: "split")
/// ```
public struct HideColumn: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that hides a column.
  public init(
    _ position: SplitColumn, of split: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.hideColumn(position, of: split.named.id), [split], fileID, line, column)
  }
}
