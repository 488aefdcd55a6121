import VCModel
import VCSourceFacts

/// `WindowGroup { view }` in an app.
enum WindowScene: CallDetector {
  static let names: Set<String> = ["WindowGroup", "Window", "DocumentGroup"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard case .constructor = callSite.resolver.callee(of: callSite.call, callSite.scope),
      !callSite.index.isDeclared(callSite.call.calledName ?? ""),
      var content = Builder.content(of: callSite.call, callSite, labels: ["content", "editor"])
    else { return [] }
    if content.isEmpty, let lowest = lowestLayer(callSite) { content = lowest }
    var finding = Finding(.windowRoot, by: .noController, to: content, at: callSite.call.position, in: callSite.scope)
    if let place = content.candidates.first?.place, place.file == callSite.scope.context.file { finding.place = place }
    finding.target.isInBuilder = true
    finding.target.isCertain = false
    finding.target.isAtCreation = content.candidates.allSatisfy { $0.place?.file == finding.place.file }
    return finding.atCreations
  }

  /// Returns the lowest screen of several that a window shows one above the other:
  /// `ZStack { Home(); if isFirst { Welcome() } }`.
  private static func lowestLayer(_ callSite: CallSite) -> Outcome? {
    let call = callSite.call
    guard let place = call.arguments.firstIndex(where: { $0.isTrailing }),
      case .closure(let window) = call.arguments[place].value, window.body.count == 1,
      case .expression(let value) = window.body[0], let stack = value.base, stack.name == "ZStack",
      let content = stack.call.arguments.firstIndex(where: { $0.isTrailing }),
      case .closure(let layers) = stack.call.arguments[content].value
    else { return nil }
    let outer = BodyWalk.scope(of: window, call, place, callSite.scope)
    let scope = BodyWalk.scope(of: layers, stack.call, content, outer)
    return layers.body.lazy
      .map { callSite.resolver.views(in: [$0], scope) }
      .first { $0.candidates.contains { $0.screen.className.map(callSite.index.isDeclared) ?? false } }
  }
}
