import VCModel
import VCSourceFacts

/// `setViewControllers([a, b], animated: true)` on navigation, tab bar, split and page view controllers.
enum StackCall: CallDetector {
  static let names: Set<String> = ["setViewControllers"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let list = callSite.call.firstPlain, !callSite.isOfTheApp else { return [] }
    let isPage = callSite.call.arguments.contains { $0.label == "direction" }
    var found = findings(
      list, of: isPage ? .page : callSite.receiverKind ?? .navigation,
      by: callSite.linker.initiator(callSite.call.receiver, callSite.scope, isContent: true),
      at: callSite.call.position,
      callSite.scope,
      callSite.linker)
    let stack = PushCall.emptyStack(callSite)
    for place in found.indices { found[place].source.emptyStack = stack }
    return found
  }

  /// Returns transitions to the controllers of a list, with the relation for their container.
  static func findings(
    _ list: Expression, of kind: ControllerKind, by initiator: Initiator, at position: SourcePosition, _ scope: Scope,
    _ linker: Linker
  ) -> [Finding] {
    // An empty list only removes screens.
    if case .list(let parts) = list, parts.isEmpty { return [] }
    var seen: Set<ScreenCandidate> = []
    var findings: [Finding] = []
    for (place, element) in linker.resolver.elements(of: list, scope).enumerated() {
      // The controller that changes its own stack is on it already.
      if relation(kind) == .set, case .name("self", _) = element.value { continue }
      var finding = Finding(
        relation(kind), by: initiator, to: linker.resolver.screens(of: element.value, element.scope), at: position,
        in: scope)
      finding.target.outcome.candidates.removeAll { !seen.insert($0).inserted }
      if kind == .split { finding.presentation.column = place == 0 ? .primary : .secondary }
      finding.target.isCertain = !isOfStack(list, scope)
      if !finding.target.outcome.isEmpty { findings.append(finding) }
    }
    if findings.isEmpty, seen.isEmpty {
      let isOverride = scope.context.function?.declaration.isOverride ?? false
      let uses = isOverride ? [] : linker.resolver.usesOfList(list, scope)
      var finding = Finding(relation(kind), by: initiator, to: Outcome(uses: uses), at: position, in: scope)
      finding.target.listKind = kind
      finding.target.isCertain = !isOfStack(list, scope)
      findings = [finding]
    }
    return findings
  }

  private static func relation(_ kind: ControllerKind) -> MapTransition.Relation {
    switch kind {
    case .tabBar: .tab
    case .page: .page
    case .split: .column
    case .navigation, .content, .container, .alert, .hosting, .view: .set
    }
  }

  /// Returns whether a list, or the initial value of a local one, is derived from the current stack.
  private static func isOfStack(_ list: Expression, _ scope: Scope) -> Bool {
    if case .name(let name, _) = list, let local = scope.local(name), case .variable = local.source {
      return mentionsStack(list) || local.values.first.map { mentionsStack($0.value) } ?? false
    }
    // `Array(shown)`
    if case .call(let call) = list, let name = call.calledName, copies.contains(name), let original = call.firstPlain {
      return isOfStack(original, scope)
    }
    return mentionsStack(list)
  }

  /// The calls that copy a list.
  private static let copies: Set<String> = ["Array", "arrayWithArray", "initWithArray"]

  /// Returns whether a list is derived from the current stack: reordering or truncating it shows no new screen.
  private static func mentionsStack(_ list: Expression) -> Bool {
    switch list {
    case .name(let name, _), .member(_, let name, _): name.hasSuffix("iewControllers") || name == "stack"
    case .call(let call):
      call.receiver.map(mentionsStack) ?? false
        || copies.contains(call.calledName ?? "") && call.firstPlain.map(mentionsStack) ?? false
    case .choice(let parts, _), .other(let parts): parts.contains(where: mentionsStack)
    default: false
    }
  }
}
