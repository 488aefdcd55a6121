import VCDiagnostics

/// The stable codes of all diagnostics that a replay can report.
public enum ReplayCode: String, Hashable, Sendable, CaseIterable {
  // Exceptions of present.
  case presentedNil = "presented-nil"
  case presentedItself = "presented-itself"
  case hasParent = "has-parent"
  case alreadyPresented = "already-presented"
  case presentedRoot = "presented-root"
  case styleNone = "style-none"
  case partialCurl = "partial-curl"
  case transitionInPopover = "transition-in-popover"
  case popoverWithoutAnchor = "popover-without-anchor"
  // Refusals of present and dismiss.
  case transitionInProgress = "transition-in-progress"
  case noTransition = "no-transition"
  case alreadyPresenting = "already-presenting"
  case notInWindow = "not-in-window"
  case detachedPresenter = "detached-presenter"
  case initiatorNotInWindow = "initiator-not-in-window"
  case adaptiveStyle = "adaptive-style"
  case nothingToDismiss = "nothing-to-dismiss"
  case notTopmost = "not-topmost"
  case overlappingTransitions = "overlapping-transitions"
  case needsNavigationController = "needs-navigation-controller"
  case notAViewController = "not-a-view-controller"
  // Stacks, tabs, containment.
  case pushNil = "push-nil"
  case pushNavigationController = "push-navigation-controller"
  case pushedTwice = "pushed-twice"
  case pushSplit = "push-split"
  case pushTabBar = "push-tab-bar"
  case notOnStack = "not-on-stack"
  case moreStack = "more-stack"
  case duplicateInStack = "duplicate-in-stack"
  case noNavigationController = "no-navigation-controller"
  case notATab = "not-a-tab"
  case notAContainer = "not-a-container"
  case inconsistentHierarchy = "inconsistent-hierarchy"
  case containedWhilePresented = "contained-while-presented"
  // Split views.
  case notASplitView = "not-a-split-view"
  case splitAnswer = "split-answer"
  case columnUnavailable = "column-unavailable"
  // Segues and storyboards.
  case noSuchSegue = "no-such-segue"
  case noSuchStoryboard = "no-such-storyboard"
  case noSuchStoryboardIdentifier = "no-such-storyboard-identifier"
  case segueWithoutRelations = "segue-without-relations"
  case noUnwindDestination = "no-unwind-destination"
  // Orientation and windows.
  case noCommonOrientation = "no-common-orientation"
  case orientationNotSupported = "orientation-not-supported"
  case leftBehind = "left-behind"
  // Sheets, searches, alerts, tabs, columns, bars, pages, scenes.
  case notPresented = "not-presented"
  case noSuchDetent = "no-such-detent"
  case invalidDetents = "invalid-detents"
  case noSearch = "no-search"
  case noSuchAction = "no-such-action"
  case twoCancelActions = "two-cancel-actions"
  case displayMode = "display-mode"
  case noSuchBar = "no-such-bar"
  case noPage = "no-page"
  case noSuchScene = "no-such-scene"
  case notAnAlert = "not-an-alert"
  // The model itself.
  case unknownController = "unknown-controller"
  case unknownWindow = "unknown-window"
  case invalidStart = "invalid-start"
  case nothingChanges = "nothing-changes"
  case unknownClass = "unknown-class"
  case kindOfClass = "kind-of-class"
  case propertyWithoutEffect = "property-without-effect"
  case unavailableClass = "unavailable-class"
  case unavailableValue = "unavailable-value"
  case expectationFailed = "expectation-failed"
  // Open questions: behaviour that UIKit's sources do not document.
  case openSystemStyle = "open-question-system-style"
  case openPresenterInside = "open-question-presenter-inside-presentation"
  case openContextPresenter = "open-question-context-presenter"
  case openSearch = "open-question-search"
  case openActionSheetAnchor = "open-question-action-sheet-anchor"
  case openCollapsedStack = "open-question-collapsed-stack"
  case openSubstitution = "open-question-substitution"
  case openPresenterRemoved = "open-question-presenter-removed"

  /// The severity: an exception is an error, a UIKit log message a warning, an open question a note.
  public var severity: Diagnostic.Severity {
    switch self {
    case .presentedNil, .presentedItself, .hasParent, .alreadyPresented, .presentedRoot, .styleNone, .partialCurl,
      .transitionInPopover, .popoverWithoutAnchor, .pushNavigationController, .pushedTwice, .notOnStack,
      .duplicateInStack, .notATab, .inconsistentHierarchy, .noSuchSegue, .noSuchStoryboard,
      .noSuchStoryboardIdentifier, .noNavigationController, .noCommonOrientation, .unknownController, .invalidStart,
      .unavailableValue, .twoCancelActions, .expectationFailed:
      .error
    case .transitionInProgress, .alreadyPresenting, .notInWindow, .detachedPresenter, .adaptiveStyle, .notTopmost,
      .overlappingTransitions, .needsNavigationController, .notAViewController,
      .pushNil, .pushSplit, .pushTabBar, .moreStack, .notAContainer, .containedWhilePresented, .notASplitView,
      .columnUnavailable, .unknownWindow,
      .splitAnswer, .orientationNotSupported, .leftBehind, .unavailableClass, .unknownClass, .propertyWithoutEffect,
      .notPresented, .noSuchDetent, .noSearch, .noSuchAction, .displayMode, .noSuchBar, .noSuchScene, .notAnAlert:
      .warning
    case .initiatorNotInWindow, .nothingToDismiss, .segueWithoutRelations, .noUnwindDestination, .openPresenterInside,
      .openContextPresenter, .openSearch, .openActionSheetAnchor, .openCollapsedStack, .openSubstitution,
      .openPresenterRemoved, .openSystemStyle, .noPage, .noTransition, .nothingChanges, .kindOfClass, .invalidDetents:
      .note
    }
  }
}
