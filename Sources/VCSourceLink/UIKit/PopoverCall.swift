import VCModel
import VCSourceFacts

/// `[popover presentPopoverFromRect:…]` of a `UIPopoverController`, used before iOS 8.
enum PopoverCall: CallDetector {
  static let names: Set<String> = ["presentPopoverFromBarButtonItem", "presentPopoverFromRect", "presentPopover"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let receiver = callSite.call.receiver, !callSite.isOfTheApp else { return [] }
    let makers = callSite.resolver.values(of: receiver, callSite.scope).compactMap { value, scope in
      content(of: value).map { ($0, scope) }
    }
    var outcome = Outcome()
    for (content, scope) in makers { outcome.add(callSite.resolver.screens(of: content, scope)) }
    return [Finding(.popover, by: .own, to: outcome, at: callSite.call.position, in: callSite.scope)]
  }

  /// Returns the content that a popover is created with.
  private static func content(of value: Expression) -> Expression? {
    guard case .call(let call) = value else { return nil }
    if call.calledName == "initWithContentViewController" { return call.firstPlain }
    return call.argument("contentViewController")
  }
}

extension Resolver {
  /// Returns the expressions that determine the value of a local or of a property of the type.
  func values(of expression: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    switch expression {
    case .name(let name, let position):
      if let local = scope.local(name) { return local.values }
      return values(ofProperty: name, at: position, scope)
    case .member(.name("self", _)?, let name, let position): return values(ofProperty: name, at: position, scope)
    default: return [(expression, scope)]
    }
  }

  private func values(
    ofProperty name: String, at position: SourcePosition, _ scope: Scope
  ) -> [(value: Expression, scope: Scope)] {
    let assigned = values(assignedTo: name, before: position, scope)
    return assigned.isEmpty ? variable(name, scope).map(values(of:)) ?? [] : assigned
  }

  private func values(of variable: VariableSymbol) -> [(value: Expression, scope: Scope)] {
    let scope = variable.scope
    return (variable.declaration.value.map { [($0, scope)] } ?? []) + assignments(to: variable)
  }
}
