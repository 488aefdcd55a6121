import VCSourceFacts

/// Types of members.
extension Resolver {
  /// Returns the type of a member: `router.path`, `Route.home`, `Screen.self`.
  func type(ofMember name: String, of base: Expression, _ scope: Scope) -> TypeRef? {
    guard let owner = type(of: base, scope).map({ index.part(of: $0, declaring: name) }) else {
      // A property with such a name is one of UIKit's, even if the type of the base is unknown.
      return name.hasSuffix("Controller") ? SystemTypes.member(name).map { TypeRef($0) } : nil
    }
    if owner.isMeta { return type(ofStaticMember: name, of: owner, scope) }
    if let position = owner.position(ofPart: name) { return typeOfPart(position, of: base, scope) }
    if owner.name == "Binding", let value = owner.arguments.first { return type(ofBound: name, of: value) }
    if owner.name == "Array" || owner.name == "Set", ["first", "last"].contains(name) { return owner.element }
    if let state = state(ofStore: owner) {
      if name == "case" || name == "state" { return state }
      if let variable = index.variable(name, of: state.name) { return type(of: variable) }
    }
    if let variable = index.variable(name, of: owner.name) {
      let type = type(of: variable)
      let substituted = inherited(type, from: variable.owner, by: owner)
      return substituted == type ? boundType(of: variable) : substituted
    }
    if name == "coordinator", let coordinator = typeOfCoordinator(in: owner, scope) { return coordinator }
    return type(ofMessage: name, to: owner) ?? type(ofRouting: name, of: owner) ?? typeOfRouter(name, of: base, scope)
      ?? SystemTypes.member(name).map { TypeRef($0) }
  }

  /// Returns the type of a nested type, an enum case, or a static property.
  private func type(ofStaticMember name: String, of owner: TypeRef, _ scope: Scope) -> TypeRef? {
    if index.symbol(owner.name)?.cases[name] != nil { return TypeRef(owner.name) }
    if name.looksLikeType {
      var type = index.type(TypeName("\(owner.name).\(name)"), in: scope.context.owner)
      type.isMeta = true
      return type
    }
    if name == "self" { return owner }
    if let variable = index.variable(name, of: owner.name) { return type(of: variable) }
    if let type = type(ofMessage: name, to: owner) { return type }
    if name == "allCases" { return TypeRef("Array", [TypeRef(owner.name)]) }
    return name == "shared" || name == "default" ? TypeRef(owner.name) : nil
  }

  /// Returns the type of a member of a binding to a value, which is a binding to the value's member.
  private func type(ofBound name: String, of value: TypeRef) -> TypeRef? {
    if name == "wrappedValue" { return value }
    let held = state(ofStore: value)?.name ?? value.name
    if let variable = index.variable(name, of: value.name) ?? index.variable(name, of: held) {
      return inherited(type(of: variable), from: variable.owner, by: value).map { TypeRef("Binding", [$0]) }
    }
    guard name == LibraryRouter.sheetProperty else { return nil }
    return LibraryRouter(value, index).map { TypeRef("Binding", [$0.sheet]) }
  }

  /// Returns the type of a property with which a library's stack or router stores its values, or of a value's identity.
  private func type(ofRouting name: String, of owner: TypeRef) -> TypeRef? {
    switch name {
    case "routes": RouteStack.element(of: owner, index)?.type.map { TypeRef("Routes", [$0]) }
    case LibraryRouter.sheetProperty: LibraryRouter(owner, index)?.sheet
    case "id": index.symbol(owner.name)?.variables["id"].flatMap { type(of: $0) }
    default: nil
    }
  }

  /// Returns the result type of an Objective-C method called with dot syntax: `AppDelegate.instance`.
  private func type(ofMessage name: String, to owner: TypeRef) -> TypeRef? {
    for ancestor in index.ancestry(of: owner.name) {
      for function in index.symbol(ancestor)?.functions[name] ?? []
      where function.declaration.selector == name && function.declaration.isStatic == owner.isMeta {
        guard let result = function.declaration.result else { continue }
        return result.name == "instancetype" ? TypeRef(owner.name) : index.type(result, in: function.owner).plain
      }
    }
    return nil
  }
}
