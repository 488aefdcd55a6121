import VCModel
import VCSourceFacts

/// `.sheet(isPresented:) { … }`, `.fullScreenCover(item:) { … }`, `.popover(isPresented:) { … }`.
enum SheetModifier: CallDetector {
  static let names: Set<String> = ["sheet", "fullScreenCover", "popover"]
  /// The labels of the binding; `store` and `unwrapping` are those of libraries.
  private static let labels = ["isPresented", "item", "store", "unwrapping"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard callSite.isOnView, let first = call.arguments.first?.label, Self.labels.contains(first),
      let content = Builder.content(of: call, callSite), !callSite.isOfTheApp
    else { return [] }
    let relation: MapTransition.Relation =
      switch call.calledName {
      case "sheet": .sheet
      case "popover": .popover
      default: .fullScreenCover
      }
    var finding = Finding(relation, by: callSite.modified, to: content, at: call.position, in: callSite.scope)
    finding.target.isInBuilder = true
    finding.target.isCertain = false
    if let bound = call.arguments.first?.value, let demand = callSite.resolver.demand(ofBinding: bound, callSite.scope),
      callSite.traversal.found.routes.add(finding, shownBy: demand)
    {
      return []
    }
    guard let item = Self.labels.dropFirst().lazy.compactMap(call.argument).first ?? caseBehindFlag(callSite) else {
      return [finding]
    }
    var mapping = finding
    mapping.target.outcome = callSite.resolver.withChoosers { Builder.content(of: call, callSite) } ?? content
    guard callSite.traversal.found.routes.add(mapping, item: item, callSite) else {
      callSite.traversal.found.routes.note(finding, object: item, callSite)
      return [finding]
    }
    // Which type's view it is, only the value tells.
    if let type = callSite.resolver.type(of: item, callSite.scope)?.plain, RouteTable.isAnyType(type, callSite.index) {
      return []
    }
    // A view that selects another one is itself the content of the sheet.
    return Set(mapping.target.outcome.candidates.map(\.screen)) == Set(content.candidates.map(\.screen))
      ? [] : [finding]
  }
}

extension SheetModifier {
  /// Returns the binding to an enum's case from which code derives whether the sheet is presented:
  /// `isPresented: $page.isPresent()`, `Binding(isNotNil: $page)`.
  private static func caseBehindFlag(_ callSite: CallSite) -> Expression? {
    let binding: Expression?
    switch callSite.call.argument("isPresented") {
    case .call(let call)?: binding = call.calledName == "Binding" ? call.arguments.first?.value : call.receiver
    case .member(let base, _, _)?: binding = base
    default: binding = nil
    }
    guard let binding, let variable = callSite.resolver.boundVariable(binding, callSite.scope),
      let type = callSite.resolver.type(of: variable)?.plain, callSite.index.symbol(type.name)?.kind == .enum
    else { return nil }
    return binding
  }
}

extension CallSite {
  /// Whether the call may be a modifier of a view: its receiver, or the enclosing view.
  var isOnView: Bool { call.receiver != nil || owner.map { index.isView($0.name) } ?? false }

  /// The source of a transition by a modifier: in the code of an app, which is no screen, the view that it is applied to.
  var modified: Initiator {
    guard let owner, index.ancestry(of: owner.name).contains("App"), let view = call.receiver else { return .own }
    let screens = Set(resolver.views(of: view, scope).candidates.map(\.screen))
    guard let screen = screens.first, screens.count == 1 else { return .own }
    return .screen(screen)
  }
}

/// Views shown by builder arguments.
enum Builder {
  /// Returns the views of the closure with the label `content` or without a label, or of a function passed in its place.
  static func content(of call: Call, _ callSite: CallSite, labels: Set<String> = ["content"]) -> Outcome? {
    // If another closure comes first, as in `{ reload() } content: { … }`, the unlabelled one is not the content.
    let named = call.arguments.firstIndex { labels.contains($0.label ?? "") }
    let place = named ?? call.arguments.firstIndex { $0.isTrailing && $0.label == nil }
    return place.map { shown(call.arguments[$0].value, call, $0, callSite) }
  }

  /// Returns the views of an argument: those of a closure's body, the result of a named function, or a view.
  static func shown(_ value: Expression, _ call: Call, _ place: Int, _ callSite: CallSite) -> Outcome {
    switch value {
    case .closure(let closure):
      return callSite.resolver.views(in: closure.body, BodyWalk.scope(of: closure, call, place, callSite.scope))
    case .name(let name, let position), .member(.name("self", _)?, let name, let position):
      // `content: makeSheet`, a reference to a method.
      let own = callSite.owner.flatMap { callSite.index.symbol($0.name)?.functions[name]?.first }
      let isType = callSite.index.isDeclared(callSite.index.resolve(name, in: callSite.owner))
      let outcome = own == nil || isType ? callSite.resolver.views(of: value, callSite.scope) : Outcome()
      if !outcome.isEmpty { return outcome }
      guard let function = own else {
        // `content: DetailView.init`
        return outcome
      }
      let arguments = function.declaration.parameters.map { Argument($0.label, .literal("nil")) }
      return callSite.resolver.views(of: .call(Call(.name(name, position), arguments, at: position)), callSite.scope)
    // `content: \.view`
    case .keyPath(_, let names):
      let member = names.reduce(.name("$0", call.position)) { Expression.member($0, $1, call.position) }
      let closure = Closure(parameters: [], body: [.expression(member)], position: call.position)
      return callSite.resolver.views(in: closure.body, BodyWalk.scope(of: closure, call, place, callSite.scope))
    case .member(let type?, "init", let position):
      return callSite.resolver.views(of: .call(Call(type, [], at: position)), callSite.scope)
    default: return callSite.resolver.views(of: value, callSite.scope)
    }
  }
}
