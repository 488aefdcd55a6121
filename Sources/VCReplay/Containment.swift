import VCModel

// Containment outside of navigation stacks: custom containers, tabs, and replacing all children.
extension Replayer {
  /// Performs `addChild`, which moves a controller from its previous parent; repeating it changes nothing (R5, R90).
  mutating func embed(_ child: ControllerID, in container: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.parent(of: child) != container else { return record.ignore() }
    guard canContain(child, in: container, &record) else { return }
    add(child, to: container, &record)
    record.explain(.contained(child, container))
  }

  /// Adds a child to a container; if it was a tab, what was pushed above it on the More stack is removed (R89).
  mutating func add(_ child: ControllerID, to container: ControllerID, _ record: inout StepRecord) {
    changeTabs(of: hierarchy.tabBar(ofTab: child) ?? container, &record) {
      $0.hierarchy.append(child, to: container)
    }
  }

  /// Performs `removeFromParent` (R90); presentations are kept (R81).
  mutating func remove(_ child: ControllerID, _ record: inout StepRecord) {
    guard let parent = hierarchy.parent(of: child) else { return record.ignore() }
    guard !hierarchy.isPartOfMore(child) else {
      return record.ignore(.moreStack, "'\(child)' is created by UIKit and stays in '\(parent)'", about: child)
    }
    changeTabs(of: hierarchy.tabBar(ofTab: child) ?? parent, &record) { $0.hierarchy.detach(child) }
    record.explain(.removed(child, parent))
    noteRemovedPresenters([child], &record)
  }

  /// Returns whether a controller can become a child; if not, records the reason.
  ///
  /// UIKit raises an exception for a window's root and for cycles. Its behaviour for a presented controller is
  /// undocumented, so that is refused (R3, R5). So is moving what UIKit created for a More list (R89).
  func canContain(_ child: ControllerID, in container: ControllerID, _ record: inout StepRecord) -> Bool {
    if hierarchy.isPartOfMore(child) {
      record.ignore(
        .moreStack, "'\(child)' is created by UIKit and cannot be added to '\(container)'", about: child)
      return false
    }
    switch hierarchy.containmentFault(child, in: container) {
    case nil: return true
    case .unknown: record.ignore(.unknownController, "there is no controller '\(child)'", about: child)
    case .isRoot, .isCyclic:
      record.raise(
        .inconsistentHierarchy, "UIViewControllerHierarchyInconsistency",
        "adding a root view controller <\(child)> as a child of view controller:<\(container)>", about: child)
    case .isPresented:
      let presenter = hierarchy.presentation(of: child)?.presenter.rawValue ?? ""
      record.ignore(
        .containedWhilePresented,
        "'\(child)' is presented by '\(presenter)' and cannot become a child of '\(container)'",
        about: child)
    }
    return false
  }

  /// Sets `viewControllers`: for a navigation controller by its own rules (R87), for others without restrictions.
  mutating func setChildren(_ children: [ControllerID], of container: ControllerID, _ record: inout StepRecord) {
    guard let kind = hierarchy.kind(of: container) else { return }
    if kind == .navigation { return setStack(children, of: container, &record) }
    guard kind.isContainer || children.isEmpty else {
      return record.ignore(.notAContainer, "'\(container)' is not a container", about: container)
    }
    var distinct: [ControllerID] = []
    var seen: Set<ControllerID> = []
    for child in children where seen.insert(child).inserted { distinct.append(child) }
    let old = hierarchy.tabs(of: container)
    guard distinct != old else { return record.ignore() }
    let more = hierarchy.moreStack(of: container)?.navigation
    let selected = hierarchy.selected(in: container)
    let staying = Set(old)
    for child in distinct where !staying.contains(child) {
      guard canContain(child, in: container, &record) else { return }
    }
    if kind == .split {
      setColumns(distinct, of: container)
    } else {
      changeTabs(of: container, &record) {
        $0.hierarchy.setChildren(distinct + [more].compactMap(\.self), of: container)
        if let tab = selected.flatMap({ Self.tab(in: distinct, selectedAfter: $0, of: old) }) {
          $0.hierarchy.select(tab, in: container)
        }
      }
    }
    record.explain(.childrenSet(container, distinct))
    noteRemovedPresenters(old.filter { !seen.contains($0) }, &record)
  }

  /// Returns the tab that is selected after `viewControllers` is set: the selected one if it is still a tab, otherwise
  /// the one at its index, otherwise the first one (R88).
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers>.
  private static func tab(
    in new: [ControllerID], selectedAfter selected: ControllerID, of old: [ControllerID]
  ) -> ControllerID? {
    guard !new.contains(selected) else { return selected }
    guard let index = old.firstIndex(of: selected) else { return nil }
    return new.indices.contains(index) ? new[index] : new.first
  }

  /// Selects a tab. This only changes what is visible (R88), except that controllers above another tab on the More
  /// stack are removed (R89). A split view controller cannot be pushed onto that stack either (R84, R105).
  mutating func select(_ tab: ControllerID, in tabBar: ControllerID, _ record: inout StepRecord) {
    if hierarchy.tabBar(ofMore: tab) == tabBar, hierarchy.makeMoreNavigationController(of: tabBar) == tab {
      record.explain(.selected(tab, tabBar))
      return hierarchy.select(hierarchy.moreStack(of: tabBar)?.tab ?? tab, in: tabBar)
    }
    if hierarchy.tabBar(ofTab: tab) != tabBar, selectInGroup(tab, of: tabBar, &record) { return }
    guard hierarchy.kind(of: tabBar) == .tabBar else {
      return record.ignore(
        .notATab, "'\(tabBar)' is not a tab bar controller", suggestion: "name a tab bar controller", about: tabBar)
    }
    guard hierarchy.tabBar(ofTab: tab) == tabBar else {
      return record.raise(
        .notATab, "NSInvalidArgumentException",
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of"
          + " view controllers can be selected.", about: tab)
    }
    if hierarchy.kind(of: tab) == .split, hierarchy.isInMoreList(tab),
      let more = hierarchy.moreNavigationController(of: tabBar)
    {
      return record.refuse(.pushSplit, .splitPushed(onto: more), about: tab)
    }
    record.explain(.selected(tab, tabBar))
    if let more = hierarchy.moreNavigationController(showing: tab) { record.explain(.behindMore(tab, more)) }
    changeTabs(of: tabBar, &record) { $0.hierarchy.select(tab, in: tabBar) }
    noteOverlap(in: tabBar, &record)
  }

  /// A presenter that leaves its family keeps its presentation; UIKit's behaviour is undocumented (R81).
  func noteRemovedPresenters(_ removed: [ControllerID], _ record: inout StepRecord) {
    guard hierarchy.hasPresentations else { return }
    for presentation in hierarchy.presentations {
      let isBelow = removed.contains {
        $0 == presentation.presenter || hierarchy.isAncestor($0, of: presentation.presenter)
      }
      guard isBelow, hierarchy.presentation(of: hierarchy.familyTop(of: presentation.presenter)) == nil else {
        continue
      }
      record.add(
        .openPresenterRemoved,
        "'\(presentation.presenter)' left its family while presenting '\(presentation.presented)'; the presentation is"
          + " kept, but UIKit's behaviour is undocumented", about: presentation.presenter)
    }
  }
}
