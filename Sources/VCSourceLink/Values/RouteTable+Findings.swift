import VCModel
import VCSourceFacts

/// The connection of code that sends values with code that maps them to views.
extension RouteTable {
  /// Returns the transitions made by values, including those of each mapping itself.
  func findings(_ linker: Linker) -> [Finding] {
    let mappings = mappings.flatMap { Self.given($0, linker, hops: 0) }.map { mapping in
      var mapping = mapping
      if let use = mapping.use { mapping.items = Self.variables(of: use, linker) }
      mapping.items = Set(mapping.items.flatMap { Self.origins(of: $0, linker) })
      return mapping
    }
    let wrapped = wrappedMappings(linker)
    let inner = Set(wrapped.map(\.mapping.type) + mappings.filter(\.isInWrapper).map(\.type))
    let wrappers = Set(wrapped.map(\.wrapper))
    let all = mappings.filter { !$0.isPath || !wrappers.contains($0.type) } + wrapped.map(\.mapping)
    let byType = Dictionary(grouping: all, by: \.type)
    var findings: [Finding] = []
    var sent = SentValues(mappings: all)
    for send in sends {
      for send in resolved(send.unwrapped(inner, linker), linker) {
        for value in send.values {
          let typed = value == .unknown ? all : byType[value.type] ?? []
          let found = transitions(for: value, send, typed, linker)
          sent.insert(value, of: send, isFound: !found.isEmpty)
          findings += found
        }
      }
    }
    let selected = Set(
      sends.filter { if case .selection = $0.sink { true } else { false } }.flatMap { $0.values.map(\.type) })
    let selections = selected.sorted().filter { type in
      !mappings.contains { $0.type == type && $0.finding.relation == .column }
    }
    .flatMap { self.selections(of: $0, linker) }
    for mapping in all + selections {
      if !mapping.creations.isEmpty, byType[mapping.type]?.count != 1 { continue }
      findings += mapped(mapping, &sent)
    }
    return findings + objectFindings(linker)
  }

  /// Returns the links whose value is of a type of the app for which no destination exists.
  func strayLinks(_ linker: Linker) -> [(place: Place, type: String)] {
    sends.filter(\.isLink).compactMap { send in
      guard send.uses.isEmpty, let type = send.values.first?.type, linker.index.isDeclared(type),
        send.values.allSatisfy({ $0.type == type }), linker.index.symbol(type)?.kind != .protocol,
        !mappings.contains(where: { $0.isPath && ($0.type == type || !linker.index.isDeclared($0.type)) })
      else { return nil }
      return (send.place, type)
    }
  }

  // MARK: Sends

  /// Resolves a send whose value is a parameter or an injected property into the sends of all places that supply it.
  func resolved(_ send: Send, _ linker: Linker) -> [Send] {
    var seen: [Expansion: Int] = [:]
    return resolved(send, linker, hops: 0, &seen)
  }

  /// An external value whose suppliers were examined, under some conditions: examining it again would find the same.
  private struct Expansion: Hashable {
    var use: Use
    var guards: Set<CaseGuard>
  }

