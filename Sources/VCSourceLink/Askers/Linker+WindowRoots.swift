import VCModel
import VCSourceFacts

/// Transitions that a window's root performs: `window.rootViewController?.present(controller, animated: true)`.
extension Linker {
  /// Returns the findings with the window's roots as the sources of the transitions that a window's root performs for code
  /// without a known screen, such as an app delegate.
  func attributedToWindowRoots(_ findings: [Finding]) -> [Finding] {
    guard findings.contains(where: isForWindowRoot) else { return findings }
    let assignments = findings.filter { $0.relation == .windowRoot }
    return findings.flatMap { finding -> [Finding] in
      guard isForWindowRoot(finding) else { return [finding] }
      let roots = windowRoots(assignments.filter { isForSameWindow($0, finding) })
      guard !roots.isEmpty, roots.count <= LinkLimits.windowRoots else { return [finding] }
      return roots.filter { root in !finding.target.outcome.candidates.contains { $0.screen == root } }.map { root in
        var finding = finding
        finding.source.initiator = .screen(root)
        return finding
      }
    }
  }

  private func isForWindowRoot(_ finding: Finding) -> Bool {
    guard finding.source.isWindowRoot else { return false }
    // Code that passes the target to a helper asks itself if it is a screen.
    if case .own = finding.source.initiator { return finding.site.owner.flatMap(screen) == nil }
    return finding.source.initiator.isUnknown
  }

  /// Returns whether an assignment may be to the window of a finding: delegates of scenes and apps each have their own.
  private func isForSameWindow(_ assignment: Finding, _ finding: Finding) -> Bool {
    guard let owner = assignment.site.owner, let other = finding.site.owner, owner !== other else { return true }
    return !(hasWindow(owner) && hasWindow(other))
  }

  private func hasWindow(_ type: TypeSymbol) -> Bool {
    index.variable("window", of: type.name) != nil
      && index.ancestry(of: type.name).contains(where: Self.delegates.contains)
  }

  private static let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]

  /// Returns the controllers that the code assigns to windows; if it assigns none, the initial one of the storyboard that
  /// Xcode's templates name in the app's property list.
  private func windowRoots(_ assignments: [Finding]) -> [Screen] {
    guard !assignments.isEmpty else { return [storyboards.soleInitial(of: "Main")].compactMap(\.self) }
    // Where several places set roots, for a login or another window, which one performs the transition is unknown.
    guard Set(assignments.map { Body($0.site) }).count == 1 else { return [] }
    var roots: [Screen] = []
    for candidate in assignments.flatMap(\.target.outcome.candidates) where !roots.contains(candidate.screen) {
      roots.append(candidate.screen)
    }
    return roots
  }

  /// The function or property that contains an assignment.
  private struct Body: Hashable {
    let owner: String?
    let function: FunctionSymbol?
    let variable: VariableSymbol?

    init(_ site: CodeContext) { (owner, function, variable) = (site.owner?.name, site.function, site.variable) }
  }

  /// Returns whether an expression is a window's root, or a controller found from there:
  /// `while let presented = top.presentedViewController { top = presented }`.
  func isWindowRoot(_ expression: Expression?, _ scope: Scope) -> Bool {
    switch expression {
    case .member(let base?, "rootViewController", _): return WindowCall.isWindow(base, scope, self)
    case .member(let base?, let name, _):
      return SystemTypes.surroundings.contains(name) && isWindowRoot(base, scope)
    case .name(let name, _):
      guard let local = scope.local(name) else { return false }
      return resolver.once(local, false) { local.values.contains { isWindowRoot($0.value, $0.scope) } }
    case .cast(let inner, _): return isWindowRoot(inner, scope)
    case .choice(let parts, _): return parts.contains { isWindowRoot($0, scope) }
    case .call(let call):
      // `[window rootViewController]` reads a property.
      guard call.arguments.isEmpty, case .member = call.callee else { return false }
      return isWindowRoot(call.callee, scope)
    default: return false
    }
  }
}
