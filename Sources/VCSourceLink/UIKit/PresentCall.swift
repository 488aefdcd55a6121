import VCModel
import VCSourceFacts

/// `present(controller, animated: true)` and its Objective-C forms.
enum PresentCall: CallDetector {
  static let names: Set<String> = ["present", "presentViewController", "presentModalViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard let target = call.firstPlain, !call.arguments[0].isTrailing else { return [] }
    let labels = Set(call.arguments.compactMap(\.label))
    // Calls with other labels are those of toasts, bulletins or the app's helpers.
    guard labels.contains("animated"), labels.isSubset(of: ["animated", "completion"]), !callSite.isOfTheApp else {
      return []
    }
    var finding = callSite.finding(.present, by: callSite.initiator, to: target)
    if let function = presentingItself(target, finding, callSite.scope) {
      finding.outcome.uses.append(.receiver(function))
    }
    return [finding]
  }

  /// Returns whether a controller's method without parameters may present the controller, judging by its name: `show`,
  /// `presentOnTop`.
  static func mayPresentItself(_ name: String) -> Bool {
    ["show", "present", "display", "open"].contains { name.hasPrefix($0) }
  }

  /// Returns the method by which a controller presents itself from an unknown one, such as the topmost: its callers are the
  /// source.
  private static func presentingItself(_ target: Expression, _ finding: Finding, _ scope: Scope) -> FunctionSymbol? {
    guard case .name("self", _) = target, case .unknown = finding.initiator, let function = scope.context.function,
      !function.declaration.isStatic, function.name != "init", function.owner?.isDeclared ?? false
    else { return nil }
    return function
  }
}
