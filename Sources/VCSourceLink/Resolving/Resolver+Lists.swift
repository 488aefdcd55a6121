import VCModel
import VCSourceFacts

/// The elements of arrays, as far as they are explicit in the code.
extension Resolver {
  /// Returns the elements of an array, as far as they are explicit in the code.
  func elements(of expression: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    limitingDepth([]) { explicitElements(expression, scope) }
  }

  private func explicitElements(_ expression: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    switch expression {
    case .list(let parts): return parts.map { ($0, scope) }
    case .dictionary(let parts): return stride(from: 1, to: parts.count, by: 2).map { (parts[$0], scope) }
    case .cast(let inner, _): return elements(of: inner, scope)
    case .choice(let parts, let condition):
      return scope.alternatives(parts, when: condition).flatMap { elements(of: $0.value, $0.scope) }
    case .other(let parts): return parts.flatMap { elements(of: $0, scope) }
    case .name(let name, _):
      if let local = scope.local(name) {
        return once(local, []) { values(ofList: local).flatMap { elements(of: $0.value, $0.scope) } }
      }
      return variable(name, scope).map(elements(of:)) ?? []
    case .member(let base?, "allCases", let position):
      guard let type = type(of: base, scope), type.isMeta, let symbol = index.symbol(type.name) else { return [] }
      if let declared = symbol.variables["allCases"] { return elements(of: declared) }
      let cases = symbol.cases.values.sorted { $0.position < $1.position }
      return cases.filter(\.parameters.isEmpty).map { (.member(base, $0.name, position), scope) }
    case .member(let base?, let name, _):
      guard let owner = type(of: base, scope), let variable = index.variable(name, of: owner.name) else { return [] }
      return elements(of: variable)
    case .call(let call): return elements(ofResultOf: call, scope)
    default: return []
    }
  }

  /// Returns the values of a local that stands for a list; for one that is a part of the elements of another list,
  /// `ForEach(sections, id: \.0) { title, routes in … }`, those parts.
  private func values(ofList local: Local) -> [(value: Expression, scope: Scope)] {
    repetition(of: local).map(elements(in:)) ?? local.values
  }

  /// A list whose elements a closure's parameter stands for one by one, and the part of each tuple that it is.
  typealias Repetition = (list: Expression, scope: Scope, part: Int?)

  /// Returns the list whose elements a local stands for: `ForEach(routes) { route in … }`; `nil` for any other local.
  func repetition(of local: Local) -> Repetition? {
    guard case .closureParameter(let position, let argument, let call, let scope) = local.source,
      let list = call.iteratedList, case .closure(let closure) = call.arguments[argument].value
    else { return nil }
    return (list, scope, closure.parameters.count > 1 ? position : nil)
  }

  /// Returns the elements, or their parts, that a local stands for.
  func elements(in repetition: Repetition) -> [(value: Expression, scope: Scope)] {
    let elements = elements(of: repetition.list, repetition.scope)
    guard let part = repetition.part else { return elements }
    return elements.flatMap { self.part(part, of: $0.value, $0.scope) }
  }

  /// Returns the elements of the list that a call returns.
  private func elements(ofResultOf call: Call, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    if let mapped = mappedByClosure(call, scope) { return mapped }
    let made = containers(mappedBy: call, scope)
    if !made.isEmpty { return made.map { (.call($0.call), $0.scope) } }
    // `screens.map(wrapped)`
    if let mapped = mappedByFunction(call, scope) { return mapped }
    // `routers.map(\.viewController)`
    if let (list, property) = call.mappedProperty {
      return elementsOrPlaceholder(list, call, scope).map { (.member($0.value, property, call.position), $0.scope) }
    }
    // `routes += [.help]`
    if call.calledName == "+=" { return call.arguments.flatMap { elements(of: $0.value, scope) } }
    guard case .functions(let functions, _) = callee(of: call, scope) else {
      let selector = call.selector ?? ""
      if selector.hasPrefix("arrayWithObject") || selector.hasPrefix("initWithObject") {
        return call.arguments.map { ($0.value, scope) }
      }
      if call.calledName == "enumerated", let list = call.receiver {
        return elements(of: list, scope).enumerated().map { position, element in
          (.tuple([Argument("offset", .literal("\(position)")), Argument("element", element.value)]), element.scope)
        }
      }
      // `Array(routes.reversed())`
      let copied = call.calledName == "Array" && call.receiver == nil ? call.firstPlain : nil
      return (copied ?? call.rearrangedList).map { elements(of: $0, scope) } ?? []
    }
    return functions.flatMap { function in
      let made = onceElements(function) { results(of: function).flatMap { elements(of: $0.value, $0.scope) } }
      let passed = elements(passedThrough: function, call, scope)
      // Elements that the function only selects are known where it is called.
      return passed.isEmpty || made.contains { !screens(of: $0.value, $0.scope).candidates.isEmpty } ? made : passed
    }
  }

