import VCModel
import VCSourceFacts

/// `.navigationDestination(for:)`, `(isPresented:)` and `(item:)`.
enum DestinationModifier: CallDetector {
  static let names: Set<String> = ["navigationDestination"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    let content = sight.resolver.withChoosers { Builder.content(of: call, sight, labels: ["destination"]) }
    guard let content else { return [] }
    var finding = Finding(.destination, by: .own, to: content, at: call.position, in: sight.scope)
    finding.isSure = false
    if let bound = call.argument("isPresented") ?? call.argument("item"),
      let demand = sight.resolver.demand(ofBinding: bound, sight.scope),
      sight.linker.values.add(finding, shownBy: demand)
    {
      return []
    }
    if let item = call.argument("item"), sight.linker.values.add(finding, item: item, sight) { return [] }
    if let type = call.argument("for"), var value = sight.resolver.type(of: type, sight.scope) {
      value.isMeta = false
      sight.linker.values.add(finding, for: value)
      return []
    }
    return [finding]
  }
}
