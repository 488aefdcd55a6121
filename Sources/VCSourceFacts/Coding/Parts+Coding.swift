import VCBinaryCoding

extension Call: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    callee.encode(to: &encoder)
    position.encode(to: &encoder)
    generics.encode(to: &encoder)
    arguments.encode(to: &encoder)
    selector.encode(to: &encoder)
    isAwaited.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = Call(.literal(""), at: SourcePosition(line: 1, column: 1))
    callee = try .init(from: &decoder)
    position = try .init(from: &decoder)
    generics = try .init(from: &decoder)
    arguments = try .init(from: &decoder)
    selector = try .init(from: &decoder)
    isAwaited = try .init(from: &decoder)
  }
}

extension Argument: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    label.encode(to: &encoder)
    value.encode(to: &encoder)
    isTrailing.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = Argument(nil, .literal(""))
    label = try .init(from: &decoder)
    value = try .init(from: &decoder)
    isTrailing = try .init(from: &decoder)
  }
}

extension Closure: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    position.encode(to: &encoder)
    captures.encode(to: &encoder)
    parameters.encode(to: &encoder)
    body.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = Closure(body: [], position: SourcePosition(line: 1, column: 1))
    position = try .init(from: &decoder)
    captures = try .init(from: &decoder)
    parameters = try .init(from: &decoder)
    body = try .init(from: &decoder)
  }
}

extension Capture: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    value.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = Capture(name: "")
    name = try .init(from: &decoder)
    value = try .init(from: &decoder)
  }
}

extension Binding: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    pattern.encode(to: &encoder)
    position.encode(to: &encoder)
    type.encode(to: &encoder)
    value.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = Binding(.anything, position: SourcePosition(line: 1, column: 1))
    pattern = try .init(from: &decoder)
    position = try .init(from: &decoder)
    type = try .init(from: &decoder)
    value = try .init(from: &decoder)
  }
}

extension SelectionCase: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    patterns.encode(to: &encoder)
    position.encode(to: &encoder)
    body.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = SelectionCase(patterns: [], body: [], position: SourcePosition(line: 1, column: 1))
    patterns = try .init(from: &decoder)
    position = try .init(from: &decoder)
    body = try .init(from: &decoder)
  }
}

extension CompiledClause: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    condition.encode(to: &encoder)
    body.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = CompiledClause(condition: .constant(true), body: [])
    condition = try .init(from: &decoder)
    body = try .init(from: &decoder)
  }
}

extension SourcePosition: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) { encoder.write(line: line, column: column) }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    let (line, column) = try decoder.position()
    self.init(line: line, column: column)
  }
}

// Enums that are encoded as the index of their case.
extension SourceLanguage: BinaryCodable {}
extension TypeDeclaration.Kind: BinaryCodable {}
