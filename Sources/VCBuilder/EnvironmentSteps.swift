import VCModel

/// The size classes change.
///
/// ```swift
/// Traits(horizontal: .regular)
/// ```
public struct Traits: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// A size class that is not given stays as it was.
  public init(
    horizontal: SizeClass? = nil, vertical: SizeClass? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.traits(horizontal: horizontal, vertical: vertical), [], fileID, line, column)
  }
}

/// The device is turned.
///
/// ```swift
/// Rotate(to: .landscapeLeft)
/// ```
public struct Rotate: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Turns the device.
  public init(
    to orientation: InterfaceOrientationMask, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.rotate(orientation), [], fileID, line, column)
  }
}

/// A window's `rootViewController` is set.
///
/// ```swift
/// SetRoot("login")
/// ```
public struct SetRoot: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Without a window the first one is meant.
  public init(
    _ root: any ControllerOperand, window: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.setRoot(root.named.id, window: window ?? "main"), [root], fileID, line, column)
    content.isInFirstWindow = window == nil
  }
}
