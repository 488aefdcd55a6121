import VCModel
import VCSourceFacts

/// Functions that are passed on by name and called later: `Coordinator(makeDetail: makeDetail)`, `factory: Detail.init`.
extension Resolver {
  /// Returns the screens that a function creates, whose arguments are unknown; empty if the name is not that of a function
  /// that returns a controller.
  func screens(ofFunction name: String, of base: Expression?, at position: SourcePosition, _ scope: Scope) -> Outcome {
    // `StoryboardScene.Main.detail.instantiate`
    if let base, let scene = generatedScene(of: Call(.member(base, name, position), [], at: position)) {
      return Outcome(candidates: [scene])
    }
    let owner = base.map { type(of: $0, scope) } ?? scope.context.owner.map { TypeRef($0.name) }
    guard let owner else { return Outcome() }
    if name == "init" { return owner.isMeta ? byType(TypeRef(owner.name), .constructor) : Outcome() }
    let callee = base.map { Expression.member($0, name, position) } ?? .name(name, position)
    var outcome = Outcome()
    for function in functions(named: name, of: owner.name) where mayReturnController(function) {
      let arguments = function.declaration.parameters.map { Argument($0.label, .literal("nil")) }
      outcome.add(screens(of: .call(Call(callee, arguments, at: position)), scope))
    }
    // The arguments are those of whoever calls the function.
    return Outcome(candidates: outcome.candidates).known(by: .factory)
  }

  private func functions(named name: String, of type: String) -> [FunctionSymbol] {
    for ancestor in index.ancestry(of: type) {
      if let found = index.symbol(ancestor)?.functions[name], !found.isEmpty { return found }
    }
    return []
  }

  private func mayReturnController(_ function: FunctionSymbol) -> Bool {
    guard let result = function.declaration.result else { return false }
    return index.mayBeController(index.type(result, in: function.owner).plain.name)
  }
}
