import VCDiagnostics
import VCModel

// Sheets, search, alert actions, tabs, display modes of split views, bars, pages, scenes and SwiftUI (R172 to R182).
extension ModelDecoder {
  mutating func readModern(_ node: LocatedNode, into controller: inout Controller) {
    controller.sheet = node["sheet"].map(sheet)
    controller.showsCamera = node["showsCamera"]?.flag ?? false
    controller.searchController = self.controller(node["searchController"])
    controller.searchBarPlacement = node["searchBarPlacement"]?.name(SearchBarPlacement.self) ?? .automatic
    for item in node["actions"]?.items ?? [] { controller.actions.append(action(item)) }
    for item in node["tabs"]?.items ?? [] { if let tab = tab(item) { controller.tabs.append(tab) } }
    controller.tabBar = TabBarSettings(
      mode: node["mode"]?.name(TabBarSettings.Mode.self) ?? .automatic,
      isSidebarShown: node["isSidebarShown"]?.flag ?? false, bottomAccessory: node["bottomAccessory"]?.text,
      minimizeBehavior: node["tabBarMinimizeBehavior"]?.name(TabBarSettings.MinimizeBehavior.self) ?? .automatic)
    controller.preferredDisplayMode = node["preferredDisplayMode"]?.name(SplitDisplayMode.self) ?? .automatic
    controller.preferredSplitBehavior = node["preferredSplitBehavior"]?.name(SplitBehavior.self) ?? .automatic
    readBars(node, into: &controller)
    controller.preferredTransition = node["preferredTransition"]?.name(PreferredTransition.self)
    controller.transitioningDelegate = node["transitioningDelegate"]?.text
    controller.pages = controllers(node["pages"])
    if let stack = node["navigationStack"] { controller.swiftUI = .navigationStack(controllers(stack)) }
    if let tabs = node["tabView"] { controller.swiftUI = .tabView(controllers(tabs)) }
  }

  private mutating func readBars(_ node: LocatedNode, into controller: inout Controller) {
    controller.bars = BarSettings(
      hidesBottomBarWhenPushed: node["hidesBottomBarWhenPushed"]?.flag ?? false,
      isNavigationBarHidden: node["isNavigationBarHidden"]?.flag ?? false,
      isToolbarHidden: node["isToolbarHidden"]?.flag ?? true, isTabBarHidden: node["isTabBarHidden"]?.flag ?? false)
    controller.capturesStatusBarAppearance = node["modalPresentationCapturesStatusBarAppearance"]?.flag ?? false
    for question in SystemBarQuestion.allCases {
      guard let entry = node.entry(question.property) else { continue }
      controller.systemBarChildren[question] = reference(entry.value).map(SystemBarChild.child) ?? .itself
    }
  }

  private func sheet(_ node: LocatedNode) -> Sheet {
    Sheet(
      detents: node["detents"]?.items.compactMap(detent) ?? [.large], selected: node["selected"]?.text,
      largestUndimmed: node["largestUndimmed"]?.text, grabber: node["grabber"]?.flag ?? false,
      edgeAttachedInCompactHeight: node["edgeAttachedInCompactHeight"]?.flag ?? false)
  }

  private func detent(_ node: LocatedNode) -> Sheet.Detent? {
    guard node.isMapping else { return node.text == "medium" ? .medium : node.text == "large" ? .large : nil }
    guard let name = node["custom"]?.text else { return nil }
    if let height = node["height"]?.number { return .height(name, height) }
    return node["fraction"]?.number.map { .fraction(name, $0) }
  }

  private mutating func action(_ node: LocatedNode) -> AlertAction {
    let origin = Origin(node.location)
    guard node.isMapping else { return AlertAction(node.text ?? "", origin: origin) }
    return AlertAction(
      node["title"]?.text ?? "", style: node["style"]?.name(AlertAction.Style.self) ?? .default,
      then: (node["then"]?.items ?? []).compactMap { step($0) }, origin: origin)
  }

  private mutating func tab(_ node: LocatedNode) -> TabItem? {
    let origin = Origin(node.location)
    guard node.isMapping else { return reference(node).map { TabItem($0.rawValue, controller: $0, origin: origin) } }
    guard let id = node["id"]?.text else { return nil }
    var tab = TabItem(
      id, title: node["title"]?.text, controller: controller(node["controller"]),
      isSearch: node["search"]?.flag ?? false, origin: origin)
    for child in node["children"]?.items ?? [] { if let child = self.tab(child) { tab.children.append(child) } }
    tab.managingNavigationController = controller(node["managingNavigationController"])
    return tab
  }

