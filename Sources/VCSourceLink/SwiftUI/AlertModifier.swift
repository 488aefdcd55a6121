import VCModel
import VCSourceFacts

/// `.alert(…)`, `.confirmationDialog(…)` and `.actionSheet(…)`, whose targets have no class.
enum AlertModifier: CallDetector {
  static let names: Set<String> = ["alert", "confirmationDialog", "actionSheet"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard let name = call.calledName, callSite.isOnView, !callSite.isOfTheApp,
      call.arguments.contains(where: { ["isPresented", "item", "error"].contains($0.label ?? "") }) || isOfStore(call)
    else { return [] }
    let place = Place(file: callSite.scope.context.file, position: call.position)
    let screen = Screen.made(words[name] ?? "Alert", place)
    return [
      Finding(
        name == "alert" ? .alert : .confirmationDialog, by: .own,
        to: Outcome(candidates: [ScreenCandidate(screen, .constructor, at: place)]),
        at: call.position, in: callSite.scope)
    ]
  }

  /// Returns whether a call is `.alert($store.scope(state: \.alert, action: \.alert))`, with a library's state.
  private static func isOfStore(_ call: Call) -> Bool {
    guard let only = call.arguments.first, call.arguments.count == 1, only.label == nil || only.label == "store",
      case .call(let scope) = only.value
    else { return false }
    return scope.calledName == "scope"
  }

  private static let words = [
    "alert": "Alert", "confirmationDialog": "ConfirmationDialog", "actionSheet": "ActionSheet",
  ]
}
