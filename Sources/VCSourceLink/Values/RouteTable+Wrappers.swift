import VCSourceFacts

/// Nested values: an object on a stack's path contains the enum value that selects the view.
extension RouteTable {
  /// Returns the enum cases among the arguments of an initialiser of the app: `NavigationFrame(page: .detail)`.
  static func wrapped(by value: Expression, _ scope: Scope, _ expected: TypeRef?, _ resolver: Resolver) -> Cases {
    guard case .call(let call) = value else { return Cases() }
    var cases = Cases()
    let type: TypeRef
    switch resolver.callee(of: call, scope, expected: expected) {
    case .enumCase(let type, let name):
      // `.settings(.about)`
      guard let symbol = resolver.index.symbol(type), let parameters = symbol.cases[name]?.parameters else {
        return cases
      }
      for (argument, parameter) in zip(call.arguments, parameters) {
        guard let held = parameter.type.map({ resolver.index.type($0, in: symbol).plain }),
          resolver.isValueOfScreen(held.name)
        else { continue }
        cases.add(resolver.cases(of: argument.value, scope, expected: held))
      }
      return cases
    case .constructor(let made): type = made
    case .functions, .closure, .unknown: return cases
    }
    guard resolver.index.isDeclared(type.name) else { return cases }
    // `Box(.help)`, where a `Box<Route>` is expected.
    let known = type.arguments.isEmpty && expected?.plain.name == type.name ? expected?.plain ?? type : type
    for argument in call.arguments {
      guard let held = held(by: argument, known, resolver), resolver.isValueOfScreen(held.name) else { continue }
      cases.add(resolver.cases(of: argument.value, scope, expected: held))
    }
    return cases
  }

  /// Returns the type of an initialiser argument: that of the property with its label, or the type's only generic argument.
  private static func held(by argument: Argument, _ type: TypeRef, _ resolver: Resolver) -> TypeRef? {
    guard let label = argument.label else {
      return argument.isTrailing || type.arguments.count != 1 ? nil : type.arguments[0].plain
    }
    guard let variable = resolver.index.variable(label, of: type.name) else { return nil }
    return resolver.inherited(resolver.type(of: variable), from: variable.owner, by: type)?.plain
  }

  /// Returns the types whose values are put on stack paths, alone or inside other values.
  func typesOnPaths(_ linker: Linker) -> Set<String> {
    Set((mappings + wrappedMappings(linker).map(\.mapping)).filter(\.isPath).map(\.type))
  }

  /// Returns mappings for the values inside the values of other mappings: if `NavigationFrame` is mapped to a view that
  /// selects its content by `page`, the page is mapped to that content.
  func wrappedMappings(_ linker: Linker) -> [(wrapper: String, mapping: Mapping)] {
    mappings.flatMap { mapping -> [(wrapper: String, mapping: Mapping)] in
      guard mapping.isPath, let wrapper = linker.index.symbol(mapping.type), wrapper.isDeclared, wrapper.kind != .enum
      else { return [] }
      let candidates = mapping.finding.target.outcome.candidates
      let shown = candidates + candidates.flatMap { Self.shown(inside: $0, linker) }
      let held = Set(wrapper.allVariables.compactMap { linker.resolver.type(of: $0)?.plain.name })
      return held.sorted().compactMap { type in
        guard linker.index.symbol(type)?.kind == .enum else { return nil }
        var inner = Mapping(finding: mapping.finding, type: type)
        inner.finding.target.outcome.candidates = shown.filter { $0.value?.type == type }
        return inner.finding.target.outcome.candidates.isEmpty ? nil : (mapping.type, inner)
      }
    }
  }

  /// Returns the views in the body of a view.
  private static func shown(inside candidate: ScreenCandidate, _ linker: Linker) -> [ScreenCandidate] {
    guard case .type(let name) = candidate.screen, let body = linker.index.symbol(name)?.variables["body"] else {
      return []
    }
    return linker.resolver.views(of: body).candidates
  }
}

extension RouteTable.Send {
  /// Returns the send of the nested values, if those select the view.
  func unwrapped(_ deciding: Set<String>, _ linker: Linker) -> Self {
    // The cases of an enum take precedence.
    if values.contains(where: { linker.index.symbol($0.type)?.kind == .enum }) { return self }
    let types =
      wrapped.values.map(\.type) + wrapped.uses.compactMap { RouteTable.type(of: $0, linker)?.plain.name }
    guard types.contains(where: deciding.contains) else { return self }
    var result = self
    (result.values, result.uses) = (wrapped.values, wrapped.uses)
    return result
  }
}
