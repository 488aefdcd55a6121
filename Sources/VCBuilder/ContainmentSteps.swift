import VCModel

/// `pushViewController(_:animated:)` is called.
///
/// ```swift
/// Push("photos", onto: "library")
/// ```
public struct Push: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Nobody pushed (`nil`) is an exception in UIKit (R84).
  public init(
    _ pushed: (any ControllerOperand)?, onto navigation: any ControllerOperand, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .push(pushed?.named.id, onto: navigation.named.id), [pushed, navigation], fileID, line, column)
  }
}

/// `popViewController(animated:)`, or `popToViewController(_:animated:)`, is called.
///
/// ```swift
/// Pop("library")
/// Pop("library", to: "albums")
/// ```
public struct Pop: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Pops one screen, or everything above the target.
  public init(
    _ navigation: any ControllerOperand, to target: (any ControllerOperand)? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      target.map { .popTo($0.named.id, in: navigation.named.id) } ?? .pop(navigation.named.id), [navigation, target],
      fileID, line, column)
  }
}

/// `popToRootViewController(animated:)` is called.
///
/// ```swift
/// PopToRoot("library")
/// ```
public struct PopToRoot: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Pops everything above the bottom of the stack.
  public init(_ navigation: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.popToRoot(navigation.named.id), [navigation], fileID, line, column)
  }
}

/// `viewControllers` of a container is set.
///
/// ```swift
/// SetChildren(["albums", "photos"], of: "library")
/// ```
public struct SetChildren: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Sets a stack from the bottom up, or tabs from left to right.
  public init(
    _ children: [any ControllerOperand], of container: any ControllerOperand, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .setChildren(children.map(\.named.id), of: container.named.id), children + [container], fileID, line, column)
  }
}

/// A tab is selected.
///
/// ```swift
/// Select("settings", in: "tabs")
/// ```
public struct Select: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Selects a child of the tab bar controller.
  public init(
    _ tab: any ControllerOperand, in tabs: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.select(tab.named.id, in: tabs.named.id), [tab, tabs], fileID, line, column)
  }
}

/// A controller calls `show(_:sender:)`.
///
/// ```swift
/// Show("detail", from: "list")
/// ```
public struct Show: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// The containers around the receiver decide what that means (R93).
  public init(
    _ shown: any ControllerOperand, from receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.show(shown.named.id, from: receiver.named.id), [shown, receiver], fileID, line, column)
  }
}

/// A controller calls `showDetailViewController(_:sender:)`.
///
/// ```swift
/// ShowDetail("detail", from: "list")
/// ```
public struct ShowDetail: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// The containers around the receiver decide what that means (R96).
  public init(
    _ shown: any ControllerOperand, from receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(
      .showDetail(shown.named.id, from: receiver.named.id), [shown, receiver], fileID, line, column)
  }
}

/// `addChild(_:)` is called.
///
/// ```swift
/// Embed("map", in: "place")
/// ```
public struct Embed: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Adds a child to a container.
  public init(
    _ child: any ControllerOperand, in container: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.embed(child.named.id, in: container.named.id), [child, container], fileID, line, column)
  }
}

/// `removeFromParent()` is called.
///
/// ```swift
/// Remove("map")
/// ```
public struct Remove: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Takes a child from its container.
  public init(_ child: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    content = StepContent(.remove(child.named.id), [child], fileID, line, column)
  }
}
