import VCModel
import VCSourceFacts

/// `router.showScreen(.push) { _ in DetailView() }`, of the library SwiftfulRouting.
enum RouterCall: CallDetector {
  static let names: Set<String> = ["showScreen", "showResizableSheet"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard call.receiver != nil, !callSite.isOfTheApp, let relation = relation(of: call),
      let content = Builder.content(of: call, callSite, labels: ["destination"])
    else { return [] }
    var finding = Finding(relation, by: .own, to: content, at: call.position, in: callSite.scope)
    finding.target.isInBuilder = true
    finding.target.isCertain = false
    return [finding]
  }

  private static func relation(of call: Call) -> MapTransition.Relation? {
    if call.calledName == "showResizableSheet" { return .sheet }
    guard case .member(_, let segue, _)? = call.firstPlain else { return nil }
    switch segue {
    case "push": return .destination
    case "sheet": return .sheet
    case "fullScreenCover": return .fullScreenCover
    default: return nil
    }
  }
}
