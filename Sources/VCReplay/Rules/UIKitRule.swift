/// One of UIKit's rules: its number, its summary, and its source.
public struct UIKitRule: Hashable, Sendable {
  /// The number in `R23`.
  public let number: Int
  /// The rule in one sentence.
  public let summary: String
  /// The title of Apple's page; otherwise that the rule was observed in logs and dumps, or follows from other rules.
  public let source: String

  /// Returns the rule with a number.
  public static func numbered(_ number: Int) -> UIKitRule? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  /// All rules in numerical order, starting at one.
  public static let all: [UIKitRule] = sections.flatMap(\.rules)

  /// The rules by subject.
  public static let sections: [(title: String, rules: [UIKitRule])] = {
    var number = 0
    return texts.map { title, texts in
      let rules = texts.map { text in
        number += 1
        return UIKitRule(number: number, summary: text.summary, source: text.source.title)
      }
      return (title, rules)
    }
  }()

  private static let texts: [(title: String, rules: [Text])] = [
    ("Families", families), ("Presentations and pointers", pointers), ("The effective presenter", presenters),
    ("Checks of present", checks), ("Styles and adaptation", styles), ("Transitions", transitions),
    ("Dismissal", dismissal), ("Containment", containment), ("show and showDetail", show),
    ("Split view controllers", splitViews), ("Segues, storyboards, unwinding", segues),
    ("Popovers and action sheets", popovers), ("Orientation", orientation), ("System view controllers", system),
    ("Figures", figures), ("Text dumps", dumps), ("Interface Builder files", interfaceBuilder), ("Time", time),
    ("Recent UIKit", modern),
  ]
}

extension UIKitRule {
  /// A rule without its number, which is determined by its position.
  struct Text {
    let summary: String
    let source: Source

    init(_ summary: String, _ source: Source) {
      self.summary = summary
      self.source = source
    }
  }

  /// The source of a rule.
  enum Source {
    /// A page of Apple's documentation, by its title.
    case page(String)
    /// Observed in logs, dumps or bug reports from actual devices.
    case reports
    /// Derived from many actual files.
    case files
    /// Follows from other rules.
    case deduced

    static let viewController = page("UIViewController")
    static let presenting = page("View Controller Programming Guide for iOS, Presenting a View Controller")
    static let oldGuide = page(
      "View Controller Programming Guide for iOS (2012), Presenting View Controllers from Others")
    static let present = page("present(_:animated:completion:)")
    static let dismiss = page("dismiss(animated:completion:)")
    static let definesContext = page("definesPresentationContext")
    static let styles = page("UIModalPresentationStyle")
    static let adaptive = page("UIAdaptivePresentationControllerDelegate")
    static let transition = page("UIModalTransitionStyle")
    static let navigation = page("UINavigationController")
    static let tabBar = page("UITabBarController")
    static let split = page("UISplitViewController")
    static let popover = page("UIPopoverPresentationController")
    static let orientations = page("supportedInterfaceOrientations")
    static let segues = page("View Controller Programming Guide for iOS, Using Segues")
    static let container = page("View Controller Programming Guide for iOS, Implementing a Container View Controller")

    /// The text that is printed.
    var title: String {
      switch self {
      case .page(let title): title
      case .reports: "seen in logs and dumps"
      case .files: "found in real files"
      case .deduced: "follows from other rules"
      }
    }
  }
}
