#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    /// Adds the declarations of a file and returns the statements between them.
    func topLevel(_ items: CodeBlockItemListSyntax) -> [Statement] {
      items.flatMap { item -> [Statement] in
        guard case .decl(let declaration) = item.item else { return statements(item) }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .ifConfigDecl(let conditional):
          return topLevel(conditional)
        case .macroExpansionDecl(let macro):
          return isPreview(macro.macroName) ? [] : [.expression(expansion(macro))]
        case .functionDecl(let function):
          if isCalled(function) { addGlobal(self.function(function)) }
        case .variableDecl(let variable):
          addGlobals(variables(variable))
        default:
          type(declaration)
        }
        return []
      }
    }

    private func topLevel(_ conditional: IfConfigDeclSyntax) -> [Statement] {
      let compiled = clauses(of: conditional).map { condition, elements in
        var body: [Statement] = []
        if case .statements(let items)? = elements { under(condition) { body = topLevel(items) } }
        return CompiledClause(condition: condition, body: body)
      }
      return compiled.allSatisfy(\.body.isEmpty) ? [] : [.compiled(compiled)]
    }

    /// Returns whether a macro declares an Xcode preview, which is not part of the app.
    func isPreview(_ macro: TokenSyntax) -> Bool { macro.text == "Preview" }

    /// Adds a type, an extension, an alias or an import at any nesting level.
    func type(_ declaration: DeclSyntax) {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .classDecl(let type): self.type(type, .class, type.genericParameterClause, type.genericWhereClause)
      case .structDecl(let type): self.type(type, .struct, type.genericParameterClause, type.genericWhereClause)
      case .enumDecl(let type): self.type(type, .enum, type.genericParameterClause, type.genericWhereClause)
      case .actorDecl(let type): self.type(type, .actor, type.genericParameterClause, type.genericWhereClause)
      case .protocolDecl(let type): self.type(type, .protocol, nil, type.genericWhereClause)
      case .extensionDecl(let type): self.type(type)
      case .typeAliasDecl(let alias):
        add(
          TypeAlias(
            name: fullName(alias.name.name),
            parameters: alias.genericParameterClause?.parameters.map { $0.name.name } ?? [],
            type: typeName(alias.initializer.value), condition: condition))
      case .importDecl(let statement):
        addImport(statement.path.map(\.name.name).joined(separator: "."))
      default: break
      }
    }
  }
#endif
