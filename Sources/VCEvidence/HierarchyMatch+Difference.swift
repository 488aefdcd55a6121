public import VCModel

/// One difference between the hierarchy of a model and an observed one.
public struct HierarchyDifference: Hashable, Sendable {
  /// The difference as a sentence without a full stop.
  public var words: String
  /// The controller of the model that differs, or that contains the difference.
  public var controller: ControllerID?
  /// The observed controller.
  public var seen: ControllerID?
  /// The origin in the model.
  public var origin: Origin
  /// The origin of the observation.
  public var observedOrigin: Origin
}

extension HierarchyMatch {
  /// All differences between a model's hierarchy, the old one, and an observed one, the new one: from the windows'
  /// roots down, each controller before its children and presentations.
  public var differences: [HierarchyDifference] {
    var walk = DifferenceWalk(match: self)
    walk.run()
    return walk.found
  }
}

/// Walks over both hierarchies in parallel.
private struct DifferenceWalk {
  let match: HierarchyMatch
  private(set) var found: [HierarchyDifference] = []

  init(match: HierarchyMatch) { self.match = match }

  private var model: Hierarchy { match.old }
  private var seen: Hierarchy { match.new }

  mutating func run() {
    let system = seen.systemWindows
    let roots = seen.windows.filter { !system.contains($0.id) }.map(\.root)
    if !seen.windows.isEmpty { compareWindows(model.windows.map(\.root), roots) }
    // Parts of a dump start under controllers that are missing from it.
    for inferred in seen.ids where seen.isInferred(inferred) {
      guard let id = match.origins[inferred] else {
        let parts = seen.children(of: inferred) + seen.presentations(by: inferred).map(\.presented)
        if let part = parts.first {
          add("\(observedWords(part)) is in the dump, but the model has no such controller", nil, part)
        }
        continue
      }
      compareBelow(id, inferred)
    }
  }

  private mutating func compareWindows(_ roots: [ControllerID], _ others: [ControllerID]) {
    compareLists(roots, others, of: nil, nil)
    for root in roots { if let other = match.partners[root], others.contains(other) { compareBelow(root, other) } }
  }

  /// Compares the descendants of two matched controllers, each before its own descendants.
  private mutating func compareBelow(_ id: ControllerID, _ other: ControllerID) {
    var open = [(id, other)]
    while let (id, other) = open.popLast() {
      compareVisibility(id, other)
      comparePresentation(id, other)
      compareLists(model.children(of: id), seen.children(of: other), of: id, other)
      let presented = model.presentations(by: id).map(\.presented)
      comparePresented(presented, seen.presentations(by: other).map(\.presented), by: id, other)
      let below = model.children(of: id) + presented
      open += below.compactMap { part in match.partners[part].map { (part, $0) } }
        .filter { !seen.isInferred($0.1) && hangs($0.1, under: other) }.reversed()
    }
  }

  private func hangs(_ id: ControllerID, under other: ControllerID) -> Bool {
    seen.parent(of: id) == other || seen.presentation(of: id)?.presenter == other
  }
}

// MARK: - Containment

extension DifferenceWalk {
  /// Compares the children of two controllers, or the roots of windows.
  private mutating func compareLists(
    _ ids: [ControllerID], _ others: [ControllerID], of parent: ControllerID?, _ observedParent: ControllerID?
  ) {
    let isWhole = observedParent.map { !seen.isInferred($0) } ?? true
    let (expected, found) = (Set(ids), Set(others))
    let missing = ids.filter { id in match.partners[id].map { !found.contains($0) } ?? true }
    let extra = others.filter { other in match.origins[other].map { !expected.contains($0) } ?? true }
    let place = parent.map { "in '\($0)'" } ?? "the root of a window"
    if isWhole {
      for (position, id) in missing.enumerated() {
        if let other = match.partners[id] {
          add("'\(id)' is \(place), but the dump shows it \(observedPlace(of: other))", id, other)
        } else if extra.indices.contains(position), match.origins[extra[position]] == nil {
          add(
            "\(words(id)) is \(place), but the dump shows \(observedWords(extra[position])) there", id, extra[position])
        } else {
          add("\(words(id)) is \(place), but not in the dump", id, observedParent)
        }
      }
    }
    for (position, other) in extra.enumerated() where match.origins[other] == nil {
      if isWhole, missing.indices.contains(position), match.partners[missing[position]] == nil { continue }
      add(
        "the dump shows \(observedWords(other)) \(parent == nil ? "as " : "")\(place), but the model has no controller there",
        parent, other)
    }
    if missing.isEmpty, extra.isEmpty, ids.compactMap({ match.partners[$0] }) != others {
      let order = others.map { match.origins[$0].map { "'\($0)'" } ?? observedWords($0) }.joined(separator: ", ")
      add("the children of '\(parent ?? "")' are in a different order in the dump: \(order)", parent, observedParent)
    }
  }

  private func observedPlace(of other: ControllerID) -> String {
    if let parent = seen.parent(of: other), !seen.isInferred(parent) { return "in \(name(parent))" }
    if let presenter = seen.presentation(of: other)?.presenter {
      return seen.isInferred(presenter) ? "presented" : "presented by \(name(presenter))"
    }
    return seen.parent(of: other) == nil ? "as the root of a window" : "in a container that is not in the dump"
  }
}