  private func resolved(_ send: Send, _ linker: Linker, hops: Int, _ seen: inout [Expansion: Int]) -> [Send] {
    guard !send.uses.isEmpty, hops < LinkLimits.callsToSentValue else { return send.values.isEmpty ? [] : [send] }
    var result: [Send] = []
    if !send.values.isEmpty {
      var own = send
      own.uses = []
      result.append(own)
    }
    for use in send.uses {
      let expansion = Expansion(use: use, guards: send.guards.union(send.scope.guards))
      // A shorter way leaves room for more hops.
      guard seen[expansion].map({ hops < $0 }) ?? true else { continue }
      seen[expansion] = hops
      let declared = Self.type(of: use, linker)
      for supplier in linker.suppliers(ofValue: use) + Self.ownAssignments(use, linker) {
        guard let guards = Self.guards(of: send, use, supplier, linker) else { continue }
        let expected = Self.type(declared, of: use, for: supplier, linker)
        for (value, scope) in linker.resolver.alternatives(supplier.value, supplier.scope) {
          guard Self.mayBe(value, scope, send, use, linker) else { continue }
          var found = linker.resolver.cases(of: value, scope, expected: expected)
          if scope.context !== supplier.scope.context { found.uses = [] }
          guard !found.values.isEmpty || !found.uses.isEmpty else { continue }
          var next = Send(
            values: found.values, uses: found.uses,
            wrapped: Self.wrapped(by: value, scope, expected, linker.resolver), sink: send.sink,
            place: Place(file: supplier.scope.context.file, position: supplier.position), scope: supplier.scope)
          next.guards = guards
          next.relation = send.relation
          result += resolved(next, linker, hops: hops + 1, &seen)
        }
      }
    }
    return result
  }

  /// Returns the conditions that remain for a value that a caller supplies; `nil` if the value does not satisfy them.
  private static func guards(
    of send: Send, _ use: Use, _ supplier: Linker.ValueSupplier, _ linker: Linker
  ) -> Set<CaseGuard>? {
    guard case .parameter(let function, _) = use, let call = supplier.call else { return supplier.scope.guards }
    let given = Resolver.Given(code: .function(function), call: call, scope: supplier.scope)
    return linker.resolver.remainingGuards(send.guards.union(send.scope.guards), given)
      .map { $0.guards.union(supplier.scope.guards) }
  }

  /// Returns whether a possible value of a parameter satisfies the conditions on that parameter.
  private static func mayBe(_ value: Expression, _ scope: Scope, _ send: Send, _ use: Use, _ linker: Linker) -> Bool {
    guard case .parameter(let function, let place) = use else { return true }
    let subject = GuardSubject(code: .function(function), parameter: place)
    let own = send.guards.union(send.scope.guards).filter { $0.guardSubject == subject }
    let given = Resolver.Given(subject, is: value, of: type(of: use, linker), scope)
    return own.isEmpty || linker.resolver.remainingGuards(own, given) != nil
  }

  /// Returns the assignments to a property in the code of its own type.
  private static func ownAssignments(_ use: Use, _ linker: Linker) -> [Linker.ValueSupplier] {
    guard case .property(let variable) = use else { return [] }
    return linker.ownAssignments(to: variable)
  }

  static func type(of use: Use, _ linker: Linker) -> TypeRef? {
    switch use {
    case .parameter(let function, let place):
      function.parameter(at: place)?.type.map { linker.index.type($0, in: function.owner).plain }
    case .property(let variable), .assigned(let variable): linker.resolver.type(of: variable)?.plain
    case .closure(.property(let variable), let place):
      linker.resolver.type(of: variable).flatMap { typeOfParameter(place, of: $0) }
    case .closure(.parameter(let function, let holder), let place):
      function.declaration.parameters[holder].type.flatMap {
        typeOfParameter(place, of: linker.index.type($0, in: function.owner))
      }
    case .closure(.stream(let variables, _, _), _):
      linker.resolver.caseType(ofStreams: variables)
    case .element(let list): type(of: list, linker)?.element?.plain
    case .receiver, .object, .overrides, .overridingProperties, .carried, .local, .part, .scene: nil
    }
  }

  /// Returns the type of a parameter for a caller that knows the generic arguments of the receiver: `router.show(.detail)`, where
  /// `router` is a `Router<Route>`.
  private static func type(
    _ declared: TypeRef?, of use: Use, for supplier: Linker.ValueSupplier, _ linker: Linker
  ) -> TypeRef? {
    guard case .parameter(let function, let place) = use, let owner = function.owner, !owner.generics.isEmpty,
      let receiver = supplier.call?.receiver, let type = linker.resolver.type(of: receiver, supplier.scope)?.plain
    else { return declared }
    let associated = function.parameter(at: place)?.type.flatMap {
      linker.resolver.type(ofAssociated: $0.name, of: owner, in: type)
    }
    return associated?.plain ?? linker.resolver.inherited(declared, from: owner, by: type)?.plain
  }

