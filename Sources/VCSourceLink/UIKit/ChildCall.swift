import VCModel
import VCSourceFacts

/// `addChild(controller)`; game nodes, XML nodes and progress objects also have a method of that name.
enum ChildCall: CallDetector {
  static let names: Set<String> = ["addChild", "addChildViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard callSite.call.arguments.count == 1, let target = callSite.call.firstPlain, !callSite.isOfTheApp else {
      return []
    }
    var finding = callSite.finding(.child, by: callSite.initiator, to: target)
    let isController = callSite.receiverKind != nil
    let type = callSite.resolver.type(of: target, callSite.scope)
    if let type, callSite.index.controllerKind(type.name) == nil, callSite.index.isDeclared(type.name),
      callSite.index.symbol(type.name)?.kind != .protocol
    {
      return []
    }
    let isSystemClass = finding.target.outcome.candidates.contains { candidate in
      candidate.screen.className.map { callSite.index.controllerKind($0) != nil } ?? true
    }
    guard isController || isSystemClass else { return [] }
    finding.target.isCertain = isController
    return [finding]
  }
}
