import VCModel
import VCSourceFacts

/// A static function of a library's class for alerts that presents one on a controller:
/// `AlertHelper.present(self, message: text)`.
enum LibraryAlertCall: CallDetector {
  static let names: Set<String> = ["present", "show"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let receiver = callSite.call.receiver, let type = callSite.resolver.type(of: receiver, callSite.scope),
      callSite.resolver.isForAlerts(type), let presenter = callSite.call.arguments.first?.value,
      callSite.call.arguments.contains(where: { $0.label == "message" || $0.label == "title" }),
      let kind = callSite.resolver.type(of: presenter, callSite.scope),
      callSite.index.controllerKind(kind.plain.name) != nil
    else { return [] }
    let alert = callSite.resolver.alert(at: callSite.call.position, callSite.scope)
    return [
      Finding(
        .present, by: callSite.linker.initiator(presenter, callSite.scope), to: alert, at: callSite.call.position,
        in: callSite.scope)
    ]
  }
}

extension Resolver {
  /// Returns whether a type is a library's class for alerts, judging by its name.
  func isForAlerts(_ type: TypeRef) -> Bool {
    type.isMeta && type.name.contains("Alert") && index.symbol(type.name) == nil
      && SystemController.named(type.name) == nil
  }

  /// Returns the alert that such a class creates at a place.
  func alert(at position: SourcePosition, _ scope: Scope) -> Outcome {
    let place = Place(file: scope.context.file, position: position)
    return Outcome(candidates: [ScreenCandidate(.made("UIAlertController", place), .factory, at: place)])
  }
}
