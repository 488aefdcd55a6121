import VCModel

// Modifiers for sheets, searches, alert actions, tabs, column display, bars and pages (R172 to R182).
extension ControllerDeclaring {
  /// Sets the configuration of its sheet, from iOS 15 on (R172).
  public func sheet(_ sheet: Sheet) -> Self { with { $0.sheet = sheet } }

  /// Sets whether an image picker shows the camera (R47).
  public func showsCamera(_ isOn: Bool = true) -> Self { with { $0.showsCamera = isOn } }

  /// Sets the search controller of its navigation item, and the search bar's placement (R173).
  public func searchController(_ id: ControllerID, placement: SearchBarPlacement = .automatic) -> Self {
    with {
      $0.searchController = id
      $0.searchBarPlacement = placement
    }
  }

  /// Adds an action to an alert, with the steps of its handler (R174).
  public func action(_ title: String, style: AlertAction.Style = .default, then steps: any ModelStep...) -> Self {
    with { $0.actions.append(AlertAction(title, style: style, then: steps.map(\.content.step))) }
  }

  /// Sets the tabs and groups of a tab bar controller, from iOS 18 on (R175).
  public func tabs(_ tabs: TabItem..., settings: TabBarSettings = TabBarSettings()) -> Self {
    with {
      $0.tabs = tabs
      $0.tabBar = settings
    }
  }

  /// Sets the preferred display mode and split behavior of a split view controller (R176).
  public func display(_ mode: SplitDisplayMode, behavior: SplitBehavior = .automatic) -> Self {
    with {
      $0.preferredDisplayMode = mode
      $0.preferredSplitBehavior = behavior
    }
  }

  /// Sets the bars that it shows or hides (R179).
  public func bars(_ bars: BarSettings) -> Self { with { $0.bars = bars } }

  /// Sets the child that is asked in its place; `nil` means itself (R177).
  public func child(for question: SystemBarQuestion, _ id: ControllerID?) -> Self {
    with { $0.systemBarChildren[question] = id.map(SystemBarChild.child) ?? .itself }
  }

  /// Sets `modalPresentationCapturesStatusBarAppearance` (R177).
  public func capturesStatusBarAppearance(_ isOn: Bool = true) -> Self {
    with { $0.capturesStatusBarAppearance = isOn }
  }

  /// Sets `preferredTransition`, from iOS 18 on (R178).
  public func preferredTransition(_ transition: PreferredTransition) -> Self {
    with { $0.preferredTransition = transition }
  }

  /// Sets the name of the transitioning delegate, which animates its presentations (R178).
  public func transitioningDelegate(_ name: String) -> Self { with { $0.transitioningDelegate = name } }

  /// Sets the pages of a page controller's data source, in order (R180).
  public func pages(_ ids: ControllerID...) -> Self { with { $0.pages = ids } }

  /// Sets the content of a hosting controller's view (R182).
  public func swiftUI(_ content: SwiftUIContent) -> Self { with { $0.swiftUI = content } }
}