  /// Returns the elements of the list that a function takes and returns, perhaps in another order.
  private func elements(
    passedThrough function: FunctionSymbol, _ call: Call, _ scope: Scope
  ) -> [(value: Expression, scope: Scope)] {
    let declaration = function.declaration
    guard let type = declaration.result, type.name == "Array",
      let place = declaration.parameters.firstIndex(where: { $0.type == type }),
      let places = Arguments(function, call)?.positions, place < places.count, let position = places[place]
    else { return [] }
    return elements(of: call.arguments[position].value, scope)
  }

  /// Returns the results of a closure for each element of a list: `names.map { Detail(name: $0) }`.
  private func mappedByClosure(_ call: Call, _ scope: Scope) -> [(value: Expression, scope: Scope)]? {
    guard let name = call.calledName, Self.isMap(name), let base = call.receiver,
      case .closure(let closure)? = call.arguments.first?.value
    else { return nil }
    let list = elements(of: base, scope)
    // Each element of an unknown list becomes such a controller.
    if list.isEmpty { return collectResults(closure.body, BodyWalk.scope(of: closure, call, 0, scope)) }
    // The list's type is needed for `.home`, and for the labels of tuples.
    let hasImplicitMembers = list.contains { $0.value.implicitMember != nil }
    let type = self.type(of: base, scope)?.element
      .flatMap { hasImplicitMembers || $0.isTuple ? $0.plain.written : nil }
    return list.flatMap { element -> [(value: Expression, scope: Scope)] in
      let inner = Scope(in: scope)
      let value = Local(type: type, values: [(element.value, element.scope)])
      inner.define(closure.parameters.first?.name ?? "$0", value)
      if closure.parameters.count > 1 { define(closure.parameters, as: element, in: inner) }
      return collectResults(closure.body, inner)
    }
  }

  /// Defines the parameters of a closure that takes the elements of a tuple: `pages.map { title, page in … }`.
  private func define(_ parameters: [Parameter], as tuple: (value: Expression, scope: Scope), in scope: Scope) {
    for (place, parameter) in parameters.enumerated() {
      scope.define(parameter.name, Local(.part(place), values: [tuple]))
    }
  }

  /// Returns whether a method returns a list of the results of its closure; libraries for Objective-C put a prefix before its
  /// name, as in `bk_map:`.
  private static func isMap(_ name: String) -> Bool {
    let plain = name.utf8.prefix(4).firstIndex(of: UInt8(ascii: "_")).map { name[name.index(after: $0)...] }
    return ["map", "compactMap", "flatMap"].contains(plain ?? name[...])
  }

  /// Returns the elements of a list to which a function that is passed by name is applied.
  private func mappedByFunction(_ call: Call, _ scope: Scope) -> [(value: Expression, scope: Scope)]? {
    guard let name = call.calledName, ["map", "compactMap"].contains(name), let list = call.receiver,
      let reference = call.firstPlain, let function = function(passedAs: reference, scope)
    else { return nil }
    return elementsOrPlaceholder(list, call, scope).map { element in
      let inner = Scope(in: scope)
      inner.define("$0", Local(values: [(element.value, element.scope)]))
      let argument = Argument(function.declaration.parameters.first?.label, .name("$0", call.position))
      return (.call(Call(reference, [argument], at: call.position)), inner)
    }
  }

  /// Returns the calls that wrap each element of a list in a container: `screens.map(UINavigationController.init)`.
  ///
  /// The position of each call is that of its element, so that the containers are distinct.
  func containers(mappedBy call: Call, _ scope: Scope) -> [(call: Call, scope: Scope)] {
    guard let name = call.calledName, Self.isMap(name), let list = call.receiver,
      case .member(let container?, "init", _)? = call.firstPlain, let type = type(of: container, scope),
      type.isMeta, index.controllerKind(type.plain.name) == .navigation
    else { return [] }
    return elements(of: list, scope).map { element in
      let argument = Argument("rootViewController", element.value)
      return (Call(container, [argument], at: element.value.position ?? call.position), element.scope)
    }
  }

