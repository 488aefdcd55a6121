import VCDiagnostics

extension ReplayCode {
  /// The likely correction, if there is one.
  public var suggestion: String? {
    switch self {
    case .presentedNil: "present a controller that exists"
    case .presentedItself: "present another controller, or call present on another one"
    case .hasParent: "present its topmost container, or remove it from its parent first"
    case .alreadyPresented: "dismiss it first, or present another instance"
    case .presentedRoot: "present a controller that is not already on screen"
    case .styleNone: "use automatic or a concrete style; none is only valid as an adaptive style"
    case .partialCurl: "use fullScreen with a presenter that fills the screen, or another transition"
    case .transitionInPopover: "use coverVertical for a context presentation inside a popover"
    case .popoverWithoutAnchor: "set barButtonItem, sourceItem or sourceView on popoverPresentationController first"
    case .transitionInProgress: "wait for the completion of the transition"
    case .noTransition: "begin one first, with beginPresent, beginDismiss or beginPop"
    case .alreadyPresenting: "dismiss what is presented first, or present from the topmost controller"
    case .notInWindow: "present from a controller on screen, for example after viewDidAppear"
    case .detachedPresenter: "add the controller to the hierarchy before it presents"
    case .initiatorNotInWindow: "present from a controller whose view is on screen"
    case .adaptiveStyle: "return none, fullScreen or overFullScreen"
    case .overlappingTransitions: "wait for the completion of the transition"
    case .needsNavigationController: "push it, or present it in a navigation controller"
    case .notAViewController: "let it show itself, or show a view controller that uses it"
    case .notTopmost: "dismiss what is above it first"
    case .pushNavigationController: "present the navigation controller, or push its content"
    case .pushedTwice: "pop to it, or push another instance"
    case .pushSplit: "make the split view controller the window's root, or present it"
    case .pushTabBar: "add the navigation controller as a tab instead"
    case .notOnStack: "pop to a controller on this stack"
    case .moreStack: "select the tab"
    case .duplicateInStack: "include each controller only once"
    case .noNavigationController: "put the source into a navigation controller, or use show"
    case .notATab: "select one of the tab bar controller's viewControllers"
    case .containedWhilePresented: "dismiss it before it gets a parent"
    case .splitAnswer:
      "return a controller that can be a child of the split view controller, or a column that is not empty"
    case .noSuchSegue: "give the segue this identifier, or perform one that the controller has"
    case .noSuchStoryboardIdentifier: "give the scene this storyboard identifier"
    case .noCommonOrientation: "allow an orientation in the controller that the app allows too"
    case .orientationNotSupported: "rotate to a supported orientation"
    case .leftBehind: "dismiss it before replacing the root"
    case .notPresented: "present it first"
    case .noSuchDetent: "select one of the sheet's detents"
    case .invalidDetents: "list detents of a valid size, from the smallest to the largest"
    case .noSearch: "make it the searchController of a screen"
    case .noSuchAction: "tap an action that the alert has"
    case .twoCancelActions: "keep only one action with the style cancel"
    case .displayMode: "prefer a mode that the behavior and the columns allow"
    case .noSuchBar: "name the container that has the bar"
    case .noSuchScene: "connect the scene first"
    case .notAnAlert: "declare it with kind alert, and alertStyle actionSheet for a confirmation dialog"
    case .unknownClass, .unknownWindow: "correct the name"
    case .kindOfClass: "set kind"
    case .propertyWithoutEffect: "set class or kind, or remove the property"
    case .unavailableClass, .unavailableValue:
      "use what the version supports, or set environment.ios to a later version"
    case .openSystemStyle: "set modalPresentationStyle, or check it in the running app"
    case .noPage, .pushNil, .nothingToDismiss, .nothingChanges, .notAContainer, .inconsistentHierarchy, .notASplitView,
      .columnUnavailable,
      .noSuchStoryboard, .segueWithoutRelations, .noUnwindDestination, .unknownController, .invalidStart,
      .expectationFailed, .openPresenterInside, .openContextPresenter, .openSearch, .openActionSheetAnchor,
      .openCollapsedStack, .openSubstitution, .openPresenterRemoved:
      nil
    }
  }
}

extension String? {
  /// Returns a question about the name that is probably meant by an unknown one; `nil` if none is similar.
  static func nearest(to name: String, among known: [String]) -> Self {
    NearestName.suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
  }
}
