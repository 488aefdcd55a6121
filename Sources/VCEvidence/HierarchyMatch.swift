public import VCModel

/// Which controller of one hierarchy is which of another, where the names do not tell: matched by class and place.
///
/// Windows are aligned with windows, children with children and what is presented with what is presented, each in order; what
/// is left over is matched where it is the only one of its class on both sides, and has moved.
public struct HierarchyMatch: Sendable {
  /// Whether names count.
  public enum Names: Hashable, Sendable {
    /// Controllers of one name are one, if they can be; only the others are matched.
    case count
    /// Names were made up, as those of a dump.
    case aside
  }

  /// The two hierarchies, named after their order in a comparison.
  public let old, new: Hierarchy
  /// For each matched controller of the old hierarchy the one of the new.
  public private(set) var partners: [ControllerID: ControllerID] = [:]
  /// The same the other way.
  public private(set) var origins: [ControllerID: ControllerID] = [:]
  private let oldShapes, newShapes: Shapes

  /// Matches two hierarchies.
  public init(_ old: Hierarchy, _ new: Hierarchy, names: Names = .aside) {
    self.old = old
    self.new = new
    oldShapes = Shapes(old)
    newShapes = Shapes(new)
    if names == .count { matchNames() }
    matchWindows()
    matchParts()
    matchMoved()
  }

  /// Whether two controllers were matched with each other.
  public func isPair(_ id: ControllerID, _ other: ControllerID) -> Bool { partners[id] == other }

  private mutating func pair(_ id: ControllerID, _ other: ControllerID) {
    partners[id] = other
    origins[other] = id
  }

  private func isFree(_ id: ControllerID, _ other: ControllerID) -> Bool {
    partners[id] == nil && origins[other] == nil
  }

  // MARK: - From the top down

  private mutating func matchNames() {
    for id in old.ids where new.contains(id) && isAlike(id, id) { pair(id, id) }
    for id in old.ids { if let other = partners[id] { matchBelow(id, other) } }
  }

  private mutating func matchWindows() {
    let system = new.systemWindows
    align(old.windows.map(\.root), new.windows.filter { !system.contains($0.id) }.map(\.root))
  }

  /// The top of a part of a dump that begins in the middle stands for whoever it fits best.
  private mutating func matchParts() {
    for unseen in new.ids where new.isUnseen(unseen) && origins[unseen] == nil {
      let best = old.ids.filter { partners[$0] == nil }.max { score(of: $0, unseen) < score(of: $1, unseen) }
      guard let best, score(of: best, unseen) > 0 else { continue }
      pair(best, unseen)
      matchBelow(best, unseen)
    }
  }

  private func score(of id: ControllerID, _ unseen: ControllerID) -> Int {
    Alignment(old.children(of: id), new.children(of: unseen), weight).score
      + Alignment(presented(by: id, in: old), presented(by: unseen, in: new), weight).score
  }

  /// Matches what hangs under two controllers that are matched.
  private mutating func matchBelow(_ id: ControllerID, _ other: ControllerID) {
    var open = [(id, other)]
    while let (id, other) = open.popLast() {
      open += matched(old.children(of: id), new.children(of: other))
      open += matched(presented(by: id, in: old), presented(by: other, in: new))
    }
  }

  private mutating func align(_ ids: [ControllerID], _ others: [ControllerID]) {
    for (id, other) in matched(ids, others) { matchBelow(id, other) }
  }

  /// The new pairs of two lists in the same order.
  private mutating func matched(_ ids: [ControllerID], _ others: [ControllerID]) -> [(ControllerID, ControllerID)] {
    let free = (ids.filter { partners[$0] == nil }, others.filter { origins[$0] == nil })
    let pairs = Alignment(free.0, free.1, weight).pairs
    for (id, other) in pairs { pair(id, other) }
    return pairs
  }

  private func presented(by id: ControllerID, in hierarchy: Hierarchy) -> [ControllerID] {
    hierarchy.presentations(by: id).map(\.presented)
  }

  // MARK: - What has moved

  /// Controllers that are left over, and are the only ones on both sides of their class, if it is the app's own, or of what
  /// they contain.
  private mutating func matchMoved() {
    for names in [Self.classes(_:_:without:), Self.contents(_:_:without:)] {
      let left = names(old, oldShapes, Set(partners.keys))
      let right = names(new, newShapes, Set(origins.keys))
      for id in old.ids {
        guard let other = left[id].flatMap({ name in right.first { $0.value == name }?.key }), isFree(id, other),
          isAlike(id, other)
        else { continue }
        pair(id, other)
        matchBelow(id, other)
      }
    }
  }

  /// The class of each controller that is the only one left of it, where the class is the app's own.
  private static func classes(
    _ hierarchy: Hierarchy, _: Shapes, without matched: Set<ControllerID>
  ) -> [ControllerID: String] {
    single(hierarchy, without: matched) { controller in
      guard let name = controller.className, ControllerKind.implied(byClass: name) == nil else { return nil }
      return controller.likeness
    }
  }

  /// What each controller contains and presents, where only one that is left does.
  private static func contents(
    _ hierarchy: Hierarchy, _ shapes: Shapes, without matched: Set<ControllerID>
  ) -> [ControllerID: String] {
    single(hierarchy, without: matched) { controller in
      shapes.contents(of: controller.id).map { "\(controller.likeness) \($0)" }
    }
  }

  private static func single(
    _ hierarchy: Hierarchy, without matched: Set<ControllerID>, name: (Controller) -> String?
  ) -> [ControllerID: String] {
    var byName: [String: [ControllerID]] = [:]
    for controller in hierarchy.controllers where !matched.contains(controller.id) && !hierarchy.isUnseen(controller.id)
    {
      if let name = name(controller) { byName[name, default: []].append(controller.id) }
    }
    return Dictionary(uniqueKeysWithValues: byName.compactMap { $1.count == 1 ? ($1[0], $0) : nil })
  }

  // MARK: - Likeness

  private func isAlike(_ id: ControllerID, _ other: ControllerID) -> Bool {
    guard !new.isUnseen(other), !old.isUnseen(id) else { return true }
    guard let controller = old.controller(id), let counterpart = new.controller(other) else { return false }
    // The debugger could not describe it.
    if counterpart.className == nil, new.sighting(of: other) != nil { return true }
    return controller.isAlike(counterpart)
  }

  /// How much speaks for two controllers being one; nothing where they cannot be.
  private func weight(_ id: ControllerID, _ other: ControllerID) -> Int {
    guard isAlike(id, other) else { return 0 }
    return 1 + oldShapes.likeness(of: id, to: other, in: newShapes)
  }
}

extension Hierarchy {
  /// Windows that the system adds by itself, for the keyboard and for text.
  var systemWindows: Set<String> {
    let roots: Set<String> = [
      "UIInputWindowController", "UICompatibilityInputViewController", "UISystemKeyboardDockController",
      "UIEditingOverlayViewController", "UITextEffectsRemoteViewController", "UIStatusBarViewController",
    ]
    return Set(windows.filter { roots.contains(controller($0.root)?.className ?? "") }.map(\.id))
  }
}
