public import VCDiagnostics
public import VCModel
import VCReplay

/// Checks a model against an app's map: the app must contain the transitions of the model's steps, and its containers
/// must be able to hold the contents of the model's.
///
/// Controllers are matched by class; one without a class by its name, and a container by its kind.
public struct MapCheck {
  private let model: Model
  private let replay: Replay
  private let app: AppScreens
  private let candidates: [ControllerID: Set<String>]

  /// Replays a model, to know the position of each controller before each step.
  public init(_ model: Model, against map: NavigationMap) {
    self.model = model
    replay = Replay(model)
    let app = AppScreens(map)
    self.app = app
    let loose = Dictionary(
      (model.controllers + replay.hierarchy.controllers).map { ($0.id, app.candidates(for: $0)) },
      uniquingKeysWith: { first, _ in first })
    candidates = model.controllers.reduce(into: loose) { known, controller in
      let contents = controller.contents.map { loose[$0] ?? [] }
      known[controller.id] = app.holding(contents, among: loose[controller.id] ?? [])
    }
  }

  /// The claims of the model that the app does not support, in the order of the model: controllers, then steps.
  public var findings: [Diagnostic] {
    let unknown = model.controllers.filter { isUnknown($0) }
    let steps = zip(model.steps, replay.states).enumerated().flatMap { number, step in
      check(step.0, number: number + 1, before: step.1)
    }
    return unknown.map(missing) + containments + steps
  }

  // MARK: Controllers

  /// Returns whether the app should have a controller but does not; controllers of system frameworks are checked only
  /// when steps open them.
  private func isUnknown(_ controller: Controller) -> Bool {
    guard candidates[controller.id]?.isEmpty ?? true, let name = controller.className else { return false }
    return !SystemController.isOfSystem(name)
  }

  private func missing(_ controller: Controller) -> Diagnostic {
    let name = controller.className ?? controller.id.rawValue
    let near = NearestName.suggestion(for: name, among: app.map.controllers.compactMap(\.className))
    return Diagnostic(
      code: "not-in-app", severity: .error, message: "the app has no '\(name)'",
      suggestion: near.map { "did you mean '\($0)'?" }, at: controller.origin.location,
      controller: controller.id.rawValue)
  }

  // MARK: Containments

  private var containments: [Diagnostic] {
    model.controllers.flatMap { parent -> [Diagnostic] in
      guard let holders = candidates[parent.id], !holders.isEmpty else { return [] }
      return parent.contents.enumerated().compactMap { place, child in
        guard let held = candidates[child], !held.isEmpty,
          !canHold(held, holders, below: parent.kind == .navigation ? Array(parent.contents.prefix(place)) : [])
        else { return nil }
        return impossible(parent, child, held)
      }
    }
  }

  /// Returns whether any of the containers can hold any of the contents: from the start, or pushed by a controller
  /// below.
  private func canHold(_ held: Set<String>, _ holders: Set<String>, below: [ControllerID]) -> Bool {
    let pushers = below.reduce(into: holders) { $0.formUnion(candidates[$1] ?? []) }
    return app.map.transitions.contains { way in
      guard let target = way.target, held.contains(target) else { return false }
      if let source = way.source, holders.contains(source) { return way.relation.holds }
      guard !below.isEmpty else { return false }
      return way.relation.pushes && (way.source.map(pushers.contains) ?? true)
    }
  }

  private func impossible(_ parent: Controller, _ child: ControllerID, _ held: Set<String>) -> Diagnostic {
    let others = app.map.transitions.filter { $0.relation.holds && ($0.target.map(held.contains) ?? false) }
    return Diagnostic(
      code: "not-in-app", severity: .error,
      message: "in the app, \(name(of: parent.id)) does not contain \(name(of: child))",
      suggestion: others.first.map(sentence), at: parent.origin.location, controller: child.rawValue)
  }

  // MARK: Steps

  private func check(_ step: Step, number: Int, before hierarchy: Hierarchy) -> [Diagnostic] {
    guard let claim = Claim(step.operation, model) else { return [] }
    let targets = claim.target.map { candidates[$0] ?? [] }
    // A class that the app does not have was reported at its declaration.
    if let target = claim.target, targets?.isEmpty ?? true,
      model.controllers.contains(where: { $0.id == target && isUnknown($0) })
    {
      return []
    }
    let sources = sources(around: claim.source, hierarchy)
    let ways = app.map.transitions.filter { way in
      claim.relations.contains(way.relation) && (way.source.map(sources.contains) ?? true)
    }
    let fitting = ways.contains { way in
      guard claim.identifier == nil || way.identifier == claim.identifier,
        claim.action == nil || way.unwindAction == claim.action
      else { return false }
      guard let targets else { return true }
      guard let target = way.target else { return false }
      return targets.contains(target) || way.relation.isSwiftUI && app.contents(of: targets).contains(target)
        || way.relation.isSwiftUI && (claim.target.map { contents(of: $0).contains(target) } ?? false)
    }
    if fitting { return [] }
    return [finding(claim, step, number, ways, targets ?? [])]
  }

  /// Returns the possible sources of a transition that a step attributes to a controller: all members of its family.
  private func sources(around source: ControllerID, _ hierarchy: Hierarchy) -> Set<String> {
    let family = hierarchy.contains(source) ? hierarchy.family(under: hierarchy.familyTop(of: source)) : [source]
    return family.reduce(into: []) { $0.formUnion(candidates[$1] ?? []) }
  }

  private func contents(of id: ControllerID) -> Set<String> {
    let contents = model.controllers.first { $0.id == id }?.contents ?? []
    return contents.reduce(into: []) { $0.formUnion(candidates[$1] ?? []) }
  }

  private func finding(
    _ claim: Claim, _ step: Step, _ number: Int, _ ways: [MapTransition], _ targets: Set<String>
  ) -> Diagnostic {
    let what = "\(name(of: claim.source)) \(claim.verb)\(claim.target.map { " \(name(of: $0))" } ?? "")"
    if let open = ways.first(where: { $0.target == nil && $0.source != nil }) {
      return Diagnostic(
        code: "not-known-of-app", severity: .warning,
        message: "it is unknown whether \(what): the target of a call could not be resolved",
        at: step.origin.location,
        notes: open.origin.location.line > 0 ? [.init("the call is here", at: open.origin.location)] : [],
        controller: claim.target?.rawValue, step: number)
    }
    let near =
      app.map.transitions.first { !$0.relation.holds && ($0.target.map(targets.contains) ?? false) }
      ?? ways.first { $0.source != nil && $0.target != nil }
    return Diagnostic(
      code: "not-in-app", severity: .error, message: "the app has no transition in which \(what)",
      suggestion: near.map(sentence), at: step.origin.location, controller: claim.target?.rawValue, step: number)
  }

  // MARK: Text

  private func name(of id: ControllerID) -> String {
    let controller = model.controllers.first { $0.id == id }
    return "'\(controller?.shortClassName ?? controller?.title ?? id.rawValue)'"
  }

  private func sentence(_ way: MapTransition) -> String {
    let source = way.source.map { app.name(of: $0) } ?? way.site ?? "an unknown caller"
    return
      "'\(source)' has a '\(way.relation.rawValue)' transition to '\(app.name(of: way.target))' at \(way.origin.location)"
  }
}

extension Controller {
  /// All controllers that it is declared to contain.
  fileprivate var contents: [ControllerID] {
    children + SplitColumn.allCases.compactMap { columns[$0] } + pages + (swiftUI?.controllers ?? [])
  }
}
