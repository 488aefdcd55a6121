import VCModel
import VCSourceFacts

/// `navigationController?.pushViewController(controller, animated: true)`.
enum PushCall: CallDetector {
  static let names: Set<String> = ["pushViewController"]

  static func findings(_ sight: Sight) -> [Finding] {
    guard let target = sight.call.firstPlain, !sight.isOfTheApp else { return [] }
    guard sight.call.arguments.count > 1 else { return [] }
    return [sight.finding(.push, by: sight.asker, to: target)]
  }
}
