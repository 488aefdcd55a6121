import VCModel
import VCSourceFacts

/// Assignments that put controllers somewhere: a window's root, the children of a container.
enum Assignments {
  static func findings(
    _ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    switch target {
    case .member(let base?, "rootViewController", _):
      guard WindowCall.isWindow(base, scope, linker), !isNothing(value) else { return [] }
      return [Finding(.windowRoot, by: .nobody, to: linker.resolver.screens(of: value, scope), at: position, in: scope)]
    case .member(let base, "viewControllers", _): return children(of: base, value, position, scope, linker)
    case .name("viewControllers", _): return children(of: nil, value, position, scope, linker)
    default: return []
    }
  }

  /// What a container gets as its children.
  static func children(
    of base: Expression?, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    let index = linker.resolver.index
    let kind: ControllerKind?
    if let base {
      kind = linker.resolver.type(of: base, scope).flatMap { index.controllerKind($0.name) }
    } else {
      kind = scope.context.owner.flatMap { index.controllerKind($0.name) }
    }
    guard let kind, kind.isContainer, !isNothing(value) else { return [] }
    return StackCall.findings(value, of: kind, by: linker.asker(base, scope), at: position, scope, linker)
  }

  private static func isNothing(_ value: Expression) -> Bool {
    switch value {
    case .literal("nil"): true
    case .list(let parts): parts.isEmpty
    default: false
    }
  }
}
