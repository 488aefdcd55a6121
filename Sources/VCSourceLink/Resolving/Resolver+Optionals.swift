import VCSourceFacts

extension Resolver {
  /// Returns the optional that a method which the app adds to `Optional` unwraps: `makeDetail().require()`.
  func unwrapped(by call: Call, _ scope: Scope) -> Expression? {
    guard let optional = call.receiver, let name = call.calledName,
      index.symbol("Optional")?.functions[name]?.contains(where: { $0.declaration.result?.name == "Wrapped" }) ?? false
    else { return nil }
    // The value's own method of that name.
    let own = type(of: optional, scope).map { index.functions(call, named: name, of: $0.plain.name) } ?? []
    return own.isEmpty ? optional : nil
  }
}
