import VCDiagram
import VCModel
import VCReplay
import VCWords

// The features that a box lists below a controller's class: everything that a model sets and that is not drawn as an edge.
extension Hierarchy {
  /// Returns one entry for each feature worth a line, in a fixed order; empty for a controller from a dump.
  func features(of controller: Controller, _ systemBars: SystemBarAnswers) -> [String] {
    guard !isObserved else { return [] }
    return sheetWords(controller) + searchWords(controller) + actionWords(controller) + tabWords(controller)
      + columnWords(controller) + barWords(controller) + pageWords(controller) + contextWords(controller)
      + orientationWords(controller) + systemBars[controller.id] + originWords(controller)
  }

  // MARK: - Single features

  /// Returns the sheet's detents, such as "sheet at medium (also large)" (R172).
  private func sheetWords(_ controller: Controller) -> [String] {
    var words: [String] = []
    if let sheet = controller.sheet, let detent = detent(of: top(meaning: controller.id)) {
      let others = sheet.detents.map(\.identifier).filter { $0 != detent.identifier }.joined(separator: ", ")
      words.append(
        others.isEmpty
          ? say("sheet at \(detent.identifier)") : say("sheet at \(detent.identifier) (also \(others))"))
      if isUndimmed(top(meaning: controller.id)) { words.append(say("the screen below stays usable")) }
    }
    if controller.isModalInPresentation { words.append(say("not dismissible by swiping")) }
    return words
  }

  /// Returns the presented controller: the wrapper if a delegate substituted one for this controller (R52).
  private func top(meaning id: ControllerID) -> ControllerID {
    presentations.first { $0.substituted == id }?.presented ?? id
  }

  /// Returns the search controller's entry, which belongs to the screen that shows its bar (R173).
  private func searchWords(_ controller: Controller) -> [String] {
    guard let search = controller.searchController, contains(search) else { return [] }
    if presentation(of: search) != nil { return [say("search is active")] }
    let placement = controller.searchBarPlacement
    return [placement == .automatic ? say("search bar") : say("search bar, \(placement.rawValue)")]
  }

  private func actionWords(_ controller: Controller) -> [String] { [buttonWords(controller)].compactMap(\.self) }

  /// Returns the buttons of an alert, such as "buttons Delete (destructive) and Cancel"; `nil` if it has none.
  func buttonWords(_ controller: Controller) -> String? {
    guard !controller.actions.isEmpty else { return nil }
    let titles = controller.actions.map { action in
      let isSaid = action.style == .default || action.title.lowercased() == action.style.rawValue
      return isSaid ? action.title : "\(action.title) (\(action.style.rawValue))"
    }
    return titles.count == 1 ? say("button \(titles[0])") : say("buttons \(enumeration(titles))")
  }

  /// Returns the position of the tabs unless it is the bottom, and the groups (R175).
  private func tabWords(_ controller: Controller) -> [String] {
    guard controller.kind == .tabBar else { return [] }
    var words: [String] = []
    switch tabBarPlacement(of: controller.id) {
    case .top: words.append(say("tabs at the top"))
    case .sidebar: words.append(say("tabs in the sidebar"))
    case .leading: words.append(say("tabs at the leading edge"))
    case .unknown: words.append(say("tab placement unknown"))
    case .bottom where !controller.tabs.isEmpty: words.append(say("tabs at the bottom"))
    case nil where controller.bars.isTabBarHidden: words.append(say("tab bar hidden"))
    case .bottom, nil: break
    }
    if moreNavigationController(of: controller.id) != nil, let places = tabBarPlaces {
      let titles = controller.tabs.isEmpty ? tabs(of: controller.id).map(title(of:)) : controller.tabs.map(tabTitle)
      words.append(say("under More: \(enumeration(Array(titles.dropFirst(places - 1))))"))
    }
    for group in controller.tabs.flatMap(\.all) where !group.children.isEmpty {
      words.append(say("\(tabTitle(group)): \(group.children.map(tabTitle).joined(separator: ", "))"))
    }
    if let search = controller.tabs.first(where: \.isSearch) { words.append(say("search tab: \(tabTitle(search))")) }
    if let accessory = controller.tabBar.bottomAccessory { words.append(say("above the bar: \(accessory)")) }
    if controller.tabBar.minimizeBehavior != .automatic {
      words.append(say("minimizes bar: \(controller.tabBar.minimizeBehavior.rawValue)"))
    }
    return words
  }

  private func tabTitle(_ tab: TabItem) -> String { tab.title ?? tab.root.map(title(of:)) ?? tab.identifier }

  /// Returns how the columns are displayed, if a model or a step sets it (R176).
  private func columnWords(_ controller: Controller) -> [String] {
    guard controller.kind == .split else { return [] }
    let id = controller.id
    if isCollapsed(id) { return [say("collapsed")] }
    let isSaid = controller.preferredDisplayMode != .automatic || controller.preferredSplitBehavior != .automatic
    let isHiding = [SplitColumn.primary, .supplementary].contains {
      columnHolder($0, of: id) != nil && isHidden($0, of: id)
    }
    guard isSaid || isHiding, let mode = displayMode(of: id) else { return [] }
    return [mode.rawValue]
      + (isSplitBehaviorKnown(of: id) ? [] : [say("UIKit chooses between tile, overlay and displace")])
  }

