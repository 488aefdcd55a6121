import VCModel
import VCSourceFacts

/// `NavigationLink` with an inline destination.
enum LinkView: CallDetector {
  static let names: Set<String> = ["NavigationLink"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    // A link with a library's `state:` argument also sends a value.
    guard call.argument("value") == nil, call.argument("state") == nil, !isOwn(callSite),
      let (value, place) = destination(of: call)
    else { return [] }
    var finding = Finding(
      .link, by: .own, to: Builder.shown(value, call, place, callSite), at: call.position, in: callSite.scope)
    finding.target.isCertain = false
    return [finding]
  }

  /// Returns whether a link uses one of the app's initialisers that create a link by value:
  /// `NavigationLink(.detail(item)) { label }`.
  private static func isOwn(_ callSite: CallSite) -> Bool {
    guard let functions = callSite.index.symbol("NavigationLink")?.functions["init"],
      functions.contains(where: { Arguments($0, callSite.call) != nil })
    else { return false }
    return callSite.call.arguments.contains { argument in
      switch argument.value {
      case .member(nil, _, _): true
      case .call(let call): if case .member(nil, _, _) = call.callee { true } else { false }
      default: false
      }
    }
  }

  /// Returns the argument `destination`, or the first closure if a title or a label describes the link.
  private static func destination(of call: Call) -> (Expression, Int)? {
    if let place = call.arguments.firstIndex(where: { $0.label == "destination" }) {
      return (call.arguments[place].value, place)
    }
    guard let place = call.arguments.firstIndex(where: \.isTrailing), call.arguments[place].label == nil else {
      return nil
    }
    return (call.arguments[place].value, place)
  }
}
