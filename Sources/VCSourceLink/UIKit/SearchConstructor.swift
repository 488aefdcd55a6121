import VCModel
import VCSourceFacts

/// `UISearchController(searchResultsController: results)`: the screen presents the search controller when the user searches,
/// and the results are its child.
enum SearchConstructor: CallDetector {
  static let names: Set<String> = ["UISearchController", "initWithSearchResultsController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    let argument = call.calledName == "UISearchController" ? call.argument("searchResultsController") : call.firstPlain
    // Without a controller for the results, the screen shows them itself.
    guard let results = argument, !results.isNil, !call.isDelegation,
      case .constructor(let type) = callSite.resolver.callee(of: call, callSite.scope),
      type.name == "UISearchController"
    else { return [] }
    let place = Place(file: callSite.scope.context.file, position: call.position)
    let search = Screen.made(type.name, place)
    let presentation = Finding(
      .present, by: .own, to: Outcome(candidates: [ScreenCandidate(search, .constructor)]), at: call.position,
      in: callSite.scope)
    return [presentation, callSite.finding(.child, by: .screen(search), to: results)]
  }
}

extension Expression {
  fileprivate var isNil: Bool { if case .literal("nil") = self { true } else { false } }
}
