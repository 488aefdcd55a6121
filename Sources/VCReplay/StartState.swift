import VCDiagnostics
import VCModel

// Creates the controllers before the first step from a model's declarations.
extension Replayer {
  mutating func build(_ model: Model) {
    let searches = Set(model.controllers.compactMap(\.searchController))
    for controller in model.controllers { insert(controller, isSearch: searches.contains(controller.id)) }
    for controller in model.controllers { contain(controller) }
    for scene in model.scenes { hierarchy.insert(scene) }
    for window in model.windows {
      if let scene = window.scene, hierarchy.state(ofScene: scene) == nil { hierarchy.insert(WindowScene(scene)) }
      if window.scene.flatMap({ hierarchy.state(ofScene: $0) })?.isConnected ?? true { open(window) }
    }
    for controller in model.controllers {
      checkAvailability(of: controller)
      checkActions(of: controller)
      checkSheet(of: controller)
      checkDetents(of: controller)
      checkClass(of: controller)
      checkProperties(of: controller)
      checkStack(of: controller)
    }
    if model.environment.ios < 13, let scene = model.scenes.first {
      reportStart(
        .unavailableValue, "scenes require iOS 13, but this is \(model.environment.system)", at: scene.origin)
    }
    loadStart(model)
    for presentation in model.presentations { add(presentation) }
    for controller in model.controllers where controller.kind == .split && startsCollapsed(controller.id) {
      collapse(controller.id, controller.splitAnswers)
    }
    checkOrientations()
  }

  /// Adds a presentation that exists before the first step; both ends must be view controllers (R139).
  private mutating func add(_ presentation: Presentation) {
    let (presented, presenter) = (presentation.presented, presentation.presenter)
    for id in [presented, presenter] {
      if let refusal = refusal(of: id) { return reportStart(refusal, at: presentation.origin, about: id) }
    }
    if let text = presenterFault(of: presentation) {
      return reportStart(text, at: presentation.origin, about: presenter)
    }
    guard !hierarchy.add(presentation) else { return }
    reportStart(
      "'\(presented)' cannot be presented by '\(presenter)' at the start: both must exist, and neither may already be in such"
        + " a presentation", at: presentation.origin, about: presented)
  }

  /// Returns the reason why a presentation cannot have its presenter: if its style does not look for a context, only the
  /// top of a family presents it (R21).
  private func presenterFault(of presentation: Presentation) -> String? {
    let top = hierarchy.familyTop(of: presentation.presenter)
    let style = presentation.resolvedStyle
    guard !options.startsAsDeclared, top != presentation.presenter, !style.isContextStyle, style != .unknown,
      style != .custom || hierarchy.read(presentation.presented, { $0.shouldPresentInFullscreen }) ?? true
    else { return nil }
    return
      "'\(presentation.presenter)' cannot present '\(presentation.presented)' as \(style.rawValue) at the start: the top of its"
      + " family, '\(top)', presents this style"
  }

  /// Reports navigation controllers on the declared stack of another one. Only UIKit puts one there, in a collapsed split
  /// view (R92, R104).
  private mutating func checkStack(of controller: Controller) {
    guard !options.startsAsDeclared, controller.kind == .navigation,
      hierarchy.parent(of: controller.id).flatMap({ hierarchy.kind(of: $0) }) != .split
    else { return }
    for child in controller.children
    where hierarchy.kind(of: child) == .navigation && hierarchy.parent(of: child) == controller.id {
      reportStart(
        "'\(child)' cannot be on the stack of '\(controller.id)' at the start: a navigation controller cannot contain another one",
        at: controller.origin(of: "children"), about: child)
    }
  }

  /// Whether a split view is initially collapsed, depending on the width (R109); a classic one that starts as declared
  /// is collapsed if it has one child.
  private func startsCollapsed(_ split: ControllerID) -> Bool {
    guard options.startsAsDeclared, !isColumnStyle(split) else {
      return hierarchy.environment.horizontalSizeClass == .compact
    }
    return hierarchy.childCount(of: split) == 1
  }

  /// Adds a controller with the properties that its class implies: a search controller looks for a context (R78).
  /// - Parameters:
  ///   - controller: The controller as the model declares it.
  ///   - isSearch: Whether it is the search controller of a navigation item, and so of class `UISearchController` or a
  ///     subclass.
  mutating func insert(_ controller: Controller, isSearch: Bool) {
    var controller = controller
    if isSearch, controller.className == nil { controller.className = "UISearchController" }
    if isSearch || controller.isSearchController { controller.shouldPresentInFullscreen = false }
    if controller.kind == .split, !controller.splitStyle.isColumnStyle {
      if controller.columns[.supplementary] != nil {
        controller.splitStyle = .tripleColumn
      } else if controller.columns[.compact] != nil || controller.columns[.inspector] != nil {
        controller.splitStyle = .doubleColumn
      }
    }
    hierarchy.insert(controller)
  }

