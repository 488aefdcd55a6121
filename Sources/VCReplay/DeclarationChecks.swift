import VCDiagnostics
import VCModel

// Checks for declarations that are valid but probably mistakes: properties of other kinds of controllers, misspelled names of
// system classes, subclasses of containers without a kind, and detents that UIKit does not accept.
extension Replayer {
  /// Reports properties that controllers of this kind do not have, and children that its container cannot show.
  mutating func checkProperties(of controller: Controller) {
    for property in controller.propertiesOfKinds where property.isUsed && !property.kinds.contains(controller.kind) {
      let owners = property.kinds.map(\.rawValue).joined(separator: " or ")
      reportStart(
        .propertyWithoutEffect,
        "'\(property.key)' has no effect on '\(controller.id)' of kind \(controller.kind.rawValue); it is for kind \(owners)",
        at: controller.origin(of: property.key), about: controller.id)
    }
    let lost = controller.childrenWithoutPlace
    guard !lost.isEmpty else { return }
    reportStart(
      .propertyWithoutEffect,
      "'\(controller.id)' has no place for \(lost.map { "'\($0)'" }.joined(separator: ", ")) among its children",
      suggestion: "remove it from children, or use another kind of container", at: controller.origin(of: "children"),
      about: controller.id)
  }

  /// Reports a class whose name is at most two edits away from that of a system class, and a class of the app that is named
  /// like a container but has no kind.
  mutating func checkClass(of controller: Controller) {
    guard let name = controller.shortClassName, ControllerKind.implied(byClass: name) == nil else { return }
    if let similar = Self.systemClass(similarTo: name) {
      reportStart(
        .unknownClass, "'\(name)' is not a system class", suggestion: "did you mean '\(similar)'?",
        at: controller.origin(of: "class"), about: controller.id)
    } else if controller.kind == .content, controller.propertyOrigins["kind"] == nil,
      let base = Self.containers.first(where: { name.hasSuffix($0.suffix) })
    {
      reportStart(
        .kindOfClass,
        "'\(controller.id)' of class \(name) is of kind content; a subclass of UI\(base.suffix) is of kind \(base.kind.rawValue)",
        at: controller.origin(of: "class"), about: controller.id)
    }
  }

  /// Returns the nearest system class with the same prefix, at most two edits away.
  private static func systemClass(similarTo name: String) -> String? {
    let prefix = name.prefix(2)
    guard prefix.allSatisfy(\.isUppercase) else { return nil }
    return NearestName.suggestion(
      for: name, among: ControllerKind.systemClasses.filter { $0.hasPrefix(prefix) }, within: 2)
  }

  /// UIKit's containers, by the usual suffix of their subclasses' names.
  private static let containers: [(suffix: String, kind: ControllerKind)] = [
    ("NavigationController", .navigation), ("TabBarController", .tabBar), ("SplitViewController", .split),
    ("PageViewController", .page),
  ]

  /// Reports detents that UIKit does not accept or that are not in its order, from the smallest to the largest (R172).
  ///
  /// See <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents>.
  mutating func checkDetents(of controller: Controller) {
    guard let detents = controller.sheet?.detents else { return }
    var faults = detents.isEmpty ? ["has no detents; UIKit requires at least one"] : []
    for (detent, next) in zip(detents, detents.dropFirst()) where detent.isLarger(than: next) {
      faults.append("has the detent '\(next.identifier)' after '\(detent.identifier)', which is larger")
    }
    let repeated = Dictionary(grouping: detents, by: \.identifier).filter { $0.value.count > 1 }.keys.sorted()
    faults += repeated.map { "has several detents with the identifier '\($0)'" }
    for detent in detents {
      if let fault = detent.fault { faults.append("has the detent '\(detent.identifier)' \(fault)") }
    }
    for fault in faults {
      reportStart(
        .invalidDetents, "the sheet of '\(controller.id)' \(fault)", at: controller.origin(of: "sheet"),
        about: controller.id)
    }
  }
}

extension Controller {
  /// The properties that only some kinds of controllers have, and whether this one uses them.
  fileprivate var propertiesOfKinds: [(key: String, isUsed: Bool, kinds: [ControllerKind])] {
    [
      ("selected", selected != nil, [.tabBar, .hosting]), ("columns", !columns.isEmpty, [.split]),
      ("splitStyle", splitStyle != .classic, [.split]),
      ("splitAnswers", splitAnswers != SplitDelegateAnswers(), [.split]),
      ("preferredDisplayMode", preferredDisplayMode != .automatic, [.split]),
      ("preferredSplitBehavior", preferredSplitBehavior != .automatic, [.split]),
      ("alertStyle", alertStyle != .alert, [.alert]), ("actions", !actions.isEmpty, [.alert]),
      ("tabs", !tabs.isEmpty, [.tabBar]), ("mode", tabBar.mode != .automatic, [.tabBar]),
      ("isSidebarShown", tabBar.isSidebarShown, [.tabBar]),
      ("bottomAccessory", tabBar.bottomAccessory != nil, [.tabBar]),
      ("tabBarMinimizeBehavior", tabBar.minimizeBehavior != .automatic, [.tabBar]),
      ("isTabBarHidden", bars.isTabBarHidden, [.tabBar]),
      ("isNavigationBarHidden", bars.isNavigationBarHidden, [.navigation]),
      ("isToolbarHidden", !bars.isToolbarHidden, [.navigation]), ("pages", !pages.isEmpty, [.page]),
      ("navigationStack", swiftUI?.isStack == true, [.hosting]), ("tabView", swiftUI?.isStack == false, [.hosting]),
    ]
  }

  /// The children for which a split view controller has no column, or that a page view controller cannot show together with
  /// the others (R7).
  fileprivate var childrenWithoutPlace: [ControllerID] {
    switch kind {
    case .split where columns.isEmpty: Array(children.dropFirst(splitStyle == .tripleColumn ? 3 : 2))
    case .split: children.filter { !columns.values.contains($0) }
    case .page: Array(children.dropFirst(2))
    default: []
    }
  }
}

extension SwiftUIContent {
  fileprivate var isStack: Bool { if case .navigationStack = self { true } else { false } }
}

extension Sheet.Detent {
  /// The reason why UIKit does not accept the height; `nil` if it does.
  fileprivate var fault: String? {
    switch self {
    case .height(_, let height) where height <= 0: "with a height of \(height), which is not positive"
    case .fraction(_, let part) where part <= 0 || part > 1: "with a fraction of \(part), which is not between 0 and 1"
    default: nil
    }
  }
}
