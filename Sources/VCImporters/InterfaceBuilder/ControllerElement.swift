import VCModel

/// The controller elements of storyboards for iOS and tvOS, with what they stand for (R156).
enum ControllerElement: String, CaseIterable, Sendable {
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case splitViewController, pageViewController, hostingController, glkViewController, avPlayerViewController

  init?(_ element: String) { self.init(rawValue: element) }

  /// The class that is made when a scene names none.
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

  /// What it is for UIKit's rules.
  var kind: ControllerKind { ControllerKind.implied(byClass: className) ?? .content }
}

/// A class as a scene names it: plain, or as Swift spelled it for the runtime before modules were a field of their own.
struct ClassName {
  var name: String
  var module: String?

  /// Reads `Name`, `Module.Name` and `_TtC6Module4Name`.
  init(_ text: String) {
    if text.hasPrefix("_TtC") {
      var rest = text.dropFirst(4)
      let parts = [Self.identifier(&rest), Self.identifier(&rest)].compactMap(\.self)
      if parts.count == 2, rest.isEmpty {
        name = parts[1]
        module = parts[0]
        return
      }
    }
    let parts = text.split(separator: ".")
    name = parts.last.map(String.init) ?? text
    module = parts.count > 1 ? String(parts[0]) : nil
  }

  /// A length and as many characters.
  private static func identifier(_ text: inout Substring) -> String? {
    let digits = text.prefix(while: \.isNumber)
    guard let count = Int(digits), count > 0, count <= text.count - digits.count else { return nil }
    let name = text.dropFirst(digits.count).prefix(count)
    text = text.dropFirst(digits.count + count)
    return String(name)
  }
}
