import VCModel
import VCSourceFacts

/// A search for the views to which code applies a modifier of the app, which is a part of them: `.modifier(Alerts())`, or a
/// function of any view that does so.
struct ModifierUsers {
  private let linker: Linker
  /// The screens in the window of each app, by the app's name.
  private let roots: [String: [Screen]]
  private var known: [String: [Screen]] = [:]

  init(_ findings: [Finding], _ linker: Linker) {
    self.linker = linker
    var roots: [String: [Screen]] = [:]
    for finding in findings where finding.relation == .windowRoot {
      guard let app = finding.site.owner?.name else { continue }
      roots[app, default: []].formUnion(finding.target.outcome.candidates.map(\.screen))
    }
    self.roots = roots
  }

  /// Returns the findings with these views as their sources instead of a modifier, if they are few; what a modifier shows for a
  /// value that nobody sends is shown once, by one view or by the modifier.
  mutating func lookingThrough(_ findings: [Finding]) -> [Finding] {
    findings.flatMap { finding -> [Finding] in
      guard finding.relation != .represents, let modifier = modifier(asking: finding) else { return [finding] }
      let users = users(of: modifier)
      let most = finding.isUnsentValue ? 1 : LinkLimits.screensAsking
      guard !users.isEmpty, users.count <= most else { return [finding] }
      return users.map { user in
        var finding = finding
        finding.source.initiator = .screen(user)
        return finding
      }
    }
  }

  private func modifier(asking finding: Finding) -> TypeSymbol? {
    let type: TypeSymbol?
    switch finding.source.initiator {
    case .own: type = finding.site.owner
    case .screen(.type(let name)): type = linker.index.symbol(name)
    case .screen, .parameter, .property, .part, .noController, .unknown: type = nil
    }
    return type.flatMap { isPartOfView($0) ? $0 : nil }
  }

  /// Returns whether a type is a modifier, or presents on a controller that it adds to a view.
  private func isPartOfView(_ type: TypeSymbol) -> Bool {
    guard type.isDeclared else { return false }
    if linker.index.isView(type.name) { return linker.resolver.isAroundPlainController(type) }
    return linker.index.isModifier(type)
  }

  private mutating func users(of modifier: TypeSymbol) -> [Screen] {
    if let known = known[modifier.name] { return known }
    // A modifier that applies itself has no further users.
    known[modifier.name] = []
    var found: [Screen] = []
    var seen: Set<FunctionSymbol> = []
    for scope in linker.scopes(making: modifier) { found.formUnion(users(in: scope.context, &seen)) }
    known[modifier.name] = found.inOrder
    return found.inOrder
  }

  /// Returns the views whose code this is, or that call the function with it.
  private mutating func users(in code: CodeContext, _ seen: inout Set<FunctionSymbol>) -> [Screen] {
    if let owner = code.owner, owner.isDeclared {
      if isPartOfView(owner) { return users(of: owner) }
      if let screen = linker.screen(owner) { return [screen] }
      if let roots = roots[owner.name] { return roots.count == 1 ? roots : [] }
    }
    guard let function = code.function, seen.insert(function).inserted else { return [] }
    var found: [Screen] = []
    for (_, scope) in linker.callers(of: function) { found.formUnion(users(in: scope.context, &seen)) }
    return found
  }
}

extension Finding {
  /// Whether it is what a modifier itself shows for a value, rather than for one that it causes other code to send.
  fileprivate var isUnsentValue: Bool {
    if case .own = source.initiator { target.via != nil } else { false }
  }
}
