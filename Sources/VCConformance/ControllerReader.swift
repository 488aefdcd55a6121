import VCDiagnostics
import VCModel

/// Reads `controllers`, with the keys of the model file: properties for which a start line has no flag.
struct ControllerReader {
  private(set) var controller: Controller

  init(_ node: Located, adding known: Controller) throws(ScenarioError) {
    controller = known
    for (key, value) in try node.pairs("a controller") { try set(key, value) }
  }

  private mutating func set(_ key: String, _ value: Located) throws(ScenarioError) {
    switch key {
    case "class": controller.className = try value.text(key)
    case "sheet": controller.sheet = try Self.sheet(value)
    case "showsCamera": controller.showsCamera = try value.flag(key)
    case "searchController": controller.searchController = try value.controller(key)
    case "searchBarPlacement": controller.searchBarPlacement = try value.named(key)
    case "actions":
      for action in try value.list(key) { controller.actions.append(try Self.action(action)) }
    case "tabs": for tab in try value.list(key) { controller.tabs.append(try Self.tab(tab)) }
    case "mode": controller.tabBar.mode = try value.named(key)
    case "isSidebarShown": controller.tabBar.isSidebarShown = try value.flag(key)
    case "columns":
      for (name, column) in try value.pairs(key) {
        controller.columns[try Located(text: name, at: column.location).named("a column")] = try column.controller(name)
      }
    case "preferredDisplayMode": controller.preferredDisplayMode = try value.named(key)
    case "preferredSplitBehavior": controller.preferredSplitBehavior = try value.named(key)
    case "pages": for page in try value.list(key) { controller.pages.append(try page.controller(key)) }
    case "preferredTransition": controller.preferredTransition = try value.named(key)
    case "transitioningDelegate": controller.transitioningDelegate = try value.text(key)
    case "shouldRemovePresentersView": controller.shouldRemovePresentersView = try value.flag(key)
    case "navigationStack": controller.swiftUI = .navigationStack(try Self.ids(value))
    case "tabView": controller.swiftUI = .tabView(try Self.ids(value))
    default: try setBar(key, value)
    }
  }

  private mutating func setBar(_ key: String, _ value: Located) throws(ScenarioError) {
    switch key {
    case "hidesBottomBarWhenPushed": controller.bars.hidesBottomBarWhenPushed = try value.flag(key)
    case "isNavigationBarHidden": controller.bars.isNavigationBarHidden = try value.flag(key)
    case "isToolbarHidden": controller.bars.isToolbarHidden = try value.flag(key)
    case "isTabBarHidden": controller.bars.isTabBarHidden = try value.flag(key)
    case "modalPresentationCapturesStatusBarAppearance": controller.capturesStatusBarAppearance = try value.flag(key)
    default:
      guard let question = SystemBarQuestion.allCases.first(where: { $0.property == key }) else {
        throw ScenarioError("a controller has no '\(key)'", at: value.location)
      }
      let child = try value.optionalText(key)
      controller.systemBarChildren[question] = child.map { .child(ControllerID($0)) } ?? .itself
    }
  }

  private static func ids(_ node: Located) throws(ScenarioError) -> [ControllerID] {
    var ids: [ControllerID] = []
    for item in try node.list("controllers") { ids.append(try item.controller("a controller")) }
    return ids
  }

  private static func sheet(_ node: Located) throws(ScenarioError) -> Sheet {
    let fields = try node.fields(
      "a sheet", ["detents", "selected", "largestUndimmed", "grabber", "edgeAttachedInCompactHeight"])
    var sheet = Sheet()
    if let detents = fields["detents"] {
      sheet.detents = []
      for detent in try detents.list("detents") { sheet.detents.append(try self.detent(detent)) }
    }
    sheet.selected = try fields["selected"]?.optionalText("selected")
    sheet.largestUndimmed = try fields["largestUndimmed"]?.optionalText("largestUndimmed")
    sheet.grabber = try fields["grabber"]?.flag("grabber") ?? false
    sheet.edgeAttachedInCompactHeight = try fields["edgeAttachedInCompactHeight"]?.flag("edgeAttached") ?? false
    return sheet
  }

  private static func detent(_ node: Located) throws(ScenarioError) -> Sheet.Detent {
    if case .scalar(let name) = node.value {
      switch name {
      case "medium": return .medium
      case "large": return .large
      default:
        throw ScenarioError("a detent is medium, large or {custom, height} or {custom, fraction}", at: node.location)
      }
    }
    let fields = try node.fields("a detent", ["custom", "height", "fraction"])
    guard let name = try fields["custom"]?.text("custom") else {
      throw ScenarioError("a custom detent needs the key 'custom'", at: node.location)
    }
    if let height = try fields["height"]?.text("height"), let points = Double(height) { return .height(name, points) }
    guard let part = try fields["fraction"]?.text("fraction"), let fraction = Double(part) else {
      throw ScenarioError("a custom detent needs a height or a fraction", at: node.location)
    }
    return .fraction(name, fraction)
  }

  private static func action(_ node: Located) throws(ScenarioError) -> AlertAction {
    if case .scalar(let title?) = node.value { return AlertAction(title) }
    let fields = try node.fields("an action", ["title", "style", "then"])
    guard let title = fields["title"] else { throw ScenarioError("an action needs a title", at: node.location) }
    var action = AlertAction(try title.text("title"), style: try fields["style"]?.named("style") ?? .default)
    for entry in try fields["then"]?.list("then") ?? [] {
      let operation = try OperationReader.operation(of: entry)
      guard case .step(let step) = operation.action else {
        throw ScenarioError("an action cannot do '\(operation.verb)'", at: entry.location)
      }
      action.then.append(Step(step, origin: Origin(entry.location)))
    }
    return action
  }

  private static func tab(_ node: Located) throws(ScenarioError) -> TabItem {
    if case .scalar(let name?) = node.value { return TabItem(name, controller: ControllerID(name)) }
    let fields = try node.fields(
      "a tab", ["id", "title", "controller", "search", "children", "managingNavigationController"])
    guard let id = fields["id"] else { throw ScenarioError("a tab needs an id", at: node.location) }
    var tab = TabItem(try id.text("id"), title: try fields["title"]?.text("title"))
    tab.controller = try fields["controller"]?.controller("controller")
    tab.isSearch = try fields["search"]?.flag("search") ?? false
    for child in try fields["children"]?.list("children") ?? [] { tab.children.append(try self.tab(child)) }
    tab.managingNavigationController = try fields["managingNavigationController"]?.controller("a navigation controller")
    return tab
  }
}

/// Reads `windows` and `scenes`; without them there is one window, whose root is the first line of `start`.
enum WindowReader {
  static func read(_ windows: Located?, _ scenes: Located?, into model: inout Model) throws(ScenarioError) {
    for entry in try scenes?.list("scenes") ?? [] {
      let fields = try entry.fields("a scene", ["id", "state"])
      guard let id = fields["id"] else { throw ScenarioError("a scene needs an id", at: entry.location) }
      model.scenes.append(
        WindowScene(try id.text("id"), state: try fields["state"]?.named("state") ?? .foregroundActive))
    }
    guard let windows else { return }
    model.windows = []
    for entry in try windows.list("windows") {
      let fields = try entry.fields("a window", ["id", "root", "scene"])
      guard let root = fields["root"] else { throw ScenarioError("a window needs a root", at: entry.location) }
      model.windows.append(
        AppWindow(
          id: try fields["id"]?.text("id") ?? "main", root: try root.controller("root"),
          scene: try fields["scene"]?.text("scene"), origin: Origin(entry.location)))
    }
  }
}