  func scene(_ node: LocatedNode) -> WindowScene? {
    node["id"]?.text.map {
      WindowScene(
        $0, title: node["title"]?.text, state: node["state"]?.name(WindowScene.State.self) ?? .foregroundActive,
        origin: Origin(node.location))
    }
  }

  // MARK: Steps

  mutating func modernOperation(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    switch verb {
    case "beginDismiss": return controller(node[verb]).map(StepOperation.beginDismiss)
    case "beginPop": return controller(node[verb]).map(StepOperation.beginPop)
    case "activateSearch": return controller(node[verb]).map(StepOperation.activateSearch)
    case "cancelSearch": return controller(node[verb]).map(StepOperation.cancelSearch)
    case "showSidebar", "hideSidebar":
      return controller(node[verb]).map { .setSidebar(isShown: verb == "showSidebar", of: $0) }
    case "swiftUI":
      guard let word = node[verb]?.name(SwiftUIWord.self) else { return nil }
      let content = controller(node["content"])
      guard let host = controller(node["from"]), let content else { return nil }
      return .swiftUI(word, content, from: host, popover: node["popover"].map(popover))
    case "scene":
      guard let id = node[verb]?.text, let state = node["becomes"]?.name(WindowScene.State.self) else { return nil }
      return .scene(id, becomes: state)
    case "turnPage": return turnPage(node)
    default: return named(verb, node)
    }
  }

  private mutating func turnPage(_ node: LocatedNode) -> StepOperation? {
    let turn: PageTurn? =
      switch node["turnPage"]?.text {
      case "forward": .forward
      case "backward": .backward
      default: reference(node["turnPage"]).map(PageTurn.to)
      }
    guard let turn, let pages = controller(node["of"]) else { return nil }
    return .turnPage(turn, of: pages)
  }

  /// Decodes verbs whose value is a name or a text.
  private mutating func named(_ verb: String, _ node: LocatedNode) -> StepOperation? {
    guard let value = node[verb], let id = controller(node["of"]) ?? controller(node["in"]) else { return nil }
    switch verb {
    case "selectDetent": return value.text.map { .selectDetent($0, of: id) }
    case "tap": return value.text.map { .tap($0, in: id) }
    case "setDisplayMode": return value.name(SplitDisplayMode.self).map { .setDisplayMode($0, of: id) }
    case "hideBar", "showBar": return value.name(Bar.self).map { .setBar($0, isHidden: verb == "hideBar", of: id) }
    default: return nil
    }
  }

  // MARK: Claims

  mutating func modernClaims(_ entry: LocatedNode.Entry) -> [Assertion]? {
    switch entry.key {
    case "children":
      each(entry) { decoder, id, node in .children(of: id, are: node.items.compactMap { decoder.reference($0) }) }
    case "selected": each(entry) { .selected(in: $1, is: $0.reference($2)) }
    case "detent": each(entry) { .detent(of: $1, is: $2.isNull ? nil : $2.text) }
    case "displayMode": each(entry) { .displayMode(of: $1, is: $2.name(SplitDisplayMode.self)) }
    case "bars": each(entry) { .bars(around: $1, are: $2.items.compactMap { $0.name(Bar.self) }) }
    case "tabBarPlacement": each(entry) { .tabBarPlacement(of: $1, is: $2.name(TabBarPlacement.self)) }
    case "transitionChooser": each(entry) { .transitionChooser(of: $1, is: $2.name(TransitionChooser.Kind.self)) }
    case "asked": asked(entry)
    case "scene":
      entry.value.entries.compactMap { scene in
        scene.value.name(WindowScene.State.self).map {
          Assertion(.scene(scene.key, is: $0), origin: Origin(scene.keyLocation))
        }
      }
    default: nil
    }
  }

  private mutating func asked(_ entry: LocatedNode.Entry) -> [Assertion] {
    entry.value.entries.compactMap { item in
      SystemBarQuestion(rawValue: item.key).map {
        Assertion(.asked($0, is: reference(item.value)), origin: Origin(item.keyLocation))
      }
    }
  }
}
