import VCBinaryCoding

extension SourceProblem: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    encoder.write(byte: kind.rawValue)
    message.encode(to: &encoder)
    position.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    guard let kind = Kind(rawValue: try decoder.byte()) else { throw BinaryDecoder.Damage() }
    self = SourceProblem("", kind: kind, at: SourcePosition(line: 1, column: 1))
    message = try .init(from: &decoder)
    position = try .init(from: &decoder)
  }
}

extension TypeAlias: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    parameters.encode(to: &encoder)
    type.encode(to: &encoder)
    condition.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = TypeAlias(name: "", type: TypeName(""))
    name = try .init(from: &decoder)
    parameters = try .init(from: &decoder)
    type = try .init(from: &decoder)
    condition = try .init(from: &decoder)
  }
}

extension TypeName: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    arguments.encode(to: &encoder)
    isOptional.encode(to: &encoder)
    isOpaque.encode(to: &encoder)
    others.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = TypeName("")
    name = try .init(from: &decoder)
    arguments = try .init(from: &decoder)
    isOptional = try .init(from: &decoder)
    isOpaque = try .init(from: &decoder)
    others = try .init(from: &decoder)
  }
}

extension GenericParameter: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    constraint.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = GenericParameter(name: "")
    name = try .init(from: &decoder)
    constraint = try .init(from: &decoder)
  }
}

extension TypeDeclaration: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    kind.encode(to: &encoder)
    position.encode(to: &encoder)
    inherited.encode(to: &encoder)
    generics.encode(to: &encoder)
    attributes.encode(to: &encoder)
    runtimeName.encode(to: &encoder)
    variables.encode(to: &encoder)
    functions.encode(to: &encoder)
    cases.encode(to: &encoder)
    condition.encode(to: &encoder)
    isImplementation.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = TypeDeclaration(name: "", kind: .class, position: SourcePosition(line: 1, column: 1))
    name = try .init(from: &decoder)
    kind = try .init(from: &decoder)
    position = try .init(from: &decoder)
    inherited = try .init(from: &decoder)
    generics = try .init(from: &decoder)
    attributes = try .init(from: &decoder)
    runtimeName = try .init(from: &decoder)
    variables = try .init(from: &decoder)
    functions = try .init(from: &decoder)
    cases = try .init(from: &decoder)
    condition = try .init(from: &decoder)
    isImplementation = try .init(from: &decoder)
  }
}

extension VariableDeclaration: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    position.encode(to: &encoder)
    type.encode(to: &encoder)
    value.encode(to: &encoder)
    getter.encode(to: &encoder)
    observers.encode(to: &encoder)
    isStatic.encode(to: &encoder)
    attributes.encode(to: &encoder)
    condition.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = VariableDeclaration(name: "", position: SourcePosition(line: 1, column: 1))
    name = try .init(from: &decoder)
    position = try .init(from: &decoder)
    type = try .init(from: &decoder)
    value = try .init(from: &decoder)
    getter = try .init(from: &decoder)
    observers = try .init(from: &decoder)
    isStatic = try .init(from: &decoder)
    attributes = try .init(from: &decoder)
    condition = try .init(from: &decoder)
  }
}

extension Attribute: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    arguments.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = Attribute("")
    name = try .init(from: &decoder)
    arguments = try .init(from: &decoder)
  }
}

extension FunctionDeclaration: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    position.encode(to: &encoder)
    selector.encode(to: &encoder)
    parameters.encode(to: &encoder)
    result.encode(to: &encoder)
    generics.encode(to: &encoder)
    code.encode(to: &encoder)
    isStatic.encode(to: &encoder)
    isOverride.encode(to: &encoder)
    isFilePrivate.encode(to: &encoder)
    isAsync.encode(to: &encoder)
    attributes.encode(to: &encoder)
    condition.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = FunctionDeclaration(name: "", position: SourcePosition(line: 1, column: 1))
    name = try .init(from: &decoder)
    position = try .init(from: &decoder)
    selector = try .init(from: &decoder)
    parameters = try .init(from: &decoder)
    result = try .init(from: &decoder)
    generics = try .init(from: &decoder)
    code = try .init(from: &decoder)
    isStatic = try .init(from: &decoder)
    isOverride = try .init(from: &decoder)
    isFilePrivate = try .init(from: &decoder)
    isAsync = try .init(from: &decoder)
    attributes = try .init(from: &decoder)
    condition = try .init(from: &decoder)
  }
}

extension Parameter: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    label.encode(to: &encoder)
    name.encode(to: &encoder)
    type.encode(to: &encoder)
    defaultValue.encode(to: &encoder)
    attributes.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = Parameter(name: "")
    label = try .init(from: &decoder)
    name = try .init(from: &decoder)
    type = try .init(from: &decoder)
    defaultValue = try .init(from: &decoder)
    attributes = try .init(from: &decoder)
  }
}

extension EnumCase: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    name.encode(to: &encoder)
    position.encode(to: &encoder)
    parameters.encode(to: &encoder)
    rawValue.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = EnumCase(name: "", position: SourcePosition(line: 1, column: 1))
    name = try .init(from: &decoder)
    position = try .init(from: &decoder)
    parameters = try .init(from: &decoder)
    rawValue = try .init(from: &decoder)
  }
}
