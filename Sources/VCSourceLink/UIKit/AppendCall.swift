import VCSourceFacts

/// `viewControllers?.append(controller)` and `viewControllers?.insert(controller, at: 0)` on containers.
enum AppendCall: CallDetector {
  static let names: Set<String> = ["append", "insert"]

  static func findings(_ sight: Sight) -> [Finding] {
    guard let value = sight.call.firstPlain, let list = sight.call.receiver else { return [] }
    switch list {
    case .member(let base, "viewControllers", _):
      return Assignments.children(of: base, .list([value]), sight.call.position, sight.scope, sight.linker)
    case .name("viewControllers", _) where sight.scope.local("viewControllers") == nil:
      return Assignments.children(of: nil, .list([value]), sight.call.position, sight.scope, sight.linker)
    default: return []
    }
  }
}
