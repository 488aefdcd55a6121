import VCSourceFacts

/// The functions and closures that code passes by name as arguments: `Row(open: show)`.
struct PassedFunctions {
  /// An argument of a call.
  typealias Place = (call: Call, argument: Int, scope: Scope)

  /// Functions and closures of the code's own type, and global ones, by name.
  private(set) var functions: [String: [Place]] = [:]
  /// Properties and methods of other objects, by name: `Model(open: actions.open)`.
  private(set) var members: [String: [Place]] = [:]
  /// Closures in local variables, and local functions.
  private(set) var locals: [LocalFunction: [Place]] = [:]
  /// Closures that a function returns, by its name: `Chat(onSend: makeSendAction())`.
  private(set) var results: [String: [Place]] = [:]
  /// Closures that a function receives as a parameter.
  private(set) var parameters: [Use: [Place]] = [:]

  /// Records what a call receives.
  mutating func visit(_ call: Call, _ scope: Scope, _ names: TraversalNames, _ index: SymbolIndex) {
    // Operators call nothing that they receive: `onTap == nil`.
    guard call.calledName?.first.map({ $0.isLetter || $0 == "_" || $0 == "$" }) ?? true else { return }
    for (place, argument) in call.arguments.enumerated() {
      switch argument.value {
      case .name(let name, _), .member(.name("self", _)?, let name, _):
        if let local = scope.local(name) {
          visit(local, (call, place, scope), index)
        } else if names.callable.contains(name) {
          functions[name, default: []].append((call, place, scope))
        }
      case .member(_?, let name, _) where names.callable.contains(name):
        members[name, default: []].append((call, place, scope))
      case .call(let inner):
        guard let name = inner.calledName, names.returningClosures.contains(name) else { continue }
        results[name, default: []].append((call, place, scope))
      default: continue
      }
    }
  }

  private mutating func visit(_ local: Local, _ place: Place, _ index: SymbolIndex) {
    let owner = place.scope.context.owner
    switch local.source {
    case .variable:
      let isClosure =
        local.function != nil || index.isFunction(local.type, in: owner)
        || local.values.contains(where: \.value.mayBeClosure)
      if isClosure { locals[LocalFunction(local: local), default: []].append(place) }
    case .parameter(let position):
      guard let function = place.scope.context.function, index.isFunction(local.type, in: owner) else { return }
      parameters[.parameter(function, position), default: []].append(place)
    default: break
    }
  }
}
