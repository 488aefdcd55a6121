import VCModel

/// A dismissal starts and is not finished when the next step comes (R178).
///
/// ```swift
/// BeginDismiss("editor")
/// ```
public struct BeginDismiss: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.beginDismiss(receiver.named.id), [receiver], fileID, line, column)
  }
}

/// An interactive pop starts (R178).
///
/// ```swift
/// BeginPop("nav")
/// ```
public struct BeginPop: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ navigation: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.beginPop(navigation.named.id), [navigation], fileID, line, column)
  }
}

/// The transition in progress is cancelled (R178).
///
/// ```swift
/// CancelTransition()
/// ```
public struct CancelTransition: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.cancelTransition, [], fileID, line, column)
  }
}

/// The height at which a sheet rests is selected (R172).
///
/// ```swift
/// SelectDetent("large", of: "editor")
/// ```
public struct SelectDetent: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ detent: String, of sheet: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.selectDetent(detent, of: sheet.named.id), [sheet], fileID, line, column)
  }
}

/// A search becomes active (R173).
///
/// ```swift
/// ActivateSearch("search")
/// ```
public struct ActivateSearch: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ search: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.activateSearch(search.named.id), [search], fileID, line, column)
  }
}

/// A search ends (R173).
///
/// ```swift
/// CancelSearch("search")
/// ```
public struct CancelSearch: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ search: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.cancelSearch(search.named.id), [search], fileID, line, column)
  }
}

/// A person taps an action of an alert (R174).
///
/// ```swift
/// Tap("Delete", in: "alert")
/// ```
public struct Tap: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ action: String, in alert: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.tap(action, in: alert.named.id), [alert], fileID, line, column)
  }
}

/// The sidebar of a tab bar controller opens (R175).
///
/// ```swift
/// ShowSidebar(of: "tabs")
/// ```
public struct ShowSidebar: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    of tabs: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setSidebar(isShown: true, of: tabs.named.id), [tabs], fileID, line, column)
  }
}

/// The sidebar of a tab bar controller closes (R175).
///
/// ```swift
/// HideSidebar(of: "tabs")
/// ```
public struct HideSidebar: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    of tabs: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setSidebar(isShown: false, of: tabs.named.id), [tabs], fileID, line, column)
  }
}

/// `preferredDisplayMode` of a split view controller is set (R176).
///
/// ```swift
/// SetDisplayMode(.secondaryOnly, of: "split")
/// ```
public struct SetDisplayMode: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ mode: SplitDisplayMode, of split: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.setDisplayMode(mode, of: split.named.id), [split], fileID, line, column)
  }
}

/// A container hides a bar (R179).
///
/// ```swift
/// HideBar(.navigationBar, of: "nav")
/// ```
public struct HideBar: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ bar: Bar, of container: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setBar(bar, isHidden: true, of: container.named.id), [container], fileID, line, column)
  }
}

/// A container shows a bar (R179).
///
/// ```swift
/// ShowBar(.toolbar, of: "nav")
/// ```
public struct ShowBar: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ bar: Bar, of container: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setBar(bar, isHidden: false, of: container.named.id), [container], fileID, line, column)
  }
}

/// A page controller turns (R180).
///
/// ```swift
/// TurnPage(.forward, of: "book")
/// ```
public struct TurnPage: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ turn: PageTurn, of pages: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.turnPage(turn, of: pages.named.id), [pages], fileID, line, column)
  }
}

/// A scene connects, comes to the foreground, goes to the background or disconnects (R181).
///
/// ```swift
/// ChangeScene("main", to: .background)
/// ```
public struct ChangeScene: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ scene: String, to state: VCModel.WindowScene.State, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.scene(scene, becomes: state), [], fileID, line, column)
  }
}

/// A SwiftUI view does something, in SwiftUI's words (R182).
///
/// ```swift
/// SwiftUIStep(.sheet, "settings", from: "home")
/// ```
public struct SwiftUIStep: ModelStep {
  /// What has been said so far.
  public var content: StepContent

  /// Says the step.
  public init(
    _ word: SwiftUIWord, _ shown: any ControllerOperand, from host: any ControllerOperand,
    popover: PopoverAnchor? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .swiftUI(word, shown.named.id, from: host.named.id, popover: popover), [shown, host], fileID, line, column)
  }
}
