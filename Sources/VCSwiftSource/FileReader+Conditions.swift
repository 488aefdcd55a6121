#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    /// Returns the clauses of an `#if`, each with the condition under which it is the active one.
    func clauses(of node: IfConfigDeclSyntax) -> [(condition: BuildCondition, elements: IfConfigClauseSyntax.Elements?)]
    {
      var before: [BuildCondition] = []
      return node.clauses.map { clause in
        var all = before.map(BuildCondition.not)
        if let condition = clause.condition.map(buildCondition) {
          all.append(condition)
          before.append(condition)
        }
        let condition = all.count == 1 ? all[0] : .all(all)
        return (condition, clause.elements)
      }
    }

    private func buildCondition(_ node: ExprSyntax) -> BuildCondition {
      nested(node, or: .constant(true)) { unguarded(node) }
    }

    private func unguarded(_ node: ExprSyntax) -> BuildCondition {
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name): return .flag(name.baseName.name)
      case .booleanLiteralExpr(let truth): return .constant(truth.literal.text == "true")
      case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
        return .not(buildCondition(prefix.expression))
      case .tupleExpr(let tuple): return tuple.elements.first.map { buildCondition($0.expression) } ?? .constant(true)
      case .sequenceExpr(let sequence): return row(Array(sequence.elements)[...])
      case .functionCallExpr(let call): return test(call)
      default: return .constant(true)
      }
    }

    /// Reads `a && b || c`; `||` has the lower precedence.
    private func row(_ row: ArraySlice<ExprSyntax>) -> BuildCondition {
      for (sign, joined) in [("||", BuildCondition.any), ("&&", BuildCondition.all)] {
        let parts = row.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
        if parts.count > 1 { return joined(parts.map(self.row)) }
      }
      return row.count == 1 ? row.first.map(buildCondition) ?? .constant(true) : .constant(true)
    }

    private func test(_ node: FunctionCallExprSyntax) -> BuildCondition {
      let argument = node.arguments.first?.expression.trimmedDescription ?? ""
      return switch node.calledExpression.trimmedDescription {
      case "os": .os(argument)
      case "targetEnvironment": .environment(argument)
      case "canImport": .canImport(argument)
      default: .constant(true)
      }
    }
  }
#endif
