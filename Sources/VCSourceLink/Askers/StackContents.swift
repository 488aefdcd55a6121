import VCModel
import VCSourceFacts

/// The first screens of the stacks that coordinators and other helpers keep. Where nobody is known to ask for a transition on
/// such a stack, its content does: `stack.setViewControllers([Login()], animated: false)`.
struct StackContents {
  private let linker: Linker
  /// The screens that code puts into a property's stack.
  private var ofProperties: [VariableSymbol: [Content]] = [:]
  /// The screens in a stack that is created in one place.
  private var ofStacks: [Screen: [Screen]] = [:]

  /// What a type's code puts into a stack, which may be that of its base class.
  private struct Content {
    var owner: TypeSymbol?
    var screens: [Screen]
    var function: FunctionSymbol?
    var place: Place
  }

  init(_ findings: [Finding], _ linker: Linker) {
    self.linker = linker
    for finding in findings where finding.relation == .set || finding.relation == .root {
      let content = finding.target.outcome.candidates.map(\.screen)
      switch finding.source.initiator {
      case .property(let variable):
        ofProperties[variable, default: []].append(
          Content(
            owner: finding.site.owner, screens: content, function: finding.site.function, place: finding.place))
      case .screen(let stack):
        // A class of stacks may have several objects with different content.
        if case .made = stack { ofStacks[stack, default: []].formUnion(content) }
      default: continue
      }
    }
  }

  /// Returns whether the function with a transition has filled the stack before, so that the transition's target is not the
  /// stack's first screen.
  func areSet(before finding: Finding) -> Bool {
    guard case .property(let variable) = finding.source.initiator, let function = finding.site.function else {
      return false
    }
    return ofProperties[variable, default: []].contains { $0.function == function && $0.place < finding.place }
  }

  /// Returns the screens on whose stack a transition is, if its code creates the stack, or if everybody who passes the stack to
  /// it fills that; empty if there are many, or containers, whose own content would ask.
  func screens(showing finding: Finding) -> [Screen] {
    let targets = finding.target.outcome.candidates.map(\.screen)
    var found: [Screen] = []
    var seen: Set<Use> = []
    var next = [(initiator: finding.source.initiator, owner: finding.site.owner)]
    while let (initiator, owner) = next.popLast() {
      let use: Use
      switch initiator {
      case .screen(let stack):
        guard let content = ofStacks[stack] else { return [] }
        found.formUnion(content)
        continue
      case .property(let variable):
        let content = content(of: variable, in: owner)
        if !content.isEmpty {
          found.formUnion(content)
          continue
        }
        use = .property(variable)
      case .parameter(let function, let place, _): use = .parameter(function, place)
      default: return []
      }
      guard seen.insert(use).inserted else { continue }
      let suppliers = linker.suppliers(of: use)
      guard !suppliers.isEmpty, seen.count < LinkLimits.passesOfContainer else { return [] }
      next += suppliers.map { (linker.initiator($0.value, $0.scope), $0.scope.context.owner) }
    }
    found.removeAll(where: targets.contains)
    let isClear = !found.contains { $0.className.flatMap(linker.index.controllerKind)?.isContainer ?? false }
    return isClear && found.count <= LinkLimits.screensOfStack ? found : []
  }

  /// Returns the screens that a type's own code, or that of its base classes, puts into a property's stack.
  private func content(of variable: VariableSymbol, in owner: TypeSymbol?) -> [Screen] {
    let types = owner.map { linker.index.ancestry(of: $0.name) } ?? []
    return ofProperties[variable, default: []].reduce(into: []) { found, content in
      if content.owner.map({ types.contains($0.name) }) ?? true { found.formUnion(content.screens) }
    }
  }
}
