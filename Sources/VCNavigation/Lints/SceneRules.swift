import VCDiagnostics
import VCModel

extension NavigationLint.Rule {
  /// Reports scenes that no initial scene leads to, and that code cannot instantiate because they have no identifier.
  static let unreachableScene = Self(code: "unreachable-scene") { map in
    // The target of an unwind was already on screen.
    let moves = map.transitions.filter { $0.source != nil && $0.relation != .unwind }
    let onward = Dictionary(grouping: moves, by: { $0.source ?? "" })
    var reached = Set(map.transitions.filter { $0.source == nil }.compactMap(\.target))
    reached.formUnion(map.controllers.filter(\.canBeMadeByCode).map(\.id))
    var open = Array(reached)
    while let here = open.popLast() {
      for target in (onward[here] ?? []).compactMap(\.target) where reached.insert(target).inserted {
        open.append(target)
      }
    }
    return map.controllers.filter { !reached.contains($0.id) && !$0.isDangling }.map { .unreachable($0) }
  }

  /// Reports two scenes of one storyboard with the same identifier: code gets only one of them.
  static let duplicateStoryboardIdentifier = Self(code: "duplicate-storyboard-identifier") { map in
    var first: [[String]: MapController] = [:]
    var found: [Diagnostic] = []
    for controller in map.controllers.sorted(by: { $0.place < $1.place }) {
      guard let identifier = controller.identifier, let origin = controller.origins.first, origin.kind == .storyboard
      else { continue }
      let key = [origin.location.file, identifier]
      if let other = first[key] {
        found.append(.duplicateIdentifier(identifier, controller, other))
      } else {
        first[key] = controller
      }
    }
    return found
  }
}

extension MapController {
  /// Whether something other than a segue may create it.
  fileprivate var canBeMadeByCode: Bool {
    identifier != nil || !origins.contains { $0.kind == .storyboard } || origins.contains { $0.kind == .xib }
  }

  fileprivate var place: SourceLocation { origins.first?.location ?? SourceLocation(file: "") }

  var spokenName: String { title ?? className ?? id }
}

extension Diagnostic {
  fileprivate static func unreachable(_ controller: MapController) -> Diagnostic {
    Diagnostic(
      code: "unreachable-scene", severity: .warning,
      message: "nothing leads to '\(controller.spokenName)': no segue, no initial scene, no storyboard identifier",
      suggestion: "connect it, give it a storyboard identifier, or delete it", at: controller.origins.first?.location,
      controller: controller.id)
  }

  fileprivate static func duplicateIdentifier(
    _ identifier: String, _ controller: MapController, _ first: MapController
  ) -> Diagnostic {
    Diagnostic(
      code: "duplicate-storyboard-identifier", severity: .warning,
      message: "the storyboard identifier '\(identifier)' is used by two scenes of this storyboard",
      suggestion: "give each scene a unique identifier", at: controller.origins.first?.location,
      notes: [.init("first used here", at: first.origins.first?.location)], controller: controller.id)
  }
}
