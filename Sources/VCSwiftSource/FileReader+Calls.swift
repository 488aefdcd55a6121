#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    func call(_ node: FunctionCallExprSyntax) -> Call {
      var callee = node.calledExpression
      var generics: [TypeName] = []
      // `Detail.init(item)` is `Detail(item)`.
      if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`),
        let base = member.base, namesType(base)
      {
        callee = base
      }
      if let special = callee.as(GenericSpecializationExprSyntax.self) {
        callee = special.expression
        generics = special.genericArgumentClause.arguments.map(typeName)
      }
      return Call(
        expression(callee), arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures),
        generics: generics, at: namePosition(callee))
    }

    /// Returns whether an expression is the name of a type, judging by its first letter.
    private func namesType(_ expression: ExprSyntax) -> Bool {
      switch expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name): name.baseName.name.first?.isUppercase ?? false
      case .memberAccessExpr(let member): member.base.map(namesType) ?? false && namesType(ExprSyntax(member.declName))
      default: false
      }
    }

    /// Returns the position of the last name of the callee.
    func namePosition(_ callee: ExprSyntax) -> SourcePosition {
      var callee = callee
      while true {
        switch callee.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): return position(of: member.declName)
        case .optionalChainingExpr(let inner): callee = inner.expression
        case .forceUnwrapExpr(let inner): callee = inner.expression
        case .genericSpecializationExpr(let inner): callee = inner.expression
        default: return position(of: callee)
        }
      }
    }

    func arguments(
      _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax? = nil,
      _ others: MultipleTrailingClosureElementListSyntax? = nil
    ) -> [Argument] {
      var arguments = list.map { Argument($0.label?.name, expression($0.expression)) }
      if let trailing { arguments.append(Argument(nil, .closure(closure(trailing)), isTrailing: true)) }
      for other in others ?? [] {
        arguments.append(Argument(other.label.name, .closure(closure(other.closure)), isTrailing: true))
      }
      return arguments
    }

    /// Reads `base.name`. `Type.self` is a metatype, and `value.self` is the value itself.
    func member(_ node: MemberAccessExprSyntax) -> Expression {
      let name = node.declName.baseName.name
      if name == "self", let base = node.base {
        return type(from: base).map(Expression.metatype) ?? expression(base)
      }
      return .member(node.base.map(expression), name, position(of: node.declName))
    }

    func closure(_ node: ClosureExprSyntax) -> Closure {
      nested(node, or: Closure(body: [], position: position(of: node))) {
        Closure(
          captures: node.signature?.capture?.items.map { capture in
            Capture(name: capture.name.name, value: capture.initializer.map { expression($0.value) })
          } ?? [],
          parameters: parameters(node.signature?.parameterClause), body: statements(node.statements),
          position: position(of: node))
      }
    }

    private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [Parameter] {
      switch clause {
      case nil: []
      case .simpleInput(let names): names.map { Parameter(name: $0.name.name) }
      case .parameterClause(let list):
        list.parameters.map { Parameter(name: ($0.secondName ?? $0.firstName).name, type: $0.type.map(typeName)) }
      }
    }
  }
#endif
