#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
      var function = FunctionDeclaration(
        name: node.name.name, parameters: parameters(node.signature.parameterClause),
        result: result(node.signature.returnClause), position: position(of: node.name))
      function.generics = generics(node.genericParameterClause, node.genericWhereClause)
      function.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      function.body = node.body.map { statements($0.statements) }
      finish(&function, node.attributes, node.modifiers)
      return function
    }

    func function(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
      var function = FunctionDeclaration(
        name: "init", parameters: parameters(node.signature.parameterClause), position: position(of: node.initKeyword))
      function.generics = generics(node.genericParameterClause, node.genericWhereClause)
      function.body = node.body.map { statements($0.statements) }
      finish(&function, node.attributes, node.modifiers)
      return function
    }

    func function(_ node: DeinitializerDeclSyntax) -> FunctionDeclaration {
      var function = FunctionDeclaration(name: "deinit", position: position(of: node.deinitKeyword))
      function.body = node.body.map { statements($0.statements) }
      finish(&function, node.attributes, node.modifiers)
      return function
    }

    func function(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
      var function = FunctionDeclaration(
        name: "subscript", parameters: parameters(node.parameterClause), result: result(node.returnClause),
        position: position(of: node.subscriptKeyword))
      function.generics = generics(node.genericParameterClause, node.genericWhereClause)
      if let block = node.accessorBlock {
        let bodies = accessors(block)
        function.body = (bodies.getter ?? []) + bodies.observers
      }
      finish(&function, node.attributes, node.modifiers)
      return function
    }

    private func finish(
      _ function: inout FunctionDeclaration, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) {
      function.attributes = self.attributes(attributes)
      function.selector = runtimeName(attributes)
      function.isStatic = isStatic(modifiers)
      function.isOverride = modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      function.isFilePrivate = isFilePrivate(modifiers)
      function.condition = condition
    }

    func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }

    /// Returns whether the modifiers of a declaration, or those of the extension around it, limit it to its file.
    private func isFilePrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
      let group = sequence(first: Syntax(modifiers), next: \.parent)
        .lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
      let outer = group.flatMap { $0.is(ExtensionDeclSyntax.self) ? $0.modifiers : nil }
      return [modifiers, outer].contains { modifiers in
        modifiers?.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) } ?? false
      }
    }

    private func result(_ clause: ReturnClauseSyntax?) -> TypeName? {
      guard let type = clause.map({ typeName($0.type) }), !["Void", "Swift.Void"].contains(type.name),
        type.name != "()" || !type.arguments.isEmpty
      else { return nil }
      return type
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
      clause.parameters.map { node in
        let label = node.firstName.name
        var parameter = Parameter(
          label: label == "_" ? nil : label, name: node.secondName?.name ?? label, type: typeName(node.type),
          defaultValue: node.defaultValue.map { expression($0.value) },
          attributes: attributes(node.attributes).map(\.name))
        if node.ellipsis != nil, let type = parameter.type {
          parameter.type = TypeName("Array", arguments: [type])
          parameter.defaultValue = .list([])
        }
        if let type = node.type.as(AttributedTypeSyntax.self) {
          parameter.attributes += attributes(type.attributes).map(\.name)
        }
        return parameter
      }
    }

    // MARK: Attributes

    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
      list.flatMap { element -> [Attribute] in
        switch element {
        case .attribute(let node):
          var attribute = Attribute(typeName(node.attributeName).name)
          if case .argumentList(let list)? = node.arguments { attribute.arguments = arguments(list) }
          return [attribute]
        case .ifConfigDecl(let conditional):
          return conditional.clauses.flatMap { clause -> [Attribute] in
            guard case .attributes(let list)? = clause.elements else { return [] }
            return attributes(list)
          }
        }
      }
    }

    /// Returns the argument of `@objc(name)`, which includes colons for a selector.
    func runtimeName(_ list: AttributeListSyntax) -> String? {
      for case .attribute(let node) in list {
        guard case .objCName(let pieces)? = node.arguments else { continue }
        return pieces.map { ($0.name?.name ?? "") + ($0.colon == nil ? "" : ":") }.joined()
      }
      return nil
    }
  }
#endif
