import VCModel
import VCSourceFacts

/// The way in which a row of the library Eureka shows its controller: `.show(controllerProvider: .callback { Detail() })`.
enum ControllerProvider: CallDetector {
  static let names: Set<String> = ["show", "presentModally", "popover"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard case .member(nil, let name, _) = callSite.call.callee,
      case .call(let provider)? = callSite.call.argument("controllerProvider"), provider.calledName == "callback",
      let controller = provider.arguments.first?.value
    else { return [] }
    let relation: MapTransition.Relation =
      switch name {
      case "show": .show
      case "popover": .popover
      default: .present
      }
    return [callSite.finding(relation, by: .own, to: controller)]
  }
}
