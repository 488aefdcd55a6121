import VCModel
import VCSourceFacts

/// Values that represent screens: the code that maps them to views, and the code that sends them.
struct RouteTable {
  /// A place that maps values of a type to views.
  struct Mapping {
    var finding: Finding
    var type: String
    /// The properties whose value is shown; empty for a stack's path.
    var items: Set<VariableSymbol> = []
    /// An external value that determines the property; `nil` if any other bound value may be the item.
    var use: Use?
    /// Whether the mapping is for a single case, so that it does not apply to a value whose case is unknown.
    var isOfOneCase = false
    /// Whether the mapping is a coordinator's, triggered by its case.
    var isTriggered = false
    /// The places that determine the view inside a value, with their scopes.
    var creations: [Place: Scope] = [:]
    /// The place of the closure that receives the value from a stream.
    var closure: Place?
    var isPath: Bool { finding.relation == .destination && items.isEmpty && use == nil }
  }

  /// The destination of a sent value.
  enum Sink {
    case path
    /// The selection of a list around the link.
    case selection
    case item(VariableSymbol)
    /// The item of a sheet, in an object that a library declares.
    case sheet
    /// A part of the value assigned to a property.
    case part(of: VariableSymbol)
    /// A coordinator that is triggered with the case.
    case coordinator
    /// A stream that originates in one of these properties.
    case stream(Set<VariableSymbol>)
  }

  /// A place that sends a value.
  struct Send {
    var values: [CaseValue]
    var uses: [Use]
    /// The enum cases inside the value.
    var wrapped = Cases()
    var sink: Sink
    var place: Place
    var scope: Scope
    /// The conditions on parameters under which the value is sent.
    var guards: Set<CaseGuard> = []
    /// Whether this is a link, whose target depends on the value alone.
    var isLink = false
    /// The transition to the screen, if the sender determines it and not the mapping.
    var relation: MapTransition.Relation?
  }

  private(set) var mappings: [Mapping] = []
  private(set) var sends: [Send] = []
  /// Cases for which a coordinator also shows something unknown, so that the target is ambiguous.
  private(set) var openRoutes: Set<CaseValue> = []
  /// The mappings of closures that receive the cases of streams.
  var streamed: [Mapping] = []
  /// The mappings of properties whose value is an object rather than an enum case.
  var objects: [Mapping] = []
  /// The views created by each view, by name.
  private(set) var embedded: [String: Set<String>] = [:]
  /// The same for the functions that extensions of `View` declare, and the calls of those functions by each view.
  private(set) var additions = ViewAdditions()

  // MARK: Mappings

  /// Adds the mapping of a modifier with an item, if the item's cases select the views.
  /// - Returns: Whether the modifier is a mapping.
  mutating func add(_ finding: Finding, item: Expression, _ callSite: CallSite) -> Bool {
    let written = callSite.resolver.type(of: item, callSite.scope)?.plain.name
    let decided = finding.outcome.candidates.compactMap(\.value?.type)
    let containing = written.flatMap { Self.shownContent(finding, of: $0, callSite.resolver) }
    guard
      let type = containing ?? decided.first(where: { $0 == written }) ?? (written == nil ? decided.first : nil)
    else { return false }
    var mapping = Mapping(finding: finding, type: type)
    if let variable = callSite.resolver.boundVariable(item, callSite.scope) {
      mapping.items = [variable]
    } else if case .name(let name, _) = item, let local = callSite.scope.local(name.droppingDollar),
      case .parameter(let place) = local.source, let function = callSite.scope.context.function
    {
      mapping.use = .parameter(function, place)
    }
    mappings.append(mapping)
    return true
  }

  /// Adds the mapping of a modifier of the app that receives an enum property and a builder for its value.
  /// - Returns: Whether the cases select all of the views.
  mutating func add(_ finding: Finding, item: VariableSymbol, of type: TypeRef) -> Bool {
    let candidates = finding.outcome.candidates
    guard !candidates.isEmpty, candidates.allSatisfy({ $0.value?.type == type.name }) else { return false }
    mappings.append(Mapping(finding: finding, type: type.name, items: [item]))
    return true
  }

