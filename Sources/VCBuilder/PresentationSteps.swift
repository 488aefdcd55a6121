import VCModel

/// A controller calls `present(_:animated:completion:)`.
///
/// ```swift
/// Present("library", from: "camera", style: .pageSheet)
/// ```
public struct Present: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// A style, a transition and a popover given here are set on the presented controller before; `adaptive` is its delegate's
  /// answer. Nobody presented (`nil`) is an exception in UIKit (R34).
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

/// A presentation starts, and is not finished when the next step comes (R41).
///
/// ```swift
/// BeginPresent("library", from: "camera")
/// ```
public struct BeginPresent: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Starts a presentation.
  public init(
    _ presented: any ControllerOperand, from receiver: any ControllerOperand, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .beginPresent(presented.named.id, from: receiver.named.id), [presented, receiver], fileID, line, column)
  }
}

/// The transition that was in progress ends.
///
/// ```swift
/// FinishTransition()
/// ```
public struct FinishTransition: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Ends it.
  public init(fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.finishTransition, [], fileID, line, column)
  }
}

/// A controller receives `dismiss(animated:completion:)`.
///
/// ```swift
/// Dismiss("camera").trigger("Tap Done")
/// ```
public struct Dismiss: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// The receiver dismisses what it presents, or hands the call to its presenter (R67, R68).
  public init(_ receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.dismiss(receiver.named.id), [receiver], fileID, line, column)
  }
}

/// A person swipes down, or taps outside a popover.
///
/// ```swift
/// InteractiveDismiss("picker")
/// ```
public struct InteractiveDismiss: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Without a controller the topmost one is meant; `shouldDismiss` is the delegate's answer.
  public init(
    _ dismissed: (any ControllerOperand)? = nil, shouldDismiss: Bool = true, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .interactiveDismiss(dismissed?.named.id, shouldDismiss: shouldDismiss), [dismissed], fileID, line, column)
  }
}

/// A person taps outside the topmost popover or sheet (R77).
///
/// ```swift
/// TapOutside()
/// ```
public struct TapOutside: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Taps; `shouldDismiss` is the delegate's answer.
  public init(
    shouldDismiss: Bool = true, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.tapOutside(shouldDismiss: shouldDismiss), [], fileID, line, column)
  }
}
