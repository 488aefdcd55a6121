import VCModel

/// Calls `present(_:animated:completion:)`.
///
/// ```swift
/// Present("library", from: "camera", style: .pageSheet)
/// ```
public struct Present: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the call. A style, a transition and a popover anchor given here are first set on the presented controller;
  /// `adaptive` is its delegate's answer. Presenting `nil` raises an exception in UIKit (R34).
  public init(
    _ presented: (any ControllerOperand)?, from receiver: any ControllerOperand, style: ModalPresentationStyle? = nil,
    transition: ModalTransitionStyle? = nil, popover: PopoverAnchor? = nil, adaptive: ModalPresentationStyle? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .present(
        presented?.named.id, from: receiver.named.id, style: style, transition: transition, popover: popover,
        adaptive: adaptive), [presented, receiver], fileID, line, column)
  }
}

/// Starts a presentation that is not finished when the next step starts (R41).
///
/// ```swift
/// BeginPresent("library", from: "camera")
/// ```
public struct BeginPresent: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the start of a presentation.
  public init(
    _ presented: any ControllerOperand, from receiver: any ControllerOperand, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .beginPresent(presented.named.id, from: receiver.named.id), [presented, receiver], fileID, line, column)
  }
}

/// Finishes the transition in progress.
///
/// ```swift
/// FinishTransition()
/// ```
public struct FinishTransition: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step.
  public init(fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.finishTransition, [], fileID, line, column)
  }
}

/// Calls `dismiss(animated:completion:)`.
///
/// ```swift
/// Dismiss("camera").trigger("Tap Done")
/// ```
public struct Dismiss: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the call; the receiver dismisses what it presents, or forwards the call to its presenter (R67, R68).
  public init(_ receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.dismiss(receiver.named.id), [receiver], fileID, line, column)
  }
}

/// Performs a swipe down, or a tap outside a popover.
///
/// ```swift
/// InteractiveDismiss("picker")
/// ```
public struct InteractiveDismiss: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step; without a controller, the topmost one is dismissed. `shouldDismiss` is the delegate's answer.
  public init(
    _ dismissed: (any ControllerOperand)? = nil, shouldDismiss: Bool = true, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .interactiveDismiss(dismissed?.named.id, shouldDismiss: shouldDismiss), [dismissed], fileID, line, column)
  }
}

/// Performs a tap outside the topmost popover or sheet (R77).
///
/// ```swift
/// TapOutside()
/// ```
public struct TapOutside: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the tap; `shouldDismiss` is the delegate's answer.
  public init(
    shouldDismiss: Bool = true, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.tapOutside(shouldDismiss: shouldDismiss), [], fileID, line, column)
  }
}