  /// Adds the mapping of views shown while a property has a certain case.
  /// - Returns: Whether there are views, and nothing else selects them.
  mutating func add(_ finding: Finding, shownBy demand: CaseDemand) -> Bool {
    guard !finding.outcome.candidates.isEmpty, finding.outcome.candidates.allSatisfy({ $0.value == nil }) else {
      return false
    }
    var mapping = Mapping(finding: finding, type: demand.value.type, items: demand.variables)
    mapping.isOfOneCase = true
    for place in mapping.finding.outcome.candidates.indices {
      mapping.finding.outcome.candidates[place].value = demand.value
      mapping.finding.outcome.candidates[place].place = nil
    }
    mappings.append(mapping)
    return true
  }

  /// Adds the mapping of a coordinator's transition for a case.
  mutating func add(_ finding: Finding, triggeredBy value: CaseValue) {
    guard finding.outcome.uses.isEmpty, !finding.outcome.candidates.isEmpty else {
      openRoutes.insert(value)
      return
    }
    var mapping = Mapping(finding: finding, type: value.type)
    mapping.isOfOneCase = true
    mapping.isTriggered = true
    mapping.finding.guards = []
    for place in mapping.finding.outcome.candidates.indices {
      mapping.finding.outcome.candidates[place].value = value
      mapping.finding.outcome.candidates[place].place = nil
    }
    mappings.append(mapping)
  }

  /// Adds the mapping for all values of a type.
  mutating func add(_ finding: Finding, for type: TypeRef) {
    mappings.append(Mapping(finding: finding, type: type.name))
  }

  /// Adds the mapping of a column whose view depends on a value.
  /// - Returns: Whether it depends on a value.
  mutating func add(_ finding: Finding, column: SplitColumn) -> Bool {
    guard column != .primary, let type = finding.outcome.candidates.compactMap(\.value?.type).first else {
      return false
    }
    mappings.append(Mapping(finding: finding, type: type))
    return true
  }

  // MARK: Sends

  mutating func visit(_ call: Call, _ callSite: CallSite) {
    guard let name = call.calledName else { return }
    if name.looksLikeType, let owner = callSite.owner,
      callSite.index.isDeclared(callSite.index.resolve(name, in: owner))
    {
      embedded[owner.name, default: []].insert(callSite.index.resolve(name, in: owner))
    }
    additions.visit(name, callSite)
    // An initialiser that the app adds also creates such a link.
    let isOwnLink = name == "init" && call.isDelegation && callSite.owner?.name == "NavigationLink"
    switch isOwnLink || RouteStack.links.contains(name) ? "NavigationLink" : name {
    case "NavigationLink": addLink(call, callSite)
    case "append": addElements(appendedBy: call, callSite)
    case "insert":
      guard call.argument("at") != nil, let list = call.receiver, let value = call.firstPlain else { return }
      addElement(value, to: list, call.position, callSite.scope, callSite.resolver)
    case _ where StreamTable.emittingCalls.contains(name):
      guard let stream = call.receiver, let value = call.firstPlain ?? call.argument("value") else { return }
      emission(value, into: stream, call.position, callSite.scope, callSite.resolver)
    case _ where RouteStack.sendingCalls[name] != nil || LibraryRouter.sendingCalls.contains(name):
      visit(sender: call, named: name, callSite)
    case "trigger":
      guard let route = call.firstPlain, let type = TransitionValue.routes(triggeredBy: call, callSite) else { return }
      add(route, type, .coordinator, call.position, callSite.scope, callSite.resolver)
    default: break
    }
  }

  /// Records the value of a link: `NavigationLink(value: route)`.
  private mutating func addLink(_ call: Call, _ callSite: CallSite) {
    guard let value = call.argument("value") else { return }
    let scope = callSite.scope
    let sink: Sink = scope.selection == nil ? .path : .selection
    if add(value, nil, sink, call.position, scope, callSite.resolver) {
      sends[sends.count - 1].isLink = scope.selection == nil
      sends[sends.count - 1].relation = RouteStack.relation(ofStyle: call.argument("style"))
    } else {
      let place = Place(file: scope.context.file, position: call.position)
      sends.append(Send(values: [.unknown], uses: [], sink: .path, place: place, scope: scope))
    }
  }

