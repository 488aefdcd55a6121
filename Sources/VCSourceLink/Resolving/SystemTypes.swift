import VCModel

/// What is known of types that no file of the app declares.
enum SystemTypes {
  /// What a class is for UIKit, by its name: a class of a system framework, or one of a library whose name says so.
  static func controllerKind(_ name: String) -> ControllerKind? {
    if let system = SystemController.named(name), !system.usage.isViewController { return nil }
    if let kind = ControllerKind.implied(byClass: name) { return kind }
    if name.hasSuffix("NavigationController") || name.hasSuffix("NavigationViewController") { return .navigation }
    if name.hasSuffix("TabBarController") { return .tabBar }
    if name.hasSuffix("SplitViewController") { return .split }
    if name.hasSuffix("PageViewController") { return .page }
    if name.hasSuffix("HostingController") { return .hosting }
    return name.hasSuffix("ViewController") ? .content : nil
  }

  /// Classes that say no more than that a value is some screen.
  static let generalControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "NSViewController",
  ]

  /// What UIKit's classes inherit from, as far as apps extend it.
  static func parents(of name: String) -> [String] {
    if let parents = parents[name] { return parents }
    return name != "UIViewController" && controllerKind(name) != nil ? ["UIViewController"] : []
  }

  private static let parents: [String: [String]] = [
    "UIViewController": ["UIResponder"], "UIView": ["UIResponder"], "UIControl": ["UIView"], "UIButton": ["UIControl"],
    "UITableViewCell": ["UIView"], "UICollectionViewCell": ["UIView"], "UITableView": ["UIView"],
    "UICollectionView": ["UIView"], "UIWindow": ["UIView"], "UIResponder": ["NSObject"],
    "App": [], "Scene": [], "View": [], "ViewModifier": [],
    "UIViewControllerRepresentable": ["View"], "UIViewRepresentable": ["View"], "NSViewRepresentable": ["View"],
  ]

  /// The type of a property that UIKit declares on controllers, views and windows.
  static func member(_ name: String) -> String? { members[name] }

  private static let members: [String: String] = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "parent": "UIViewController",
    "parentViewController": "UIViewController", "presentingViewController": "UIViewController",
    "presentedViewController": "UIViewController", "topViewController": "UIViewController",
    "visibleViewController": "UIViewController", "selectedViewController": "UIViewController",
    "rootViewController": "UIViewController", "window": "UIWindow", "keyWindow": "UIWindow", "view": "UIView",
    "storyboard": "UIStoryboard",
  ]

  /// Properties of a controller that lead to those around it: who asks through them is the controller itself.
  static let surroundings: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent", "parentViewController",
    "presentingViewController", "topViewController", "visibleViewController", "rootViewController", "window", "view",
    "presentedViewController", "selectedViewController",
  ]

  /// Whether a view shows what is in it and is no screen itself: one of SwiftUI's, or a stack of a library.
  static func isTransparent(_ name: String) -> Bool {
    transparentViews.contains(name) || name.hasSuffix("NavigationStack") || name.hasSuffix("NavigationView")
  }

  private static let transparentViews: Set<String> = [
    "NavigationView", "NavigationStack", "Group", "AnyView", "ScrollViewReader", "EquatableView", "LazyView",
    "ModifiedContent", "ViewThatFits", "NavigationSplitView", "TimelineView",
  ]

  /// Views of SwiftUI that lay out what is in them: a screen if there is one only.
  static let layoutViews: Set<String> = [
    "ZStack", "VStack", "GeometryReader", "ScrollView", "LazyVStack",
  ]

  /// Views that repeat what is in them.
  static let repeatingViews: Set<String> = ["ForEach", "Section", "TabSection"]

  /// Views of SwiftUI that are no screen, whatever is in them.
  static let plainViews: Set<String> = [
    "Text", "Image", "Label", "Button", "HStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List",
    "Form", "Color", "Spacer", "Divider", "EmptyView", "Toggle", "Picker", "DatePicker", "Slider", "Stepper",
    "TextField", "SecureField", "TextEditor", "ProgressView", "Menu", "Link", "NavigationLink", "TabView", "Tab",
    "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse", "Path", "Canvas", "AsyncImage", "DisclosureGroup",
    "OutlineGroup", "Table", "ControlGroup", "GroupBox", "EditButton", "PasteButton", "ShareLink", "ColorPicker",
    "LinearGradient", "RadialGradient", "AngularGradient", "Gauge", "LabeledContent", "ContentUnavailableView",
    "ToolbarItem", "ToolbarItemGroup", "PhotosPicker", "SignInWithAppleButton", "Map", "Chart", "VideoPlayer",
    "RenameButton", "HelpLink", "SettingsLink", "SearchUnavailableContent", "EmptyModifier", "UnevenRoundedRectangle",
    "ContainerRelativeShape", "Alert", "ActionSheet",
  ]

  /// Whether a type is one of SwiftUI's views.
  static func isView(_ name: String) -> Bool {
    plainViews.contains(name) || isTransparent(name) || layoutViews.contains(name) || repeatingViews.contains(name)
  }

  /// Types of Foundation, and functions that are named like types: what they make is shown by some view, and is none.
  static func isPlainValue(_ name: String) -> Bool { name.hasPrefix("NS") || plainValues.contains(name) }

  private static let plainValues: Set<String> = [
    "String", "Substring", "Int", "Double", "Float", "CGFloat", "Bool", "URL", "UUID", "Date", "Data", "Set", "Array",
    "Binding", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Task", "DispatchQueue", "Optional",
    "IndexSet", "Locale", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "UIColor", "UIImage", "Measurement",
  ]

  /// Whether a view is a part of others, by how its name ends.
  static func isPart(_ name: String) -> Bool {
    ["Button", "Icon", "Label", "Row", "Cell", "Indicator", "Divider", "Badge", "Section", "Spinner"]
      .contains { name.hasSuffix($0) }
  }

  /// Types that are built for apps outside of UIKit's and SwiftUI's screens, by how their names end.
  static func isNoScreen(_ name: String) -> Bool {
    isView(name)
      || [
        "Model", "Manager", "Coordinator", "Service", "Router", "Provider", "Item", "Action", "Delegate", "Url", "URL",
      ]
      .contains { name.hasSuffix($0) }
  }
}
