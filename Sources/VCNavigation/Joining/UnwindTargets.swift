import VCDiagnostics
import VCModel

/// Finds the controllers to which unwinds lead: those whose class implements the action (R162).
///
/// Which one of them it is depends on what is on screen at that moment (R115), so that all of them count.
struct UnwindTargets {
  private let index: SceneIndex
  private var actions: UnwindActions
  /// Scenes by action, sorted; and the scenes that have it by an extension of UIKit's own classes.
  private var scenes: [String: [String]] = [:]
  private var everyone: [String: Set<String>] = [:]
  /// Classes of which there is no scene, not even of one that inherits from them, by action.
  private var classes: [String: [String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter nodes: What the actions are noted in.
  init(_ index: SceneIndex, _ nodes: inout [String: MapController]) {
    self.index = index
    actions = UnwindActions(index.fragments)
    guard actions.hasCode else { return }
    var drawn: Set<CodeClasses.Key> = []
    for (id, key) in sceneClasses {
      drawn.formUnion(actions.classes.line(of: key))
      for action in actions.actions(of: key) {
        scenes[action.selector, default: []].append(id)
        nodes[id]?.note(action, withOrigin: true)
      }
      for action in actions.addedActions(of: key) {
        everyone[action.selector, default: []].insert(id)
        nodes[id]?.note(action, withOrigin: false)
      }
    }
    for selector in Set(index.fragments.flatMap(\.links).compactMap(\.target.unwindAction)).sorted() {
      for (key, action) in actions.declarations(of: selector) where !drawn.contains(key) {
        let name = key.name
        guard index.scenesByClass[name] == nil else { continue }
        classes[selector, default: []].append(name)
        nodes[name] =
          nodes[name]
          ?? MapController(id: name, className: name, kind: ControllerKind.implied(byClass: name) ?? .content)
        nodes[name]?.note(action, withOrigin: true)
      }
    }
  }

  /// Each node that a scene describes, with the class that the scene names, sorted.
  private var sceneClasses: [(id: String, key: CodeClasses.Key)] {
    var found: [String: CodeClasses.Key] = [:]
    for (fragment, ids) in zip(index.fragments, index.names.ids) {
      for (scene, id) in zip(fragment.scenes, ids) where found[id] == nil {
        found[id] = scene.controller.className.map { actions.classes.key(of: $0, near: fragment.file) }
      }
    }
    return found.sorted { $0.key < $1.key }.map { (id: $0.key, key: $0.value) }
  }

  /// The controllers to which an unwind leads, sorted; none when nobody is known who implements its action.
  ///
  /// Where everything is known that leads to the source, only those from which it can have come count.
  /// - Parameters:
  ///   - source: Not among them when there are others: the search for a destination never asks who starts it (R115).
  ///   - transitions: All ways that are no unwinds.
  mutating func targets(
    of selector: String, from source: String?, at origin: MapOrigin, _ transitions: [MapTransition],
    _ origins: inout UnwindOrigins
  ) -> [String] {
    var found = Set(scenes[selector] ?? [])
    if let source, let possible = origins.possibleDestinations(from: source) { found.formIntersection(possible) }
    // Where a class without a scene stands is not known.
    found.formUnion(classes[selector] ?? [])
    let isForEveryone = everyone[selector] != nil
    if let having = everyone[selector], let source {
      found.formUnion(Self.starts(leadingTo: source, in: transitions).intersection(having))
    }
    let others = found.filter { $0 != source }
    let targets = (others.isEmpty ? found : others).sorted()
    if targets.isEmpty, actions.hasCode { diagnostics.append(diagnostic(for: selector, isForEveryone, origin, source)) }
    return targets
  }

  /// What every controller implements is taken by the nearest: who leads here, or to a container around.
  private static func starts(leadingTo end: String, in transitions: [MapTransition]) -> Set<String> {
    var family: Set<String> = [end]
    var open = [end]
    while let here = open.popLast() {
      for way in transitions where way.target == here && way.relation.isContainment {
        if let container = way.source, family.insert(container).inserted { open.append(container) }
      }
    }
    let ways = transitions.filter { !$0.relation.isContainment && $0.target.map(family.contains) ?? false }
    return Set(ways.compactMap(\.source))
  }

  private func diagnostic(
    for selector: String, _ isForEveryone: Bool, _ origin: MapOrigin, _ source: String?
  ) -> Diagnostic {
    if isForEveryone { return .everyone(selector, origin.location, source) }
    let near = NearestName.suggestion(for: selector, among: actions.selectors.filter { $0 != selector })
    return .nobody(selector, near, origin.location, source)
  }
}

extension MapController {
  /// Notes that the class implements an action, and where its code says so.
  fileprivate mutating func note(_ action: NavigationMapFragment.UnwindAction, withOrigin: Bool) {
    if !unwindActions.contains(action.selector) {
      unwindActions.append(action.selector)
      unwindActions.sort()
    }
    guard withOrigin, !origins.contains(action.origin) else { return }
    origins.append(action.origin)
    origins.sort { ($0.kind.order, $0.location) < ($1.kind.order, $1.location) }
  }
}

extension Diagnostic {
  fileprivate static func nobody(
    _ selector: String, _ near: String?, _ location: SourceLocation, _ source: String?
  ) -> Diagnostic {
    let name = selector.dropLast()
    let method =
      selector.hasSuffix(":") && !name.contains(":")
      ? "write '@IBAction func \(name)(_ segue: UIStoryboardSegue)' in the class of the screen that it returns to"
      : "implement it in the class of the screen that it returns to"
    return Diagnostic(
      code: "unwind-without-destination", severity: .note,
      message: "no class that was read implements the unwind action '\(selector)'",
      suggestion: near.map { "did you mean '\($0)'" } ?? method, at: location, controller: source)
  }

  fileprivate static func everyone(
    _ selector: String, _ location: SourceLocation, _ source: String?
  ) -> Diagnostic {
    Diagnostic(
      code: "unwind-without-destination", severity: .note,
      message: "every controller implements the unwind action '\(selector)', and no segue leads here from one of them",
      suggestion: "implement it in the class of the screen that it returns to", at: location, controller: source)
  }
}
