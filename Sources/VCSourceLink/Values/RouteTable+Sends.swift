import VCModel
import VCSourceFacts

/// The code that sends values.
extension RouteTable {
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

  /// Records the value of a link: `NavigationLink(value: route)`, or `NavigationLink(state: Path.State.detail(page))` with a
  /// library's stack of states.
  private mutating func addLink(_ call: Call, _ callSite: CallSite) {
    guard let value = call.argument("value") ?? call.argument("state") else { return }
    let scope = callSite.scope
    let sink: Sink = scope.selection == nil ? .path : .selection
    let known = sends.count
    if add(value, nil, sink, call.position, scope, callSite.resolver) {
      for place in known..<sends.count {
        sends[place].isLink = scope.selection == nil
        sends[place].relation = RouteStack.relation(ofStyle: call.argument("style"))
      }
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
    var values = call.firstPlain.map { [$0] } ?? call.argument("contentsOf").map(Self.parts) ?? []
    // A list in which code collects what it reads, as a decoder does, is no path.
    if case .name(let name, _) = path, case .variable? = scope.local(name)?.source {
      values.removeAll { if case .call(let call) = $0 { resolver.isOfFunction(call, scope) } else { false } }
    }
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
      resolver.isValueOfScreen(type.name) || Self.isGeneric(target, scope, resolver)
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

  /// Records enum cases inside an assigned value: `current = Configuration(id: .help)`, `current = Tagged(.help)`.
  private mutating func addParts(
    _ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope, _ resolver: Resolver
  ) {
    guard case .call(let call) = value, call.calledName.map({ $0 == "init" || $0.looksLikeType }) ?? false,
      let variable = resolver.boundVariable(target, scope), let type = resolver.type(of: variable)?.plain,
      resolver.index.isDeclared(type.name), resolver.index.symbol(type.name)?.kind != .enum,
      call.arguments.contains(where: { !$0.isTrailing && ($0.label != nil || type.arguments.count == 1) })
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

  /// Returns whether the type of a property is a generic parameter of its own type, or an associated type of its protocol.
  private static func isGeneric(_ target: Expression, _ scope: Scope, _ resolver: Resolver) -> Bool {
    guard let variable = resolver.boundVariable(target, scope), let owner = variable.owner else { return false }
    return owner.generics.contains { $0.name == variable.declaration.type?.name }
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
