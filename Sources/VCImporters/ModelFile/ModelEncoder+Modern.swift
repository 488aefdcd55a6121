import VCModel

// Sheets, search, alert actions, tabs, display modes of split views, bars, pages, scenes and SwiftUI (R172 to R182).
extension ModelEncoder {
  func writeModern(_ controller: Controller, to written: inout WrittenMapping) {
    if let sheet = controller.sheet { written.set("sheet", self.sheet(sheet)) }
    written.set("showsCamera", controller.showsCamera, unless: false)
    written.set("searchController", controller.searchController)
    written.set("searchBarPlacement", controller.searchBarPlacement, unless: .automatic)
    written.set("actions", controller.actions.map(action))
    written.set("tabs", controller.tabs.map(tab))
    written.set("mode", controller.tabBar.mode, unless: .automatic)
    written.set("isSidebarShown", controller.tabBar.isSidebarShown, unless: false)
    written.set("bottomAccessory", controller.tabBar.bottomAccessory)
    written.set("tabBarMinimizeBehavior", controller.tabBar.minimizeBehavior, unless: .automatic)
    written.set("preferredDisplayMode", controller.preferredDisplayMode, unless: .automatic)
    written.set("preferredSplitBehavior", controller.preferredSplitBehavior, unless: .automatic)
    writeBars(controller, to: &written)
    written.set("preferredTransition", controller.preferredTransition)
    written.set("transitioningDelegate", controller.transitioningDelegate)
    written.set("pages", ids(controller.pages))
    switch controller.swiftUI {
    case .navigationStack(let path)?: written.set("navigationStack", .list(ids(path)))
    case .tabView(let tabs)?: written.set("tabView", .list(ids(tabs)))
    case nil: break
    }
  }

  private func writeBars(_ controller: Controller, to written: inout WrittenMapping) {
    written.set("hidesBottomBarWhenPushed", controller.bars.hidesBottomBarWhenPushed, unless: false)
    written.set("isNavigationBarHidden", controller.bars.isNavigationBarHidden, unless: false)
    written.set("isToolbarHidden", controller.bars.isToolbarHidden, unless: true)
    written.set("isTabBarHidden", controller.bars.isTabBarHidden, unless: false)
    written.set("modalPresentationCapturesStatusBarAppearance", controller.capturesStatusBarAppearance, unless: false)
    for question in SystemBarQuestion.allCases {
      switch controller.systemBarChildren[question] {
      case .child(let id)?: written.set(question.property, id)
      case .itself?: written.set(question.property, WrittenValue.null)
      case nil: break
      }
    }
  }

  private func sheet(_ sheet: Sheet) -> WrittenValue {
    var written = WrittenMapping()
    if sheet.detents != [.large] { written.set("detents", .list(sheet.detents.map(detent))) }
    written.set("selected", sheet.selected)
    written.set("largestUndimmed", sheet.largestUndimmed)
    written.set("grabber", sheet.grabber, unless: false)
    written.set("edgeAttachedInCompactHeight", sheet.edgeAttachedInCompactHeight, unless: false)
    return written.value
  }

  private func detent(_ detent: Sheet.Detent) -> WrittenValue {
    switch detent {
    case .medium, .large: .text(detent.identifier)
    case .height(let name, let height): .mapping([("custom", .text(name)), ("height", .number(height))])
    case .fraction(let name, let part): .mapping([("custom", .text(name)), ("fraction", .number(part))])
    }
  }

  private func action(_ action: AlertAction) -> WrittenValue {
    if !action.title.isEmpty, action == AlertAction(action.title) { return .text(action.title) }
    var written = WrittenMapping()
    written.set("title", action.title)
    written.set("style", action.style, unless: .default)
    written.set("then", action.then.map(step))
    return written.value
  }

  private func tab(_ tab: TabItem) -> WrittenValue {
    if let controller = tab.controller, tab == TabItem(controller.rawValue, controller: controller) {
      return .text(controller.rawValue)
    }
    var written = WrittenMapping()
    written.set("id", tab.identifier)
    written.set("title", tab.title)
    written.set("controller", tab.controller)
    written.set("search", tab.isSearch, unless: false)
    written.set("children", tab.children.map(self.tab))
    written.set("managingNavigationController", tab.managingNavigationController)
    return written.value
  }

  func scene(_ scene: WindowScene) -> WrittenValue {
    var written = WrittenMapping()
    written.set("id", scene.id)
    written.set("title", scene.title)
    written.set("state", scene.state, unless: .foregroundActive)
    return written.value
  }

  /// Returns a step with one of these verbs; `nil` for others.
  func modernOperation(_ operation: StepOperation) -> WrittenMapping? {
    let verb = operation.verb
    switch operation {
    case .beginDismiss(let id), .beginPop(let id), .activateSearch(let id), .cancelSearch(let id),
      .setSidebar(_, let id):
      return single(verb, .name(id))
    case .cancelTransition: return single(verb, .flag(true))
    case .selectDetent(let detent, let id): return single(verb, .text(detent), "of", .name(id))
    case .tap(let title, let alert): return single(verb, .text(title), "in", .name(alert))
    case .setDisplayMode(let mode, let id): return pair(verb, mode, "of", id)
    case .setBar(let bar, _, let id): return pair(verb, bar, "of", id)
    case .turnPage(.forward, let id): return single(verb, .text("forward"), "of", .name(id))
    case .turnPage(.backward, let id): return single(verb, .text("backward"), "of", .name(id))
    case .turnPage(.to(let page), let id): return pair(verb, page, "of", id)
    case .scene(let id, let state): return single(verb, .text(id), "becomes", .name(state))
    case .swiftUI(let word, let content, let host, let popover):
      var written = pair(verb, word, "content", content)
      written.set("from", host)
      if let popover { written.set("popover", self.popover(popover)) }
      return written
    default: return nil
    }
  }

  /// Returns the key of a claim, its subject and the claimed value; `nil` for other claims.
  func modernWords(_ claim: Assertion.Claim) -> (key: String, subject: ControllerID?, value: WrittenValue)? {
    switch claim {
    case .children(let id, let children): ("children", id, .list(ids(children)))
    case .selected(let id, let tab): ("selected", id, .name(tab))
    case .detent(let id, let detent): ("detent", id, detent.map(WrittenValue.text) ?? .null)
    case .displayMode(let id, let mode): ("displayMode", id, .name(mode))
    case .bars(let id, let bars): ("bars", id, .names(bars))
    case .tabBarPlacement(let id, let place): ("tabBarPlacement", id, .name(place))
    case .transitionChooser(let id, let chooser): ("transitionChooser", id, .name(chooser))
    case .asked(let question, let id): ("asked", ControllerID(question.rawValue), .name(id))
    case .scene(let id, let state): ("scene", ControllerID(id), .name(state))
    default: nil
    }
  }
}
