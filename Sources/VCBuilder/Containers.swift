import VCModel

/// A container that is declared with its children inside it, in the order in which UIKit keeps them.
///
/// The containers differ in what they are and in the class that UIKit has for it; the declaration is the same.
public protocol ContainerDeclaring: ControllerDeclaring {
  /// What it is for UIKit's rules.
  static var kind: ControllerKind { get }
  /// The class when the code names none.
  static var defaultClass: String? { get }
  /// A container of which something has been said already.
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
  /// What a navigation controller is.
  public static let kind = ControllerKind.navigation
  /// UIKit's class.
  public static let defaultClass: String? = "UINavigationController"
  /// What has been said so far.
  public var declaration: ControllerDeclaration

  /// Goes on with a declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}

/// A `UITabBarController` with its tabs.
///
/// ```swift
/// TabBarController("tabs") { NavigationController("home"); Screen("settings") }.selected("settings")
/// ```
public struct TabBarController: ContainerDeclaring {
  /// What a tab bar controller is.
  public static let kind = ControllerKind.tabBar
  /// UIKit's class.
  public static let defaultClass: String? = "UITabBarController"
  /// What has been said so far.
  public var declaration: ControllerDeclaration

  /// Goes on with a declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}

/// A `UIPageViewController` with the pages on screen.
///
/// ```swift
/// PageViewController("tour") { Screen("welcome") }
/// ```
public struct PageViewController: ContainerDeclaring {
  /// What a page view controller is.
  public static let kind = ControllerKind.page
  /// UIKit's class.
  public static let defaultClass: String? = "UIPageViewController"
  /// What has been said so far.
  public var declaration: ControllerDeclaration

  /// Goes on with a declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}

/// A container of the app's own.
///
/// ```swift
/// ContainerViewController("drawer", class: "DrawerViewController") { Screen("menu"); Screen("content") }
/// ```
public struct ContainerViewController: ContainerDeclaring {
  /// What a container of the app's own is.
  public static let kind = ControllerKind.container
  /// No class is known for it.
  public static let defaultClass: String? = nil
  /// What has been said so far.
  public var declaration: ControllerDeclaration

  /// Goes on with a declaration.
  public init(declaration: ControllerDeclaration) { self.declaration = declaration }
}
