import VCModel
import VCSourceFacts

extension [Finding] {
  /// The transitions without those by which a stack's initialiser sets or pushes the root that it receives, because the call
  /// site already has a `root` transition.
  var withoutReceivedRoots: [Finding] {
    var roots: [Place: [Finding]] = [:]
    for finding in self where finding.relation == .root { roots[finding.place, default: []].append(finding) }
    return filter { finding in
      guard var roots = roots[finding.place], finding.relation == .set || finding.relation == .push else { return true }
      if finding.relation == .push { roots.removeAll { $0.container != finding.container || $0.container == nil } }
      let screens = Set(roots.flatMap { $0.target.outcome.candidates.map(\.screen) })
      return roots.isEmpty || !screens.isSuperset(of: finding.target.outcome.candidates.map(\.screen))
    }
  }
}

extension Linker {
  /// Makes the first screen that a function pushes onto a navigation controller without a root, which it has created, the root.
  func relateFirstPushes(in findings: inout [Finding]) {
    let filled = Set(
      findings.filter { $0.relation == .root || $0.relation == .set }.flatMap { finding in
        [finding.stack.map(EmptyStack.made), finding.emptyStack].compactMap(\.self)
      })
    var first: [EmptyStack: Place] = [:]
    for finding in findings where finding.relation == .push {
      guard let stack = emptyStack(of: finding), !filled.contains(stack) else { continue }
      first[stack] = min(first[stack] ?? finding.place, finding.place)
    }
    for place in findings.indices where findings[place].relation == .push {
      guard let stack = emptyStack(of: findings[place]), first[stack] == findings[place].place else { continue }
      findings[place].relation = .root
    }
  }

  /// Returns the stack that the function with a push has created without a root.
  private func emptyStack(of push: Finding) -> EmptyStack? {
    if let stack = push.newStack {
      return stack.className.flatMap(index.controllerKind) == .navigation ? .made(stack) : nil
    }
    // A class of the app is one screen of the map, whichever place creates it.
    guard case .screen(.type) = push.source.initiator else { return nil }
    return push.emptyStack
  }
}

/// A stack that a function creates without a root: a screen of its own, or one of the app's class, which a helper may create for
/// each of its callers.
private enum EmptyStack: Hashable {
  case made(Screen)
  case ofClass(Place, for: FunctionSymbol?)
}

extension Finding {
  /// The stack of the app's class that the function fills.
  fileprivate var emptyStack: EmptyStack? { source.emptyStack.map { .ofClass($0, for: site.function) } }

  /// The container, if the transition is in one that a place in the code creates.
  fileprivate var stack: Screen? {
    if case .screen(let screen) = source.initiator, case .made = screen { screen } else { nil }
  }

  /// The container, if the function with the transition has created it before.
  fileprivate var newStack: Screen? {
    guard case .made(_, let creation)? = stack, let function = site.function, creation.file == place.file,
      function.declaration.position < creation.position, creation < place
    else { return nil }
    return stack
  }

  /// The class of the container that the transition is in.
  fileprivate var container: String? {
    if case .screen(let screen) = source.initiator { screen.className } else { nil }
  }
}
