import VCModel

/// Calls `pushViewController(_:animated:)`.
///
/// ```swift
/// Push("photos", onto: "library")
/// ```
public struct Push: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a push. Pushing `nil` raises an exception in UIKit (R84).
  public init(
    _ pushed: (any ControllerOperand)?, onto navigation: any ControllerOperand, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .push(pushed?.named.id, onto: navigation.named.id), [pushed, navigation], fileID, line, column)
  }
}

/// Calls `popViewController(animated:)` or `popToViewController(_:animated:)`.
///
/// ```swift
/// Pop("library")
/// Pop("library", to: "albums")
/// ```
public struct Pop: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a pop of the top screen, or of everything above the target.
  public init(
    _ navigation: any ControllerOperand, to target: (any ControllerOperand)? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      target.map { .popTo($0.named.id, in: navigation.named.id) } ?? .pop(navigation.named.id), [navigation, target],
      fileID, line, column)
  }
}

/// Calls `popToRootViewController(animated:)`.
///
/// ```swift
/// PopToRoot("library")
/// ```
public struct PopToRoot: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a pop of everything above the root of the stack.
  public init(_ navigation: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.popToRoot(navigation.named.id), [navigation], fileID, line, column)
  }
}

/// Sets `viewControllers` of a container.
///
/// ```swift
/// SetChildren(["albums", "photos"], of: "library")
/// ```
public struct SetChildren: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that sets a stack from the bottom up, or tabs from left to right.
  public init(
    _ children: [any ControllerOperand], of container: any ControllerOperand, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .setChildren(children.map(\.named.id), of: container.named.id), children + [container], fileID, line, column)
  }
}

/// Selects a tab.
///
/// ```swift
/// Select("settings", in: "tabs")
/// ```
public struct Select: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that selects a child of the tab bar controller.
  public init(
    _ tab: any ControllerOperand, in tabs: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.select(tab.named.id, in: tabs.named.id), [tab, tabs], fileID, line, column)
  }
}

/// Calls `show(_:sender:)`.
///
/// ```swift
/// Show("detail", from: "list")
/// ```
public struct Show: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the call; the containers around the receiver determine its effect (R93).
  public init(
    _ shown: any ControllerOperand, from receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.show(shown.named.id, from: receiver.named.id), [shown, receiver], fileID, line, column)
  }
}

/// Calls `showDetailViewController(_:sender:)`.
///
/// ```swift
/// ShowDetail("detail", from: "list")
/// ```
public struct ShowDetail: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the call; the containers around the receiver determine its effect (R96).
  public init(
    _ shown: any ControllerOperand, from receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(
      .showDetail(shown.named.id, from: receiver.named.id), [shown, receiver], fileID, line, column)
  }
}

/// Calls `addChild(_:)`.
///
/// ```swift
/// Embed("map", in: "place")
/// ```
public struct Embed: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that adds a child to a container.
  public init(
    _ child: any ControllerOperand, in container: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.embed(child.named.id, in: container.named.id), [child, container], fileID, line, column)
  }
}

/// Calls `removeFromParent()`.
///
/// ```swift
/// Remove("map")
/// ```
public struct Remove: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that removes a child from its container.
  public init(_ child: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.remove(child.named.id), [child], fileID, line, column)
  }
}
