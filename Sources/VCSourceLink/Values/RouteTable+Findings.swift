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
    let inner = Set(wrapped.map(\.mapping.type))
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
          sent.insert(value, to: send.sink, isFound: !found.isEmpty)
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
    guard !send.uses.isEmpty, hops < 5 else { return send.values.isEmpty ? [] : [send] }
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
      let expected = Self.type(of: use, linker)
      for supplier in linker.suppliers(ofValue: use) + Self.ownAssignments(use, linker) {
        guard let guards = Self.guards(of: send, use, supplier, linker) else { continue }
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
    return linker.resolver.left(send.guards.union(send.scope.guards), given)
      .map { $0.guards.union(supplier.scope.guards) }
  }

  /// Returns whether a possible value of a parameter satisfies the conditions on that parameter.
  private static func mayBe(_ value: Expression, _ scope: Scope, _ send: Send, _ use: Use, _ linker: Linker) -> Bool {
    guard case .parameter(let function, let place) = use else { return true }
    let subject = GuardSubject(code: .function(function), parameter: place)
    let own = send.guards.union(send.scope.guards).filter { $0.guardSubject == subject }
    let given = Resolver.Given(subject, is: value, of: type(of: use, linker), scope)
    return own.isEmpty || linker.resolver.left(own, given) != nil
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
      variables.lazy.compactMap { linker.resolver.caseType(ofStream: $0) }.first
    case .receiver, .object, .overrides, .carried, .local, .element, .part, .scene: nil
    }
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
    let outcome = mapping.finding.outcome
    if let created = created(mapping, linker) { return [created] }
    guard outcome.candidates.isEmpty, !outcome.uses.isEmpty, hops < Linker.mostHops else { return [mapping] }
    return outcome.uses.flatMap { use in
      linker.suppliers(of: use).flatMap { supplier -> [Mapping] in
        var next = mapping
        next.type = routeType(of: mapping, use, supplier, linker.resolver)
        next.finding.outcome = linker.views(of: supplier, TypeRef(next.type))
        // Among functions of the same name, the one that accepts such a value.
        let own = next.finding.outcome.candidates.filter { $0.value?.type == next.type }
        if !own.isEmpty { next.finding.outcome.candidates = own }
        next.finding.site = supplier.scope.context
        return next.finding.outcome.isEmpty ? [] : given(next, linker, hops: hops + 1)
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

  /// Returns the property behind a `@Binding`: that of the view that supplies it.
  private static func origins(of variable: VariableSymbol, _ linker: Linker, hops: Int = 0) -> [VariableSymbol] {
    if hops < 4, variable.declaration.getter != nil {
      let read = linker.resolver.variables(readBy: variable).filter { $0 != variable }
      return [variable] + read.flatMap { Self.origins(of: $0, linker, hops: hops + 1) }
    }
    guard hops < 4, variable.declaration.attributes.contains(where: { $0.name == "Binding" || $0.name == "Bindable" }),
      variable.declaration.type?.name != "Bindable"
    else { return [variable] }
    let suppliers = linker.suppliers(of: .property(variable))
    let origins = suppliers.compactMap { linker.resolver.boundVariable($0.value, $0.scope) }
      .flatMap { $0 == variable ? [] : Self.origins(of: $0, linker, hops: hops + 1) }
    return origins.isEmpty ? [variable] : [variable] + origins
  }

  // MARK: Joining

  private func transitions(
    for value: CaseValue, _ send: Send, _ mappings: [Mapping], _ linker: Linker
  ) -> [Finding] {
    let fitting = self.mappings(for: value, send, mappings, linker)
    var findings: [Finding] = []
    // Several stacks around the sender may show the same view.
    var known: [MapTransition.Relation: Set<Screen>] = [:]
    for mapping in fitting {
      let candidates =
        linker.candidates(translating: value, in: mapping) ?? Self.candidates(for: value, send.wrapped, in: mapping)
      let before = known[mapping.finding.relation, default: []]
      for candidate in candidates where !before.contains(candidate.screen) {
        findings.append(finding(from: send, to: candidate, value, mapping))
        known[mapping.finding.relation, default: []].insert(candidate.screen)
      }
    }
    return findings
  }

  func finding(from send: Send, to candidate: ScreenCandidate, _ value: CaseValue, _ mapping: Mapping) -> Finding {
    let relation = send.relation ?? (mapping.finding.relation == .column ? .destination : mapping.finding.relation)
    var target = candidate
    target.value = nil
    target.evidence = .oneHop
    // A static function of the type sends on behalf of its caller.
    let isStatic = send.scope.context.function?.declaration.isStatic ?? false
    var finding = Finding(
      relation, by: isStatic ? .unknown : .own, to: Outcome(candidates: [target]), at: send.place.position,
      in: send.scope)
    finding.place = send.place
    finding.isBuilder = true
    (finding.style, finding.transition) = (mapping.finding.style, mapping.finding.transition)
    finding.via = (value == .unknown ? mapping.type : Self.words(value), mapping.finding.place)
    return finding
  }

  static func words(_ value: CaseValue) -> String { value.name.map { "\(value.type).\($0)" } ?? value.type }

  /// Returns the views for a value: those of its case, otherwise those of the default, otherwise those of any value.
  private static func candidates(for value: CaseValue, _ wrapped: Cases, in mapping: Mapping) -> [ScreenCandidate] {
    let all = mapping.finding.outcome.candidates
    let deciding = all.filter { $0.value?.type == mapping.type }
    if deciding.isEmpty { return all }
    if let creation = value.creation { return deciding.filter { $0.value?.creation == creation } }
    guard let name = value.name else { return deciding.count == 1 && !mapping.isOfOneCase ? deciding : [] }
    let own = deciding.filter { $0.value?.name == name }
    return own.isEmpty ? deciding.filter { $0.value?.name == nil } : candidates(own, carrying: wrapped)
  }

  /// Returns the views of a case for its associated value; if that is unknown, only the views that do not depend on it.
  private static func candidates(_ candidates: [ScreenCandidate], carrying wrapped: Cases) -> [ScreenCandidate] {
    guard candidates.contains(where: { $0.carried != nil }), Set(candidates.map(\.screen)).count > 1 else {
      return candidates
    }
    return candidates.filter { candidate in candidate.carried.map(wrapped.values.contains) ?? true }
  }

  /// Returns the mappings that a value may reach.
  /// - Parameter typed: The mappings of the value's type; all mappings if the type is unknown.
  private func mappings(
    for value: CaseValue, _ send: Send, _ typed: [Mapping], _ linker: Linker
  ) -> [Mapping] {
    if value == .unknown {
      // If a view has a single kind of destination, its own links lead there.
      let own = typed.filter { $0.isPath && $0.finding.site.owner === send.scope.context.owner }
      return own.count == 1 && own[0].finding.outcome.candidates.count == 1 ? own : []
    }
    switch send.sink {
    case .selection:
      let columns = typed.filter { $0.finding.relation == .column }
      if !columns.isEmpty { return columns }
      let selected = selections(of: value.type, linker)
      if !selected.isEmpty { return selected }
      return nearest(typed.filter(\.isPath), send, linker)
    case .path: return nearest(typed.filter(\.isPath), send, linker)
    case .sheet: return typed.filter { !$0.isPath && $0.items.isEmpty && $0.finding.relation != .column }
    case .coordinator: return openRoutes.contains(value) ? [] : typed.filter(\.isTriggered)
    case .stream(let origins): return streamed(for: value, origins, send, linker)
    case .part(let variable): return typed.filter { $0.items.contains(variable) }
    case .item(let variable):
      let items = typed.filter { !$0.isPath && !$0.isTriggered && $0.finding.relation != .column }
      let origins = Set(Self.origins(of: variable, linker))
      let own = items.filter { !$0.items.isDisjoint(with: origins) } + streamed(for: value, origins, send, linker)
      if !own.isEmpty { return own }
      return items.count == 1 && items[0].items.isEmpty ? items : []
    }
  }

  /// Returns the mappings of a case for streams that originate in the given properties. If several files contain such
  /// closures, those in the sender's top-level folder are preferred, because each of these folders is an app or extension.
  private func streamed(
    for value: CaseValue, _ origins: Set<VariableSymbol>, _ send: Send, _ linker: Linker
  ) -> [Mapping] {
    let found = streamed.filter {
      $0.type == value.type && !$0.items.isDisjoint(with: origins)
        && $0.finding.outcome.candidates.contains { $0.value?.name == value.name }
    }
    guard Set(found.map(\.closure?.file)).count > 1 else { return found }
    func top(_ file: Int) -> Substring { linker.index.files[file].file.prefix { $0 != "/" } }
    let near = found.filter { $0.closure.map { top($0.file) == top(send.place.file) } ?? false }
    return near.isEmpty ? found : near
  }

  /// Returns, among several mappings of a type, those of the view nearest to the sender.
  private func nearest(_ found: [Mapping], _ send: Send, _ linker: Linker) -> [Mapping] {
    guard found.count > 1, let sender = send.scope.context.owner?.name else { return found }
    let distances = found.map { mapping -> Int? in
      guard let holder = mapping.finding.site.owner?.name else { return nil }
      if let known = linker.distances[holder]?[sender] { return known }
      let distance = distance(from: holder, to: sender)
      linker.distances[holder, default: [:]].updateValue(distance, forKey: sender)
      return distance
    }
    if let least = distances.compactMap(\.self).min() {
      return zip(found, distances).filter { $0.1 == least }.map(\.0)
    }
    return linker.index.isDeclared(found[0].type) ? found : []
  }

  /// Returns the number of levels from a view to another view inside it.
  private func distance(from holder: String, to sender: String) -> Int? {
    var level: Set<String> = [holder]
    var seen = level
    for distance in 0..<6 {
      if level.contains(sender) { return distance }
      level = Set(level.flatMap { embedded[$0] ?? [] }).subtracting(seen)
      seen.formUnion(level)
      if level.isEmpty { return nil }
    }
    return nil
  }

  /// Returns the views that select their content by a value of this type, which is selected elsewhere.
  private func selections(of type: String, _ linker: Linker) -> [Mapping] {
    if let known = linker.selections[type] { return known }
    let found = findSelections(of: type, linker)
    linker.selections[type] = found
    return found
  }

  private func findSelections(of type: String, _ linker: Linker) -> [Mapping] {
    // A stack in a body that is examined only for its selection still shows its root.
    let lookedThrough = linker.resolver.lookedThrough
    defer { linker.resolver.lookedThrough = lookedThrough }
    return linker.index.orderedTypes.compactMap { holder -> Mapping? in
      guard holder.isDeclared, linker.index.isView(holder.name), let body = holder.variables["body"],
        holder.allVariables.contains(where: { linker.resolver.type(of: $0)?.plain.name == type })
      else { return nil }
      let outcome = linker.resolver.views(of: body)
      guard outcome.candidates.contains(where: { $0.value?.type == type }) else { return nil }
      let scope = Scope(CodeContext(file: body.file, owner: holder, variable: body))
      return Mapping(
        finding: Finding(.destination, by: .own, to: outcome, at: body.declaration.position, in: scope), type: type)
    }
  }

  /// Returns the transitions of a mapping itself, from each value to its view. Values with a view inside are left out if
  /// other code is known to send them; if they have no name, their transitions belong to the code that creates them.
  private func mapped(_ mapping: Mapping, _ sent: inout SentValues) -> [Finding] {
    mapping.finding.outcome.candidates.compactMap { candidate in
      var finding = mapping.finding
      if let creation = candidate.value?.creation {
        guard !sent.creations.contains(creation), let scope = mapping.creations[creation] else { return nil }
        if candidate.value?.name == nil {
          finding = Finding(finding.relation, by: .own, to: Outcome(), at: creation.position, in: scope)
        }
      }
      let value = candidate.value ?? CaseValue(type: mapping.type, name: nil)
      if mapping.finding.relation == .destination, let place = candidate.place, !sent.isReported(value, at: place) {
        return nil
      }
      if mapping.finding.relation == .column, sent.isOnlyPushed(value) { return nil }
      var target = candidate
      target.value = nil
      finding.outcome = Outcome(candidates: [target])
      finding.isBuilder = true
      finding.place = candidate.place ?? mapping.finding.place
      finding.via = (Self.words(value), mapping.finding.place)
      return finding
    }
  }
}
