import VCModel
import VCSourceFacts

/// `window.rootViewController = controller`, and the Objective-C setter.
enum WindowCall: CallDetector {
  static let names: Set<String> = ["setRootViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard callSite.call.arguments.count == 1, let target = callSite.call.firstPlain,
      let window = callSite.call.receiver,
      isWindow(window, callSite.scope, callSite.linker), !callSite.isOfTheApp
    else { return [] }
    return [callSite.finding(.windowRoot, by: .noController, to: target)]
  }

  static func isWindow(_ expression: Expression, _ scope: Scope, _ linker: Linker) -> Bool {
    if let type = linker.resolver.type(of: expression, scope) {
      return linker.resolver.index.ancestry(of: type.name).contains("UIWindow")
    }
    // `let first = scene.windows.first`
    if case .name(let name, _) = expression, let local = scope.local(name), local.values.count == 1,
      let (value, inner) = local.values.first
    {
      return linker.resolver.once(local, false) { isWindow(value, inner, linker) }
    }
    return name(of: expression)?.lowercased().hasSuffix("window") ?? false
  }

  private static func name(of expression: Expression) -> String? {
    switch expression {
    // `windows.first`, `windows.first { $0.isKeyWindow }` and `windows[0]`
    case .member(let base?, "first", _), .member(let base?, "last", _), .element(let base, _, _): single(of: base)
    case .call(let call) where call.calledName == "first" || call.calledName == "last":
      call.receiver.flatMap { single(of: $0) }
    case .call(let call) where call.calledName == "filter": call.receiver.flatMap { name(of: $0) }
    // `scenes.flatMap { $0.windows }`
    case .call(let call) where call.calledName == "flatMap":
      switch call.firstPlain {
      case .keyPath(_, let names)?: names.last
      case .closure(let closure)?:
        if case .expression(let result)? = closure.body.last { name(of: result) } else { nil }
      default: nil
      }
    case .name(let name, _), .member(_, let name, _): name
    case .call(let call): call.calledName
    case .cast(let inner, _): name(of: inner)
    default: nil
    }
  }

  /// Returns the name of a list in the singular.
  private static func single(of list: Expression) -> String? {
    name(of: list).map { $0.hasSuffix("indows") ? String($0.dropLast()) : $0 }
  }
}