// MARK: - Presentations

extension DifferenceWalk {
  private mutating func comparePresented(
    _ ids: [ControllerID], _ others: [ControllerID], by presenter: ControllerID, _ observedPresenter: ControllerID
  ) {
    let extra = others.filter { other in match.origins[other].map { !ids.contains($0) } ?? true }
    for id in ids where match.partners[id].map({ !others.contains($0) }) ?? !seen.isInferred(observedPresenter) {
      if let other = match.partners[id] {
        add("'\(id)' is presented by '\(presenter)', but the dump shows it \(observedPlace(of: other))", id, other)
      } else if let other = extra.first, match.origins[other] == nil {
        add("'\(presenter)' presents \(words(id)), but in the dump it presents \(observedWords(other))", id, other)
      } else {
        add("'\(presenter)' presents \(words(id)), which is not in the dump", id, observedPresenter)
      }
      return
    }
    for other in extra where match.origins[other] == nil {
      add("'\(presenter)' presents \(observedWords(other)) in the dump, but nothing in the model", presenter, other)
    }
  }

  private mutating func comparePresentation(_ id: ControllerID, _ other: ControllerID) {
    guard let presentation = model.presentation(of: id), let found = seen.presentation(of: other),
      !match.isOneStyle(id, other)
    else { return }
    let name = seen.dumpRecord(of: other)?.presentationController ?? ""
    let asked =
      presentation.style == presentation.resolvedStyle ? "" : ", requested as \(presentation.resolvedStyle.rawValue)"
    add(
      "'\(id)' is presented as \(presentation.style.rawValue)\(asked), but the dump shows \(name), which is \(found.style.rawValue)",
      id, other)
  }
}

extension HierarchyMatch {
  /// Returns whether two controllers are presented in the same style, as far as both sides include it.
  ///
  /// A dump names the class of the presentation controller, which is that of the style before or after adaptation.
  public func isOneStyle(_ id: ControllerID, _ other: ControllerID) -> Bool {
    guard let mine = old.presentation(of: id), let theirs = new.presentation(of: other) else { return true }
    let names = [old.dumpRecord(of: id), new.dumpRecord(of: other)].compactMap(\.self).map(\.presentationController)
    if names.contains(nil) { return true }
    if mine.style == theirs.style { return true }
    if old.isObserved != new.isObserved {
      let (declared, found) = old.isObserved ? (theirs, mine) : (mine, theirs)
      if declared.resolvedStyle == found.style { return true }
    }
    let sheets: Set<ModalPresentationStyle> = [.pageSheet, .formSheet]
    return names.contains("UISheetPresentationController")
      && !sheets.isDisjoint(with: [mine.style, mine.resolvedStyle])
      && !sheets.isDisjoint(with: [theirs.style, theirs.resolvedStyle])
  }
}

// MARK: - Views

extension DifferenceWalk {
  /// Compares whether the view is in a window, if the rules determine which child a container shows, and only outside
  /// of transitions.
  private mutating func compareVisibility(_ id: ControllerID, _ other: ControllerID) {
    guard let dumpRecord = seen.dumpRecord(of: other), let isInWindow = dumpRecord.isInWindow,
      dumpRecord.state == .appeared || dumpRecord.state == .disappeared, isDecided(id)
    else { return }
    guard let isExpected = model.isKnownInWindow(id), isExpected != isInWindow else { return }
    let (expected, found) = isInWindow ? ("not in a window", "it is in one") : ("in a window", "it is not")
    add("the view of '\(id)' is \(expected), but in the dump \(found)", id, other)
  }

  private func isDecided(_ id: ControllerID) -> Bool {
    for ancestor in [id] + model.ancestors(of: id) {
      guard let parent = model.parent(of: ancestor) else { break }
      switch model.kind(of: parent) {
      case .navigation, .tabBar: continue
      default: return false
      }
    }
    return model.presentations(by: id).allSatisfy { $0.style != .custom }
  }
}

// MARK: - Text

extension DifferenceWalk {
  private func words(_ id: ControllerID) -> String {
    let name = model.controller(id)?.shortClassName
    return name == nil || name == id.rawValue ? "'\(id)'" : "'\(id)' (\(name ?? ""))"
  }

  private func observedWords(_ id: ControllerID) -> String {
    guard let name = seen.controller(id)?.shortClassName else { return "an unknown controller" }
    return "\(IndefiniteArticle.of(name)) \(name)"
  }

  /// Returns the model's name of an observed controller, or else its class.
  private func name(_ other: ControllerID) -> String {
    match.origins[other].map { "'\($0)'" } ?? observedWords(other)
  }

  private mutating func add(_ words: String, _ id: ControllerID?, _ other: ControllerID?) {
    let origin = id.flatMap { model.presentation(of: $0)?.origin ?? model.controller($0)?.origin } ?? .unknown
    found.append(
      HierarchyDifference(
        words: words, controller: id, seen: other, origin: origin,
        observedOrigin: other.flatMap { seen.controller($0)?.origin } ?? .unknown))
  }
}
