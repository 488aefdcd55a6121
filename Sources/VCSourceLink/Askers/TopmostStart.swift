import VCModel
import VCSourceFacts

/// The controller on which a function presents, or from which it searches the topmost one:
/// `if let presented = root.presentedViewController { presented.present(alert, …) } else { root.present(alert, …) }`.
struct TopmostStart: Hashable {
  private let screen: Screen
  private let function: FunctionSymbol
  private let targets: Set<Screen>

  /// - Parameter isSearch: Whether the function has to search the topmost controller; otherwise, whether it may not.
  init?(_ finding: Finding, isSearch: Bool = true) {
    guard finding.source.isForOthers == isSearch, finding.relation == .present,
      case .screen(let screen) = finding.source.initiator, let function = finding.site.function
    else { return nil }
    self.screen = screen
    self.function = function
    targets = Set(finding.target.outcome.candidates.map(\.screen))
  }
}

extension Linker {
  /// Returns whether an expression is the topmost of the controllers that present each other, for any screen:
  /// `while let presented = top.presentedViewController { top = presented }`, or a function that returns it.
  func isTopmost(_ expression: Expression?, _ scope: Scope) -> Bool {
    switch expression {
    case .member(_, "presentedViewController", _): return true
    case .name(let name, _):
      guard let local = scope.local(name) else { return false }
      return resolver.once(local, false) { local.values.contains { isTopmost($0.value, $0.scope) } }
    case .cast(let inner, _): return isTopmost(inner, scope)
    case .choice(let parts, _): return parts.contains { isTopmost($0, scope) }
    case .call(let call):
      guard call.arguments.isEmpty, case .functions(let functions, _) = resolver.callee(of: call, scope) else {
        return false
      }
      let results = functions.flatMap(resolver.results(of:))
      return resolver.limitingDepth(false) { results.contains { isTopmost($0.value, $0.scope) } }
    default: return false
    }
  }
}
