/// A view controller provided by a system framework: its kind, its framework, and its delegate protocol.
///
/// These are presented as they are and not subclassed; they report through a delegate (R138).
public struct SystemController: Hashable, Sendable {
  /// The class's name, as used in a model, a storyboard or a dump.
  public var className: String
  /// The framework to import.
  public var framework: String
  /// The kind for UIKit's rules; several system controllers are navigation controllers themselves (R139).
  public var kind: ControllerKind
  /// The delegate protocol; `nil` if the class reports in another way.
  public var delegateProtocol: String?
  /// The class that replaces it, if it is deprecated (R140).
  public var successor: String?
  /// How it is meant to be shown.
  public var usage: Usage

  /// How a system controller is meant to be shown.
  public enum Usage: String, Hashable, Sendable, CaseIterable {
    /// Presented without a container.
    case presented
    /// Content that needs a navigation controller: pushed, or wrapped in one before it is presented (R139).
    case content
    /// Not a view controller: it shows itself, without a presentation (R139).
    case showsItself
    /// Not a view controller, and without a user interface.
    case showsNothing

    /// Whether it can be presented, pushed or contained.
    public var isViewController: Bool { self == .presented || self == .content }
  }

  init(
    _ className: String, _ framework: String, _ kind: ControllerKind = .content, delegate: String? = nil,
    successor: String? = nil, usage: Usage = .presented
  ) {
    self.className = className
    self.framework = framework
    self.kind = kind
    self.delegateProtocol = delegate
    self.successor = successor
    self.usage = usage
  }

  /// Returns the system controller with a class name, with or without a module.
  /// - Complexity: O(1).
  public static func named(_ className: String) -> SystemController? { byName[unqualified(className)] }

  /// Returns whether a class is one of a system framework: a known one, or one that is named like Apple's controllers, which
  /// begin with two capitals for the framework.
  package static func isOfSystem(_ className: String) -> Bool {
    if named(className) != nil { return true }
    guard className.hasSuffix("Controller"), className.dropFirst(2).first?.isUppercase ?? false else { return false }
    return prefixes.contains(String(className.prefix(2)))
  }

  private static let prefixes: Set<String> = [
    "AS", "AV", "CN", "EK", "GK", "MF", "MK", "MS", "NS", "PH", "PK", "QL", "SF", "SK", "SL", "UI", "VN",
  ]

  /// The names of all system controllers.
  static var names: some Collection<String> { byName.keys }

  private static let byName = Dictionary(
    (all + notViewControllers).map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}

extension ControllerKind {
  /// Returns the kind of a class from UIKit or another system framework; `nil` for a class of the app.
  ///
  /// The module and generic arguments are ignored: `UIHostingController<DetailView>` is a hosting controller.
  /// - Complexity: O(1).
  public static func implied(byClass className: String) -> ControllerKind? {
    let name = unqualified(className)
    return known[name] ?? SystemController.named(name)?.kind
  }

  /// The names of the system classes whose kind is known, in alphabetical order.
  package static let systemClasses = (Array(known.keys) + SystemController.names).sorted()

  private static let known: [String: ControllerKind] = [
    "UIViewController": .content, "UITableViewController": .content, "UICollectionViewController": .content,
    "GLKViewController": .content, "UIInputViewController": .content, "UISearchController": .content,
    "UINavigationController": .navigation, "UITabBarController": .tabBar, "UISplitViewController": .split,
    "UIPageViewController": .page, "UIAlertController": .alert, "UIHostingController": .hosting,
    "UIMoreNavigationController": .navigation,
  ]
}