  private static func typeOfParameter(_ place: Int, of type: TypeRef) -> TypeRef? {
    type.name == "->" && place < type.arguments.count - 1 ? type.arguments[place].plain : nil
  }

  /// Returns the properties that a binding passed as a parameter may be bound to.
  private static func variables(of use: Use, _ linker: Linker) -> Set<VariableSymbol> {
    Set(linker.suppliers(of: use).compactMap { linker.resolver.boundVariable($0.value, $0.scope) })
  }

  /// Returns the mappings of the places that supply the builder, if the view with the modifier only passes one on.
  private static func given(_ mapping: Mapping, _ linker: Linker, hops: Int) -> [Mapping] {
    let outcome = mapping.finding.target.outcome
    if let created = created(mapping, linker) { return [created] }
    guard outcome.candidates.isEmpty, !outcome.uses.isEmpty, hops < LinkLimits.callsToTarget else { return [mapping] }
    return outcome.uses.flatMap { use in
      linker.suppliers(of: use).flatMap { supplier -> [Mapping] in
        var next = mapping
        next.type = routeType(of: mapping, use, supplier, linker.resolver)
        next.finding.target.outcome = linker.views(of: supplier, TypeRef(next.type))
        // Among functions of the same name, the one that accepts such a value.
        let own = next.finding.target.outcome.candidates.filter { $0.value?.type == next.type }
        if !own.isEmpty { next.finding.target.outcome.candidates = own }
        next.finding.site = supplier.scope.context
        return next.finding.target.outcome.isEmpty ? [] : given(next, linker, hops: hops + 1)
      }
    }
  }

  /// Returns the type of the values that a mapping is for, where code supplies its builder: if it is a generic parameter, the
  /// type that the code passes for it.
  private static func routeType(
    of mapping: Mapping, _ use: Use, _ supplier: Linker.ValueSupplier, _ resolver: Resolver
  ) -> String {
    guard mapping.finding.site.generics.contains(where: { $0.name == mapping.type }) else { return mapping.type }
    let function: FunctionSymbol?
    switch use {
    case .parameter(let called, _): function = called
    case .property(let variable): function = variable.owner?.functions["init"]?.first
    default: function = nil
    }
    guard let function, let call = supplier.call ?? supplier.constructor else { return mapping.type }
    return resolver.type(standingFor: mapping.type, of: function, call, supplier.scope)?.name ?? mapping.type
  }

  /// Returns the properties behind a `@Binding`, those of the views that supply it, and behind a protocol's requirement.
  static func origins(of variable: VariableSymbol, _ linker: Linker, hops: Int = 0) -> [VariableSymbol] {
    if let owner = variable.owner, owner.kind == .protocol {
      return [variable] + linker.index.keepers(of: owner.name).compactMap { $0.variables[variable.name] }
    }
    if hops < LinkLimits.bindings, variable.declaration.getter != nil {
      let read = linker.resolver.variables(readBy: variable).filter { $0 != variable }
      return [variable] + read.flatMap { Self.origins(of: $0, linker, hops: hops + 1) }
    }
    guard hops < LinkLimits.bindings,
      variable.declaration.attributes.contains(where: { $0.name == "Binding" || $0.name == "Bindable" }),
      variable.declaration.type?.name != "Bindable"
    else { return [variable] }
    let suppliers = linker.suppliers(of: .property(variable))
    let origins = suppliers.compactMap { linker.resolver.boundVariable($0.value, $0.scope) }
      .flatMap { $0 == variable ? [] : Self.origins(of: $0, linker, hops: hops + 1) }
    return origins.isEmpty ? [variable] : [variable] + origins
  }
}
