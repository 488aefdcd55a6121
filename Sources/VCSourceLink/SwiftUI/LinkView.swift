import VCModel
import VCSourceFacts

/// `NavigationLink` with its destination in it.
enum LinkView: CallDetector {
  static let names: Set<String> = ["NavigationLink"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    guard call.argument("value") == nil, let (value, place) = destination(of: call) else { return [] }
    var finding = Finding(
      .link, by: .own, to: Builder.shown(value, call, place, sight), at: call.position, in: sight.scope)
    finding.isSure = false
    return [finding]
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
