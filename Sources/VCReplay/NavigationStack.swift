import VCModel

// Pushes and pops.
extension Replayer {
  mutating func push(_ pushed: ControllerID?, onto navigation: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.contains(navigation) else {
      return withMore(navigation, &record) { $0.push(pushed, onto: navigation, &$1) }
    }
    guard isNavigationController(navigation, &record) else { return }
    guard let pushed else {
      return record.refuse(
        .pushNil, "Application tried to push a nil view controller on target <\(navigation)>.", about: navigation)
    }
    guard canPush(pushed, onto: navigation, &record) else { return }
    place(pushed, onto: navigation, &record)
  }

  /// Returns whether a controller can be pushed; not a navigation controller (R92), a split view controller (R105), or
  /// one that is already on the stack (R84).
  private func canPush(_ pushed: ControllerID, onto navigation: ControllerID, _ record: inout StepRecord) -> Bool {
    let kind = hierarchy.kind(of: pushed)
    if kind == .navigation {
      record.raise(
        .pushNavigationController, "NSInvalidArgumentException", "Pushing a navigation controller is not supported",
        about: pushed)
    } else if raisesForSecondPush(of: pushed, onto: navigation, &record) {
      return false
    } else if kind == .split {
      record.refuse(
        .pushSplit, .splitPushed(onto: navigation), about: pushed)
    } else if let tabBar = hierarchy.tabBar(ofMore: navigation), hierarchy.tabBar(ofTab: pushed) == tabBar {
      record.ignore(.moreStack, "'\(pushed)' is a tab of '\(tabBar)'; selecting it shows it there", about: pushed)
    } else if canContain(pushed, in: navigation, &record),
      checkSystemController(pushed, isPresented: false, &record)
    {
      if kind == .tabBar {
        record.add(.pushTabBar, "'\(pushed)' is a tab bar controller, which should not be pushed", about: pushed)
      }
      return true
    }
    return false
  }

  /// Raises the exception for a controller that is already on the stack, and returns whether it did (R84).
  func raisesForSecondPush(
    of pushed: ControllerID, onto navigation: ControllerID, _ record: inout StepRecord
  ) -> Bool {
    guard hierarchy.parent(of: pushed) == navigation else { return false }
    record.raise(
      .pushedTwice, "NSInvalidArgumentException",
      .pushedTwice(pushed, onto: navigation, ios: hierarchy.environment.ios), about: pushed)
    return true
  }

  /// Pushes a controller onto a stack (R83) without checking whether that is allowed.
  mutating func place(_ pushed: ControllerID, onto navigation: ControllerID, _ record: inout StepRecord) {
    add(pushed, to: navigation, &record)
    record.explain(.pushed(pushed, navigation))
    noteOverlap(in: navigation, &record)
  }

  /// Pops the top controller; the last one of a stack remains (R85).
  mutating func pop(_ navigation: ControllerID, _ record: inout StepRecord) {
    guard isNavigationController(navigation, &record) else { return }
    guard let top = poppableTop(of: navigation) else {
      record.explain(.stackOfOne(navigation))
      return record.ignore()
    }
    takeOff([top], navigation, &record)
    record.response.returned = .controller(top)
  }

  /// Returns the controller that a pop removes, if there is one.
  func poppableTop(of navigation: ControllerID) -> ControllerID? {
    let stack = hierarchy.children(of: navigation)
    return stack.count > 1 ? stack.last : nil
  }

  mutating func popToRoot(_ navigation: ControllerID, _ record: inout StepRecord) {
    guard isNavigationController(navigation, &record) else { return }
    popOff(Array(hierarchy.children(of: navigation).dropFirst()), navigation, &record)
  }

  /// Pops to a controller and returns the popped ones, bottom first (R86).
  mutating func popTo(_ target: ControllerID, in navigation: ControllerID, _ record: inout StepRecord) {
    guard isNavigationController(navigation, &record) else { return }
    let stack = hierarchy.children(of: navigation)
    guard let position = stack.firstIndex(of: target) else {
      return record.raise(
        .notOnStack, "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.",
        about: target)
    }
    popOff(Array(stack[(position + 1)...]), navigation, &record)
  }

  private mutating func popOff(_ removed: [ControllerID], _ navigation: ControllerID, _ record: inout StepRecord) {
    guard !isTransitioning(navigation) else {
      return record.refuse(.transitionInProgress, .popInProgress(navigation), about: navigation)
    }
    record.response.returned = .controllers(removed)
    guard !removed.isEmpty else { return record.ignore() }
    takeOff(removed, navigation, &record)
  }

