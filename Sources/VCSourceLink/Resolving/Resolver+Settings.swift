import VCSourceFacts

/// Settings that code applies to controllers, itself or by functions to which it passes them.
extension Resolver {
  /// What code assigns to the members of a local, such as `modalPresentationStyle`.
  struct Settings {
    var values: [String: Expression] = [:]
    /// The conditions on parameters under which they are assigned.
    var conditions: [String: Set<CaseGuard>] = [:]
  }

  /// Returns the settings of a local at a position, with those by the functions that have received it before.
  func settings(of local: Local, before position: SourcePosition) -> Settings {
    var settings = Settings(values: local.settings, conditions: local.conditions)
    for (call, argument, scope) in local.passes where call.position < position {
      guard let parameter = once(local, nil, { parameter(ofArgument: argument, of: call, scope) }) else { continue }
      let certain = parameter.settings.filter { parameter.conditions[$0.key]?.isEmpty ?? true }
      settings.values.merge(certain) { own, _ in own }
    }
    return settings
  }

  /// Returns the parameter that receives an argument, after the function that is called has run.
  private func parameter(ofArgument argument: Int, of call: Call, _ scope: Scope) -> Local? {
    var walk = BodyWalk(platform: index.platform)
    walk.entersClosures = false
    switch callee(of: call, scope) {
    case .closure(let closure, let inner):
      guard argument < closure.parameters.count else { return nil }
      let bound = self.scope(of: closure, calledBy: call, from: scope, inner)
      walk.statements(closure.body, bound)
      return bound.local(closure.parameters[argument].name)
    case .functions(let functions, _):
      guard functions.count == 1, let function = functions.first, function.mayConfigure, let body = function.body,
        let place = Arguments(function, call)?.positions.firstIndex(of: argument)
      else { return nil }
      let inner = function.bodyScope
      walk.statements(body, inner)
      return function.parameter(at: place).flatMap { inner.local($0.name) }
    case .constructor, .enumCase, .unknown: return nil
    }
  }
}

extension FunctionSymbol {
  /// Whether the function sets the style of a presentation.
  fileprivate var mayConfigure: Bool {
    let settings = ["modalPresentationStyle", "modalTransitionStyle"].map(Mentions.Word.assigned)
    return declaration.code?.mentions.words.contains(where: settings.contains) ?? false
  }
}
