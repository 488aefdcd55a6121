#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
      nested(items, or: []) { items.flatMap(statements) }
    }

    func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
      switch item.item {
      case .decl(let declaration): local(declaration)
      case .stmt(let statement): statements(statement)
      case .expr(let expression): statements(expression)
      }
    }

    private func local(_ declaration: DeclSyntax) -> [Statement] {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable): return bindings(variable)
      case .functionDecl(let function): return [.function(self.function(function))]
      case .macroExpansionDecl(let macro): return isPreview(macro.macroName) ? [] : [.expression(expansion(macro))]
      case .ifConfigDecl(let conditional): return [.compiled(compiled(conditional))]
      default:
        type(declaration)
        return []
      }
    }

    func compiled(_ conditional: IfConfigDeclSyntax) -> [CompiledClause] {
      clauses(of: conditional).map { condition, elements in
        guard case .statements(let items)? = elements else { return CompiledClause(condition: condition, body: []) }
        return CompiledClause(condition: condition, body: statements(items))
      }
    }

    private func statements(_ node: StmtSyntax) -> [Statement] {
      switch node.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let statement): statements(statement.expression)
      case .returnStmt(let statement): [.result(statement.expression.map(expression), position(of: statement))]
      case .throwStmt(let statement): [.expression(expression(statement.expression))]
      case .labeledStmt(let statement): nested(node, or: []) { statements(statement.statement) }
      case .deferStmt(let statement): [.block(statements(statement.body.statements))]
      case .doStmt(let statement): blocks(statement.body, statement.catchClauses)
      case .guardStmt(let statement):
        [.requirement(conditions(statement.conditions), otherwise: statements(statement.body.statements))]
      case .forStmt(let statement): [loop(statement)]
      case .whileStmt(let statement):
        [
          .loop(
            nil, nil,
            [
              .conditional(
                conditions(statement.conditions), then: statements(statement.body.statements), otherwise: [])
            ])
        ]
      case .repeatStmt(let statement):
        [.loop(nil, nil, statements(statement.body.statements) + [.expression(expression(statement.condition))])]
      case .yieldStmt(let statement): yielded(statement)
      // `break`, `continue`, `fallthrough`, `discard`: pure control flow.
      default: []
      }
    }

    func blocks(_ body: CodeBlockSyntax, _ catches: CatchClauseListSyntax) -> [Statement] {
      [.block(statements(body.statements))] + catches.map { .block(statements($0.body.statements)) }
    }

    private func loop(_ node: ForStmtSyntax) -> Statement {
      var body = statements(node.body.statements)
      if let filter = node.whereClause {
        body = [.conditional([.expression(expression(filter.condition))], then: body, otherwise: [])]
      }
      return .loop(pattern(node.pattern, binds: node.caseKeyword == nil), expression(node.sequence), body)
    }

    private func yielded(_ node: YieldStmtSyntax) -> [Statement] {
      switch node.yieldedExpressions {
      case .single(let value): [.result(expression(value), position(of: node))]
      case .multiple(let values): values.elements.map { .result(expression($0.expression), position(of: node)) }
      }
    }

    // MARK: Expression statements

    private func statements(_ node: ExprSyntax) -> [Statement] {
      switch node.as(ExprSyntaxEnum.self) {
      case .ifExpr(let choice): [conditional(choice)]
      case .switchExpr(let choice): [selection(choice)]
      case .sequenceExpr(let sequence): assignment(Array(sequence.elements)) ?? [.expression(expression(node))]
      case .tryExpr(let inner): nested(node, or: []) { statements(inner.expression) }
      case .unsafeExpr(let inner): nested(node, or: []) { statements(inner.expression) }
      case .macroExpansionExpr(let macro) where isPreview(macro.macroName): []
      default: [.expression(expression(node))]
      }
    }

    func conditional(_ node: IfExprSyntax) -> Statement {
      // A long `else if` chain is read iteratively, from its end.
      var row = [node]
      while case .ifExpr(let next)? = row.last?.elseBody { row.append(next) }
      var otherwise: [Statement] = []
      if case .codeBlock(let body)? = row.last?.elseBody { otherwise = statements(body.statements) }
      if row.count > Self.deepest { return flat(row, otherwise) }
      for next in row.dropFirst().reversed() { otherwise = [one(next, otherwise)] }
      return one(node, otherwise)
    }

    private func one(_ node: IfExprSyntax, _ otherwise: [Statement]) -> Statement {
      .conditional(conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise)
    }

    /// Returns consecutive statements, if nesting would be too deep for recursive traversal of the facts.
    private func flat(_ row: [IfExprSyntax], _ otherwise: [Statement]) -> Statement {
      .block(row.map { one($0, []) } + otherwise)
    }

    func selection(_ node: SwitchExprSyntax) -> Statement {
      .selection(expression(node.subject), cases(node.cases))
    }

    /// Reads cases; those inside an `#if` become cases of the `switch` whose bodies are conditional.
    private func cases(_ list: SwitchCaseListSyntax) -> [SelectionCase] {
      list.flatMap { element -> [SelectionCase] in
        switch element {
        case .switchCase(let node): return [selectionCase(node)]
        case .ifConfigDecl(let conditional):
          return clauses(of: conditional).flatMap { condition, elements -> [SelectionCase] in
            guard case .switchCases(let list)? = elements else { return [] }
            return nested(list, or: []) {
              cases(list).map { found in
                var found = found
                found.body = [.compiled([CompiledClause(condition: condition, body: found.body)])]
                return found
              }
            }
          }
        }
      }
    }

    private func selectionCase(_ node: SwitchCaseSyntax) -> SelectionCase {
      var patterns: [Pattern] = []
      var body: [Statement] = []
      if case .case(let label) = node.label {
        patterns = label.caseItems.map { pattern($0.pattern, binds: false) }
        body = label.caseItems.compactMap(\.whereClause).map { .expression(expression($0.condition)) }
      }
      return SelectionCase(
        patterns: patterns, body: body + statements(node.statements), position: position(of: node))
    }

    // MARK: Conditions

    /// Reads `screen is Detail` like `case is Detail = screen`.
    private func question(_ node: ExprSyntax) -> Condition? {
      guard let row = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), row.count == 3,
        row[1].is(UnresolvedIsExprSyntax.self), let type = row[2].as(TypeExprSyntax.self)
      else { return nil }
      return .match(.type(nil, typeName(type.type)), expression(row[0]))
    }

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
      list.map { element in
        switch element.condition {
        case .expression(let node): question(node) ?? .expression(expression(node))
        case .availability(let node): .availability(node.trimmedDescription)
        case .matchingPattern(let node):
          .match(pattern(node.pattern, binds: false), expression(node.initializer.value))
        case .optionalBinding(let node):
          .binding(
            Binding(
              pattern(node.pattern, binds: true), type: node.typeAnnotation.map { typeName($0.type) },
              value: node.initializer.map { expression($0.value) }, position: position(of: node.pattern)))
        }
      }
    }
  }
#endif