  /// Records values appended to a path or to a list of routes.
  private mutating func addElements(appendedBy call: Call, _ callSite: CallSite) {
    guard call.arguments.count == 1, let path = call.receiver else { return }
    let (scope, resolver) = (callSite.scope, callSite.resolver)
    let type = resolver.type(of: path, scope)?.plain
    if let type, let element = RouteStack.element(of: type, callSite.index), let route = call.firstPlain,
      RouteStack.parts(of: route) != nil
    {
      add(route: route, on: element, call.position, scope, resolver)
      return
    }
    guard type?.name == "NavigationPath" || Self.isPath(path, type?.element, resolver) else { return }
    let values = call.firstPlain.map { [$0] } ?? call.argument("contentsOf").map(Self.parts) ?? []
    for value in values { add(value, type?.element, .path, call.position, scope, resolver) }
    for value in values { addElement(value, to: path, call.position, scope, resolver) }
  }

  /// Records the value that a method of a library's stack or router sends.
  private mutating func visit(sender call: Call, named name: String, _ callSite: CallSite) {
    guard let receiver = call.receiver, let value = call.firstPlain,
      let type = callSite.resolver.type(of: receiver, callSite.scope)
    else { return }
    if let router = LibraryRouter(type, callSite.index) {
      let sink: Sink = name == "presentSheet" ? .sheet : .path
      add(value, router.type(sentBy: name), sink, call.position, callSite.scope, callSite.resolver)
    } else if let relation = RouteStack.sendingCalls[name],
      let element = RouteStack.element(of: type, callSite.index)
    {
      add(value, element.type, .path, call.position, callSite.scope, callSite.resolver, relation)
    }
  }

  mutating func visit(
    _ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) {
    let resolver = linker.resolver
    let parts = Self.parts(of: value)
    if !parts.isEmpty {
      let type = resolver.type(of: target, scope)?.plain
      if let element = type.flatMap({ RouteStack.element(of: $0, resolver.index) }) {
        for part in parts { add(route: part, on: element, position, scope, resolver) }
        return
      }
      let element = type?.element
      guard Self.isPath(target, element, resolver) else { return }
      for part in parts {
        add(part, element, .path, position, scope, resolver)
        addElement(part, to: target, position, scope, resolver)
      }
      return
    }
    addParts(target, value, position, scope, resolver)
    // `subject.value = .detail`
    if case .member(let stream?, "value", _) = target, emission(value, into: stream, position, scope, resolver) {
      return
    }
    guard Self.mayBeCase(value, scope), let type = resolver.type(of: target, scope)?.plain,
      resolver.isValueOfScreen(type.name)
    else { return }
    if case .member(let router?, LibraryRouter.sheetProperty, _) = target,
      resolver.type(of: router, scope).flatMap({ LibraryRouter($0, resolver.index) }) != nil
    {
      add(value, type, .sheet, position, scope, resolver)
    }
    guard let variable = resolver.boundVariable(target, scope)
    else { return }
    add(value, type, .item(variable), position, scope, resolver)
  }

  /// Records an enum case that is sent into a stream.
  /// - Returns: Whether the value is one.
  @discardableResult private mutating func emission(
    _ value: Expression, into stream: Expression, _ position: SourcePosition, _ scope: Scope, _ resolver: Resolver
  ) -> Bool {
    guard let variable = resolver.boundVariable(stream, scope), let type = resolver.caseType(ofStream: variable) else {
      return false
    }
    return add(value, type, .stream(resolver.origins(ofStream: stream, scope)), position, scope, resolver)
  }

