import VCDiagnostics
import VCModel

/// Finds the target controllers of unwind segues: those whose class implements the action (R162).
///
/// Which one is used depends on the controllers on screen at that moment (R115), so all that can be the nearest are included.
struct UnwindTargets {
  private let index: SceneIndex
  private var actions: UnwindActions
  /// The scenes of each action, sorted; and those that inherit it from an extension of UIKit's own classes.
  private var scenes: [String: [String]] = [:]
  private var everyone: [String: Set<String>] = [:]
  /// The classes of each action that have no scene, not even one of a subclass.
  private var classes: [String: [String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The most destinations of an unwind from a screen that none of them is known to precede.
  private static let mostDestinations = 12

  /// - Parameter nodes: The nodes in which the actions are recorded.
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

  /// Each node described by a scene, with the scene's class, sorted.
  private var sceneClasses: [(id: String, key: CodeClasses.Key)] {
    var found: [String: CodeClasses.Key] = [:]
    for (fragment, ids) in zip(index.fragments, index.names.ids) {
      for (scene, id) in zip(fragment.scenes, ids) where found[id] == nil {
        found[id] = scene.controller.className.map { actions.classes.key(of: $0, near: fragment.file) }
      }
    }
    return found.sorted { $0.key < $1.key }.map { (id: $0.key, key: $0.value) }
  }

  /// Returns the target controllers of an unwind segue, sorted; empty if no known class implements its action.
  ///
  /// The nearest ones that can precede the source count; if there are none, because code that was not read leads to the
  /// source, all do.
  /// - Parameters:
  ///   - selector: The action of the segue.
  ///   - source: Excluded if there are others: the search for a destination never includes the source itself (R115).
  ///   - origin: The location of the segue.
  ///   - origins: Finds the controllers that can precede the source.
  mutating func targets(
    of selector: String, from source: String?, at origin: MapOrigin, _ origins: UnwindOrigins
  ) -> [String] {
    var found = Set(scenes[selector] ?? []).union(classes[selector] ?? [])
    var isOfMany = false
    if let source {
      let preceding = origins.destinations(from: source, having: found.subtracting([source]))
      if !preceding.destinations.isEmpty {
        found = preceding.destinations
      } else if preceding.isComplete {
        // Another object of the source's class may be there, and the position of a class without a scene is unknown.
        found = found.intersection([source]).union(classes[selector] ?? [])
      } else if found.count > Self.mostDestinations {
        // Arrows to all screens with a common base class would say nothing.
        (found, isOfMany) = ([], true)
      }
    }
    let isForEveryone = isOfMany || everyone[selector] != nil
    if let having = everyone[selector], let source {
      // If every controller implements the action, the nearest one handles it.
      found.formUnion(origins.starts(leadingTo: source).intersection(having))
    }
    let others = found.filter { $0 != source }
    let targets = (others.isEmpty ? found : others).sorted()
    if targets.isEmpty, actions.hasCode { diagnostics.append(diagnostic(for: selector, isForEveryone, origin, source)) }
    return targets
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
  /// Records that the class implements an action, and optionally where.
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
      ? "write '@IBAction func \(name)(_ segue: UIStoryboardSegue)' in the class of the destination screen"
      : "implement it in the class of the destination screen"
    return Diagnostic(
      code: "unwind-without-destination", severity: .note,
      message: "no scanned class implements the unwind action '\(selector)'",
      suggestion: near.map { "did you mean '\($0)'?" } ?? method, at: location, controller: source)
  }

  fileprivate static func everyone(
    _ selector: String, _ location: SourceLocation, _ source: String?
  ) -> Diagnostic {
    Diagnostic(
      code: "unwind-without-destination", severity: .note,
      message:
        "many controllers implement the unwind action '\(selector)', but nothing is known to lead here from one of them",
      suggestion: "implement it in the class of the destination screen", at: location, controller: source)
  }
}