  /// Returns the elements of a list, or one that stands for all of them if they are unknown.
  private func elementsOrPlaceholder(_ list: Expression, _ call: Call, _ scope: Scope) -> [(
    value: Expression, scope: Scope
  )] {
    let found = elements(of: list, scope)
    return found.isEmpty ? [(.element(list, [], call.position), scope)] : found
  }

  /// Returns the own function that an expression denotes without calling it.
  private func function(passedAs reference: Expression, _ scope: Scope) -> FunctionSymbol? {
    guard let name = reference.ownProperty, scope.local(name) == nil, let owner = scope.context.owner else {
      return nil
    }
    return index.ancestry(of: owner.name).lazy.compactMap { self.index.symbol($0)?.functions[name]?.first }.first
  }

  /// Returns whether the known elements of an array are in order. For a property that is appended to, they are only if a
  /// single function adds all of them unconditionally.
  func isInOrder(_ elements: [(value: Expression, scope: Scope)], of list: Expression, _ scope: Scope) -> Bool {
    guard let first = elements.first, let variable = boundVariable(list, scope) else { return true }
    let isOneFunctions = elements.allSatisfy { $0.scope.context === first.scope.context }
    if isOneFunctions, self.elements(appendedTo: variable).isEmpty, assignments(to: variable).count < 2 { return true }
    return isOneFunctions && elements.allSatisfy { $0.scope.parent == nil }
  }

  /// Returns the external values that determine an array.
  func usesOfList(_ expression: Expression, _ scope: Scope) -> [Use] {
    limitingDepth([]) {
      switch expression {
      case .cast(let inner, _): return usesOfList(inner, scope)
      case .choice(let parts, _): return parts.flatMap { usesOfList($0, scope) }
      case .member(.name("self", _)?, let name, _): return variable(name, scope).map(usesOfList) ?? []
      case .name(let name, _):
        guard let local = scope.local(name) else { return variable(name, scope).map(usesOfList) ?? [] }
        switch local.source {
        case .parameter(let place): return scope.context.function.map { [.parameter($0, place)] } ?? []
        case .newValue(let variable): return [.assigned(variable)]
        default: return once(local, []) { local.values.flatMap { usesOfList($0.value, $0.scope) } }
        }
      case .call(let call):
        if let list = call.rearrangedList { return usesOfList(list, scope) }
        guard let (list, property) = call.mappedProperty, property == Self.controllerBehindProtocol else { return [] }
        return usesOfList(list, scope)
      default: return []
      }
    }
  }

  /// Returns a property that may be a list of controllers which other code supplies.
  private func usesOfList(_ variable: VariableSymbol) -> [Use] {
    guard variable.declaration.getter == nil, variable.owner != nil, let list = type(of: variable) else { return [] }
    let isUntyped = ["NSArray", "NSMutableArray"].contains(list.name) && list.arguments.isEmpty
    let isOfControllers = list.element.flatMap { index.controllerKind($0.plain.name) } != nil
    return isUntyped || isOfControllers ? [.property(variable)] : []
  }

  private func elements(of variable: VariableSymbol) -> [(value: Expression, scope: Scope)] {
    once(variable, []) {
      let scope = variable.scope
      let values = (variable.declaration.value.map { [($0, scope)] } ?? []) + results(of: variable)
      let written = (values + assignments(to: variable)).flatMap { elements(of: $0.0, $0.1) }
      return written + elements(appendedTo: variable)
    }
  }
}

extension Call {
  /// The list whose elements the call returns, all or some, in the same or another order: `controllers.reversed()`.
  fileprivate var rearrangedList: Expression? {
    guard let calledName else { return nil }
    // A part of all cases is not known.
    if case .member(_, "allCases", _)? = receiver, !["reversed", "sorted"].contains(calledName) { return nil }
    return Self.rearranging.contains(calledName) ? receiver : nil
  }

  private static let rearranging: Set<String> = [
    "reversed", "sorted", "filter", "dropFirst", "dropLast", "prefix", "suffix",
  ]

  /// The list and the property of its elements that the call returns: `controllers.map(\.view)`.
  fileprivate var mappedProperty: (list: Expression, property: String)? {
    guard let name = calledName, ["map", "compactMap"].contains(name), let receiver,
      case .keyPath(_, let names)? = firstPlain, names.count == 1
    else { return nil }
    return (receiver, names[0])
  }
}
