import VCModel

// What the containers of UIKit put on a screen, as a drawing needs it.

/// The bar of a navigation controller with the title of what it shows, and the bars that go with it.
package struct ScreenBar: Hashable, Encodable, Sendable {
  /// What it says.
  package var title: String
  /// Whether there is a screen below on the stack.
  package var canGoBack: Bool
  /// Whether the bar itself is hidden.
  package var isHidden = false
  /// Whether there is a toolbar at the bottom.
  package var hasToolbar = false
  /// The bar of a search.
  package var search: Search?

  /// A bar of a search, in which a person types or may begin to.
  package struct Search: Hashable, Encodable, Sendable {
    /// Where it is.
    package var placement: SearchBarPlacement
    /// Whether a person is searching.
    package var isActive: Bool

    /// A bar at that place.
    package init(_ placement: SearchBarPlacement = .automatic, isActive: Bool = false) {
      self.placement = placement
      self.isActive = isActive
    }
  }

  /// A bar with a title and nothing else.
  package init(title: String, canGoBack: Bool = false) {
    self.title = title
    self.canGoBack = canGoBack
  }
}

/// The tabs of a tab bar controller, and where they are.
package struct ScreenTabs: Hashable, Encodable, Sendable {
  /// An entry of the bar or of the sidebar.
  package struct Entry: Hashable, Encodable, Sendable {
    /// What it says.
    package var title: String
    /// How many groups it is in.
    package var level: Int
    /// Whether it has entries in it.
    package var isGroup: Bool
    /// Whether it is the tab of search, which stands apart from the others.
    package var isSearch: Bool

    /// An entry by its title.
    package init(_ title: String, level: Int = 0, isGroup: Bool = false, isSearch: Bool = false) {
      self.title = title
      self.level = level
      self.isGroup = isGroup
      self.isSearch = isSearch
    }
  }

  /// In their order; with what is in groups where the sidebar is open.
  package var entries: [Entry]
  /// The one that is selected.
  package var selected: Int?
  /// Where they are; `nil` where there is no bar.
  package var placement: TabBarPlacement?
  /// The last place of the bar stands for all that have none.
  package var places: Int?
  /// What lies above the bar.
  package var accessory: String?

  /// Tabs at that place.
  package init(_ entries: [Entry] = [], selected: Int? = nil, placement: TabBarPlacement?) {
    self.entries = entries
    self.selected = selected
    self.placement = placement
  }
}

/// The columns of a split view that are seen, in their order.
package struct ScreenColumns: Hashable, Encodable, Sendable {
  /// What fills them.
  package var columns: [ScreenContent]
  /// Which of them is the secondary one.
  package var secondary: Int
  /// How the ones before it are shown.
  package var mode: SplitDisplayMode?

  /// Columns from left to right.
  package init(_ columns: [ScreenContent], secondary: Int, mode: SplitDisplayMode?) {
    self.columns = columns
    self.secondary = secondary
    self.mode = mode
  }

  /// Whether columns lie over the secondary one, which then is dimmed.
  package var areOver: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }
  /// Whether the secondary column is pushed aside and dimmed.
  package var areDisplacing: Bool { mode == .twoDisplaceSecondary }
}

/// What an alert or an action sheet says.
package struct ScreenAlert: Hashable, Encodable, Sendable {
  /// Its title.
  package var title: String
  /// Its buttons, in the order in which they were added.
  package var actions: [Action]

  /// An alert by its title.
  package init(_ title: String, actions: [Action] = []) {
    self.title = title
    self.actions = actions
  }

  /// A button.
  package struct Action: Hashable, Encodable, Sendable {
    /// What it says.
    package var title: String
    /// `UIAlertAction.Style`.
    package var style: AlertAction.Style

    /// A button by its title.
    package init(_ title: String, _ style: AlertAction.Style = .default) {
      self.title = title
      self.style = style
    }
  }
}

/// How a sheet rests on the screen.
package struct SheetLook: Hashable, Encodable, Sendable {
  /// What it takes of the height that it may have, from 0 to 1.
  package var height = 1.0
  /// Whether the screen below is neither dimmed nor out of reach.
  package var isUndimmed = false
  /// Whether a grabber is drawn at its top.
  package var hasGrabber = false
  /// Whether a page sheet is as wide as a pad that is held upright, which it then fills.
  package var isAsWideAsUpright = false

  /// A sheet as large as it can be, without a grabber.
  package init() {}
}

/// A presentation that is under way: how the presented screen moves.
package struct ScreenMovement: Hashable, Encodable, Sendable {
  /// What is played.
  package enum Transition: String, Hashable, Encodable, Sendable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom
    /// Whatever an animator of the app's own does.
    case custom
  }

  /// What is played.
  package var transition: Transition
  /// Whether the screen leaves again.
  package var isReturning: Bool

  /// A movement to the front, or back.
  package init(_ transition: Transition, isReturning: Bool = false) {
    self.transition = transition
    self.isReturning = isReturning
  }
}