  /// Returns the bars that are not in their default state (R179).
  private func barWords(_ controller: Controller) -> [String] {
    var words: [String] = []
    if controller.kind == .navigation {
      if controller.bars.isNavigationBarHidden { words.append(say("navigation bar hidden")) }
      if !controller.bars.isToolbarHidden { words.append(say("toolbar")) }
    }
    if controller.bars.hidesBottomBarWhenPushed { words.append(say("hides the bottom bar")) }
    return words
  }

  /// Returns the current page, such as "page 2 of 5" (R180).
  private func pageWords(_ controller: Controller) -> [String] {
    guard !controller.pages.isEmpty else { return [] }
    let shown = children(of: controller.id).compactMap { controller.pages.firstIndex(of: $0) }.map { "\($0 + 1)" }
    guard let first = shown.first, let last = shown.last else { return [] }
    let count = controller.pages.count
    return [first == last ? say("page \(first) of \(count)") : say("pages \(first) and \(last) of \(count)")]
  }

  /// Returns the settings for presentation contexts and their transition (R25, R62).
  private func contextWords(_ controller: Controller) -> [String] {
    var words: [String] = []
    switch controller.definesPresentationContext {
    case true: words.append(say("defines the context"))
    case false: words.append(say("defines no context"))
    case nil: break
    }
    if controller.providesPresentationContextTransitionStyle {
      let style = (controller.modalTransitionStyle ?? .coverVertical).rawValue
      words.append(say("provides the transition \(style)"))
    }
    return words
  }

  /// Returns the orientation masks, the controller that UIKit asks, and the resulting orientation (R129 to R137).
  private func orientationWords(_ controller: Controller) -> [String] {
    var words: [String] = []
    if let mask = controller.supportedInterfaceOrientations { words.append(say("supports \(mask.shortName)")) }
    if controller.passesOrientationsThrough { words.append(say("asks its content for orientations")) }
    // UIKit asks only the top of a family.
    guard parent(of: controller.id) == nil else { return words }
    for window in windows.indices {
      guard let answer = interfaceOrientations(inWindow: window), answer.asked == controller.id, isAboutOrientations
      else { continue }
      words.append(
        answer.mask.isEmpty
          ? say("asked for orientations: none in common with the app")
          : say("asked for orientations: allows \(answer.mask.shortName)"))
    }
    return words
  }

  /// Whether a model sets any orientation.
  private var isAboutOrientations: Bool {
    environment.supportedInterfaceOrientations != .all
      || ids.contains { id in
        read(id) { $0.supportedInterfaceOrientations != nil || $0.passesOrientationsThrough } ?? false
      }
  }

  private func originWords(_ controller: Controller) -> [String] {
    guard let parts = controller.storyboard?.split(separator: "#", maxSplits: 1), let file = parts.first else {
      return []
    }
    return [say("from \(file)")] + parts.dropFirst().map { say("identifier \($0)") }
  }
}

// MARK: - Presentations

extension Hierarchy {
  /// Returns a presentation's notes besides its cause: the transition with the controller that chose it, and the anchor (R60 to
  /// R62, R122, R178).
  func notes(on presentation: Presentation) -> [String] {
    guard !isObserved else { return [] }
    return [transitionNote(presentation), anchorNote(presentation)].compactMap(\.self)
  }

  /// Returns a note such as "crossDissolve, chosen by Book"; `nil` if no transition is set.
  private func transitionNote(_ presentation: Presentation) -> String? {
    switch presentation.chooser {
    case .definer: return say("\(presentation.transition.rawValue), chosen by \(words(for: presentation.context))")
    case .preferred(let transition): return say("\(transition.rawValue), preferred")
    case .delegate(let name): return say("animated by \(name)")
    case .presented:
      let meant = presentation.substituted ?? presentation.presented
      let isSaid = read(meant) { $0.modalTransitionStyle != nil } ?? false
      return isSaid || presentation.transition != .coverVertical ? presentation.transition.rawValue : nil
    }
  }

  /// Returns a note such as "at Filter"; `nil` also if the trigger already names the anchor: "Tap Filter".
  private func anchorNote(_ presentation: Presentation) -> String? {
    guard presentation.resolvedStyle == .popover || presentation.style == .popover else { return nil }
    let meant = presentation.substituted ?? presentation.presented
    switch (presentation.anchor ?? controller(meant)?.popover)?.source {
    case .barButtonItem(let name), .sourceView(let name, _), .sourceItem(let name):
      let isSaid = presentation.trigger?.lowercased().hasWords(name.lowercased()) ?? false
      return isSaid ? nil : say("at \(name)")
    case nil: return nil
    }
  }

  /// Returns the style's name, or "popover → formSheet" if the size classes adapted it (R50).
  func adaptedLabel(of presentation: Presentation) -> String {
    let (resolved, style) = (presentation.resolvedStyle, presentation.style)
    if style == .unknown { return say("style unknown") }
    return resolved == style ? style.rawValue : "\(resolved.rawValue) → \(style.rawValue)"
  }
}

extension String {
  /// Returns whether the string contains the phrase as whole words.
  fileprivate func hasWords(_ phrase: String) -> Bool {
    ranges(of: phrase).contains { range in
      let (before, after) = (self[..<range.lowerBound].last, self[range.upperBound...].first)
      return ![before, after].contains { $0?.isLetter ?? false }
    }
  }
}
