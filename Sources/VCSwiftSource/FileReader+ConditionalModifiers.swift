#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    /// Reads `view #if os(iOS) .sheet(…) #endif` as alternative values.
    func conditional(_ node: PostfixIfConfigExprSyntax) -> Expression {
      let base = node.base.map(expression) ?? .other([])
      let clauses = self.clauses(of: node.config)
      if base.conditionsOnTheWay >= Self.mostConditions {
        let modifiers = clauses.map { condition, elements in
          CompiledClause(condition: condition, body: [.expression(chained(base.modified, [elements]))])
        }
        return .choice([base, .branches(.compiled(modifiers))], when: nil)
      }
      var compiled = clauses.map { condition, elements in
        CompiledClause(condition: condition, body: [.expression(chained(base, [elements]))])
      }
      if node.config.clauses.last?.condition != nil {
        let none = clauses.map { BuildCondition.not($0.condition) }
        compiled.append(CompiledClause(condition: none.count == 1 ? none[0] : .all(none), body: [.expression(base)]))
      }
      return .branches(.compiled(compiled))
    }

    /// Each further condition in a chain duplicates the expression before it; beyond this limit, the clauses are
    /// alternatives to the base instead.
    private static let mostConditions = 3

    private func chained(_ base: Expression, _ elements: [IfConfigClauseSyntax.Elements?]) -> Expression {
      elements.reduce(base) { base, elements in
        guard case .postfixExpression(let chain)? = elements else { return base }
        return expression(chain).onBase(base)
      }
    }
  }

  extension Expression {
    /// Returns a chain that begins with a dot, applied to a base.
    fileprivate func onBase(_ base: Expression) -> Expression {
      switch self {
      case .member(nil, let name, let position): return .member(base, name, position)
      case .member(let inner?, let name, let position): return .member(inner.onBase(base), name, position)
      case .element(let inner, let arguments, let position): return .element(inner.onBase(base), arguments, position)
      case .call(var call):
        call.callee = call.callee.onBase(base)
        return .call(call)
      case .choice(let parts, let condition): return .choice(parts.map { $0.onBase(base) }, when: condition)
      case .branches(.compiled(let clauses)):
        return .branches(
          .compiled(
            clauses.map { clause in
              guard case .expression(let inner)? = clause.body.first else { return clause }
              return CompiledClause(condition: clause.condition, body: [.expression(inner.onBase(base))])
            }))
      case .other(let parts) where parts.isEmpty: return base
      default: return self
      }
    }

    /// The view at the beginning of a chain of modifiers; nothing if it has content of its own.
    fileprivate var modified: Expression {
      switch self {
      case .member(let base?, _, _), .element(let base, _, _): base.modified
      case .call(let call):
        if case .member(let base?, _, _) = call.callee {
          base.modified
        } else {
          call.arguments.contains(where: \.isTrailing) ? .other([]) : self
        }
      case .choice(let parts, _): parts.first?.modified ?? .other([])
      case .branches(.compiled(let clauses)):
        clauses.lazy.compactMap(\.body.first).first.map { statement in
          if case .expression(let value) = statement { value.modified } else { .other([]) }
        } ?? .other([])
      default: self
      }
    }

    /// The number of conditions in a chain, from its end to its base.
    fileprivate var conditionsOnTheWay: Int {
      switch self {
      case .member(let base?, _, _), .element(let base, _, _): base.conditionsOnTheWay
      case .call(let call): call.callee.conditionsOnTheWay
      case .choice(let parts, _): parts.first?.conditionsOnTheWay ?? 0
      case .branches(.compiled(let clauses)):
        1 + (clauses.lazy.compactMap(\.body.first).first.map { $0.conditionsOnTheWay } ?? 0)
      default: 0
      }
    }
  }

  extension Statement {
    fileprivate var conditionsOnTheWay: Int {
      if case .expression(let value) = self { value.conditionsOnTheWay } else { 0 }
    }
  }
#endif
