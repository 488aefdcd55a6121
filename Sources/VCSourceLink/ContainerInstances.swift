import VCModel
import VCSourceFacts

/// Containers that one place in the code creates several times, each with another root: a helper that wraps its parameter in
/// a navigation controller, or a navigation controller class of the app without a root of its own.
///
/// Each of them becomes a screen of its own; otherwise every presenter of such a container would lead to every root.
struct ContainerInstances {
  private let linker: Linker

  init(_ linker: Linker) { self.linker = linker }

  /// Returns the findings with a separate container for each place that determines a root.
  func separated(_ findings: [Finding]) -> [Finding] {
    var findings = findings
    let roots = Dictionary(grouping: findings.indices.filter { isRoot(findings[$0]) }) { container(of: findings[$0]) }
    guard !roots.isEmpty else { return findings }
    var targets: [Screen: [Int]] = [:]
    for place in findings.indices {
      for screen in Set(findings[place].target.outcome.candidates.map(\.screen)) where roots[screen] != nil {
        targets[screen, default: []].append(place)
      }
    }
    // Classes come first: their instances may be the roots of the other containers. Otherwise the order is that of the code.
    let order = roots.sorted {
      ($0.key?.isType ?? false ? 0 : 1, $0.value[0]) < ($1.key?.isType ?? false ? 0 : 1, $1.value[0])
    }
    for (screen, roots) in order {
      guard let screen, let name = screen.className, isShared(roots.map { findings[$0] }),
        !screen.isType || !hasOwnTransitions(name, findings)
      else { continue }
      separate(screen, name, roots, targets[screen] ?? [], &findings)
    }
    return findings
  }

  private func isRoot(_ finding: Finding) -> Bool {
    (finding.relation == .root || finding.relation == .hosts) && container(of: finding) != nil
  }

  private func container(of finding: Finding) -> Screen? {
    guard case .screen(let screen) = finding.source.initiator else { return nil }
    switch screen {
    case .made: return screen
    case .type(let name): return linker.index.isDeclared(name) ? screen : nil
    case .scene, .missingScene: return nil
    }
  }

  /// Returns whether a container has several roots, each determined at another place.
  private func isShared(_ roots: [Finding]) -> Bool {
    Set(roots.map(\.creationPlace)).count > 1
      && Set(roots.flatMap { $0.target.outcome.candidates.map(\.screen) }).count > 1
  }

  /// Returns whether the code of a class shows other screens, so that its instances would lose their transitions.
  private func hasOwnTransitions(_ name: String, _ findings: [Finding]) -> Bool {
    findings.contains { finding in
      if case .own = finding.source.initiator { finding.site.owner?.name == name } else { false }
    }
  }

  /// Replaces a container by one for each place that determines a root.
  ///
  /// A transition to a class whose root is not known leads to the class, with the roots that belong to no transition. A
  /// container that one place creates is replaced only if each transition to it belongs to one of its roots.
  private func separate(
    _ screen: Screen, _ name: String, _ roots: [Int], _ targets: [Int], _ findings: inout [Finding]
  ) {
    let known = roots.map { findings[$0] }
    var places: [(target: Int, candidate: Int, root: Place)] = []
    var isWhole = true
    for target in targets {
      for candidate in findings[target].target.outcome.candidates.indices
      where findings[target].target.outcome.candidates[candidate].screen == screen {
        guard let place = root(for: findings[target], candidate, among: known) else {
          isWhole = false
          continue
        }
        places.append((target, candidate, place))
      }
    }
    guard isWhole || screen.isType else { return }
    for (target, candidate, root) in places {
      findings[target].target.outcome.candidates[candidate].screen = .made(name, root)
    }
    let used = Set(places.map(\.root))
    for root in roots where isWhole || used.contains(findings[root].creationPlace) {
      findings[root].source.initiator = .screen(.made(name, findings[root].creationPlace))
    }
  }

  /// Returns the place of the root that belongs to a transition to the container: where the container is created, at the same
  /// place, on the same line, the only one with a screen that the transition may show without the container, or the only one in
  /// the same function.
  private func root(for finding: Finding, _ candidate: Int, among roots: [Finding]) -> Place? {
    if let place = finding.target.outcome.candidates[candidate].place,
      roots.contains(where: { $0.creationPlace == place })
    {
      return place
    }
    if roots.contains(where: { $0.creationPlace == finding.place }) { return finding.place }
    let file = roots.filter { $0.creationPlace.file == finding.place.file }
    let line = Set(
      file.filter { $0.creationPlace.position.line == finding.place.position.line }.map(\.creationPlace))
    if line.count == 1 { return line.first }
    let alone = Set(finding.target.outcome.candidates.map(\.screen))
    let wrapping = Set(
      roots.filter { !alone.isDisjoint(with: $0.target.outcome.candidates.map(\.screen)) }.map(\.creationPlace))
    if wrapping.count == 1 { return wrapping.first }
    guard let function = finding.site.function else { return nil }
    let own = Set(file.filter { $0.creatingFunction == function }.map(\.creationPlace))
    return own.count == 1 ? own.first : nil
  }
}

extension Finding {
  /// The code that creates the container for this root.
  fileprivate var creationPlace: Place { source.creation?.place ?? place }
  fileprivate var creatingFunction: FunctionSymbol? { source.creation.map(\.function) ?? site.function }
}

extension Screen {
  fileprivate var isType: Bool { if case .type = self { true } else { false } }
}