  private mutating func contain(_ controller: Controller) {
    if controller.kind == .split {
      fillColumns(of: controller)
      hierarchy.setDisplayMode(controller.preferredDisplayMode, of: controller.id)
      if let text = displayFault(of: controller.id) { reportStart(.displayMode, text, about: controller) }
    } else {
      var children = controller.children
      if controller.kind == .tabBar, !controller.tabs.isEmpty { children += fillTabs(of: controller) }
      // By default a page controller shows the first page of its data source.
      if controller.kind == .page, children.isEmpty { children = Array(controller.pages.prefix(1)) }
      for child in children { hold(child, in: controller) }
      fillSwiftUI(of: controller)
    }
    if let selected = controller.selected { hierarchy.select(selected, in: controller.id) }
  }

  mutating func hold(_ child: ControllerID, in controller: Controller) {
    for id in [child, controller.id] {
      if let refusal = refusal(of: id) { return reportStart(refusal, at: controller.origin, about: id) }
    }
    guard hierarchy.parent(of: child) == nil, hierarchy.append(child, to: controller.id) else {
      return reportStart(
        "'\(child)' cannot be a child of '\(controller.id)': it must exist, have no other parent, and not contain it",
        at: controller.origin, about: child)
    }
    if controller.kind == .navigation { checkPlaceOnStack(of: child, controller) }
  }

  /// Reports controllers that should not be on a navigation stack: split view controllers (R105) and tab bar controllers (R84).
  private mutating func checkPlaceOnStack(of child: ControllerID, _ navigation: Controller) {
    switch hierarchy.kind(of: child) {
    case .split:
      reportStart(
        .pushSplit, "the split view controller '\(child)' cannot be on the stack of '\(navigation.id)'",
        at: navigation.origin(of: "children"), about: child)
    case .tabBar:
      reportStart(
        .pushTabBar, "the tab bar controller '\(child)' should not be on the stack of '\(navigation.id)'",
        at: navigation.origin(of: "children"), about: child)
    default: break
    }
  }

  /// Adds a split view's controllers to its columns (R102, R103).
  private mutating func fillColumns(of controller: Controller) {
    let style = hierarchy.read(controller.id) { $0.splitStyle } ?? controller.splitStyle
    let names: [SplitColumn] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    var columns = controller.columns
    if columns.isEmpty { for (name, child) in zip(names, controller.children) { columns[name] = child } }
    for name in SplitColumn.allCases {
      guard let given = columns[name] else { continue }
      guard isKnown(name) else {
        reportStart(
          .unavailableValue, .unavailable(name, controller.id, hierarchy.environment), about: controller)
        continue
      }
      guard hierarchy.contains(given) else {
        reportStart("there is no controller '\(given)'", at: controller.origin, about: given)
        continue
      }
      let holder = style.isColumnStyle && name != .compact ? holder(around: given) : given
      hierarchy.setColumn(name, to: given, holder: holder, of: controller.id)
      if name != .compact { hold(holder, in: controller) }
      if name == .inspector { hierarchy.setHidden(true, name, of: controller.id) }
    }
  }

  mutating func open(_ window: AppWindow) {
    if let refusal = refusal(of: window.root) { return reportStart(refusal, at: window.origin, about: window.root) }
    guard hierarchy.contains(window.root), hierarchy.parent(of: window.root) == nil else {
      return reportStart(
        "the root '\(window.root)' of window '\(window.id)' must exist and have no parent", at: window.origin,
        about: window.root)
    }
    hierarchy.insert(window)
  }

  private mutating func reportStart(_ text: String, at origin: Origin, about controller: ControllerID) {
    reportStart(.invalidStart, text, at: origin, about: controller)
  }

  mutating func reportStart(
    _ code: ReplayCode, _ text: String, suggestion: String? = nil, at origin: Origin,
    about controller: ControllerID? = nil
  ) {
    startDiagnostics.append(
      Diagnostic(
        code: code.rawValue, severity: code.severity, message: text, suggestion: suggestion ?? code.suggestion,
        at: origin.location, controller: controller?.rawValue))
  }
}

extension Controller {
  /// Whether it is an activity controller, which automatically becomes a popover in regular width (R123).
  var isActivityController: Bool { shortClassName == "UIActivityViewController" }

  /// The class name in messages.
  var printedClassName: String {
    if let className { return className }
    return switch kind {
    case .content, .container: "UIViewController"
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .alert: "UIAlertController"
    case .hosting, .view: "UIHostingController"
    }
  }
}
