import VCModel

/// Changes the size classes.
///
/// ```swift
/// Traits(horizontal: .regular)
/// ```
public struct Traits: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a change; a size class that is not given is kept.
  public init(
    horizontal: SizeClass? = nil, vertical: SizeClass? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.traits(horizontal: horizontal, vertical: vertical), [], fileID, line, column)
  }
}

/// Rotates the device.
///
/// ```swift
/// Rotate(to: .landscapeLeft)
/// ```
public struct Rotate: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a rotation to an orientation.
  public init(
    to orientation: InterfaceOrientationMask, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.rotate(orientation), [], fileID, line, column)
  }
}

/// Sets a window's `rootViewController`.
///
/// ```swift
/// SetRoot("login")
/// ```
public struct SetRoot: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step; without a window, the first one is used.
  public init(
    _ root: any ControllerOperand, window: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.setRoot(root.named.id, window: window ?? "main"), [root], fileID, line, column)
    content.isInFirstWindow = window == nil
  }
}
