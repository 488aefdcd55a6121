import VCModel
import VCSourceFacts

/// Containers of dependencies: `container.register(Screen.self) { _ in Detail() }`, `container.resolve(Screen.self)`.
extension Resolver {
  /// A closure that creates the objects for a type, with the name that distinguishes several.
  struct Registration {
    var name: String?
    var closure: Closure
    var scope: Scope
  }

  /// Returns the controller that a container creates for a type; `nil` for other calls.
  func resolvedByContainer(_ call: Call, _ scope: Scope, _ expected: TypeRef?) -> Outcome? {
    guard call.calledName == "resolve" else { return nil }
    let written = call.firstPlain.flatMap { type(of: $0, scope) }.flatMap { $0.isMeta ? TypeRef($0.name) : nil }
    guard let type = written ?? expected?.plain else { return nil }
    let name = call.argument("name").flatMap { text(of: $0, scope) }
    var outcome = Outcome()
    for one in registrations(of: type.name) where one.name == name {
      outcome.add(screens(madeBy: one.closure, one.scope, nil))
    }
    outcome.uses = []
    if !outcome.isEmpty { return outcome.known(by: .factory) }
    let typed = byType(type, .cast)
    return typed.isEmpty ? nil : typed
  }

  private func registrations(of type: String) -> [Registration] {
    if let registrations { return registrations[type] ?? [] }
    // Registered closures may resolve other objects.
    registrations = [:]
    let found = registered()
    registrations = found
    return found[type] ?? []
  }

  /// Returns the registrations in all code, by type.
  private func registered() -> [String: [Registration]] {
    var found: [String: [Registration]] = [:]
    var walk = BodyWalk(platform: index.platform)
    walk.onCall = { [unowned self] call, scope in
      guard call.calledName == "register", let type = call.firstPlain.flatMap({ self.type(of: $0, scope) }),
        type.isMeta,
        let place = call.arguments.firstIndex(where: { if case .closure = $0.value { true } else { false } }),
        case .closure(let closure) = call.arguments[place].value
      else { return }
      let name = call.argument("name").flatMap { self.text(of: $0, scope) }
      let inner = BodyWalk.scope(of: closure, call, place, scope)
      found[type.name, default: []].append(Registration(name: name, closure: closure, scope: inner))
    }
    for function in index.orderedTypes.flatMap(\.allFunctions) + index.orderedFunctions
    where function.declaration.code?.mentions.words.contains("register") ?? false {
      if let body = function.body { walk.statements(body, function.bodyScope) }
    }
    for variable in index.orderedTypes.flatMap(\.allVariables) + index.orderedGlobals {
      if let value = variable.declaration.value { walk.expression(value, variable.scope) }
      if let getter = variable.declaration.getter { walk.statements(getter, Scope(in: variable.scope)) }
    }
    return found
  }
}
