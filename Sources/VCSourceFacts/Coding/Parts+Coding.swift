extension Call: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    callee.encode(to: &encoder)
    position.encode(to: &encoder)
    generics.encode(to: &encoder)
    arguments.encode(to: &encoder)
    selector.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = Call(.literal(""), at: SourcePosition(line: 1, column: 1))
    callee = try .init(from: &decoder)
    position = try .init(from: &decoder)
    generics = try .init(from: &decoder)
    arguments = try .init(from: &decoder)
    selector = try .init(from: &decoder)
  }
}

extension Argument: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    label.encode(to: &encoder)
    value.encode(to: &encoder)
    isTrailing.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = Argument(nil, .literal(""))
    label = try .init(from: &decoder)
    value = try .init(from: &decoder)
    isTrailing = try .init(from: &decoder)
  }
}

extension Closure: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    position.encode(to: &encoder)
    captures.encode(to: &encoder)
    parameters.encode(to: &encoder)
    body.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = Closure(body: [], position: SourcePosition(line: 1, column: 1))
    position = try .init(from: &decoder)
    captures = try .init(from: &decoder)
    parameters = try .init(from: &decoder)
    body = try .init(from: &decoder)
  }
}

extension Capture: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    name.encode(to: &encoder)
    value.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = Capture(name: "")
    name = try .init(from: &decoder)
    value = try .init(from: &decoder)
  }
}

extension Binding: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    pattern.encode(to: &encoder)
    position.encode(to: &encoder)
    type.encode(to: &encoder)
    value.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = Binding(.anything, position: SourcePosition(line: 1, column: 1))
    pattern = try .init(from: &decoder)
    position = try .init(from: &decoder)
    type = try .init(from: &decoder)
    value = try .init(from: &decoder)
  }
}

extension SelectionCase: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    patterns.encode(to: &encoder)
    position.encode(to: &encoder)
    body.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = SelectionCase(patterns: [], body: [], position: SourcePosition(line: 1, column: 1))
    patterns = try .init(from: &decoder)
    position = try .init(from: &decoder)
    body = try .init(from: &decoder)
  }
}

extension CompiledClause: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    condition.encode(to: &encoder)
    body.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = CompiledClause(condition: .constant(true), body: [])
    condition = try .init(from: &decoder)
    body = try .init(from: &decoder)
  }
}
