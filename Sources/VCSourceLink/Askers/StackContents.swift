import VCModel
import VCSourceFacts

/// The first screens of the stacks that coordinators and other helpers keep. Where nobody is known to ask for a transition on
/// such a stack, its content does: `stack.setViewControllers([Login()], animated: false)`.
struct StackContents {
  private let linker: Linker
  /// The screens that code puts into a property's stack.
  private var ofProperties: [VariableSymbol: [Screen]] = [:]
  /// The screens in a stack that is created in one place.
  private var ofStacks: [Screen: [Screen]] = [:]

  init(_ findings: [Finding], _ linker: Linker) {
    self.linker = linker
    for finding in findings where finding.relation == .set || finding.relation == .root {
      let content = finding.target.outcome.candidates.map(\.screen)
      switch finding.source.initiator {
      case .property(let variable): ofProperties[variable, default: []].formUnion(content)
      case .screen(let stack): ofStacks[stack, default: []].formUnion(content)
      default: continue
      }
    }
  }

  /// Returns the screens on whose stack a transition is, if its code receives the stack or creates it; empty if they are not
  /// known, or if there are many.
  func screens(showing finding: Finding) -> [Screen] {
    let targets = finding.target.outcome.candidates.map(\.screen)
    var found: [Screen] = []
    var seen: Set<VariableSymbol> = []
    var next = [finding.source.initiator]
    while let initiator = next.popLast() {
      switch initiator {
      case .screen(let stack): found.formUnion(ofStacks[stack] ?? [])
      case .property(let variable) where seen.count < LinkLimits.passesOfContainer && seen.insert(variable).inserted:
        if let content = ofProperties[variable] {
          found.formUnion(content)
        } else {
          next += linker.suppliers(of: .property(variable)).map { linker.initiator($0.value, $0.scope) }
        }
      default: continue
      }
    }
    found.removeAll { targets.contains($0) || $0.className.flatMap(linker.index.controllerKind)?.isContainer ?? false }
    return found.count <= LinkLimits.screensAsking ? found : []
  }
}
