import VCModel
import VCSourceFacts

/// `.sheet(isPresented:) { … }`, `.fullScreenCover(item:) { … }`, `.popover(isPresented:) { … }`.
enum SheetModifier: CallDetector {
  static let names: Set<String> = ["sheet", "fullScreenCover", "popover"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    guard sight.isOnView, let first = call.arguments.first?.label, ["isPresented", "item", "store"].contains(first),
      let content = Builder.content(of: call, sight), !sight.isOfTheApp
    else { return [] }
    let relation: MapTransition.Relation =
      switch call.calledName {
      case "sheet": .sheet
      case "popover": .popover
      default: .fullScreenCover
      }
    var finding = Finding(relation, by: .own, to: content, at: call.position, in: sight.scope)
    finding.isBuilder = true
    finding.isSure = false
    if let bound = call.arguments.first?.value, let demand = sight.resolver.demand(ofBinding: bound, sight.scope),
      sight.linker.values.add(finding, shownBy: demand)
    {
      return []
    }
    guard let item = call.argument("item") ?? call.argument("store") else { return [finding] }
    var mapping = finding
    mapping.outcome = sight.resolver.withChoosers { Builder.content(of: call, sight) } ?? content
    guard sight.linker.values.add(mapping, item: item, sight) else {
      sight.linker.values.note(finding, object: item, sight)
      return [finding]
    }
    // A view that selects another one is itself the content of the sheet.
    return Set(mapping.outcome.things.map(\.screen)) == Set(content.things.map(\.screen)) ? [] : [finding]
  }
}

extension Sight {
  /// Whether the call may be a modifier of a view: its receiver, or the enclosing view.
  var isOnView: Bool { call.receiver != nil || owner.map { index.isView($0.name) } ?? false }
}

/// Views shown by builder arguments.
enum Builder {
  /// Returns the views of the closure with the label `content` or without a label, or of a function passed in its place.
  static func content(of call: Call, _ sight: Sight, labels: Set<String> = ["content"]) -> Outcome? {
    // If another closure comes first, as in `{ reload() } content: { … }`, the unlabelled one is not the content.
    let named = call.arguments.firstIndex { labels.contains($0.label ?? "") }
    let place = named ?? call.arguments.firstIndex { $0.isTrailing && $0.label == nil }
    return place.map { shown(call.arguments[$0].value, call, $0, sight) }
  }

  /// Returns the views of an argument: those of a closure's body, the result of a named function, or a view.
  static func shown(_ value: Expression, _ call: Call, _ place: Int, _ sight: Sight) -> Outcome {
    switch value {
    case .closure(let closure):
      return sight.resolver.views(in: closure.body, BodyWalk.scope(of: closure, call, place, sight.scope))
    case .name(let name, let position), .member(.name("self", _)?, let name, let position):
      // `content: makeSheet`, a reference to a method.
      let own = sight.owner.flatMap { sight.index.symbol($0.name)?.functions[name]?.first }
      let isType = sight.index.isDeclared(sight.index.resolve(name, in: sight.owner))
      let outcome = own == nil || isType ? sight.resolver.views(of: value, sight.scope) : Outcome()
      if !outcome.isEmpty { return outcome }
      guard let function = own else {
        // `content: DetailView.init`
        return outcome
      }
      let arguments = function.declaration.parameters.map { Argument($0.label, .literal("nil")) }
      return sight.resolver.views(of: .call(Call(.name(name, position), arguments, at: position)), sight.scope)
    case .member(let type?, "init", let position):
      return sight.resolver.views(of: .call(Call(type, [], at: position)), sight.scope)
    default: return sight.resolver.views(of: value, sight.scope)
    }
  }
}
