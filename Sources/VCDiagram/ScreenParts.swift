import VCModel

// What the containers of UIKit put on a screen, as a drawing needs it.

/// The bar of a navigation controller with the title of what it shows, and the bars that go with it.
public struct ScreenBar: Hashable, Encodable, Sendable {
  /// What it says.
  public var title: String
  /// Whether there is a screen below on the stack.
  public var canGoBack: Bool
  /// Whether the bar itself is hidden.
  public var isHidden = false
  /// Whether there is a toolbar at the bottom.
  public var hasToolbar = false
  /// The bar of a search.
  public var search: Search?

  /// A bar of a search, in which a person types or may begin to.
  public struct Search: Hashable, Encodable, Sendable {
    /// Where it is.
    public var placement: SearchBarPlacement
    /// Whether a person is searching.
    public var isActive: Bool

    /// A bar at that place.
    public init(_ placement: SearchBarPlacement = .automatic, isActive: Bool = false) {
      self.placement = placement
      self.isActive = isActive
    }
  }

  /// A bar with a title and nothing else.
  public init(title: String, canGoBack: Bool = false) {
    self.title = title
    self.canGoBack = canGoBack
  }
}

/// The tabs of a tab bar controller, and where they are.
public struct ScreenTabs: Hashable, Encodable, Sendable {
  /// An entry of the bar or of the sidebar.
  public struct Entry: Hashable, Encodable, Sendable {
    /// What it says.
    public var title: String
    /// How many groups it is in.
    public var level: Int
    /// Whether it has entries in it.
    public var isGroup: Bool
    /// Whether it is the tab of search, which stands apart from the others.
    public var isSearch: Bool

    /// An entry by its title.
    public init(_ title: String, level: Int = 0, isGroup: Bool = false, isSearch: Bool = false) {
      self.title = title
      self.level = level
      self.isGroup = isGroup
      self.isSearch = isSearch
    }
  }

  /// In their order; with what is in groups where the sidebar is open.
  public var entries: [Entry]
  /// The one that is selected.
  public var selected: Int?
  /// Where they are; `nil` where there is no bar.
  public var placement: TabBarPlacement?
  /// The last place of the bar stands for all that have none.
  public var places: Int?
  /// What lies above the bar.
  public var accessory: String?

  /// Tabs at that place.
  public init(_ entries: [Entry] = [], selected: Int? = nil, placement: TabBarPlacement?) {
    self.entries = entries
    self.selected = selected
    self.placement = placement
  }
}

/// The columns of a split view that are seen, in their order.
public struct ScreenColumns: Hashable, Encodable, Sendable {
  /// What fills them.
  public var columns: [ScreenContent]
  /// Which of them is the secondary one.
  public var secondary: Int
  /// How the ones before it are shown.
  public var mode: SplitDisplayMode?

  /// Columns from left to right.
  public init(_ columns: [ScreenContent], secondary: Int, mode: SplitDisplayMode?) {
    self.columns = columns
    self.secondary = secondary
    self.mode = mode
  }

  /// Whether columns lie over the secondary one, which then is dimmed.
  public var areOver: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }
  /// Whether the secondary column is pushed aside and dimmed.
  public var areDisplacing: Bool { mode == .twoDisplaceSecondary }
}

/// What an alert or an action sheet says.
public struct ScreenAlert: Hashable, Encodable, Sendable {
  /// Its title.
  public var title: String
  /// Its buttons, in the order in which they were added.
  public var actions: [Action]

  /// An alert by its title.
  public init(_ title: String, actions: [Action] = []) {
    self.title = title
    self.actions = actions
  }

  /// A button.
  public struct Action: Hashable, Encodable, Sendable {
    /// What it says.
    public var title: String
    /// `UIAlertAction.Style`.
    public var style: AlertAction.Style

    /// A button by its title.
    public init(_ title: String, _ style: AlertAction.Style = .default) {
      self.title = title
      self.style = style
    }
  }
}

/// How a sheet rests on the screen.
public struct SheetLook: Hashable, Encodable, Sendable {
  /// What it takes of the height that it may have, from 0 to 1.
  public var height = 1.0
  /// Whether the screen below is neither dimmed nor out of reach.
  public var isUndimmed = false
  /// Whether a grabber is drawn at its top.
  public var hasGrabber = false
  /// Whether a page sheet is as wide as a pad that is held upright, which it then fills.
  public var isAsWideAsUpright = false

  /// A sheet as large as it can be, without a grabber.
  public init() {}
}

/// A presentation that is under way: how the presented screen moves.
public struct ScreenMovement: Hashable, Encodable, Sendable {
  /// What is played.
  public enum Transition: String, Hashable, Encodable, Sendable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom
    /// Whatever an animator of the app's own does.
    case custom
  }

  /// What is played.
  public var transition: Transition
  /// Whether the screen leaves again.
  public var isReturning: Bool

  /// A movement to the front, or back.
  public init(_ transition: Transition, isReturning: Bool = false) {
    self.transition = transition
    self.isReturning = isReturning
  }
}
