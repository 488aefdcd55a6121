// The bars around a screen (R179), and whose answer counts for the system's (R177).
extension Hierarchy {
  /// The bars that the containers of a controller show around it, and its own search bar, in the order of `Bar`.
  public func bars(around id: ControllerID) -> [Bar] {
    guard contains(id) else { return [] }
    var shown: Set<Bar> = []
    var isBottomHidden = false
    var here = id
    while let parent = parent(of: here) {
      let settings = read(parent) { $0.bars } ?? BarSettings()
      switch kind(of: parent) {
      case .navigation:
        // From where it was pushed to where it is popped; the root of a stack was never pushed.
        let pushed = children(of: parent).dropFirst()
        if pushed.contains(where: { read($0) { $0.bars.hidesBottomBarWhenPushed } ?? false }) { isBottomHidden = true }
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

  /// The bars that a context presentation leaves on screen: those around its definer. Empty for every other presentation.
  public func barsLeft(by presented: ControllerID) -> [Bar] {
    guard let presentation = presentation(of: presented), presentation.style.isContextStyle else { return [] }
    return bars(around: presentation.context)
  }
}

/// Who is asked in turn about something at the screen's edges (R177).
public struct SystemBarChain: Hashable, Sendable {
  /// From the window's root to the controller whose answer counts, as far as that is known.
  public var asked: [ControllerID]
  /// Whether the last one is known to be the one whose answer counts.
  public var isKnown: Bool
}

extension Hierarchy {
  /// Who is asked, from a window's root on; `nil` for a window that does not exist.
  ///
  /// What a controller names as its child comes first. What the containers' classes do by themselves is widely reported and
  /// documented nowhere; of split view controllers it is not known.
  public func chain(for question: SystemBarQuestion, inWindow window: Int = 0) -> SystemBarChain? {
    guard windows.indices.contains(window), contains(windows[window].root) else { return nil }
    var chain = SystemBarChain(asked: [windows[window].root], isKnown: true)
    var here = windows[window].root
    // A presentation that fills the screen takes over, and another one that captures the status bar.
    let above = presentations.filter { takesOver($0, question) }
    while let next = above.first(where: { familyTop(of: $0.presenter) == here })?.presented {
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

  /// Whether any controller says more about whom to ask than its class does.
  package var saysWhomSystemBarsAsk: Bool {
    nodes.contains { !$0.controller.systemBarChildren.isEmpty || $0.controller.capturesStatusBarAppearance }
  }

  private func takesOver(_ presentation: Presentation, _ question: SystemBarQuestion) -> Bool {
    if presentation.style == .fullScreen { return true }
    guard question == .statusBarStyle || question == .statusBarHidden else { return false }
    return read(presentation.presented) { $0.capturesStatusBarAppearance } ?? false
  }

  /// Whom a controller hands the question to; `nil` where nobody knows.
  private func successor(of id: ControllerID, _ question: SystemBarQuestion) -> SystemBarChild? {
    if let given = read(id, { $0.systemBarChildren[question] }) ?? nil { return given }
    let isAboutStatusBar = question == .statusBarStyle || question == .statusBarHidden
    switch kind(of: id) {
    case .navigation:
      // The style is that of the navigation bar, while there is one.
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
