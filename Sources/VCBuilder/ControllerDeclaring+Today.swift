import VCModel

// Sheets, searches, alerts' actions, tabs, columns' display, bars and pages (R172 to R182).
extension ControllerDeclaring {
  /// How its sheet is set up, from iOS 15 on (R172).
  public func sheet(_ sheet: Sheet) -> Self { with { $0.sheet = sheet } }

  /// Whether an image picker shows the camera (R47).
  public func showsCamera(_ isOn: Bool = true) -> Self { with { $0.showsCamera = isOn } }

  /// The search controller of its navigation item, and where its bar is (R173).
  public func searchController(_ id: ControllerID, placement: SearchBarPlacement = .automatic) -> Self {
    with {
      $0.searchController = id
      $0.searchBarPlacement = placement
    }
  }

  /// A button of an alert, and what its handler does (R174).
  public func action(_ title: String, style: AlertAction.Style = .default, then steps: any ModelStep...) -> Self {
    with { $0.actions.append(AlertAction(title, style: style, then: steps.map(\.content.step))) }
  }

  /// Tabs and groups of a tab bar controller, from iOS 18 on (R175).
  public func tabs(_ tabs: TabItem..., settings: TabBarSettings = TabBarSettings()) -> Self {
    with {
      $0.tabs = tabs
      $0.tabBar = settings
    }
  }

  /// Which columns a split view controller should show, and how (R176).
  public func display(_ mode: SplitDisplayMode, behavior: SplitBehavior = .automatic) -> Self {
    with {
      $0.preferredDisplayMode = mode
      $0.preferredSplitBehavior = behavior
    }
  }

  /// The bars that it shows or hides (R179).
  public func bars(_ bars: BarSettings) -> Self { with { $0.bars = bars } }

  /// Whom it names to be asked in its place; `nil` is itself (R177).
  public func child(for question: SystemBarQuestion, _ id: ControllerID?) -> Self {
    with { $0.systemBarChildren[question] = id.map(SystemBarChild.child) ?? .itself }
  }

  /// `modalPresentationCapturesStatusBarAppearance` (R177).
  public func capturesStatusBarAppearance(_ isOn: Bool = true) -> Self {
    with { $0.capturesStatusBarAppearance = isOn }
  }

  /// `preferredTransition`, from iOS 18 on (R178).
  public func preferredTransition(_ transition: PreferredTransition) -> Self {
    with { $0.preferredTransition = transition }
  }

  /// What animates its presentation, by name (R178).
  public func transitioningDelegate(_ name: String) -> Self { with { $0.transitioningDelegate = name } }

  /// What a page controller's data source gives, in order (R180).
  public func pages(_ ids: ControllerID...) -> Self { with { $0.pages = ids } }

  /// What the view of a hosting controller consists of (R182).
  public func swiftUI(_ content: SwiftUIContent) -> Self { with { $0.swiftUI = content } }
}
