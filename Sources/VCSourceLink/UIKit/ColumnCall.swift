import VCModel
import VCSourceFacts

/// `split.setViewController(controller, for: .secondary)`.
enum ColumnCall: CallDetector {
  static let names: Set<String> = ["setViewController"]

  static func findings(_ sight: Sight) -> [Finding] {
    guard let target = sight.call.firstPlain,
      case .member(_, let name, _)? = sight.call.argument("for") ?? sight.call.argument("forColumn"),
      let column = SplitColumn(rawValue: name), !sight.isOfTheApp
    else { return [] }
    var finding = sight.finding(.column, by: sight.asker, to: target)
    finding.column = column
    return [finding]
  }
}
