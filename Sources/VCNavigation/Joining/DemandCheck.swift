import VCDiagnostics
import VCModel

/// Compares the names that code requests from storyboards with those that exist, and vice versa.
///
/// This is only possible if all code was read for its requests: a name that one file does not request may be requested
/// by another.
struct DemandCheck {
  let index: SceneIndex
  let demands: [CodeDemands]
  private let types: Set<String>
  private let texts: Set<String>
  let transitions: [MapTransition]
  let nodes: [String: MapController]

  /// - Returns: `nil` if no code was read, or not all of it.
  init?(_ index: SceneIndex, _ nodes: [String: MapController], _ transitions: [MapTransition]) {
    let code = index.fragments.filter(\.isCode)
    let demands = code.compactMap(\.demands)
    guard !code.isEmpty, demands.count == code.count else { return nil }
    self.index = index
    self.demands = demands
    self.nodes = nodes
    self.transitions = transitions
    types = demands.reduce(into: []) { $0.formUnion($1.types) }
    texts = demands.reduce(into: []) { $0.formUnion($1.texts) }
  }

  /// All mismatches, in no particular order.
  var diagnostics: [Diagnostic] {
    undeclaredClasses + missingStoryboards + missingScenes + missingSegues + unusedIdentifiers + unperformedSegues
      + neverDismissed
  }

  private var requests: [CodeDemands.Request] { demands.flatMap(\.requests) }

  private func names(_ kind: CodeDemands.Request.Kind) -> Set<String> {
    Set(requests.filter { $0.kind == kind }.compactMap(\.name)).union(texts)
  }
}

// MARK: - Requests in code

extension DemandCheck {
  private var missingStoryboards: [Diagnostic] {
    let known = index.storyboardNames
    return requests.filter { $0.kind == .storyboard }.compactMap { request in
      guard let name = request.name, !known.contains(name) else { return nil }
      return .missing("storyboard", name, known, request, code: "missing-storyboard")
    }
  }

  private var missingScenes: [Diagnostic] {
    requests.filter { $0.kind == .scene }.compactMap { request in
      guard let name = request.name else { return nil }
      let storyboards = index.fragments.filter { fragment in
        fragment.isStoryboard && (request.storyboard.map { $0 == fragment.name } ?? true)
      }
      // If the storyboard is missing, that is reported instead; launch screens and other files left out may have any
      // scene.
      guard storyboards.contains(where: { !$0.isLeftOut }) else { return nil }
      let known = storyboards.flatMap {
        $0.scenes.compactMap(\.controller.identifier) + $0.referenceIdentifiers.keys.sorted()
      }
      return known.contains(name) ? nil : .missing("scene", name, known, request, code: "missing-scene")
    }
  }

  /// A segue is looked up in the scenes of the requesting class; if it has none, in all scenes.
  private var missingSegues: [Diagnostic] {
    let all = transitions.filter { transition in
      transition.identifier != nil && !transition.relation.isContainment
        && [.storyboard, .xib].contains(transition.origin.kind)
    }
    let known = Set(all.compactMap(\.identifier))
    return requests.filter { $0.kind == .segue }.compactMap { request in
      guard let name = request.name, !known.contains(name) else { return nil }
      return .missing("segue", name, known.sorted(), request, code: "missing-segue")
    }
  }
}

// MARK: - Names in storyboards

extension DemandCheck {
  private var undeclaredClasses: [Diagnostic] {
    var scenes: [(fragment: NavigationMapFragment, scene: NavigationMapFragment.Scene)] = []
    for fragment in index.fragments { scenes += fragment.scenes.map { (fragment, $0) } }
    // A module without any class in the code belongs to someone else.
    let own = Set(scenes.filter { isDeclared($0.scene) }.compactMap(\.scene.controller.module))
    let types = self.types.sorted()
    return scenes.compactMap { fragment, scene in
      guard scene.hasOwnClass, !isDeclared(scene), let name = scene.controller.className,
        scene.controller.module.map({ own.isEmpty || own.contains($0) }) ?? true, !SystemController.isOfSystem(name)
      else { return nil }
      return .undeclared(
        name, NearestName.suggestion(for: name, among: types), scene.controller.origins.first?.location)
    }
  }

