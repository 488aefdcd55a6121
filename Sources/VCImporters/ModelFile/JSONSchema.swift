/// Makes the JSON Schema (draft 2020-12) of a file from the shapes that check it, so that the two cannot disagree.
package struct JSONSchema {
  private var definitions: [(key: String, value: WrittenValue)] = []
  private var defined: Set<String> = []

  /// The schema of documents whose root is such a record, as JSON.
  package static func text(of record: Record, title: String) -> String {
    var schema = JSONSchema()
    var entries: [(key: String, value: WrittenValue)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
    ]
    entries += schema.object(record)
    entries.append(("$defs", .mapping(schema.definitions.sorted { $0.key < $1.key })))
    return JSONWriter.text(of: .mapping(entries))
  }

  // MARK: Shapes

  private mutating func schema(of shape: Shape) -> [(key: String, value: WrittenValue)] {
    switch shape {
    case .text: Self.scalar
    case .flag: [("type", .text("boolean"))]
    case .integer(let range): integer(range)
    case .number: [("type", .text("number"))]
    case .steps: [("type", .list([.text("string"), .text("integer")])), ("pattern", .text("^[0-9]+(-[0-9]+)?$"))]
    case .name(let names, _): [("enum", .list(names.map(WrittenValue.text)))]
    case .nameOrPath(let names, _):
      [("anyOf", .list([.mapping(schema(of: .name(names, ""))), .mapping(Self.path)]))]
    case .reference:
      reference(to: "reference") { _ in Self.scalar + [("description", .text("A controller's id."))] }
    case .controller: controller
    case .step: step
    case .nullable(let inner): [("anyOf", .list([.mapping(schema(of: inner)), .mapping([("type", .text("null"))])]))]
    case .list(let element): [("type", .text("array")), ("items", .mapping(schema(of: element)))]
    case .oneOrMore(let element): oneOrMore(schema(of: element))
    case .numbers(let names): numbers(names)
    case .words:
      [("anyOf", .list([.mapping(schema(of: .text)), .mapping(schema(of: .map(keys: "a language", .text)))]))]
    case .map(_, let value): [("type", .text("object")), ("additionalProperties", mapValue(value))]
    case .byController(let value): [("type", .text("object")), ("additionalProperties", .mapping(schema(of: value)))]
    case .record(let record): reference(to: record)
    case .recordOrList(let record): oneOrMore(reference(to: record))
    case .textOrRecord(let record): schema(of: .either(.text, record))
    case .either(let shape, let record):
      [("anyOf", .list([.mapping(schema(of: shape)), .mapping(reference(to: record))]))]
    }
  }

  /// Text is any scalar: what looks like a number or a truth value is text where text is asked for.
  private static let scalar: [(key: String, value: WrittenValue)] = [
    ("type", .list([.text("string"), .text("number"), .text("boolean")]))
  ]

  private static let path: [(key: String, value: WrittenValue)] = [
    ("type", .text("string")), ("pattern", .text("[./]")),
  ]

  private func integer(_ range: ClosedRange<Int>) -> [(key: String, value: WrittenValue)] {
    let bounds: [(key: String, value: WrittenValue)] = [
      ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
    ]
    return range.upperBound == .max ? bounds : bounds + [("maximum", .integer(range.upperBound))]
  }

  private func numbers(_ names: [String]) -> [(key: String, value: WrittenValue)] {
    [
      ("type", .text("array")), ("items", .mapping([("type", .text("number"))])),
      ("minItems", .integer(names.count)), ("maxItems", .integer(names.count)),
      ("description", .text(names.joined(separator: ", "))),
    ]
  }

  private func oneOrMore(_ element: [(key: String, value: WrittenValue)]) -> [(key: String, value: WrittenValue)] {
    [("anyOf", .list([.mapping(element), .mapping([("type", .text("array")), ("items", .mapping(element))])]))]
  }

  /// A record of a map may be left empty.
  private mutating func mapValue(_ shape: Shape) -> WrittenValue {
    guard case .record = shape else { return .mapping(schema(of: shape)) }
    return .mapping(schema(of: .nullable(shape)))
  }

  private var controller: [(key: String, value: WrittenValue)] {
    mutating get {
      let id = schema(of: .reference)
      return [("anyOf", .list([.mapping(id), .mapping(reference(to: ModelShapes.declaredController))]))]
    }
  }

  /// One verb: the alternatives are told apart by the verb that they require.
  private var step: [(key: String, value: WrittenValue)] {
    mutating get {
      reference(to: "a step") { schema in
        [("oneOf", .list(StepShapes.verbs.map { .mapping(schema.reference(to: $0)) }))]
      }
    }
  }

  // MARK: Records

  private mutating func reference(to record: Record) -> [(key: String, value: WrittenValue)] {
    reference(to: record.name) { $0.object(record) }
  }

  /// A reference to a definition that is made when it is first needed; its name is free before its parts refer to it.
  private mutating func reference(
    to name: String, _ make: (inout Self) -> [(key: String, value: WrittenValue)]
  ) -> [(key: String, value: WrittenValue)] {
    let key = Self.definitionName(name)
    if defined.insert(key).inserted {
      let definition = make(&self)
      definitions.append((key, .mapping(definition)))
    }
    return [("$ref", .text("#/$defs/\(key)"))]
  }

  /// `stepPresent` for `a step with 'present'`.
  private static func definitionName(_ name: String) -> String {
    let words = name.split { !$0.isLetter }.filter { !["a", "an", "the", "with", "s"].contains($0) }
    return words.enumerated()
      .map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }.joined()
  }

  private mutating func object(_ record: Record) -> [(key: String, value: WrittenValue)] {
    var properties: [(key: String, value: WrittenValue)] = []
    for key in record.keys { properties.append((key.name, property(key))) }
    var entries: [(key: String, value: WrittenValue)] = [
      ("description", .text(record.summary)), ("type", .text("object")), ("properties", .mapping(properties)),
    ]
    let required = record.keys.filter(\.isRequired).map { WrittenValue.text($0.name) }
    if !required.isEmpty { entries.append(("required", .list(required))) }
    entries.append(("additionalProperties", .flag(false)))
    return entries + alternatives(record)
  }

  /// What the key is for is worth more to a reader than what its value is in general.
  private mutating func property(_ key: Key) -> WrittenValue {
    .mapping([("description", .text(key.summary))] + schema(of: key.shape).filter { $0.key != "description" })
  }

  private func alternatives(_ record: Record) -> [(key: String, value: WrittenValue)] {
    guard !record.exclusive.isEmpty else { return [] }
    let one = record.exclusive.map { WrittenValue.mapping([("required", .list([.text($0)]))]) }
    if record.needsOne { return [("oneOf", .list(one))] }
    let none = WrittenValue.mapping([("not", .mapping([("anyOf", .list(one))]))])
    return [("oneOf", .list(one + [none]))]
  }
}
