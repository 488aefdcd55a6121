import VCModel
import VCSourceFacts

/// `.alert(…)`, `.confirmationDialog(…)` and `.actionSheet(…)`, whose targets have no class.
enum AlertModifier: CallDetector {
  static let names: Set<String> = ["alert", "confirmationDialog", "actionSheet"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard let name = call.calledName, callSite.isOnView, !callSite.isOfTheApp,
      call.arguments.contains(where: { ["isPresented", "item", "error", "unwrapping"].contains($0.label ?? "") })
        || isOfStore(call)
    else { return [] }
    let place = Place(file: callSite.scope.context.file, position: call.position)
    let screen = Screen.made(words[name] ?? "Alert", place)
    return [
      Finding(
        name == "alert" ? .alert : .confirmationDialog, by: callSite.modified,
        to: Outcome(candidates: [ScreenCandidate(screen, .constructor, at: place)]),
        at: call.position, in: callSite.scope)
    ]
  }

  /// Returns whether a call shows a library's state: `.alert($store.scope(state: \.alert, action: \.alert))`,
  /// `.alert($model.alert) { action in … }`.
  private static func isOfStore(_ call: Call) -> Bool {
    // `.alert(store.scope(state: \.alert), dismiss: .alertDismissed)` is the library's older form.
    guard let only = call.arguments.first,
      call.arguments.dropFirst().allSatisfy({ $0.isTrailing || $0.label == "dismiss" }),
      only.label == nil || only.label == "store"
    else { return false }
    if case .call(let scope) = only.value { return scope.calledName == "scope" }
    return only.value.isBinding
  }

  private static let words = [
    "alert": "Alert", "confirmationDialog": "ConfirmationDialog", "actionSheet": "ActionSheet",
  ]
}

extension Expression {
  /// Whether the value is a property's binding: `$model.alert`.
  fileprivate var isBinding: Bool {
    switch self {
    case .name(let name, _): name.hasPrefix("$") && name.contains { $0.isLetter }
    case .member(let base?, _, _): base.isBinding
    default: false
    }
  }
}
