/// The kind of view controller that UIKit's rules distinguish.
public enum ControllerKind: String, Hashable, Sendable, CaseIterable {
  /// A screen: a plain `UIViewController`.
  case content
  /// `UINavigationController` and its subclasses.
  case navigation
  case tabBar
  case split
  case page
  /// A custom container view controller.
  case container
  /// `UIAlertController`, as an alert or an action sheet.
  case alert
  /// `UIHostingController`: a SwiftUI screen.
  case hosting
  /// A SwiftUI view shown as a screen.
  case view

  /// Whether controllers of this kind exist to contain others.
  public var isContainer: Bool {
    switch self {
    case .navigation, .tabBar, .split, .page, .container: true
    case .content, .alert, .hosting, .view: false
    }
  }
}

/// The preferred style of a `UIAlertController`.
public enum AlertStyle: String, Hashable, Sendable, CaseIterable {
  case alert, actionSheet
}

/// How a split view controller was created.
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
