#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    func type(
      _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind,
      _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) {
      var type = TypeDeclaration(
        name: fullName(node.name.name), kind: kind, inherited: inherited(node.inheritanceClause),
        position: position(of: node.name))
      // Xcode previews are not part of the app.
      if type.isPreview { return }
      type.generics = generics(parameters, requirements)
      type.runtimeName = runtimeName(node.attributes)
      finish(&type, node)
    }

    func type(_ node: ExtensionDeclSyntax) {
      let name = typeName(node.extendedType)
      var type = TypeDeclaration(
        name: name.name, kind: .extension, inherited: inherited(node.inheritanceClause),
        position: position(of: node.extendedType))
      type.generics = generics(nil, node.genericWhereClause)
      finish(&type, node)
    }

    private func finish(_ type: inout TypeDeclaration, _ node: some DeclGroupSyntax) {
      type.attributes = attributes(node.attributes).map(\.name)
      type.condition = condition
      nested(node, or: ()) {
        add(type) { type in read(node.memberBlock.members, into: &type) }
      }
    }

    private func read(_ members: MemberBlockItemListSyntax, into type: inout TypeDeclaration) {
      for member in members {
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): type.variables += variables(variable)
        case .functionDecl(let function): if isCalled(function) { type.functions.append(self.function(function)) }
        case .initializerDecl(let initializer): type.functions.append(function(initializer))
        case .deinitializerDecl(let deinitializer): type.functions.append(function(deinitializer))
        case .subscriptDecl(let element): type.functions.append(function(element))
        case .associatedTypeDecl(let associated):
          let constraint = associated.inheritanceClause?.inheritedTypes.first.map { typeName($0.type) }
          type.generics.append(GenericParameter(name: associated.name.name, constraint: constraint))
        case .enumCaseDecl(let declaration): type.cases += declaration.elements.map(enumCase)
        case .ifConfigDecl(let conditional):
          for (condition, elements) in clauses(of: conditional) {
            guard case .decls(let members)? = elements else { continue }
            // `under` takes a non-escaping closure, but two of them cannot capture the same inout parameter.
            var inner = type
            under(condition) { read(members, into: &inner) }
            type = inner
          }
        default: self.type(member.decl)
        }
      }
    }

    private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCase {
      EnumCase(
        name: node.name.name,
        parameters: node.parameterClause?.parameters.map { parameter in
          let label = parameter.firstName.map(\.name).flatMap { $0 == "_" ? nil : $0 }
          return Parameter(
            label: label, name: parameter.secondName?.name ?? label ?? "", type: typeName(parameter.type),
            defaultValue: parameter.defaultValue.map { expression($0.value) })
        } ?? [],
        rawValue: node.rawValue.map { expression($0.value) }, position: position(of: node.name))
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
      // `~Copyable` suppresses a conformance and is not inherited.
      clause?.inheritedTypes.filter { !$0.type.is(SuppressedTypeSyntax.self) }.map { typeName($0.type) } ?? []
    }

    func generics(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
      -> [GenericParameter]
    {
      var parameters =
        clause?.parameters.map { parameter in
          GenericParameter(name: parameter.name.name, constraint: parameter.inheritedType.map(typeName))
        } ?? []
      for requirement in requirements?.requirements ?? [] {
        guard let (name, constraint) = constraint(requirement.requirement) else { continue }
        if let place = parameters.firstIndex(where: { $0.name == name }) {
          if parameters[place].constraint == nil { parameters[place].constraint = constraint }
        } else {
          parameters.append(GenericParameter(name: name, constraint: constraint))
        }
      }
      return parameters
    }

    private func constraint(_ requirement: GenericRequirementSyntax.Requirement) -> (String, TypeName)? {
      switch requirement {
      case .conformanceRequirement(let conformance):
        return (typeName(conformance.leftType).name, typeName(conformance.rightType))
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { return nil }
        return (typeName(left).name, typeName(right))
      case .layoutRequirement: return nil
      }
    }
  }
#endif
