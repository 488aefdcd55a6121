import VCSourceFacts

/// A condition on the class of a local that may be one of several screens: `if screen is UINavigationController`.
struct LocalClass {
  var local: Local
  var type: TypeName
  /// Whether the screen must not be of the class.
  var isOther = false

  /// The negated condition.
  var opposite: LocalClass { LocalClass(local: local, type: type, isOther: !isOther) }
}

extension Scope {
  /// Returns what a condition says about the class of a local.
  func localClass(_ condition: Condition) -> LocalClass? {
    switch condition {
    case .match(.type(nil, let type), .name(let name, _)): return localClass(name, type)
    // `if let stack = screen as? UINavigationController`
    case .binding(let binding):
      guard case .cast(.name(let name, _), let type)? = binding.value else { return nil }
      return localClass(name, type)
    case .expression(.call(let call)):
      if let negated = call.negated { return localClass(.expression(negated))?.opposite }
      guard let (subject, type) = call.askedClass, case .name(let name, _) = subject else { return nil }
      return localClass(name, type)
    default: return nil
    }
  }

  private func localClass(_ name: String, _ type: TypeName) -> LocalClass? {
    guard let local = local(name), case .variable = local.source, local.function == nil else { return nil }
    return LocalClass(local: local, type: type)
  }
}

/// A condition on the class of a transition's target.
struct TargetClass {
  var type: String
  /// Whether the target must not be of the class.
  var isOther: Bool
}

extension Resolver {
  /// Returns the screens of a local that the conditions around the code allow.
  func allowed(_ outcome: Outcome, for target: Expression, _ scope: Scope) -> Outcome {
    let conditions = targetClasses(of: target, scope)
    var allowed = outcome
    allowed.candidates.removeAll { !allows($0, conditions) }
    return allowed
  }

  /// Returns what the conditions around the code say about the class of a local.
  func targetClasses(of target: Expression, _ scope: Scope) -> [TargetClass] {
    guard case .name(let name, _) = target, let local = scope.local(name) else { return [] }
    return scope.localClasses.filter { $0.local === local }.map { condition in
      TargetClass(
        type: index.type(condition.type, in: scope.context.owner).plain.name, isOther: condition.isOther)
    }
  }

  /// Returns whether a screen may satisfy all conditions.
  func allows(_ candidate: ScreenCandidate, _ conditions: [TargetClass]) -> Bool {
    guard let type = candidate.screen.className else { return true }
    return conditions.allSatisfy { condition in
      isObject(of: type, condition.type).map { $0 != condition.isOther } ?? true
    }
  }
}
