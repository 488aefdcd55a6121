import VCModel
import VCSourceFacts

/// Assignments of controllers and views: a window's root, a container's children, a hosting controller's root view.
enum Assignments {
  static func findings(
    _ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    switch target {
    case .member(let base?, "rootViewController", _):
      return WindowCall.isWindow(base, scope, linker) ? root(value, position, scope, linker) : []
    case .name("rootViewController", let name):
      // In a window class of the app.
      guard scope.local("rootViewController") == nil, WindowCall.isWindow(.name("self", name), scope, linker) else {
        return []
      }
      return root(value, position, scope, linker)
    case .member(let base, "viewControllers", _): return children(of: base, value, position, scope, linker)
    case .name("viewControllers", _): return children(of: nil, value, position, scope, linker)
    case .member(let base, "tabs", _): return tabs(of: base, value, position, scope, linker)
    case .name("tabs", _): return tabs(of: nil, value, position, scope, linker)
    case .member(let base, "rootView", _): return hosted(by: base, value, position, scope, linker)
    case .name("rootView", _) where scope.local("rootView") == nil:
      return hosted(by: nil, value, position, scope, linker)
    default: return []
    }
  }

  private static func root(
    _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    if isNothing(value) { return [] }
    return [
      Finding(.windowRoot, by: .noController, to: linker.resolver.screens(of: value, scope), at: position, in: scope)
    ]
  }

  /// Finds `tabs = [UITab(title: "Home", image: nil, identifier: "home") { _ in Home() }]`, including tab groups.
  private static func tabs(
    of base: Expression?, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    guard kind(of: base, scope, linker) == .tabBar else { return [] }
    return linker.resolver.elements(of: value, scope).flatMap { element, inner -> [Finding] in
      guard case .call(let call) = element, ["UITab", "UITabGroup", "UISearchTab"].contains(call.calledName ?? "")
      else { return [] }
      let children = call.argument("children").map { tabs(of: base, $0, position, inner, linker) } ?? []
      guard let place = call.arguments.firstIndex(where: { $0.isTrailing || $0.label == "viewControllerProvider" }),
        case .closure(let closure) = call.arguments[place].value
      else { return children }
      let outcome = linker.resolver.screens(
        madeBy: closure, BodyWalk.scope(of: closure, call, place, inner), TypeRef("UIViewController"))
      return [Finding(.tab, by: linker.initiator(base, scope), to: outcome, at: call.position, in: inner)] + children
    }
  }

  /// Finds `host.rootView = Card()`, and `rootView = Card()` in a hosting controller of the app.
  private static func hosted(
    by base: Expression?, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    guard kind(of: base, scope, linker) == .hosting, !HostingConstructor.isEmptyView(value) else { return [] }
    // The builder content of a wrapper is a part of it, and not a screen.
    let outcome = linker.resolver.withoutBuilders { linker.resolver.views(of: value, scope) }
    return [Finding(.hosts, by: linker.initiator(base, scope), to: outcome, at: position, in: scope)]
  }

  private static func kind(of base: Expression?, _ scope: Scope, _ linker: Linker) -> ControllerKind? {
    let index = linker.resolver.index
    if let base {
      return linker.resolver.type(of: base, scope).flatMap { type in
        index.controllerKind(type.name) ?? index.soleController(of: type.name).flatMap(index.controllerKind)
      }
    }
    return scope.context.owner.flatMap { index.controllerKind($0.name) }
  }

  /// Finds assignments of a container's children.
  static func children(
    of base: Expression?, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    guard let kind = kind(of: base, scope, linker), !isNothing(value) else { return [] }
    guard kind.isContainer else { return LibraryContainer.children(of: base, value, position, scope, linker) }
    return StackCall.findings(value, of: kind, by: linker.initiator(base, scope), at: position, scope, linker)
  }

  private static func isNothing(_ value: Expression) -> Bool {
    switch value {
    case .literal("nil"): true
    case .list(let parts): parts.isEmpty
    default: false
    }
  }
}
