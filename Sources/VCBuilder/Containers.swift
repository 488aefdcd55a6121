import VCModel

/// A container that is declared together with its children, in UIKit's order.
///
/// The containers differ only in their kind and their default class.
public protocol ContainerDeclaring: ControllerDeclaring {
  /// The kind of controller for UIKit's rules.
  static var kind: ControllerKind { get }
  /// The class name used when none is given.
  static var defaultClass: String? { get }
  /// Creates a container from an existing declaration.
  init(declaration: ControllerDeclaration)
}

extension ContainerDeclaring {
  /// Declares a container with its children: a stack from the bottom up, tabs from left to right.
  public init(
    _ id: ControllerID, class className: String? = Self.defaultClass, title: String? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column, @ControllerBuilder children: () -> [any ControllerOperand] = { [] }
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    var declaration = ControllerDeclaration(
      Controller(id, className: className, kind: Self.kind, title: title, origin: origin))
    declaration.contain(children())
    self.init(declaration: declaration)
  }
}

/// A `UINavigationController` with its stack.
///
/// ```swift
/// NavigationController("library", title: "Photo library") { Screen("albums", title: "Albums") }
/// ```
public struct NavigationController: ContainerDeclaring {
  /// The kind of a navigation controller.
  public static let kind = ControllerKind.navigation
  /// UIKit's class.
  public static let defaultClass: String? = "UINavigationController"
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Creates a container from an existing declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}

/// A `UITabBarController` with its tabs.
///
/// ```swift
/// TabBarController("tabs") { NavigationController("home"); Screen("settings") }.selected("settings")
/// ```
public struct TabBarController: ContainerDeclaring {
  /// The kind of a tab bar controller.
  public static let kind = ControllerKind.tabBar
  /// UIKit's class.
  public static let defaultClass: String? = "UITabBarController"
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Creates a container from an existing declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}

/// A `UIPageViewController` with the pages on screen.
///
/// ```swift
/// PageViewController("tour") { Screen("welcome") }
/// ```
public struct PageViewController: ContainerDeclaring {
  /// The kind of a page view controller.
  public static let kind = ControllerKind.page
  /// UIKit's class.
  public static let defaultClass: String? = "UIPageViewController"
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Creates a container from an existing declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}

/// A custom container view controller.
///
/// ```swift
/// ContainerViewController("drawer", class: "DrawerViewController") { Screen("menu"); Screen("content") }
/// ```
public struct ContainerViewController: ContainerDeclaring {
  /// The kind of a custom container.
  public static let kind = ControllerKind.container
  /// There is no default class.
  public static let defaultClass: String? = nil
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Creates a container from an existing declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}
