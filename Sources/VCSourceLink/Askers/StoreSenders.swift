import VCModel
import VCSourceFacts

/// The views that send the actions of reducers, as in The Composable Architecture: a reducer shows a screen when the view of
/// one of its children, `.path(.element(id: _, action: .list(.tapped)))`, or its own view sends an action.
final class StoreSenders {
  private let linker: Linker
  private let routes: RouteTable
  private lazy var own: [String: [Screen]] = findOwn()
  private lazy var scoped: [String: [Screen]] = findScoped()
  private lazy var sent: [String: [Screen]] = findSent()
  /// Cases of a library's actions before the action of a child.
  private static let wrappers: Set<String> = ["element", "presented", "routeAction"]

  init(_ linker: Linker, _ routes: RouteTable) {
    self.linker = linker
    self.routes = routes
  }

  /// Returns the views that send the actions to which a reducer responds with a transition, or else the view of the reducer.
  func screens(of finding: Finding) -> [Screen] {
    guard let reducer = finding.site.owner?.name.withoutState else { return [] }
    var found: [Screen] = []
    for action in finding.circumstances.actions {
      let senders = senders(of: action, reducer)
      // If one of the senders is unknown, the others would be a part of the truth.
      if senders.isEmpty { return view(of: reducer) }
      found.formUnion(senders)
    }
    return found.isEmpty ? view(of: reducer) : found
  }

  /// Returns the view that shows the routes of a reducer, of which a finding is the root.
  func screens(withRoot finding: Finding) -> [Screen] {
    guard finding.relation == .root, finding.target.via != nil, let owner = finding.site.owner else { return [] }
    return view(of: owner.name.withoutState)
  }

  /// Returns the only view that holds the store of a reducer.
  private func view(of reducer: String) -> [Screen] { own[reducer].flatMap { $0.count == 1 ? $0 : nil } ?? [] }

  private func senders(of action: [String], _ reducer: String) -> [Screen] {
    if let wrapper = action.firstIndex(where: Self.wrappers.contains) {
      guard wrapper + 1 < action.count else { return [] }
      return routes.screens(ofCase: action[wrapper + 1], of: values(routedBy: reducer), orTypesIn: reducer)
    }
    if action.count > 1, let child = scoped["\(reducer).\(action[0])"] { return child.inOrder }
    // `guard case .routeAction(_, action: let action) = action`, `case .home(.tapped)`
    if action.count > 1, let values = values(routedBy: reducer), linker.index.symbol(values)?.cases[action[0]] != nil {
      return routes.screens(ofCase: action[0], of: values, orTypesIn: reducer)
    }
    guard let views = own[reducer] else { return [] }
    // Several views may hold the store; then those count that send the action.
    return views.count == 1 ? views : sent(action, to: reducer).inOrder
  }

  /// Returns the type of the values in the routes of a reducer.
  private func values(routedBy reducer: String) -> String? {
    linker.resolver.routes(ofState: "\(reducer).State")?.plain.name
  }

  /// Returns the views that send an action with the action inside it, `.view(.tapped)`; if no view does, those that send the
  /// outer one.
  private func sent(_ action: [String], to reducer: String) -> [Screen] {
    guard let outer = action.first else { return [] }
    let whole = "\(reducer).\(outer)"
    guard action.count > 1, sent.keys.contains(where: { $0.hasPrefix("\(whole).") }) else { return sent[whole] ?? [] }
    return sent["\(whole).\(action[1])"] ?? []
  }

  /// Returns the views that hold the store of a reducer, by the reducer's name.
  private func findOwn() -> [String: [Screen]] {
    var found: [String: [Screen]] = [:]
    for type in linker.index.orderedTypes where type.isDeclared && linker.index.isView(type.name) {
      for variable in type.allVariables where variable.declaration.getter == nil {
        guard let store = linker.resolver.type(of: variable), let state = linker.resolver.state(ofStore: store) else {
          continue
        }
        found[state.name.withoutState, default: []].formUnion([.type(type.name)])
      }
    }
    return found
  }

  /// Returns the views that send an action to a reducer's store, by the reducer's name and the action: `store.send(.tapped)`.
  /// Actions inside another one count with it and without it.
  private func findSent() -> [String: [Screen]] {
    var found: [String: [Screen]] = [:]
    for (call, scope) in linker.record.calls(named: ["send"]) {
      guard var action = call.firstPlain?.impliedCases, !action.isEmpty, let view = scope.context.owner,
        linker.index.isView(view.name)
      else { continue }
      // The macro `@ViewAction` adds `send(_:)` to the view, for the actions inside `view`.
      if call.receiver == nil { action.insert("view", at: 0) }
      let store = call.receiver ?? .name("store", call.position)
      guard let type = linker.resolver.type(of: store, scope),
        let state = linker.resolver.state(ofStore: type.plain)
      else { continue }
      for depth in 1...action.count {
        let path = ([state.name.withoutState] + action.prefix(depth)).joined(separator: ".")
        found[path, default: []].formUnion([.type(view.name)])
      }
    }
    return found
  }

  /// Returns the views that receive a part of a reducer's store, by the reducer's name and the part's action:
  /// `ListView(store: store.scope(state: \.list, action: \.list))`.
  private func findScoped() -> [String: [Screen]] {
    var found: [String: [Screen]] = [:]
    for (call, scope) in linker.record.orderedCalls {
      guard case .call(let part)? = call.argument("store"), part.calledName == "scope", let base = part.receiver,
        case .keyPath(_, let names)? = part.argument("action"), names.count == 1,
        case .constructor(let type) = linker.resolver.callee(of: call, scope), linker.index.isView(type.name),
        let store = linker.resolver.type(of: base, scope), let state = linker.resolver.state(ofStore: store.plain)
      else { continue }
      found["\(state.name.withoutState).\(names[0])", default: []].formUnion([.type(type.name)])
    }
    return found
  }
}

extension Expression {
  /// The names of an enum's case without the enum's name, `.tapped`, and of the case inside it, `.view(.tapped(row))`.
  fileprivate var impliedCases: [String] {
    switch self {
    case .member(nil, let name, _): [name]
    case .call(let call) where call.receiver == nil:
      call.calledName.map { [$0] + (call.firstPlain?.impliedCases ?? []) } ?? []
    default: []
    }
  }
}

extension [Screen] {
  /// The screens by class name, and in their present order if they have the same class.
  var inOrder: [Screen] {
    enumerated().sorted { ($0.element.className ?? "", $0.offset) < ($1.element.className ?? "", $1.offset) }
      .map(\.element)
  }
}

extension String {
  /// The reducer's name for the name of its state.
  fileprivate var withoutState: String { hasSuffix(".State") ? String(dropLast(".State".count)) : self }
}

extension RouteTable {
  /// Returns the screens for a case of an enum, or of one that a type contains, whichever stack or sheet shows them.
  func screens(ofCase name: String, of type: String?, orTypesIn owner: String) -> [Screen] {
    var found: [Screen] = []
    for mapping in mappings where mapping.type == type || mapping.type.hasPrefix("\(owner).") {
      for candidate in mapping.finding.target.outcome.candidates where candidate.value?.name == name {
        found.formUnion([candidate.screen])
      }
    }
    return found
  }
}
