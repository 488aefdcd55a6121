import VCModel

extension [Finding] {
  /// Removes assignments of a stack by functions that otherwise push the same screen, which they receive:
  /// `if stack.viewControllers.isEmpty { stack.viewControllers = [screen] } else { stack.pushViewController(screen, …) }`. Only
  /// the first screen of a stack is assigned, and which one that is depends on what happened before.
  func withoutFirstScreens() -> [Finding] {
    let pushed = Set(filter { $0.relation == .push }.flatMap(\.receivedScreens))
    return filter { finding in
      finding.relation != .set || !finding.conditionsOnParameters.isEmpty
        || pushed.isDisjoint(with: finding.receivedScreens)
    }
  }
}

extension Finding {
  /// The parameters of the function around the transition that are its target.
  fileprivate var receivedScreens: [Use] {
    guard let function = site.function else { return [] }
    return target.outcome.uses.filter { if case .parameter(function, _) = $0 { true } else { false } }
  }
}
