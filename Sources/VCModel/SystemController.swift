/// A view controller that comes with the system: what it is, where it lives, and who is told when it is done.
///
/// These are presented as they are and not subclassed; they report through a delegate (R138).
public struct SystemController: Hashable, Sendable {
  /// The class's name, which is what a model, a storyboard or a dump gives.
  public var className: String
  /// The framework to import.
  public var framework: String
  /// What it is for UIKit's rules: several of them are navigation controllers themselves (R139).
  public var kind: ControllerKind
  /// The delegate protocol through which it reports; `nil` when it reports in another way.
  public var delegateProtocol: String?
  /// The class that took its place, for a deprecated one (R140).
  public var successor: String?
  /// What must be known before it is shown.
  public var usage: Usage

  /// How a system controller wants to be shown.
  public enum Usage: String, Hashable, Sendable, CaseIterable {
    /// Presented as it is.
    case presented
    /// Content that needs a navigation controller: pushed, or wrapped before it is presented (R139).
    case content
    /// Not a view controller at all: it shows itself, and no presentation results (R139).
    case showsItself
    /// Not a view controller at all, and nothing that a person would see.
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

  /// The system controller of that class, with or without a module in front of the name.
  /// - Complexity: O(1).
  public static func named(_ className: String) -> SystemController? { byName[unqualified(className)] }

  private static let byName = Dictionary(
    (all + notViewControllers).map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}

extension ControllerKind {
  /// What a class of UIKit or another system framework is; `nil` for a class of the app's own.
  ///
  /// The module in front of a name does not count, and neither do generic arguments: `UIHostingController<DetailView>`
  /// is a hosting controller.
  /// - Complexity: O(1).
  public static func implied(byClass className: String) -> ControllerKind? {
    let name = unqualified(className)
    return known[name] ?? SystemController.named(name)?.kind
  }

  private static let known: [String: ControllerKind] = [
    "UIViewController": .content, "UITableViewController": .content, "UICollectionViewController": .content,
    "GLKViewController": .content, "UIInputViewController": .content, "UISearchController": .content,
    "UINavigationController": .navigation, "UITabBarController": .tabBar, "UISplitViewController": .split,
    "UIPageViewController": .page, "UIAlertController": .alert, "UIHostingController": .hosting,
    "UIMoreNavigationController": .navigation,
  ]
}
