/// A view controller as a model declares it: what it is and how it is set up, before anything happens.
public struct Controller: Hashable, Sendable {
  public var id: ControllerID
  /// The class as source code writes it, with or without a module.
  public var className: String?
  public var kind: ControllerKind
  /// What a person calls the screen.
  public var title: String?
  /// Contained controllers: a stack from the bottom up, tabs from left to right, columns of a classic split view.
  public var children: [ControllerID]
  /// The selected tab; the first one when not given.
  public var selected: ControllerID?
  /// Columns of a split view, by name.
  public var columns: [SplitColumn: ControllerID]
  public var splitStyle: SplitStyle
  public var alertStyle: AlertStyle
  public var modalPresentationStyle: ModalPresentationStyle?
  public var modalTransitionStyle: ModalTransitionStyle?
  /// `nil` means the class's own answer (R25).
  public var definesPresentationContext: Bool?
  public var providesPresentationContextTransitionStyle: Bool
  public var isModalInPresentation: Bool
  public var preferredContentSize: Size?
  public var popover: PopoverAnchor?
  /// The answer of `adaptivePresentationStyle(for:traitCollection:)` of the presentation's delegate (R51).
  public var adaptivePresentationStyle: ModalPresentationStyle?
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
  public var note: String?
  /// A picture of the screen, by path.
  public var screenshot: String?
  public var origin: Origin

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
    alertStyle = .alert
    modalPresentationStyle = nil
    modalTransitionStyle = nil
    definesPresentationContext = nil
    providesPresentationContextTransitionStyle = false
    isModalInPresentation = false
    preferredContentSize = nil
    popover = nil
    adaptivePresentationStyle = nil
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

  /// The class without its module: `ListVC` for `App.ListVC`.
  public var shortClassName: String? {
    className.flatMap { $0.split(separator: ".").last.map(String.init) }
  }

  /// Whether a context presentation stops here when nobody said otherwise (R25).
  public var definesContext: Bool {
    definesPresentationContext ?? (kind == .navigation || kind == .tabBar)
  }
}
