import VCModel
import VCSourceFacts

/// A search for the containers that other code passes or assigns to the code of a transition.
///
/// The initialisers of many subclasses may pass a container to the base class that keeps it: for the code of one of them, only
/// those of its own objects matter.
struct ReceivedContainers {
  private let linker: Linker
  private var found: [Screen] = []
  private var seen: Set<Step> = []
  private var next: [(step: Step, passes: Int)] = []

  /// A value that comes from outside.
  private struct Step: Hashable {
    var use: Use
    /// The type of the object whose code uses the value.
    var type: String?
  }

  /// Returns the containers that other code passes as an argument or assigns to a property, if the transition is in one.
  static func screens(of finding: Finding, _ linker: Linker) -> [Screen] {
    var search = ReceivedContainers(linker: linker)
    search.follow(finding.source.initiator, in: finding.site.owner?.name, passes: 0)
    while let (step, passes) = search.next.popLast() {
      if passes < LinkLimits.passesOfContainer, search.seen.insert(step).inserted { search.follow(step, passes) }
    }
    return search.found
  }

  private init(linker: Linker) { self.linker = linker }

  private mutating func follow(_ initiator: Initiator, in type: String?, passes: Int) {
    switch initiator {
    case .parameter(let function, let place, _):
      next.append((Step(use: .parameter(function, place), type: type), passes))
    case .property(let variable): next.append((Step(use: .property(variable), type: type), passes))
    case .screen(let screen): if passes > 0 { found.formUnion([screen]) }
    case .own:
      if passes > 0, let screen = type.flatMap(linker.index.symbol).flatMap(linker.screen) { found.formUnion([screen]) }
    case .part, .noController, .unknown: break
    }
  }

  private mutating func follow(_ step: Step, _ passes: Int) {
    for supplier in suppliers(of: step.use) where isForObject(of: step, supplier) {
      follow(
        linker.initiator(supplier.value, supplier.scope), in: type(supplying: step, supplier), passes: passes + 1)
    }
  }

  /// Returns the places that supply a value, with the calls by which subclasses initialise the class of a property.
  private func suppliers(of use: Use) -> [Linker.ValueSupplier] {
    let suppliers = linker.suppliers(of: use)
    guard case .property(let variable) = use else { return suppliers }
    return suppliers
      + linker.storingParameters(of: variable).flatMap { linker.suppliers(of: .parameter($0.initialiser, $0.place)) }
      .filter(\.isOfSuperclass)
  }

  /// Returns whether a place may supply the value of the object whose code uses it, rather than one of a sibling class.
  private func isForObject(of step: Step, _ supplier: Linker.ValueSupplier) -> Bool {
    guard let own = step.type, let base = owner(of: step.use), isSubclass(own, of: base) else { return true }
    if supplier.isOfSuperclass {
      return supplier.scope.context.owner.map { isSubclass(own, of: $0.name) || isSubclass($0.name, of: own) } ?? true
    }
    guard let object = linker.receiver(of: supplier)?.name, object != base else { return true }
    return isSubclass(object, of: own)
  }

  /// Returns the type of the object whose code supplies a value: the same object, if an initialiser calls another one.
  private func type(supplying step: Step, _ supplier: Linker.ValueSupplier) -> String? {
    let supplying = supplier.scope.context.owner?.name
    guard supplier.isOfSuperclass, let own = step.type, let supplying, isSubclass(own, of: supplying) else {
      return supplying
    }
    return own
  }

  private func owner(of use: Use) -> String? {
    switch use {
    case .property(let variable): variable.owner?.name
    case .parameter(let function, _): function.isInitializer ? function.owner?.name : nil
    default: nil
    }
  }

  private func isSubclass(_ name: String, of base: String) -> Bool { linker.index.ancestry(of: name).contains(base) }
}

extension Linker.ValueSupplier {
  /// Whether the value is an argument of the superclass's initialiser.
  fileprivate var isOfSuperclass: Bool {
    if case .name("super", _)? = call?.receiver { true } else { false }
  }
}