  /// Replaces the stack; it contains each controller once (R87).
  mutating func setStack(_ stack: [ControllerID], of navigation: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.contains(navigation) else {
      return withMore(navigation, &record) { $0.setStack(stack, of: navigation, &$1) }
    }
    guard Set(stack).count == stack.count else {
      return record.raise(.duplicateInStack, "NSInternalInconsistencyException", .distinct(stack), about: navigation)
    }
    let old = hierarchy.children(of: navigation)
    guard stack != old else { return record.ignore() }
    guard keepsBottomOfMore(stack, of: navigation, &record) else { return }
    let staying = Set(old)
    for controller in stack where !staying.contains(controller) {
      guard canPush(controller, onto: navigation, &record) else { return }
    }
    hierarchy.setChildren(stack, of: navigation)
    record.explain(.childrenSet(navigation, stack))
    let kept = Set(stack)
    noteRemovedPresenters(old.filter { !kept.contains($0) }, &record)
  }

  /// Returns whether a new stack keeps what UIKit itself put on the More stack: the list and the tab (R89).
  private func keepsBottomOfMore(
    _ stack: [ControllerID], of navigation: ControllerID, _ record: inout StepRecord
  ) -> Bool {
    guard let tabBar = hierarchy.tabBar(ofMore: navigation) else { return true }
    let bottom = [hierarchy.moreList(of: tabBar), hierarchy.moreStack(of: tabBar)?.tab].compactMap(\.self)
    guard let last = bottom.last, !stack.starts(with: bottom) else { return true }
    record.ignore(.moreStack, "the stack of '\(navigation)' begins with '\(last)'", about: navigation)
    return false
  }

  /// Removes controllers from the top of a stack; what they present is kept (R81). A tab on the More stack returns to its
  /// tab bar controller, so that the list is visible (R89).
  mutating func takeOff(_ removed: [ControllerID], _ navigation: ControllerID, _ record: inout StepRecord) {
    for controller in removed.reversed() {
      if let tabBar = hierarchy.tabBar(ofTab: controller) {
        hierarchy.showMoreList(of: tabBar)
      } else {
        hierarchy.detach(controller)
      }
    }
    record.explain(.popped(removed, navigation))
    noteRemovedPresenters(removed.filter { hierarchy.parent(of: $0) == nil }, &record)
    noteOverlap(in: navigation, &record)
  }

  /// Returns whether the controller has a stack to push onto (R83).
  func isNavigationController(_ id: ControllerID, _ record: inout StepRecord) -> Bool {
    if hierarchy.kind(of: id) == .navigation { return true }
    let around = hierarchy.navigationController(of: id)
    record.ignore(
      .noNavigationController, "'\(id)' is not a navigation controller",
      suggestion: around.map { "did you mean '\($0)', which contains it?" } ?? "name a navigation controller", about: id
    )
    return false
  }

  /// Notes that a container changed during a presentation of its family may receive unbalanced appearance callbacks
  /// (R91).
  func noteOverlap(in container: ControllerID, _ record: inout StepRecord) {
    guard isTransitioning(container), let shown = hierarchy.visibleChildren(of: container).last else { return }
    let text = "Unbalanced calls to begin/end appearance transitions for <\(shown)>."
    record.response.log.append(text)
    record.add(.overlappingTransitions, text, about: shown)
  }

  /// Returns whether an unfinished presentation starts from or ends in a controller's family (R86, R91).
  func isTransitioning(_ id: ControllerID) -> Bool {
    running.contains { $0.concerns(id, in: hierarchy) }
  }
}

extension String {
  /// The second message is known from iOS 14 on; the exact release is an open question.
  fileprivate static func pushedTwice(_ pushed: ControllerID, onto navigation: ControllerID, ios: Int) -> String {
    ios < 14
      ? "Pushing the same view controller instance more than once is not supported (<\(pushed)>)"
      : "<\(navigation)> is pushing the same view controller instance (<\(pushed)>) more than once which is not"
        + " supported and is most likely an error in the application : <bundle id>"
  }

  fileprivate static func distinct(_ stack: [ControllerID]) -> String {
    "All view controllers in a navigation controller must be distinct (( "
      + stack.map { "\"<\($0)>\"" }.joined(separator: ", ") + " ))"
  }

  static func splitPushed(onto navigation: ControllerID) -> String {
    "Split View Controllers cannot be pushed to a Navigation Controller <\(navigation)>"
  }

  static func popInProgress(_ navigation: ControllerID) -> String {
    "popToViewController:transition: called on <\(navigation)> while an existing transition or presentation is"
      + " occurring; the navigation stack will not be updated"
  }
}
