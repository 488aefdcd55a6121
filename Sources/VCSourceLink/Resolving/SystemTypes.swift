import VCModel

/// Knowledge about types that the app does not declare.
enum SystemTypes {
  /// Returns the controller kind of a class of a system framework, or of a library class with a telling name.
  static func controllerKind(_ name: String) -> ControllerKind? {
    if let system = SystemController.named(name), !system.usage.isViewController { return nil }
    if let kind = ControllerKind.implied(byClass: name) { return kind }
    if name.hasSuffix("NavigationController") || name.hasSuffix("NavigationViewController") { return .navigation }
    if name.hasSuffix("TabBarController") { return .tabBar }
    if name.hasSuffix("SplitViewController") { return .split }
    if name.hasSuffix("PageViewController") { return .page }
    if name.hasSuffix("HostingController") { return .hosting }
    // `ViewControllerWithLocalState`, of the library Tempura.
    return name.hasSuffix("ViewController") || name.hasPrefix("ViewControllerWith") ? .content : nil
  }

  /// Classes that identify a value only as some screen.
  static let generalControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "NSViewController",
  ]

  /// Returns the ancestors of the classes of UIKit and of libraries, as far as apps extend them. The name of a view says that it
  /// is one.
  static func parents(of name: String) -> [String] {
    if let parents = parents[name] { return parents }
    if viewEndings.contains(where: name.hasSuffix) { return ["UIView"] }
    return name != "UIViewController" && controllerKind(name) != nil ? ["UIViewController"] : []
  }

  private static let parents: [String: [String]] = [
    "UIViewController": ["UIResponder"], "UIView": ["UIResponder"], "UIControl": ["UIView"], "UIButton": ["UIControl"],
    "UIWindow": ["UIView"], "UIResponder": ["NSObject"],
    "App": [], "Scene": [], "View": [], "ViewModifier": [],
    "UIViewControllerRepresentable": ["View"], "UIViewRepresentable": ["View"], "NSViewRepresentable": ["View"],
  ]

  /// The endings of the names of superclasses that are views.
  private static let viewEndings = [
    "Cell", "StackView", "ScrollView", "TableView", "CollectionView", "ReusableView", "HeaderFooterView",
    "AnnotationView", "ImageView", "TextView", "WebView", "PickerView", "EffectView", "ContentView", "UIControl",
    "Label", "TextField",
    "Button", "SearchBar", "NavigationBar", "Toolbar", "TabBar", "SegmentedControl", "PageControl", "Slider", "Stepper",
    "Switch", "DatePicker",
  ]

  /// Returns the type of a property that UIKit declares on controllers, views and windows.
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

  /// Properties of a controller that return a related one: a call through them has the controller itself as its source.
  static let surroundings: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent", "parentViewController",
    "presentingViewController", "topViewController", "visibleViewController", "rootViewController", "window", "view",
    "presentedViewController", "selectedViewController",
  ]

  /// Returns whether a view only shows its content and is not a screen itself: one of SwiftUI's, or a library's stack.
  static func isTransparent(_ name: String) -> Bool {
    transparentViews.contains(name) || name.hasSuffix("NavigationStack") || name.hasSuffix("NavigationView")
  }

  private static let transparentViews: Set<String> = [
    "NavigationView", "NavigationStack", "Group", "AnyView", "ScrollViewReader", "EquatableView", "LazyView",
    "ModifiedContent", "ViewThatFits", "NavigationSplitView", "TimelineView",
  ]

  /// SwiftUI's layout views: their content is a screen if it is a single view.
  static let layoutViews: Set<String> = [
    "ZStack", "VStack", "GeometryReader", "ScrollView", "LazyVStack",
  ]

  /// Views that repeat or group their content.
  static let repeatingViews: Set<String> = ["ForEach", "Section", "TabSection"]

  /// SwiftUI views that are never screens, whatever their content.
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
    // Images of libraries.
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage", "CachedAsyncImage",
  ]

  /// Returns whether a type is one of SwiftUI's views.
  static func isView(_ name: String) -> Bool {
    plainViews.contains(name) || isTransparent(name) || layoutViews.contains(name) || repeatingViews.contains(name)
  }

  /// Returns whether a name is a Foundation type, or a function named like a type, whose value is not a view.
  static func isPlainValue(_ name: String) -> Bool { name.hasPrefix("NS") || plainValues.contains(name) }

  private static let plainValues: Set<String> = [
    "String", "Substring", "Int", "Double", "Float", "CGFloat", "Bool", "URL", "UUID", "Date", "Data", "Set", "Array",
    "Binding", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Task", "DispatchQueue", "Optional",
    "IndexSet", "Locale", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "UIColor", "UIImage", "Measurement",
  ]

  /// Returns whether a view is a part of other views, judging by the suffix of its name.
  static func isPart(_ name: String) -> Bool {
    [
      "Button", "Icon", "Label", "Row", "Cell", "Indicator", "Divider", "Badge", "Section", "Spinner", "Text",
      "TextField", "Toggle", "Slider", "Stepper", "Background", "Placeholder",
    ]
    .contains { name.hasSuffix($0) }
  }

  /// Returns whether a builder of that name is for a part of a view and not for its content: `title`, `menuItems`.
  static func isNameOfPart(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "title", "label", "icon", "header", "footer", "toolbar", "accessory", "items", "actions", "buttons", "button",
      "placeholder", "background", "overlay",
    ]
    .contains { name.hasSuffix($0) }
  }

  /// Returns whether a type is not a screen, judging by the suffix of its name.
  static func isNoScreen(_ name: String) -> Bool {
    isView(name)
      || [
        "Model", "Manager", "Coordinator", "Service", "Router", "Provider", "Item", "Action", "Delegate", "Url", "URL",
      ]
      .contains { name.hasSuffix($0) }
  }
}
