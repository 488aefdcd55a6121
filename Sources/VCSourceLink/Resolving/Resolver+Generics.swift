import VCSourceFacts

/// Values of which only a generic parameter says the type: `class Model<Router: Routing> { let router: Router }`.
extension Resolver {
  /// The type that a name inside a type or a function has: for a generic parameter what the app says that it must be.
  func bound(
    _ type: TypeRef?, _ written: TypeName?, _ generics: [GenericParameter], in owner: TypeSymbol?
  ) -> TypeRef? {
    guard let written, let generic = generics.first(where: { $0.name == written.name }),
      let constraint = generic.constraint
    else { return type }
    let bound = index.type(constraint, in: owner)
    return index.isDeclared(bound.name) ? TypeRef(bound.name, bound.arguments, isMeta: type?.isMeta ?? false) : type
  }

  /// The type of a property in the code of its own type.
  func boundType(of variable: VariableSymbol) -> TypeRef? {
    let generics = variable.owner?.generics(in: variable.file) ?? []
    return bound(type(of: variable), variable.declaration.type, generics, in: variable.owner)
  }
}

extension TypeSymbol {
  /// The generic parameters of what a file declares: modules may have types of one name.
  func generics(in file: Int) -> [GenericParameter] {
    declarations.first { $0.file == file && !$0.declaration.generics.isEmpty }?.declaration.generics ?? generics
  }
}
