import VCSourceFacts

/// The objects whose code leads to a transition: that of a call, one that a function receives, or one of a subclass.
extension Askers {
  /// Returns whether an object is of a type, or a parameter that may be.
  func isOrMayBe(_ object: Expression, _ scope: Scope, _ type: TypeSymbol) -> Bool {
    linker.isObject(object, scope, of: type) || linker.parameter(object, scope, mayBe: type) != nil
  }

  /// Returns whether the base class's code may be called on an object of a subclass: on one that is declared as such, as one of
  /// the base class, or as one of a protocol.
  func isCalled(on receiver: Expression?, _ scope: Scope, _ subclass: TypeSymbol) -> Bool {
    guard let receiver, !linker.isOwn(receiver) else { return true }
    if isOrMayBe(receiver, scope, subclass) { return true }
    guard let declared = linker.resolver.type(of: receiver, scope)?.plain.name else { return false }
    return linker.index.ancestry(of: subclass.name).contains(declared)
  }

  /// Returns the type of an object whose base class has the code of a call on itself, if that is the code's base class.
  func subclass(_ type: TypeSymbol?, ofCodeIn scope: Scope) -> TypeSymbol? {
    guard let type, type.kind == .class, let owner = scope.context.owner, owner.kind == .class, owner !== type,
      linker.index.ancestry(of: type.name).contains(owner.name)
    else { return nil }
    return type
  }
}

extension Askers.Code {
  /// Returns the object as the call of a function refers to it; `nil` if the caller is the object.
  func object(inCallOf function: FunctionSymbol, _ call: Call) -> Expression? {
    let object: Expression?
    if case .parameter(function, let place) = self.object {
      guard let positions = Arguments(function, call)?.positions, place < positions.count else { return nil }
      object = positions[place].map { call.arguments[$0].value }
    } else {
      object = call.receiver
    }
    if case .name(let name, _)? = object, name == "self" || name == "super" { return nil }
    return object
  }
}

extension Askers.Code {
  /// Returns the type of the object as the call of a function refers to it: that of the function, if it is the receiver.
  func typeOfReceiver(of function: FunctionSymbol) -> TypeSymbol? {
    if case .parameter(function, _) = object { objectType } else { subclass ?? function.owner }
  }
}

extension Askers.Code.Object {
  /// Creates the reference to an object in the code of the caller, whose own properties belong to the caller.
  init(_ object: Expression?, _ scope: Scope) {
    guard let object else {
      self = .own
      return
    }
    if let subject = scope.guardSubject(object), case .function(let function) = subject.code,
      let place = subject.parameter
    {
      self = .parameter(function, place)
    } else if let property = object.ownProperty, scope.local(property) == nil {
      self = .own
    } else {
      self = .other
    }
  }
}
