#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    func typeName(_ node: TypeSyntax) -> TypeName {
      nested(node, or: TypeName("")) { unguarded(node) }
    }

    private func unguarded(_ node: TypeSyntax) -> TypeName {
      switch node.as(TypeSyntaxEnum.self) {
      case .identifierType(let type):
        return TypeName(type.name.name, arguments: arguments(type.genericArgumentClause))
      case .memberType(let type):
        let base = typeName(type.baseType)
        return TypeName("\(base.name).\(type.name.name)", arguments: arguments(type.genericArgumentClause))
      case .optionalType(let type): return optional(type.wrappedType)
      case .implicitlyUnwrappedOptionalType(let type): return optional(type.wrappedType)
      case .arrayType(let type): return TypeName("Array", arguments: [typeName(type.element)])
      case .inlineArrayType(let type): return TypeName("InlineArray", arguments: [typeName(type.element)])
      case .dictionaryType(let type):
        return TypeName("Dictionary", arguments: [typeName(type.key), typeName(type.value)])
      case .functionType(let type):
        return TypeName(
          "->", arguments: type.parameters.map { typeName($0.type) } + [typeName(type.returnClause.type)])
      case .tupleType(let type):
        if type.elements.count == 1, let only = type.elements.first, only.ellipsis == nil { return typeName(only.type) }
        return .tuple(type.elements.map { ($0.firstName?.name, typeName($0.type)) })
      case .someOrAnyType(let type):
        var name = typeName(type.constraint)
        name.isOpaque = true
        return name
      case .compositionType(let type): return composition(type)
      case .attributedType(let type): return typeName(type.baseType)
      case .metatypeType(let type): return TypeName("Type", arguments: [typeName(type.baseType)])
      case .namedOpaqueReturnType(let type): return typeName(type.type)
      case .packElementType(let type): return typeName(type.pack)
      case .packExpansionType(let type): return typeName(type.repetitionPattern)
      case .suppressedType(let type): return typeName(type.type)
      case .classRestrictionType: return TypeName("AnyObject")
      case .missingType: return TypeName("")
      }
    }

    private func optional(_ wrapped: TypeSyntax) -> TypeName {
      var name = typeName(wrapped)
      name.isOptional = true
      return name
    }

    private func composition(_ node: CompositionTypeSyntax) -> TypeName {
      let types = node.elements.map { typeName($0.type) }
      var name = types.first ?? TypeName("")
      name.others = Array(types.dropFirst())
      return name
    }

    private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
      clause?.arguments.map(typeName) ?? []
    }

    func typeName(_ node: GenericArgumentSyntax) -> TypeName {
      switch node.argument {
      case .type(let type): typeName(type)
      case .expr(let value): TypeName(value.trimmedDescription)
      }
    }

    // MARK: Types in expressions

    /// Returns the type that an expression names: `Outer.Inner`, `Box<Int>`, `[Item]`; `nil` if it does not look like a
    /// type.
    func type(from node: ExprSyntax) -> TypeName? {
      nested(node, or: nil) {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name):
          isTypeName(name.baseName.name) ? TypeName(name.baseName.name) : nil
        case .memberAccessExpr(let member):
          if let base = member.base.flatMap(type), isTypeName(member.declName.baseName.name) {
            TypeName("\(base.name).\(member.declName.baseName.name)")
          } else {
            nil
          }
        case .genericSpecializationExpr(let special):
          if let base = type(from: special.expression) {
            TypeName(base.name, arguments: special.genericArgumentClause.arguments.map(typeName))
          } else {
            nil
          }
        case .arrayExpr(let array):
          array.elements.count == 1
            ? array.elements.first.flatMap { type(from: $0.expression) }.map { TypeName("Array", arguments: [$0]) }
            : nil
        case .tupleExpr(let tuple):
          tuple.elements.count == 1 ? tuple.elements.first.flatMap { type(from: $0.expression) } : nil
        case .optionalChainingExpr(let inner):
          type(from: inner.expression).map { TypeName($0.name, arguments: $0.arguments, isOptional: true) }
        case .typeExpr(let type): typeName(type.type)
        default: nil
        }
      }
    }

    /// Returns whether a name is a type's, by the convention that types start with an upper-case letter.
    private func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }
  }

  extension TokenSyntax {
    /// The identifier without backticks.
    var name: String {
      let text = self.text
      return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
  }
#endif
