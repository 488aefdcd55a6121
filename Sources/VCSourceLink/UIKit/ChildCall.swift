import VCModel
import VCSourceFacts

/// `addChild(controller)`; game nodes, XML nodes and progress objects also have a method of that name.
enum ChildCall: CallDetector {
  static let names: Set<String> = ["addChild", "addChildViewController"]

  static func findings(_ sight: Sight) -> [Finding] {
    guard sight.call.arguments.count == 1, let target = sight.call.firstPlain, !sight.isOfTheApp else { return [] }
    var finding = sight.finding(.child, by: sight.asker, to: target)
    let isController = sight.receiverKind != nil
    let type = sight.resolver.type(of: target, sight.scope)
    if let type, sight.index.controllerKind(type.name) == nil, sight.index.isDeclared(type.name),
      sight.index.symbol(type.name)?.kind != .protocol
    {
      return []
    }
    let isSystemClass = finding.outcome.things.contains { thing in
      thing.screen.className.map { sight.index.controllerKind($0) != nil } ?? true
    }
    guard isController || isSystemClass else { return [] }
    finding.isSure = isController
    return [finding]
  }
}
