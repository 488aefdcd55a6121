/// A view controller as a model declares it: what it is and how it is set up, before anything happens.
public struct Controller: Hashable, Sendable {
  /// The name by which the rest of the model refers to it; unique within the model.
  public var id: ControllerID
  /// The class as source code writes it, with or without a module.
  public var className: String?
  /// What it is for UIKit's rules, whatever its class is called.
  public var kind: ControllerKind
  /// What a person calls the screen.
  public var title: String?
  /// Contained controllers: a stack from the bottom up, tabs from left to right, columns of a classic split view.
  public var children: [ControllerID]
  /// The selected tab; the first one when not given.
  public var selected: ControllerID?
  /// Columns of a split view, by name.
  public var columns: [SplitColumn: ControllerID]
  /// Which kind of split view this is; `classic` unless said otherwise.
  public var splitStyle: SplitStyle
  /// What a split view's delegate answers whenever the split view collapses or expands (R104).
  public var splitAnswers: SplitDelegateAnswers
  /// Whether an alert controller is an alert or an action sheet; `alert` unless said otherwise.
  public var alertStyle: AlertStyle
  /// `modalPresentationStyle` as it was set; `nil` means the system's default for the version of iOS (R47).
  public var modalPresentationStyle: ModalPresentationStyle?
  /// `modalTransitionStyle` as it was set; `nil` means `coverVertical` (R60).
  public var modalTransitionStyle: ModalTransitionStyle?
  /// `nil` means the class's own answer (R25).
  public var definesPresentationContext: Bool?
  /// Whether a definer's transition style takes the place of the presented controller's (R62).
  public var providesPresentationContextTransitionStyle: Bool
  /// Whether a swipe or a tap outside leaves it where it is (R76).
  public var isModalInPresentation: Bool
  /// `preferredContentSize`, in points: the size of a popover's content (R122).
  public var preferredContentSize: ScreenSize?
  /// The anchor of its `popoverPresentationController` (R122).
  public var popover: PopoverAnchor?
  /// The answer of `adaptivePresentationStyle(for:traitCollection:)` of the presentation's delegate (R51).
  public var adaptivePresentationStyle: ModalPresentationStyle?
  /// The answer of `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: the controller that is
  /// presented in its place, with it inside, where the style is adapted (R52).
  public var adaptiveReplacement: ControllerID?
  /// How its sheet is set up, from iOS 15 on (R172).
  public var sheet: Sheet?
  /// Of an image picker: whether it shows the camera rather than the library (R47).
  public var showsCamera: Bool
  /// The search controller of its navigation item (R173).
  public var searchController: ControllerID?
  /// Where the bar of an inactive search is (R173).
  public var searchBarPlacement: SearchBarPlacement
  /// The buttons of an alert, as they were added (R174).
  public var actions: [AlertAction]
  /// Tabs and groups of a tab bar controller, from iOS 18 on (R175).
  public var tabs: [TabItem]
  /// What else a tab bar controller of iOS 18 and later has (R175).
  public var tabBar: TabBarSettings
  /// Which columns a split view controller should show (R176).
  public var preferredDisplayMode: SplitDisplayMode
  /// How its secondary column should give way to others (R176).
  public var preferredSplitBehavior: SplitBehavior
  /// The bars that it shows or hides (R179).
  public var bars: BarSettings
  /// Whom it names to be asked about the status bar and the edges in its place; what is missing is left to its class (R177).
  public var systemBarChildren: [SystemBarQuestion: SystemBarChild]
  /// `modalPresentationCapturesStatusBarAppearance` (R177).
  public var capturesStatusBarAppearance: Bool
  /// `preferredTransition`, from iOS 18 on (R178).
  public var preferredTransition: PreferredTransition?
  /// Its `transitioningDelegate`, by name (R178).
  public var transitioningDelegate: String?
  /// What a page controller's data source gives, in order (R180).
  public var pages: [ControllerID]
  /// What the view of a hosting controller consists of, where UIKit's containers appear in it (R182).
  public var swiftUI: SwiftUIContent?
  /// For style custom: `shouldPresentInFullscreen` of its presentation controller (R27).
  public var shouldPresentInFullscreen: Bool
  /// For style custom: `shouldRemovePresentersView` of its presentation controller (R48).
  public var shouldRemovePresentersView: Bool
  /// `nil` means the default of the idiom (R130).
  public var supportedInterfaceOrientations: InterfaceOrientationMask?
  /// A container that asks its visible child for the orientations (R132).
  public var passesOrientationsThrough: Bool
  /// Who is told when this controller is done.
  public var delegate: ControllerID?
  /// `File#identifier` of the scene it is made from.
  public var storyboard: String?
  /// Selectors of unwind actions that it implements.
  public var unwindActions: [String]
  /// Unwind actions for which `canPerformUnwindSegueAction` answers no.
  public var deniedUnwindActions: [String]
  /// Its view is in no window although its place is, as while `viewDidLoad` runs (R40).
  public var isViewDetached: Bool
  /// Where a figure's node leads.
  public var link: String?
  /// What a reader should know about it; it changes nothing.
  public var note: String?
  /// A picture of the screen, by a path that is relative to the model's file.
  public var screenshot: String?
  /// What the screen shows, as far as an importer read it, back to front.
  public var wireframe: [WireframeBox] = []
  /// Where the model declares it, or the file that shows it.
  public var origin: Origin

  /// A controller with the property values that UIKit gives to a new one.
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
    selected = nil
    columns = [:]
    splitStyle = .classic
    splitAnswers = SplitDelegateAnswers()
    alertStyle = .alert
    modalPresentationStyle = nil
    modalTransitionStyle = nil
    definesPresentationContext = nil
    providesPresentationContextTransitionStyle = false
    isModalInPresentation = false
    preferredContentSize = nil
    popover = nil
    adaptivePresentationStyle = nil
    adaptiveReplacement = nil
    sheet = nil
    showsCamera = false
    searchController = nil
    searchBarPlacement = .automatic
    actions = []
    tabs = []
    tabBar = TabBarSettings()
    preferredDisplayMode = .automatic
    preferredSplitBehavior = .automatic
    bars = BarSettings()
    systemBarChildren = [:]
    capturesStatusBarAppearance = false
    preferredTransition = nil
    transitioningDelegate = nil
    pages = []
    swiftUI = nil
    shouldPresentInFullscreen = true
    shouldRemovePresentersView = false
    supportedInterfaceOrientations = nil
    passesOrientationsThrough = false
    delegate = nil
    storyboard = nil
    unwindActions = []
    deniedUnwindActions = []
    isViewDetached = false
    link = nil
    note = nil
    screenshot = nil
  }
}

extension Controller {
  /// What a figure or a sentence calls it: the title, else the class without its module, else the identifier.
  public var displayName: String {
    if let title, !title.isEmpty { return title }
    return shortClassName ?? id.rawValue
  }

  /// The class without modules: `ListVC` for `App.ListVC`, `Box<ListVC>` for `App.Box<App.ListVC>`.
  public var shortClassName: String? {
    guard let name = className.map(withoutModules), !name.isEmpty else { return nil }
    return name
  }

  /// Whether it is the system's search: active, it is a presentation in a context (R78).
  package var isSearchController: Bool { shortClassName == "UISearchController" }

  /// Whether a context presentation stops here when nobody said otherwise (R25).
  public var definesContext: Bool {
    definesPresentationContext ?? (kind == .navigation || kind == .tabBar)
  }
}
