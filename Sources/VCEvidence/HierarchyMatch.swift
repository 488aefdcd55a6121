public import VCModel

/// Matches the controllers of two hierarchies whose names differ, by class and position.
///
/// Windows are aligned with windows, children with children, and presented controllers with presented controllers, each
/// in order; remaining controllers are matched if they are the only ones of their class on both sides, and so have
/// moved.
public struct HierarchyMatch: Sendable {
  /// Whether names are significant.
  public enum Names: Hashable, Sendable {
    /// Controllers with the same name are the same; only the others are matched, and only by class.
    case count
    /// Names are arbitrary, as in a dump.
    case aside
  }

  /// The two hierarchies, named by their order in a comparison.
  public let old, new: Hierarchy
  /// The matched controllers of the new hierarchy, by controller of the old one.
  public private(set) var partners: [ControllerID: ControllerID] = [:]
  /// The inverse of `partners`.
  public private(set) var origins: [ControllerID: ControllerID] = [:]
  private let oldShapes, newShapes: Shapes
  private let names: Names

  /// Matches two hierarchies.
  public init(_ old: Hierarchy, _ new: Hierarchy, names: Names = .aside) {
    self.old = old
    self.new = new
    self.names = names
    oldShapes = Shapes(old)
    newShapes = Shapes(new)
    if names == .count { matchNames() }
    matchWindows()
    matchParts()
    matchMoved()
  }

  /// Returns whether two controllers are matched with each other.
  public func isPair(_ id: ControllerID, _ other: ControllerID) -> Bool { partners[id] == other }

  private mutating func pair(_ id: ControllerID, _ other: ControllerID) {
    partners[id] = other
    origins[other] = id
  }

  private func isFree(_ id: ControllerID, _ other: ControllerID) -> Bool {
    partners[id] == nil && origins[other] == nil
  }

  // MARK: - Matching from the top down

  private mutating func matchNames() {
    for id in old.ids where new.contains(id) { pair(id, id) }
    for id in old.ids { if let other = partners[id] { matchBelow(id, other) } }
  }

  private mutating func matchWindows() {
    let system = new.systemWindows
    align(old.windows.map(\.root), new.windows.filter { !system.contains($0.id) }.map(\.root))
  }

  /// The top of a partial dump is matched with the controller that fits it best.
  private mutating func matchParts() {
    for inferred in new.ids where new.isInferred(inferred) && origins[inferred] == nil {
      let best = old.ids.filter { partners[$0] == nil }.max { score(of: $0, inferred) < score(of: $1, inferred) }
      guard let best, score(of: best, inferred) > 0 else { continue }
      pair(best, inferred)
      matchBelow(best, inferred)
    }
  }

  private func score(of id: ControllerID, _ inferred: ControllerID) -> Int {
    Alignment(old.children(of: id), new.children(of: inferred), weight).score
      + Alignment(presented(by: id, in: old), presented(by: inferred, in: new), weight).score
  }

  /// Matches the descendants of two matched controllers.
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

  /// Returns the new pairs of two lists, in the same order.
  private mutating func matched(_ ids: [ControllerID], _ others: [ControllerID]) -> [(ControllerID, ControllerID)] {
    let free = (ids.filter { partners[$0] == nil }, others.filter { origins[$0] == nil })
    let pairs = Alignment(free.0, free.1, weight).pairs
    for (id, other) in pairs { pair(id, other) }
    return pairs
  }

  private func presented(by id: ControllerID, in hierarchy: Hierarchy) -> [ControllerID] {
    hierarchy.presentations(by: id).map(\.presented)
  }

  // MARK: - Moved controllers

  /// Matches remaining controllers that are the only ones on both sides with their class, if it is the app's own, or
  /// with their contents.
  private mutating func matchMoved() {
    for names in [Self.classes(_:_:without:), Self.contents(_:_:without:)] {
      let left = names(old, oldShapes, Set(partners.keys))
      let right = Dictionary(uniqueKeysWithValues: names(new, newShapes, Set(origins.keys)).map { ($1, $0) })
      for id in old.ids {
        guard let other = left[id].flatMap({ right[$0] }), isFree(id, other),
          isAlike(id, other)
        else { continue }
        pair(id, other)
        matchBelow(id, other)
      }
    }
  }

  /// Returns the class of each remaining controller that is the only one of its class, if the class is the app's own.
  private static func classes(
    _ hierarchy: Hierarchy, _: Shapes, without matched: Set<ControllerID>
  ) -> [ControllerID: String] {
    single(hierarchy, without: matched) { controller in
      guard let name = controller.className, ControllerKind.implied(byClass: name) == nil else { return nil }
      return controller.likeness
    }
  }

  /// Returns the contents of each remaining controller, if no other remaining one has the same contents and
  /// presentations.
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
    for controller in hierarchy.controllers
    where !matched.contains(controller.id) && hierarchy.isSomewhere(controller.id) {
      if let name = name(controller) { byName[name, default: []].append(controller.id) }
    }
    return Dictionary(uniqueKeysWithValues: byName.compactMap { $1.count == 1 ? ($1[0], $0) : nil })
  }

  // MARK: - Likeness

  private func isAlike(_ id: ControllerID, _ other: ControllerID) -> Bool {
    guard !new.isInferred(other), !old.isInferred(id) else { return true }
    guard let controller = old.controller(id), let counterpart = new.controller(other) else { return false }
    // If both sides have names, something without a class and with another name is a different thing.
    if names == .count, controller.className == nil || counterpart.className == nil { return false }
    // The debugger could not describe it.
    if counterpart.className == nil, new.dumpRecord(of: other) != nil { return true }
    return controller.isAlike(counterpart)
  }

  /// Returns the likelihood that two controllers are the same; zero if they cannot be.
  private func weight(_ id: ControllerID, _ other: ControllerID) -> Int {
    guard isAlike(id, other) else { return 0 }
    return 1 + oldShapes.likeness(of: id, to: other, in: newShapes)
  }
}

extension Hierarchy {
  /// Returns whether a controller is in the hierarchy: one that a model only declares is not, and neither is one
  /// missing from a dump.
  fileprivate func isSomewhere(_ id: ControllerID) -> Bool { isObserved ? !isInferred(id) : isConnectedToWindow(id) }

  /// Windows that the system adds for the keyboard and for text.
  var systemWindows: Set<String> {
    let roots: Set<String> = [
      "UIInputWindowController", "UICompatibilityInputViewController", "UISystemKeyboardDockController",
      "UIEditingOverlayViewController", "UITextEffectsRemoteViewController", "UIStatusBarViewController",
    ]
    return Set(windows.filter { roots.contains(controller($0.root)?.className ?? "") }.map(\.id))
  }
}
