import VCModel
import VCSourceFacts

/// `TCARouter(store.scope(state: \.routes, action: \.router)) { screen in switch screen.case { … } }`.
enum RouterView: CallDetector {
  static let names = RouteStack.routers

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let type = callSite.resolver.valueOnPath(of: callSite.call, callSite.scope),
      let content = callSite.resolver.withChoosers({
        Builder.content(of: callSite.call, callSite, labels: ["screenContent"])
      })
    else { return [] }
    var mapping = Finding(.destination, by: .own, to: content, at: callSite.call.position, in: callSite.scope)
    mapping.target.isCertain = false
    callSite.traversal.found.routes.add(mapping, for: type, callSite.index)
    return []
  }
}
