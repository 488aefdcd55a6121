import VCModel

// The parts of UIKit containers on a screen that a drawing needs.

/// A navigation controller's bar with the title of its content, and the related bars.
package struct ScreenBar: Hashable, Encodable, Sendable {
  /// The title.
  package var title: String
  /// Whether there is a screen below it on the stack.
  package var canGoBack: Bool
  /// Whether the navigation bar is hidden.
  package var isHidden = false
  /// Whether there is a toolbar at the bottom.
  package var hasToolbar = false
  /// The search bar.
  package var search: Search?

  /// A search bar.
  package struct Search: Hashable, Encodable, Sendable {
    /// The placement.
    package var placement: SearchBarPlacement
    /// Whether the search is active.
    package var isActive: Bool
    /// The title of the button that cancels an active search; `nil` for a symbol.
    package var cancelTitle: String?

    /// Creates a search bar with a placement.
    package init(_ placement: SearchBarPlacement = .automatic, isActive: Bool = false) {
      self.placement = placement
      self.isActive = isActive
    }
  }

  /// Creates a bar with a title only.
  package init(title: String, canGoBack: Bool = false) {
    self.title = title
    self.canGoBack = canGoBack
  }
}

/// The tabs of a tab bar controller, and their placement.
package struct ScreenTabs: Hashable, Encodable, Sendable {
  /// An entry of the tab bar or of the sidebar.
  package struct Entry: Hashable, Encodable, Sendable {
    /// The title.
    package var title: String
    /// The number of groups that contain it.
    package var level: Int
    /// Whether it contains entries.
    package var isGroup: Bool
    /// Whether it is the search tab, which is drawn separately.
    package var isSearch: Bool

    /// Creates an entry with a title.
    package init(_ title: String, level: Int = 0, isGroup: Bool = false, isSearch: Bool = false) {
      self.title = title
      self.level = level
      self.isGroup = isGroup
      self.isSearch = isSearch
    }
  }

  /// The entries in order, including those in groups if the sidebar is open.
  package var entries: [Entry]
  /// The index of the selected entry.
  package var selected: Int?
  /// The placement; `nil` if there is no bar.
  package var placement: TabBarPlacement?
  /// The number of items in the bar; the last one represents all tabs without their own item.
  package var places: Int?
  /// The accessory above the bar.
  package var accessory: String?

  /// Creates tabs with a placement.
  package init(_ entries: [Entry] = [], selected: Int? = nil, placement: TabBarPlacement?) {
    self.entries = entries
    self.selected = selected
    self.placement = placement
  }
}

/// The order of a split view's visible columns, which determines their widths.
package struct ScreenColumnOrder: Hashable, Encodable, Sendable {
  /// The number of columns.
  package var count: Int
  /// The index of the secondary column, which is the widest.
  package var secondary: Int
  /// The display mode of the columns before it.
  package var mode: SplitDisplayMode?

  /// Creates the order of columns from left to right.
  package init(_ count: Int, secondary: Int, mode: SplitDisplayMode? = nil) {
    self.count = count
    self.secondary = secondary
    self.mode = mode
  }

  /// Whether columns overlay the secondary one, which is then dimmed.
  package var areOver: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }
  /// Whether the secondary column is displaced and dimmed.
  package var areDisplacing: Bool { mode == .twoDisplaceSecondary }
}

/// The visible columns of a split view, in order.
package struct ScreenColumns: Hashable, Encodable, Sendable {
  /// The contents of the columns.
  package var columns: [ScreenContent]
  /// Their order.
  package var order: ScreenColumnOrder

  /// Creates columns from left to right.
  package init(_ columns: [ScreenContent], order: ScreenColumnOrder) {
    self.columns = columns
    self.order = order
  }
}

/// The contents of an alert or an action sheet.
package struct ScreenAlert: Hashable, Encodable, Sendable {
  /// Its title.
  package var title: String
  /// Its actions, in the order in which they were added.
  package var actions: [Action]

  /// Creates an alert with a title.
  package init(_ title: String, actions: [Action] = []) {
    self.title = title
    self.actions = actions
  }

  /// An action.
  package struct Action: Hashable, Encodable, Sendable {
    /// The title.
    package var title: String
    /// `UIAlertAction.Style`.
    package var style: AlertAction.Style

    /// Creates an action with a title.
    package init(_ title: String, _ style: AlertAction.Style = .default) {
      self.title = title
      self.style = style
    }
  }
}

/// The appearance of a sheet on the screen.
package struct SheetLook: Hashable, Encodable, Sendable {
  /// The fraction of the available height, from 0 to 1.
  package var height = 1.0
  /// Whether the screen below is undimmed and accepts touches.
  package var isUndimmed = false
  /// Whether it shows a grabber.
  package var hasGrabber = false
  /// Whether a page sheet is as wide as an iPad in portrait, which it then fills.
  package var isAsWideAsUpright = false

  /// Creates a sheet of the maximum size, without a grabber.
  package init() {}
}

/// The movement of a presented screen during a transition.
package struct ScreenMovement: Hashable, Encodable, Sendable {
  /// The transition that is played.
  package enum Transition: String, Hashable, Encodable, Sendable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom
    /// A custom animator.
    case custom
  }

  /// The transition that is played.
  package var transition: Transition
  /// Whether the screen is being dismissed.
  package var isReturning: Bool

  /// Creates a movement for a presentation or a dismissal.
  package init(_ transition: Transition, isReturning: Bool = false) {
    self.transition = transition
    self.isReturning = isReturning
  }
}
