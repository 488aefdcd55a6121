import VCModel

/// A recent feature of UIKit, and whether a controller uses it.
struct Feature {
  let name: String
  /// The version that introduced it.
  let first: Int
  /// The property of the controller that uses it.
  let key: String
  let isUsed: Bool
  /// The location of the use, if that is inside the property.
  var origin: Origin?

  init(_ name: String, _ first: Int, _ key: String, _ isUsed: Bool, at origin: Origin? = nil) {
    self.name = name
    self.first = first
    self.key = key
    self.isUsed = isUsed
    self.origin = origin?.location == nil ? nil : origin
  }
}

extension Controller {
  /// The recent UIKit features.
  var features: [Feature] {
    let search = tabs.flatMap(\.all).first(where: \.isSearch)
    let isColumnStyle = splitStyle.isColumnStyle || columns[.supplementary] != nil || columns[.compact] != nil
    return [
      Feature("a sheet with detents", 15, "sheet", sheet != nil),
      Feature("a custom detent", 16, "sheet", sheet?.detents.contains { $0 != .medium && $0 != .large } ?? false),
      Feature("the searchController of a navigation item", 11, "searchController", searchController != nil),
      Feature("a search bar placement", 16, "searchBarPlacement", searchBarPlacement != .automatic),
      Feature("the placement integrated", 26, "searchBarPlacement", searchBarPlacement == .integrated),
      Feature("UITab", 18, "tabs", !tabs.isEmpty),
      Feature("UISearchTab", 26, "tabs", search != nil, at: search?.origin),
      Feature("the mode of a tab bar controller", 18, "mode", tabBar.mode != .automatic),
      Feature("the bottom accessory of a tab bar controller", 26, "bottomAccessory", tabBar.bottomAccessory != nil),
      Feature("a minimizing tab bar", 26, "tabBarMinimizeBehavior", tabBar.minimizeBehavior != .automatic),
      Feature("isTabBarHidden", 18, "isTabBarHidden", bars.isTabBarHidden),
      Feature("preferredTransition", 18, "preferredTransition", preferredTransition != nil),
      Feature("a split view controller with columns", 14, "splitStyle", kind == .split && isColumnStyle),
      Feature("preferredDisplayMode", 8, "preferredDisplayMode", preferredDisplayMode != .automatic),
      Feature("preferredSplitBehavior", 14, "preferredSplitBehavior", preferredSplitBehavior != .automatic),
    ]
  }
}

extension StepOperation {
  /// The API that an operation calls or that handles it, and the version that introduced it (R171).
  var api: (name: String, first: Int)? {
    switch self {
    case .embed, .remove: ("containment in a custom container", 5)
    case .unwind, .unwindAction: ("an unwind segue", 6)
    case .beginPop: ("an interactive pop", 7)
    case .cancelTransition: ("an interactive transition", 7)
    case .show: ("show(_:sender:)", 8)
    case .showDetail: ("showDetailViewController(_:sender:)", 8)
    case .collapse, .expand: ("a split view controller that collapses", 8)
    case .swiftUI: ("SwiftUI", 13)
    case .setColumn, .showColumn, .hideColumn: ("a split view controller with columns", 14)
    default: nil
    }
  }
}
