import VCModel
import VCSourceFacts

/// `NavigationLink` with its destination in it.
enum LinkView: CallDetector {
  static let names: Set<String> = ["NavigationLink"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    // By a library's `state:` a link sends a value as well.
    guard call.argument("value") == nil, call.argument("state") == nil, !isOwn(sight),
      let (value, place) = destination(of: call)
    else { return [] }
    var finding = Finding(
      .link, by: .own, to: Builder.shown(value, call, place, sight), at: call.position, in: sight.scope)
    finding.isSure = false
    return [finding]
  }

  /// `NavigationLink(.detail(item)) { label }`, by an initialiser of the app's own, which makes a link by value.
  private static func isOwn(_ sight: Sight) -> Bool {
    guard let functions = sight.index.symbol("NavigationLink")?.functions["init"],
      functions.contains(where: { Arguments($0, sight.call) != nil })
    else { return false }
    return sight.call.arguments.contains { argument in
      switch argument.value {
      case .member(nil, _, _): true
      case .call(let call): if case .member(nil, _, _) = call.callee { true } else { false }
      default: false
      }
    }
  }

  /// The argument `destination`, or the first closure where a title or a label stands for the link itself.
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
