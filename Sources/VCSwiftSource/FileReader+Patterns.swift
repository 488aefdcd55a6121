#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    /// Reads a pattern.
    /// - Parameter binds: Whether a plain name is a binding and not an expression to match.
    func pattern(_ node: PatternSyntax, binds: Bool) -> Pattern {
      nested(node, or: .anything) {
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name): .name(name.identifier.name)
        case .valueBindingPattern(let binding): pattern(binding.pattern, binds: true)
        case .tuplePattern(let tuple): .tuple(tuple.elements.map { pattern($0.pattern, binds: binds) })
        case .isTypePattern(let test): .type(nil, typeName(test.type))
        case .expressionPattern(let value): pattern(value.expression, binds: binds)
        case .wildcardPattern, .missingPattern: .anything
        }
      }
    }

    private func pattern(_ node: ExprSyntax, binds: Bool) -> Pattern {
      nested(node, or: .anything) { unguarded(node, binds: binds) }
    }

    private func unguarded(_ node: ExprSyntax, binds: Bool) -> Pattern {
      switch node.as(ExprSyntaxEnum.self) {
      case .patternExpr(let inner): return pattern(inner.pattern, binds: binds)
      case .discardAssignmentExpr: return .anything
      case .declReferenceExpr(let name) where binds: return .name(name.baseName.name)
      case .optionalChainingExpr(let inner): return pattern(inner.expression, binds: binds)
      case .memberAccessExpr(let member):
        return enumCase(member).map { .enumCase($0.type, $0.name, []) } ?? .value(expression(node))
      case .functionCallExpr(let call):
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let found = enumCase(member) else {
          return .value(expression(node))
        }
        return .enumCase(found.type, found.name, call.arguments.map { pattern($0.expression, binds: binds) })
      case .tupleExpr(let tuple):
        if tuple.elements.count == 1, let only = tuple.elements.first {
          return pattern(only.expression, binds: binds)
        }
        return .tuple(tuple.elements.map { pattern($0.expression, binds: binds) })
      case .asExpr(let cast): return .type(pattern(cast.expression, binds: binds), typeName(cast.type))
      case .sequenceExpr(let sequence): return cast(Array(sequence.elements), binds: binds) ?? .value(expression(node))
      default: return .value(expression(node))
      }
    }

    /// Reads `let screen as Detail`.
    private func cast(_ row: [ExprSyntax], binds: Bool) -> Pattern? {
      guard row.count == 3, row[1].is(UnresolvedAsExprSyntax.self), let type = row[2].as(TypeExprSyntax.self) else {
        return nil
      }
      return .type(pattern(row[0], binds: binds), typeName(type.type))
    }

    /// Reads `.name` or `Type.name`.
    private func enumCase(_ node: MemberAccessExprSyntax) -> (type: TypeName?, name: String)? {
      let name = node.declName.baseName.name
      guard let base = node.base else { return (nil, name) }
      return type(from: base).map { ($0, name) }
    }
  }
#endif
