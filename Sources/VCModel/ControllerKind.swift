/// What a view controller is for UIKit's rules.
public enum ControllerKind: String, Hashable, Sendable, CaseIterable {
  /// A screen: a plain `UIViewController`.
  case content
  /// `UINavigationController` and what inherits from it.
  case navigation
  case tabBar
  case split
  case page
  /// A container of the app's own.
  case container
  /// `UIAlertController`, as alert or as action sheet.
  case alert
  /// `UIHostingController`: a SwiftUI screen.
  case hosting
  /// A SwiftUI view that is shown as a screen.
  case view

  /// Whether controllers of this kind exist to hold others.
  public var isContainer: Bool {
    switch self {
    case .navigation, .tabBar, .split, .page, .container: true
    case .content, .alert, .hosting, .view: false
    }
  }
}

/// The two looks of a `UIAlertController`.
public enum AlertStyle: String, Hashable, Sendable, CaseIterable {
  case alert, actionSheet
}

/// How a split view controller was made.
public enum SplitStyle: String, Hashable, Sendable, CaseIterable {
  /// Two children, as before iOS 14.
  case classic
  /// `init(style: .doubleColumn)`.
  case doubleColumn
  /// `init(style: .tripleColumn)`.
  case tripleColumn

  /// Whether each column is a navigation controller (R103).
  public var isColumnStyle: Bool { self != .classic }
}

/// A column of a split view controller.
public enum SplitColumn: String, Hashable, Sendable, CaseIterable {
  case primary, supplementary, secondary, compact, inspector
}
