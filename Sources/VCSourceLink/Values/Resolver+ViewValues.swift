import VCModel
import VCSourceFacts

/// Values that contain a view of any type, such as `Route(id: "detail") { DetailView() }`. Like the cases of an enum, the
/// places that create such values determine the views.
extension Resolver {
  /// Returns whether values of a type contain a view that its creator chooses.
  func containsView(_ type: String) -> Bool {
    if let known = viewValues[type] { return known }
    guard let symbol = index.symbol(type), symbol.isDeclared, symbol.kind == .struct || symbol.kind == .class,
      !index.isView(type), !index.isModifier(symbol), index.controllerKind(type) == nil
    else { return false }
    let contains = symbol.allVariables.contains { variable in
      guard let written = variable.declaration.type, !variable.declaration.isStatic,
        variable.declaration.getter == nil
      else { return false }
      let content = written.name == "->" ? written.arguments.last?.name : written.name
      return content == "AnyView" || content == "View"
    }
    viewValues[type] = contains
    return contains
  }

  /// Returns whether the values of a type determine screens: the cases of an enum, or values with a view inside.
  func isValueOfScreen(_ type: String) -> Bool { index.symbol(type)?.kind == .enum || containsView(type) }

  /// Returns the value that an initialiser call creates, identified by its place and named by the static member of the
  /// type that returns it.
  func createdValue(_ type: String, at position: SourcePosition, _ scope: Scope) -> CaseValue {
    let context = scope.context
    let isMember =
      context.owner?.name == type
      && (context.function?.declaration.isStatic ?? context.variable?.declaration.isStatic ?? false)
    return CaseValue(
      type: type, name: isMember ? context.function?.name ?? context.variable?.name : nil,
      creation: Place(file: context.file, position: position))
  }

  /// Returns the values of a static member: `.detail`, where a `Route` is expected.
  func createdValues(ofMember name: String, of type: String) -> Cases? {
    guard containsView(type), let variable = index.variable(name, of: type), variable.declaration.isStatic else {
      return nil
    }
    let scope = variable.scope
    let written = variable.declaration.value.map { [($0, scope)] } ?? []
    return createdValues(written + results(of: variable), type)
  }

  /// Returns the values that a function returns; `nil` unless they contain a view.
  func createdValues(by functions: [FunctionSymbol]) -> Cases? {
    guard functions.count == 1, let result = functions[0].declaration.result else { return nil }
    let type = index.type(result, in: functions[0].owner).plain.name
    return containsView(type) ? createdValues(results(of: functions[0]), type) : nil
  }

  /// Returns the views with which a value is created, if the code says which value it is: `Route.help.destination`.
  func contentOfCreated(_ value: Expression, _ type: TypeRef, _ scope: Scope) -> Outcome? {
    guard containsView(type.name) else { return nil }
    let known = cases(of: value, scope, expected: type)
    let calls = known.values.compactMap { $0.creation.flatMap { creations[$0] } }
    guard known.uses.isEmpty, !calls.isEmpty, calls.count == known.values.count else { return nil }
    let content = calls.reduce(into: Outcome()) { $0.add(self.content(of: $1.call, $1.scope)) }
    return content.candidates.isEmpty ? nil : Outcome(candidates: content.candidates).known(by: .oneHop)
  }

  /// Returns the enum case that a property of a value has, judging by the only initialiser argument of the property's type.
  func answer(of variable: VariableSymbol, for creation: Place) -> String? {
    guard let (call, scope) = creations[creation], let type = type(of: variable)?.plain,
      index.symbol(type.name)?.kind == .enum, let owner = variable.owner
    else { return nil }
    let answers = (owner.functions["init"] ?? []).compactMap { function -> Set<String>? in
      guard let places = Arguments(function, call)?.positions else { return nil }
      let own = Scope(CodeContext(file: function.file, owner: owner, function: function))
      let given = zip(places, function.declaration.parameters).flatMap { place, parameter in
        guard let written = parameter.type else { return [] as [(value: Expression, scope: Scope)] }
        let value = place.map { (call.arguments[$0].value, scope) } ?? parameter.defaultValue.map { ($0, own) }
        return value.map { values(of: $0.0, $0.1, declared: index.type(written, in: owner).plain, type) } ?? []
      }
      return Set(given.flatMap { cases(of: $0.value, $0.scope, expected: type).values.compactMap(\.name) })
    }
    return answers.count == 1 && answers[0].count == 1 ? answers[0].first : nil
  }

  /// Returns the values of a type that an argument of this type is, or a closure that returns it.
  private func values(of argument: Expression, _ scope: Scope, declared: TypeRef, _ type: TypeRef)
    -> [(value: Expression, scope: Scope)]
  {
    if declared.name == type.name { return [(argument, scope)] }
    guard declared.name == "->", declared.arguments.last?.name == type.name, case .closure(let closure) = argument
    else {
      return []
    }
    return collectResults(closure.body, BodyWalk.scope(of: closure, nil, 0, scope))
  }

  /// Ignores values that depend on the parameters of the function.
  private func createdValues(_ results: [(value: Expression, scope: Scope)], _ type: String) -> Cases {
    var found = Cases()
    for (value, scope) in results { found.add(cases(of: value, scope, expected: TypeRef(type))) }
    return Cases(values: found.values)
  }
}
