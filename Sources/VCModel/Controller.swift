/// A view controller as a model declares it: its kind and its configuration before the first step.
public struct Controller: Hashable, Sendable {
  /// The identifier that the rest of the model uses to refer to it; unique within the model.
  public var id: ControllerID
  /// The class name as written in source code, with or without a module.
  public var className: String?
  /// The kind that UIKit's rules are applied to, independent of the class's name.
  public var kind: ControllerKind
  /// The screen's title.
  public var title: String?
  /// Contained controllers: a navigation stack from the bottom up, tabs from left to right, or columns of a classic
  /// split view.
  public var children: [ControllerID]
  /// The selected tab; `nil` means the first one.
  public var selected: ControllerID?
  /// Columns of a split view, by name.
  public var columns: [SplitColumn: ControllerID] = [:]
  /// The style of a split view; `classic` by default.
  public var splitStyle: SplitStyle = .classic
  /// The answers of a split view's delegate when the split view collapses or expands (R104).
  public var splitAnswers = SplitDelegateAnswers()
  /// Whether an alert controller is an alert or an action sheet; `alert` by default.
  public var alertStyle: AlertStyle = .alert
  /// `modalPresentationStyle` as it was set; `nil` means the system's default for the version of iOS (R47).
  public var modalPresentationStyle: ModalPresentationStyle?
  /// `modalTransitionStyle` as it was set; `nil` means `coverVertical` (R60).
  public var modalTransitionStyle: ModalTransitionStyle?
  /// `definesPresentationContext`; `nil` means the class's default (R25).
  public var definesPresentationContext: Bool?
  /// Whether the definer's transition style replaces the presented controller's (R62).
  public var providesPresentationContextTransitionStyle = false
  /// Whether a swipe or a tap outside does not dismiss it (R76).
  public var isModalInPresentation = false
  /// `preferredContentSize`, in points: the size of a popover's content (R122).
  public var preferredContentSize: ScreenSize?
  /// The anchor of its `popoverPresentationController` (R122).
  public var popover: PopoverAnchor?
  /// The return value of `adaptivePresentationStyle(for:traitCollection:)` in the presentation controller's delegate
  /// (R51).
  public var adaptivePresentationStyle: ModalPresentationStyle?
  /// The return value of `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: the controller
  /// presented in its place, containing it, when the style is adapted (R52).
  public var adaptiveReplacement: ControllerID?
  /// The configuration of its sheet, from iOS 15 on (R172).
  public var sheet: Sheet?
  /// Whether an image picker shows the camera rather than the library (R47).
  public var showsCamera = false
  /// `searchController` of its navigation item (R173).
  public var searchController: ControllerID?
  /// The placement of the search bar while the search is inactive (R173).
  public var searchBarPlacement: SearchBarPlacement = .automatic
  /// The actions of an alert, in the order in which they were added (R174).
  public var actions: [AlertAction] = []
  /// Tabs and groups of a tab bar controller, from iOS 18 on (R175).
  public var tabs: [TabItem] = []
  /// Further settings of a tab bar controller, from iOS 18 on (R175).
  public var tabBar = TabBarSettings()
  /// The preferred display mode of a split view controller (R176).
  public var preferredDisplayMode: SplitDisplayMode = .automatic
  /// The preferred split behavior of a split view controller (R176).
  public var preferredSplitBehavior: SplitBehavior = .automatic
  /// The bars that it shows or hides (R179).
  public var bars = BarSettings()
  /// The controllers that it designates to answer for the status bar and the screen's edges; for missing keys the
  /// class's default applies (R177).
  public var systemBarChildren: [SystemBarQuestion: SystemBarChild] = [:]
  /// `modalPresentationCapturesStatusBarAppearance` (R177).
  public var capturesStatusBarAppearance = false
  /// `preferredTransition`, from iOS 18 on (R178).
  public var preferredTransition: PreferredTransition?
  /// The name of its `transitioningDelegate` (R178).
  public var transitioningDelegate: String?
  /// The pages that a page controller's data source provides, in order (R180).
  public var pages: [ControllerID] = []
  /// The content of a hosting controller's view, where it creates UIKit containers (R182).
  public var swiftUI: SwiftUIContent?
  /// For the style `custom`: `shouldPresentInFullscreen` of its presentation controller (R27).
  public var shouldPresentInFullscreen = true
  /// For the style `custom`: `shouldRemovePresentersView` of its presentation controller (R48).
  public var shouldRemovePresentersView = false
  /// `supportedInterfaceOrientations`; `nil` means the idiom's default (R130).
  public var supportedInterfaceOrientations: InterfaceOrientationMask?
  /// Whether a container returns the orientations of its visible child (R132).
  public var passesOrientationsThrough = false
  /// The delegate that is notified when this controller finishes.
  public var delegate: ControllerID?
  /// The scene from which it is created, as `File#identifier`.
  public var storyboard: String?
  /// Selectors of the unwind actions that it implements.
  public var unwindActions: [String] = []
  /// Unwind actions for which `canPerformUnwindSegueAction` returns `false`.
  public var deniedUnwindActions: [String] = []
  /// Whether its view is not in a window although its place in the hierarchy is, as during `viewDidLoad` (R40).
  public var isViewDetached = false
  /// The link of its node in a figure.
  public var link: String?
  /// A note for the reader; it has no effect on the replay.
  public var note: String?
  /// The path of a screenshot, relative to the model's file.
  public var screenshot: String?
  /// The contents of the screen, back to front, if an importer read them.
  public var wireframe: [WireframeBox] = []
  /// The location of its declaration in the model, or in the file that contains it.
  public var origin: Origin
  /// The locations of its properties, where they are known.
  public var propertyOrigins = PropertyOrigins()

  /// Creates a controller with UIKit's default property values.
  public init(
    _ id: ControllerID, className: String? = nil, kind: ControllerKind = .content, title: String? = nil,
    children: [ControllerID] = [], origin: Origin = .unknown
  ) {
    self.id = id
    self.className = className
    self.kind = kind
    self.title = title
    self.children = children
    self.origin = origin
  }
}

extension Controller {
  /// The name used in figures and sentences: the title, else the class without its module, else the identifier.
  public var displayName: String {
    if let title, !title.isEmpty { return title }
    return shortClassName ?? id.rawValue
  }

  /// The class name without modules: `ListVC` for `App.ListVC`, `Box<ListVC>` for `App.Box<App.ListVC>`.
  public var shortClassName: String? {
    guard let name = className.map(withoutModules), !name.isEmpty else { return nil }
    return name
  }

  /// Whether it is a `UISearchController`, which is presented in a context while it is active (R78).
  package var isSearchController: Bool { shortClassName == "UISearchController" }

  /// Whether the controller defines a presentation context: the value that was set, else the class's default (R25).
  public var definesContext: Bool {
    definesPresentationContext ?? (kind == .navigation || kind == .tabBar)
  }
}