  private func isDeclared(_ scene: NavigationMapFragment.Scene) -> Bool {
    scene.controller.className.map(types.contains) ?? true
  }

  private var unusedIdentifiers: [Diagnostic] {
    // A computed name can be any name.
    guard !requests.contains(where: { $0.kind == .scene && $0.name == nil }) else { return [] }
    let asked = names(.scene)
    let led = Set(transitions.filter { $0.relation != .unwind }.compactMap(\.target))
    return nodes.values.compactMap { controller in
      guard let identifier = controller.identifier, controller.origins.first?.kind == .storyboard,
        !asked.contains(identifier), !led.contains(controller.id)
      else { return nil }
      return .unusedIdentifier(identifier, controller)
    }
  }

  /// Segues from the controller itself, which only code can perform.
  private var unperformedSegues: [Diagnostic] {
    let isComputed = requests.contains { $0.kind == .segue && $0.name == nil }
    let asked = names(.segue)
    var seen: Set<MapOrigin> = []
    return transitions.compactMap { transition in
      guard transition.origin.kind == .storyboard, transition.source != nil, transition.trigger == nil,
        !transition.relation.isContainment,
        transition.origin.object != nil, seen.insert(transition.origin).inserted
      else { return nil }
      guard let identifier = transition.identifier else { return .unperformable(transition) }
      return isComputed || asked.contains(identifier) ? nil : .unperformed(identifier, transition)
    }
  }
}

extension Diagnostic {
  fileprivate static func missing(
    _ what: String, _ name: String, _ known: [String], _ request: CodeDemands.Request, code: String
  ) -> Diagnostic {
    let place = request.storyboard.map { " of the storyboard '\($0)'" } ?? ""
    return Diagnostic(
      code: code, severity: .warning,
      message: "requests the \(what) '\(name)'\(place), which does not exist: UIKit raises an exception",
      suggestion: NearestName.suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
        ?? "use an existing identifier", at: request.origin.location, controller: request.type)
  }

  fileprivate static func undeclared(_ name: String, _ near: String?, _ location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      code: "undeclared-class", severity: .warning,
      message: "no scanned source declares the class '\(name)': UIKit creates a plain view controller instead",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "declare it, or also scan the folder that declares it",
      at: location)
  }

  fileprivate static func unusedIdentifier(_ identifier: String, _ controller: MapController) -> Diagnostic {
    Diagnostic(
      code: "unused-scene-identifier", severity: .warning,
      message: "neither code nor a segue uses the scene '\(identifier)'",
      suggestion: "delete the scene, or also scan the code that uses it",
      at: controller.origins.first?.location, controller: controller.id)
  }

  fileprivate static func unperformed(_ identifier: String, _ transition: MapTransition) -> Diagnostic {
    Diagnostic(
      code: "unperformed-segue", severity: .warning,
      message: "neither code nor a control performs the segue '\(identifier)'",
      suggestion: "perform it, connect it to a control, or delete it", at: transition.origin.location,
      controller: transition.source)
  }

  fileprivate static func unperformable(_ transition: MapTransition) -> Diagnostic {
    Diagnostic(
      code: "unperformed-segue", severity: .warning,
      message: "a segue from the screen itself without an identifier, which cannot be performed",
      suggestion: "give it an identifier, connect it to a control, or delete it", at: transition.origin.location,
      controller: transition.source)
  }
}

extension NavigationMapFragment {
  /// Whether the file was left out, with a diagnostic instead of scenes.
  fileprivate var isLeftOut: Bool { scenes.isEmpty && !diagnostics.isEmpty }
}
