import VCModel
import VCSourceFacts

/// The screens that a `RoutableWithConfiguration` of the library Tempura shows, in its `navigationConfiguration`:
/// `.show("detail"): .push { _ in Detail() }`.
enum RoutableNavigation: CallDetector {
  static let names: Set<String> = ["push", "presentModally"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard case .member(nil, let name, _) = callSite.call.callee, let owner = callSite.scope.context.owner,
      callSite.index.ancestry(of: owner.name).contains("RoutableWithConfiguration"),
      let controller = callSite.call.arguments.first?.value, case .closure = controller
    else { return [] }
    return [callSite.finding(name == "push" ? .push : .present, by: .own, to: controller)]
  }
}
