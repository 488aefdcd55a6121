import VCSourceFacts

/// `viewControllers?.append(controller)` and `viewControllers?.insert(controller, at: 0)` on containers.
enum AppendCall: CallDetector {
  static let names: Set<String> = ["append", "insert"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let value = callSite.call.firstPlain, let list = callSite.call.receiver else { return [] }
    switch list {
    case .member(let base, "viewControllers", _):
      return Assignments.children(of: base, .list([value]), callSite.call.position, callSite.scope, callSite.linker)
    case .name("viewControllers", _) where callSite.scope.local("viewControllers") == nil:
      return Assignments.children(of: nil, .list([value]), callSite.call.position, callSite.scope, callSite.linker)
    default: return []
    }
  }
}
