import VCSourceFacts

/// A search for the subclasses whose code calls a method that a base class declares for them, also through other methods of the
/// base class.
struct CallingClasses {
  private let linker: Linker
  private let base: TypeSymbol
  private var seen: Set<FunctionSymbol> = []
  private var found: Set<String> = []

  /// Returns the names of the subclasses; `nil` if other code may call the method as well.
  static func search(for function: FunctionSymbol, _ linker: Linker) -> Set<String>? {
    guard let base = function.owner else { return nil }
    var search = CallingClasses(linker: linker, base: base)
    return search.visit(function) ? search.found : nil
  }

  private init(linker: Linker, base: TypeSymbol) {
    self.linker = linker
    self.base = base
  }

  /// Adds the classes that call a method of the base class.
  /// - Returns: Whether all that call it are known.
  private mutating func visit(_ function: FunctionSymbol) -> Bool {
    if !seen.insert(function).inserted { return true }
    guard isCalledByName(function) else { return false }
    let callers = calls(of: function)
    let selecting = linker.record.triggers.types(selecting: function.name)
    guard !callers.isEmpty || !selecting.isEmpty else { return false }
    for type in selecting {
      if isSubclass(type) {
        found.insert(type)
      } else if type == base.name || !hasOwn(function, type) {
        return false
      }
    }
    return callers.allSatisfy { add($0.call, $0.scope) }
  }

  private mutating func add(_ call: Call, _ scope: Scope) -> Bool {
    guard let caller = scope.context.owner else { return false }
    let type = receiver(of: call, scope).flatMap { isSubclass($0) ? $0 : nil } ?? caller.name
    if isSubclass(type) {
      found.insert(type)
      return true
    }
    // The code of a protocol's extension that is constrained to the base class.
    if caller.kind == .protocol {
      let conforming = conformingSubclasses(caller.name)
      found.formUnion(conforming)
      return !conforming.isEmpty
    }
    // Any object of the base class may run its code, unless only some of them reach it.
    guard linker.isOwn(call.receiver), caller === base, let function = scope.context.function,
      linker.index.overrides(of: function).isEmpty,
      Trigger.of(function.declaration) == nil, !function.isInitializer
    else { return false }
    return visit(function)
  }

  /// Returns whether a type that is not of the base class has a method of the same name, which it means by a selector.
  private func hasOwn(_ function: FunctionSymbol, _ type: String) -> Bool {
    linker.index.ancestry(of: type).contains { linker.index.symbol($0)?.functions[function.name] != nil }
  }

  /// Returns whether only calls in the app's code cause a method to be called, so that all of them are known.
  private func isCalledByName(_ function: FunctionSymbol) -> Bool {
    !function.declaration.isOverride && !function.declaration.attributes.contains { $0.name == "IBAction" }
      && linker.record.triggers.trigger(of: function.name, in: base.name) == nil
      && linker.record.passedFunctions.functions[function.name] == nil
  }

  private func calls(of function: FunctionSymbol) -> [CodeRecord.RecordedCall] {
    guard function.declaration.parameters.isEmpty else { return linker.callers(of: function) }
    // Of a method without parameters, the calls for the object itself are known. UIKit calls those that subclasses override.
    guard linker.index.overrides(of: function).isEmpty else { return [] }
    return (linker.record.inheritedCalls[function.name] ?? []).filter { call, scope in
      guard let type = receiver(of: call, scope) else { return true }
      return type == base.name || isSubclass(type) || linker.index.ancestry(of: base.name).contains(type)
        || !conformingSubclasses(type).isEmpty
    }
  }

  /// Returns the class of the object whose method is called.
  private func receiver(of call: Call, _ scope: Scope) -> String? {
    if linker.isOwn(call.receiver) { return scope.context.owner?.name }
    return call.receiver.flatMap { linker.resolver.type(of: $0, scope)?.plain.name }
  }

  private func conformingSubclasses(_ type: String) -> [String] {
    guard linker.index.symbol(type)?.kind == .protocol else { return [] }
    return linker.index.descendants(of: type).map(\.name).filter(isSubclass)
  }

  private func isSubclass(_ name: String) -> Bool {
    name != base.name && linker.index.ancestry(of: name).contains(base.name)
  }
}
