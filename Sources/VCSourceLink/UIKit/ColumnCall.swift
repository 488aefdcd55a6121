import VCModel
import VCSourceFacts

/// `split.setViewController(controller, for: .secondary)`.
enum ColumnCall: CallDetector {
  static let names: Set<String> = ["setViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let target = callSite.call.firstPlain,
      case .member(_, let name, _)? = callSite.call.argument("for") ?? callSite.call.argument("forColumn"),
      let column = SplitColumn(rawValue: name), !callSite.isOfTheApp
    else { return [] }
    var finding = callSite.finding(.column, by: callSite.initiator, to: target)
    finding.presentation.column = column
    return [finding]
  }
}
