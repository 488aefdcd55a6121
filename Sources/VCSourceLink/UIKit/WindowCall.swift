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
    // `windows.first`
    case .member(let base?, "first", _), .member(let base?, "last", _):
      self.name(of: base).map { $0.hasSuffix("indows") ? String($0.dropLast()) : $0 }
    case .name(let name, _), .member(_, let name, _): name
    case .call(let call): call.calledName
    default: nil
    }
  }
}
