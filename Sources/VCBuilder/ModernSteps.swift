import VCModel

/// Starts a dismissal that is not finished when the next step starts (R178).
///
/// ```swift
/// BeginDismiss("editor")
/// ```
public struct BeginDismiss: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the start of a dismissal.
  public init(
    _ receiver: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.beginDismiss(receiver.named.id), [receiver], fileID, line, column)
  }
}

/// Starts an interactive pop (R178).
///
/// ```swift
/// BeginPop("nav")
/// ```
public struct BeginPop: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the start of a pop.
  public init(
    _ navigation: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.beginPop(navigation.named.id), [navigation], fileID, line, column)
  }
}

/// Cancels the transition in progress (R178).
///
/// ```swift
/// CancelTransition()
/// ```
public struct CancelTransition: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step.
  public init(
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.cancelTransition, [], fileID, line, column)
  }
}

/// Selects a detent of a sheet (R172).
///
/// ```swift
/// SelectDetent("large", of: "editor")
/// ```
public struct SelectDetent: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that selects a detent by its identifier.
  public init(
    _ detent: String, of sheet: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.selectDetent(detent, of: sheet.named.id), [sheet], fileID, line, column)
  }
}

/// Activates a search (R173).
///
/// ```swift
/// ActivateSearch("search")
/// ```
public struct ActivateSearch: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that activates a search controller.
  public init(
    _ search: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.activateSearch(search.named.id), [search], fileID, line, column)
  }
}

/// Ends a search (R173).
///
/// ```swift
/// CancelSearch("search")
/// ```
public struct CancelSearch: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that cancels a search.
  public init(
    _ search: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.cancelSearch(search.named.id), [search], fileID, line, column)
  }
}

/// Taps an action of an alert (R174).
///
/// ```swift
/// Tap("Delete", in: "alert")
/// ```
public struct Tap: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a tap on the action with a title.
  public init(
    _ action: String, in alert: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.tap(action, in: alert.named.id), [alert], fileID, line, column)
  }
}

/// Opens the sidebar of a tab bar controller (R175).
///
/// ```swift
/// ShowSidebar(of: "tabs")
/// ```
public struct ShowSidebar: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that opens the sidebar.
  public init(
    of tabs: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setSidebar(isShown: true, of: tabs.named.id), [tabs], fileID, line, column)
  }
}

/// Closes the sidebar of a tab bar controller (R175).
///
/// ```swift
/// HideSidebar(of: "tabs")
/// ```
public struct HideSidebar: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that closes the sidebar.
  public init(
    of tabs: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setSidebar(isShown: false, of: tabs.named.id), [tabs], fileID, line, column)
  }
}

/// Sets `preferredDisplayMode` of a split view controller (R176).
///
/// ```swift
/// SetDisplayMode(.secondaryOnly, of: "split")
/// ```
public struct SetDisplayMode: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that sets the mode.
  public init(
    _ mode: SplitDisplayMode, of split: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.setDisplayMode(mode, of: split.named.id), [split], fileID, line, column)
  }
}

/// Hides a bar of a container (R179).
///
/// ```swift
/// HideBar(.navigationBar, of: "nav")
/// ```
public struct HideBar: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that hides a bar.
  public init(
    _ bar: Bar, of container: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setBar(bar, isHidden: true, of: container.named.id), [container], fileID, line, column)
  }
}

/// Shows a bar of a container (R179).
///
/// ```swift
/// ShowBar(.toolbar, of: "nav")
/// ```
public struct ShowBar: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a step that shows a bar.
  public init(
    _ bar: Bar, of container: any ControllerOperand, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(.setBar(bar, isHidden: false, of: container.named.id), [container], fileID, line, column)
  }
}

/// Turns to another page of a page controller (R180).
///
/// ```swift
/// TurnPage(.forward, of: "book")
/// ```
public struct TurnPage: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a page turn.
  public init(
    _ turn: PageTurn, of pages: any ControllerOperand, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.turnPage(turn, of: pages.named.id), [pages], fileID, line, column)
  }
}

/// Changes the state of a scene: connected, foreground, background or disconnected (R181).
///
/// ```swift
/// ChangeScene("main", to: .background)
/// ```
public struct ChangeScene: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates a change to a state.
  public init(
    _ scene: String, to state: VCModel.WindowScene.State, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = StepContent(.scene(scene, becomes: state), [], fileID, line, column)
  }
}

/// Performs a SwiftUI presentation or navigation, by its SwiftUI name (R182).
///
/// ```swift
/// SwiftUIStep(.sheet, "settings", from: "home")
/// ```
public struct SwiftUIStep: ModelStep {
  /// The step built so far.
  public var content: StepContent

  /// Creates the step for a SwiftUI modifier or view.
  public init(
    _ word: SwiftUIWord, _ shown: any ControllerOperand, from host: any ControllerOperand,
    popover: PopoverAnchor? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = StepContent(
      .swiftUI(word, shown.named.id, from: host.named.id, popover: popover), [shown, host], fileID, line, column)
  }
}
