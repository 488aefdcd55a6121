import VCModel

/// The controller elements of storyboards for iOS and tvOS, with their classes and kinds (R156).
enum ControllerElement: String, CaseIterable, Sendable {
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case splitViewController, pageViewController, hostingController, glkViewController, avPlayerViewController

  init?(_ element: String) { self.init(rawValue: element) }

  /// The class that is instantiated if a scene has no custom class.
  var className: String {
    switch self {
    case .viewController: "UIViewController"
    case .tableViewController: "UITableViewController"
    case .collectionViewController: "UICollectionViewController"
    case .navigationController: "UINavigationController"
    case .tabBarController: "UITabBarController"
    case .splitViewController: "UISplitViewController"
    case .pageViewController: "UIPageViewController"
    case .hostingController: "UIHostingController"
    case .glkViewController: "GLKViewController"
    case .avPlayerViewController: "AVPlayerViewController"
    }
  }

  /// The kind of controller for UIKit's rules.
  var kind: ControllerKind { ControllerKind.implied(byClass: className) ?? .content }
}