  /// Records enum cases inside an assigned value: `current = Configuration(id: .help)`.
  private mutating func addParts(
    _ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ resolver: Resolver
  ) {
    guard case .call(let call) = value, call.calledName.map({ $0 == "init" || $0.looksLikeType }) ?? false,
      call.arguments.contains(where: { $0.label != nil && !$0.isTrailing }),
      let variable = resolver.boundVariable(target, scope), let type = resolver.type(of: variable)?.plain,
      resolver.index.isDeclared(type.name), resolver.index.symbol(type.name)?.kind != .enum
    else { return }
    let held = Self.wrapped(by: value, scope, type, resolver)
    guard !held.values.isEmpty || !held.uses.isEmpty else { return }
    sends.append(
      Send(
        values: held.values, uses: held.uses, sink: .part(of: variable),
        place: Place(file: scope.context.file, position: position), scope: scope))
  }

  /// Records the value that a list receives; a sheet may be bound to its first or last element.
  private mutating func addElement(
    _ value: Expression, to list: Expression, _ position: SourcePosition, _ scope: Scope, _ resolver: Resolver
  ) {
    guard let variable = resolver.boundVariable(list, scope),
      let element = resolver.type(of: variable)?.element?.plain, resolver.index.symbol(element.name)?.kind == .enum
    else { return }
    add(value, element, .item(variable), position, scope, resolver)
  }

  /// Records the value in a route of a library's stack.
  private mutating func add(
    route: Expression, on element: RouteStack.Element, _ position: SourcePosition, _ scope: Scope, _ resolver: Resolver
  ) {
    guard let (value, relation) = RouteStack.parts(of: route) else { return }
    add(value, element.type, .path, position, scope, resolver, relation)
  }

  @discardableResult private mutating func add(
    _ value: Expression, _ expected: TypeRef?, _ sink: Sink, _ position: SourcePosition, _ scope: Scope,
    _ resolver: Resolver, _ relation: MapTransition.Relation? = nil
  ) -> Bool {
    var isKnown = false
    for (value, inner) in resolver.alternatives(value, scope) {
      var found = resolver.cases(of: value, inner, expected: expected)
      // A value from another function does not depend on this function's parameters.
      if inner.context !== scope.context { found.uses = [] }
      guard !found.values.isEmpty || !found.uses.isEmpty else { continue }
      isKnown = true
      let wrapped = Self.wrapped(by: value, inner, expected, resolver)
      sends.append(
        Send(
          values: found.values, uses: found.uses, wrapped: wrapped, sink: sink,
          place: Place(file: scope.context.file, position: position), scope: scope, relation: relation))
    }
    return isKnown
  }

  /// Returns whether an expression is a stack's path, judging by its name, or an array of an enum, which may be one.
  private static func isPath(_ target: Expression, _ element: TypeRef?, _ resolver: Resolver) -> Bool {
    name(of: target).lowercased().hasSuffix("path")
      || element.map { resolver.isValueOfScreen($0.name) } ?? false
  }

  /// Returns the values in the array literals that an expression combines: `clears ? [page] : path + [page]`.
  private static func parts(of value: Expression) -> [Expression] {
    switch value {
    case .list(let parts): return parts
    case .choice(let parts, _), .other(let parts): return parts.flatMap(Self.parts)
    case .cast(let inner, _): return parts(of: inner)
    case .call(let call):
      guard let name = call.calledName, ["NavigationPath", "StackState", "Array", "init", "+="].contains(name) else {
        return []
      }
      return call.arguments.flatMap { $0.label == nil ? parts(of: $0.value) : [] }
    default: return []
    }
  }

  private static func name(of expression: Expression) -> String {
    switch expression {
    case .name(let name, _), .member(_, let name, _): name
    case .element(let base, _, _): name(of: base)
    default: ""
    }
  }

  /// Returns whether the assigned value may be an enum case, so that the target's type must be resolved.
  private static func mayBeCase(_ value: Expression, _ scope: Scope) -> Bool {
    switch value {
    case .member: true
    case .call(let call):
      call.receiver != nil || call.calledName?.looksLikeType ?? false
        || { if case .member = call.callee { true } else { false } }()
    case .choice(let parts, _): parts.contains { mayBeCase($0, scope) }
    case .name(let name, _): scope.local(name) != nil
    default: false
    }
  }
}

extension String {
  /// The name without the `$` of a binding.
  var droppingDollar: String { hasPrefix("$") && count > 1 ? String(dropFirst()) : self }
}
