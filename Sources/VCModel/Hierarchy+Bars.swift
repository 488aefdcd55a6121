// The bars around a screen (R179), and the controllers that determine the system bars (R177).
extension Hierarchy {
  /// Returns the bars shown by the controller's containers and its own search bar, in the order of `Bar`.
  public func bars(around id: ControllerID) -> [Bar] {
    guard contains(id) else { return [] }
    var shown: Set<Bar> = []
    var isBottomHidden = false
    var here = id
    while let parent = parent(of: here) {
      let settings = read(parent) { $0.bars } ?? BarSettings()
      switch kind(of: parent) {
      case .navigation:
        // The bar is hidden from the pushed controller upwards; the root of a stack was never pushed.
        let pushed = children(of: parent).dropFirst()
        if pushed.contains(where: hidesBottomBarWhenPushed) { isBottomHidden = true }
        if !settings.isNavigationBarHidden { shown.insert(.navigationBar) }
        if !settings.isToolbarHidden, !isBottomHidden { shown.insert(.toolbar) }
      case .tabBar:
        if !settings.isTabBarHidden, !isBottomHidden { shown.insert(.tabBar) }
      default: break
      }
      here = parent
    }
    if shown.contains(.navigationBar), let search = read(id, { $0.searchController }) ?? nil,
      presentation(of: search) == nil
    {
      shown.insert(.searchBar)
    }
    return Bar.allCases.filter(shown.contains)
  }

  private func hidesBottomBarWhenPushed(_ id: ControllerID) -> Bool {
    read(id) { $0.bars.hidesBottomBarWhenPushed } ?? false
  }

  /// Returns the bars around a context presentation's definer, which stay on screen; empty for other presentations.
  public func barsLeft(by presented: ControllerID) -> [Bar] {
    guard let presentation = presentation(of: presented), presentation.style.isContextStyle else { return [] }
    return bars(around: presentation.context)
  }
}

/// The controllers that UIKit asks in turn about a property of the system bars or the screen's edges (R177).
public struct SystemBarChain: Hashable, Sendable {
  /// The controllers from the window's root to the one whose answer is used, as far as known.
  public var asked: [ControllerID]
  /// Whether the last controller is known to be the one whose answer is used.
  public var isKnown: Bool
}

extension Hierarchy {
  /// Returns the controllers that are asked, from a window's root on; `nil` if the window does not exist.
  ///
  /// The child that a controller designates takes precedence. The defaults of the container classes are widely reported
  /// but undocumented; those of split view controllers are unknown.
  public func chain(for question: SystemBarQuestion, inWindow window: Int = 0) -> SystemBarChain? {
    guard windows.indices.contains(window), contains(windows[window].root) else { return nil }
    var chain = SystemBarChain(asked: [windows[window].root], isKnown: true)
    var here = windows[window].root
    for next in takingOver(from: here, question) {
      chain.asked.append(next)
      here = next
    }
    while true {
      switch successor(of: here, question) {
      case .some(.child(let next)) where contains(next) && !chain.asked.contains(next):
        chain.asked.append(next)
        here = next
      case .some: return chain
      case nil:
        chain.isKnown = false
        return chain
      }
    }
  }

  /// Whether any controller overrides its class's default for the system bars.
  package var saysWhomSystemBarsAsk: Bool {
    nodes.contains { !$0.controller.systemBarChildren.isEmpty || $0.controller.capturesStatusBarAppearance }
  }

  /// Returns the presented controllers that take over one after the other: a full-screen presentation, or one that captures
  /// the status bar's appearance, also above a sheet that does not.
  private func takingOver(from root: ControllerID, _ question: SystemBarQuestion) -> [ControllerID] {
    guard hasPresentations else { return [] }
    let above = Dictionary(grouping: presentations) { familyTop(of: $0.presenter) }
    var takers: [ControllerID] = []
    var pending = [root]
    while let here = pending.popLast() {
      let next = above[here] ?? []
      if let taker = next.first(where: { takesOver($0, question) })?.presented {
        takers.append(taker)
        pending = [taker]
      } else {
        pending += next.reversed().map(\.presented)
      }
    }
    return takers
  }

  private func takesOver(_ presentation: Presentation, _ question: SystemBarQuestion) -> Bool {
    if presentation.style == .fullScreen { return true }
    guard question == .statusBarStyle || question == .statusBarHidden else { return false }
    return read(presentation.presented) { $0.capturesStatusBarAppearance } ?? false
  }

  /// Returns the controller to ask next; `nil` if unknown.
  private func successor(of id: ControllerID, _ question: SystemBarQuestion) -> SystemBarChild? {
    if let given = read(id, { $0.systemBarChildren[question] }) ?? nil { return given }
    let isAboutStatusBar = question == .statusBarStyle || question == .statusBarHidden
    switch kind(of: id) {
    case .navigation:
      // The navigation bar determines the style while it is shown.
      let isBarShown = !(read(id) { $0.bars.isNavigationBarHidden } ?? false)
      if question == .statusBarHidden || question == .statusBarStyle && !isBarShown {
        return topViewController(of: id).map(SystemBarChild.child) ?? .itself
      }
      return .itself
    case .tabBar: return isAboutStatusBar ? visibleChildren(of: id).first.map(SystemBarChild.child) ?? .itself : .itself
    case .split: return nil
    default: return .itself
    }
  }
}
