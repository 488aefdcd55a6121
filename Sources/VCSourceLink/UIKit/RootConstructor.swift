import VCModel
import VCSourceFacts

/// `UINavigationController(rootViewController: controller)`, also with subclasses.
enum RootConstructor: CallDetector {
  static let names: Set<String> = []

  /// Examines any initialiser, because the label is decisive.
  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    let argument =
      call.argument("rootViewController") ?? call.argument("navigationRoot")
      ?? (call.calledName == "initWithRootViewController" ? call.firstPlain : nil)
    guard let argument else { return [] }
    if call.isDelegation {
      guard sight.ownKind == .navigation else { return [] }
      return [sight.finding(.root, by: .own, to: argument)]
    }
    guard case .constructor(let type) = sight.resolver.callee(of: call, sight.scope),
      sight.index.controllerKind(type.name) == .navigation
    else { return [] }
    let screen = sight.resolver.screen(type.name, at: Place(file: sight.scope.context.file, position: call.position))
    return [sight.finding(.root, by: .screen(screen), to: argument)]
  }
}
