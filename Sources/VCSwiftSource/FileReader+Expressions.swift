#if SwiftSource
  import SwiftParser
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    func expression(_ node: ExprSyntax) -> Expression {
      nested(node, or: .other([])) { unguarded(node) }
    }

    private func unguarded(_ node: ExprSyntax) -> Expression {
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name): .name(name.baseName.name, position(of: name))
      case .superExpr: .name("super", position(of: node))
      case .memberAccessExpr(let member): self.member(member)
      case .functionCallExpr(let call): .call(self.call(call))
      case .subscriptCallExpr(let element):
        .element(
          expression(element.calledExpression),
          arguments(element.arguments, element.trailingClosure, element.additionalTrailingClosures),
          position(of: element.calledExpression))
      case .genericSpecializationExpr(let special): expression(special.expression)
      case .closureExpr(let closure): .closure(self.closure(closure))
      case .sequenceExpr(let sequence): folded(Array(sequence.elements)[...])
      case .asExpr(let cast): .cast(expression(cast.expression), typeName(cast.type))
      case .isExpr(let test): .other([expression(test.expression)])
      case .ternaryExpr(let choice):
        .choice(
          [expression(choice.thenExpression), expression(choice.elseExpression)],
          when: expression(choice.condition).asCondition)
      case .ifExpr(let choice): .branches(conditional(choice))
      case .switchExpr(let choice): .branches(selection(choice))
      case .postfixIfConfigExpr(let conditional): self.conditional(conditional)
      case .keyPathExpr(let path): keyPath(path)
      case .macroExpansionExpr(let macro): expansion(macro)
      default: transparent(node) ?? literal(node)
      }
    }

    /// Returns the operand of an expression that is not represented itself.
    private func transparent(_ node: ExprSyntax) -> Expression? {
      switch node.as(ExprSyntaxEnum.self) {
      case .tryExpr(let inner): expression(inner.expression)
      case .awaitExpr(let inner): awaited(expression(inner.expression))
      case .unsafeExpr(let inner): expression(inner.expression)
      case .forceUnwrapExpr(let inner): expression(inner.expression)
      case .optionalChainingExpr(let inner): expression(inner.expression)
      case .inOutExpr(let inner): expression(inner.expression)
      case .consumeExpr(let inner): expression(inner.expression)
      case .copyExpr(let inner): expression(inner.expression)
      case .borrowExpr(let inner): expression(inner.expression)
      case .packElementExpr(let inner): expression(inner.pack)
      case .packExpansionExpr(let inner): expression(inner.repetitionPattern)
      default: nil
      }
    }

    /// Marks a call whose result the code waits for.
    private func awaited(_ value: Expression) -> Expression {
      guard case .call(var call) = value else { return value }
      call.isAwaited = true
      return .call(call)
    }

    private func literal(_ node: ExprSyntax) -> Expression {
      switch node.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let string): text(string)
      case .integerLiteralExpr(let number): .literal(number.literal.text)
      case .floatLiteralExpr(let number): .literal(number.literal.text)
      case .booleanLiteralExpr(let truth): .literal(truth.literal.text)
      case .nilLiteralExpr: .literal("nil")
      case .arrayExpr(let array): .list(array.elements.map { expression($0.expression) })
      case .tupleExpr(let tuple): self.tuple(tuple)
      case .dictionaryExpr(let dictionary): self.dictionary(dictionary)
      case .prefixOperatorExpr(let prefix): self.prefix(prefix)
      case .postfixOperatorExpr(let postfix): .other([expression(postfix.expression)])
      case .patternExpr(let pattern): .other(value(of: pattern.pattern).map { [$0] } ?? [])
      case .typeExpr(let type): .metatype(typeName(type.type))
      default: .other([])
      }
    }

    private func value(of pattern: PatternSyntax) -> Expression? {
      pattern.as(ExpressionPatternSyntax.self).map { expression($0.expression) }
    }

    // MARK: Literals

    private func text(_ node: StringLiteralExprSyntax) -> Expression {
      if node.segments.count == 1, case .stringSegment(let segment)? = node.segments.first {
        let text = segment.content.text
        if !text.contains("\\") { return .text(text) }
      }
      if let value = node.representedLiteralValue { return .text(value) }
      return .other(
        node.segments.flatMap { segment -> [Expression] in
          guard case .expressionSegment(let inner) = segment else { return [] }
          return inner.expressions.map { expression($0.expression) }
        })
    }

    /// Reads a tuple; parentheses around a single value are not represented.
    private func tuple(_ node: TupleExprSyntax) -> Expression {
      if node.elements.count == 1, let element = node.elements.first, element.label == nil {
        return expression(element.expression)
      }
      return .tuple(node.elements.map { Argument($0.label?.name, expression($0.expression)) })
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(elements.flatMap { [expression($0.key), expression($0.value)] })
    }

    private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
      let inner = expression(node.expression)
      if node.operator.text == "-", case .literal(let number) = inner { return .literal("-" + number) }
      return node.operator.text == "!" ? .negation(of: inner, at: position(of: node.operator)) : .other([inner])
    }

    // MARK: Key paths and macros

    private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
      .keyPath(
        node.root.map(typeName),
        node.components.compactMap { component in
          switch component.component {
          case .property(let property): property.declName.baseName.name
          default: nil
          }
        })
    }

    private func expansion(_ node: MacroExpansionExprSyntax) -> Expression {
      if node.macroName.text == "selector", let argument = node.arguments.first {
        return selector(argument.expression)
      }
      if isPreview(node.macroName) { return .other([]) }
      return .other(
        arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures).map(\.value))
    }

    func expansion(_ node: MacroExpansionDeclSyntax) -> Expression {
      .other(arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures).map(\.value))
    }

    /// Reads a selector as the last name with its labels: `save(_:)` for `Self.save(_:)`.
    private func selector(_ node: ExprSyntax) -> Expression {
      switch node.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let member):
        .selector(member.declName.trimmedDescription, position(of: member.declName))
      case .declReferenceExpr(let name): .selector(name.trimmedDescription, position(of: name))
      case .asExpr(let cast): nested(node, or: .other([])) { selector(cast.expression) }
      case .sequenceExpr(let sequence):
        nested(node, or: .other([])) { sequence.elements.first.map(selector) ?? .other([]) }
      case .tupleExpr(let tuple):
        nested(node, or: .other([])) { tuple.elements.first.map { selector($0.expression) } ?? .other([]) }
      default: .other([expression(node)])
      }
    }
  }
#endif
