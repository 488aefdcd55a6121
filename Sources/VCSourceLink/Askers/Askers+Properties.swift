import VCModel
import VCSourceFacts

/// The screens that a property with the presenting controller leads to.
extension Askers {
  /// Returns the property of the only type that conforms to a protocol, for a property that the protocol requires.
  func implementation(of variable: VariableSymbol) -> VariableSymbol {
    guard let requiring = variable.owner, requiring.kind == .protocol else { return variable }
    let types = linker.index.conformingTypes(to: requiring.name)
    return types.count == 1 ? linker.index.variable(variable.name, of: types[0].name) ?? variable : variable
  }

  /// Returns whether the screens that assign a property are those that ask: the property is not a stack, or it belongs to a view
  /// of UIKit, such as a cell. Other objects, such as coordinators, receive a stack from whoever starts them, and others ask
  /// them for screens.
  func isFromScreens(_ variable: VariableSymbol) -> Bool {
    guard let owner = variable.owner else { return false }
    if let type = linker.resolver.type(of: variable)?.plain {
      if linker.index.controllerKind(type.name) == .content { return true }
      // `weak var view: HomeViewProtocol?` of a presenter.
      if linker.index.symbol(type.name)?.kind == .protocol,
        linker.index.keepers(of: type.name).contains(where: { linker.index.isSpecificController($0.name) })
      {
        return true
      }
    }
    return linker.index.ancestry(of: owner.name).contains { name in
      name.hasPrefix("UI") && ["View", "Cell", "Control", "Button"].contains(where: name.hasSuffix)
    }
  }

  /// Returns the screens that assign themselves, or containers around them, to a property: `cell.stack = navigationController`.
  mutating func givers(of variable: VariableSymbol, _ code: Code) -> [Screen] {
    guard code.calls < limit, seenProperties[variable].map({ code.calls < $0 }) ?? true else { return [] }
    seenProperties[variable] = code.calls
    var found: [Screen] = []
    for supplier in linker.suppliers(of: .property(variable)) where mayRun(code, in: supplier, variable) {
      let initiator = linker.initiator(supplier.value, supplier.scope)
      if case .unknown = initiator { continue }
      guard let guards = linker.rest(of: code.guards, supplier) else { continue }
      for screen in askers(initiator, code.around(supplier.scope, guards)) {
        if case .type = screen, !found.contains(screen) { found.append(screen) }
      }
    }
    return found
  }

  /// Returns whether the object that receives an inherited property may run the code of a subclass.
  private func mayRun(_ code: Code, in supplier: Linker.ValueSupplier, _ variable: VariableSymbol) -> Bool {
    guard let owner = code.site.owner, let base = variable.owner, owner !== base,
      linker.index.ancestry(of: owner.name).contains(base.name), let receiver = linker.receiver(of: supplier)
    else { return true }
    // A property of the base's type may hold an object of any subclass, unless the code has just made it.
    return receiver.name == base.name
      ? supplier.constructor == nil && !isNew(supplier.base, supplier.scope)
      : linker.index.ancestry(of: receiver.name).contains(owner.name)
  }

  /// Returns whether an expression is a local whose only value is a new object.
  private func isNew(_ object: Expression?, _ scope: Scope) -> Bool {
    guard case .name(let name, _)? = object, let local = scope.local(name), local.values.count == 1,
      case .call(let call) = local.values[0].value,
      case .constructor = linker.resolver.callee(of: call, local.values[0].scope)
    else { return false }
    return true
  }

  /// Returns the controllers that a type's own code keeps in a property to present on them, except stacks: those that it
  /// creates, or that callers pass to it.
  mutating func presenters(storedIn variable: VariableSymbol, _ code: Code) -> [Screen] {
    var found: [Screen] = []
    for supplier in linker.ownAssignments(to: variable) {
      let initiator = linker.initiator(supplier.value, supplier.scope)
      switch initiator {
      case .screen(let screen):
        guard let kind = screen.className.flatMap(linker.index.controllerKind), !kind.isContainer else { continue }
        found.formUnion([screen])
      case .parameter where isFromScreens(variable) && code.calls < limit:
        found.formUnion(askers(initiator, code.around(supplier.scope)))
      default: continue
      }
    }
    return found
  }

  /// Returns the screens that the objects in a property return: `owner.viewController`, where `owner` is the screen itself, or a
  /// cell on it.
  mutating func owners(of variable: VariableSymbol, _ name: String, _ code: Code) -> [Screen] {
    guard code.calls < limit, seenProperties[variable].map({ code.calls < $0 }) ?? true else { return [] }
    seenProperties[variable] = code.calls
    var found: [Screen] = []
    for supplier in linker.suppliers(of: .property(variable)) {
      let initiator = linker.initiator(.member(supplier.value, name, supplier.position), supplier.scope)
      if case .unknown = initiator { continue }
      found.formUnion(askers(initiator, code.around(supplier.scope)))
    }
    return found
  }
}

extension Linker {
  /// Returns what remains of conditions on the properties of the object that receives a value when it is created; `nil` if it does
  /// not satisfy them.
  fileprivate func rest(of guards: Set<CaseGuard>, _ supplier: ValueSupplier) -> Set<CaseGuard>? {
    guard let call = supplier.constructor, let type = receiver(of: supplier) else { return [] }
    return resolver.rest(of: guards, madeBy: Resolver.Maker(call: call, type: type, scope: supplier.scope))
  }
}
