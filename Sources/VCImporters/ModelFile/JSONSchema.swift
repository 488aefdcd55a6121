/// Generates the JSON Schema (draft 2020-12) of a file from the shapes that validate it, so that the two cannot
/// disagree.
///
/// Where a value may have one of several forms, `if` selects the form by its type or by a step's verb: with `anyOf`,
/// one mistake would be reported once for each form.
package struct JSONSchema {
  private typealias Entries = [(key: String, value: WrittenValue)]

  /// The base URL of the newest schemas of all formats.
  package static let address = "https://raw.githubusercontent.com/vcgraph/ViewControllerGraph/main/docs/schemas/"

  /// Returns the first line of a YAML file, from which editors find its schema.
  package static func line(for name: String) -> String {
    "# yaml-language-server: $schema=\(address)\(name).schema.json\n"
  }

  private var definitions: Entries = []
  private var defined: Set<String> = []

  /// Returns the schema of documents whose root is this record, as JSON.
  /// - Parameter name: The file name of the schema in its URL.
  package static func text(of record: Record, title: String, name: String) -> String {
    var schema = JSONSchema()
    var entries: Entries = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("\(address)\(name).schema.json")), ("title", .text(title)),
    ]
    entries += schema.object(record)
    entries.append(("$defs", .mapping(schema.definitions.sorted { $0.key < $1.key })))
    return JSONWriter.text(of: .mapping(entries))
  }

  // MARK: Shapes

  private mutating func schema(of shape: Shape) -> Entries {
    switch shape {
    case .text: Self.scalar
    case .flag: [("type", .text("boolean"))]
    case .onlyTrue: [("const", .flag(true))]
    case .integer(let range): integer(range)
    case .number: [("type", .text("number"))]
    case .steps: [("type", .list([.text("string"), .text("integer")])), ("pattern", .text("^[0-9]+(-[0-9]+)?$"))]
    case .name(let names, _): [("enum", .list(names.map(WrittenValue.text)))]
    case .nameOrPath(let names, _): choice(when: Self.path, then: [], otherwise: schema(of: .name(names, "")))
    case .reference:
      reference(to: "reference") { _ in Self.scalar + [("description", .text("A controller's id."))] }
    case .controller: controller
    case .step: step
    case .nullable(let inner): choice(when: Self.type("null"), then: [], otherwise: schema(of: inner))
    case .list(let element): [("type", .text("array")), ("items", .mapping(schema(of: element)))]
    case .oneOrMore(let element): oneOrMore(schema(of: element))
    case .numbers(let names): numbers(names)
    case .words:
      choice(
        when: Self.type("object"), then: schema(of: .map(keys: "a language", .text)), otherwise: schema(of: .text))
    case .map(_, let value): [("type", .text("object")), ("additionalProperties", mapValue(value))]
    case .byController(let value): [("type", .text("object")), ("additionalProperties", .mapping(schema(of: value)))]
    case .record(let record): reference(to: record)
    case .recordOrList(let record): oneOrMore(reference(to: record))
    case .textOrRecord(let record): schema(of: .either(.text, record))
    case .either(let shape, let record):
      choice(when: Self.type("object"), then: reference(to: record), otherwise: schema(of: shape))
    }
  }

  /// Values that match the first schema must match the second, and all others the third.
  private func choice(when kind: Entries, then: Entries, otherwise: Entries) -> Entries {
    [("if", .mapping(kind))] + (then.isEmpty ? [] : [("then", .mapping(then))]) + [("else", .mapping(otherwise))]
  }

  private static func type(_ name: String) -> Entries { [("type", .text(name))] }

  /// Text accepts any scalar: a value that looks like a number or a Boolean is text where text is expected.
  private static let scalar: Entries = [
    ("type", .list([.text("string"), .text("number"), .text("boolean")]))
  ]

  private static let path: Entries = [
    ("type", .text("string")), ("pattern", .text("[./]")),
  ]

  private func integer(_ range: ClosedRange<Int>) -> Entries {
    let bounds: Entries = [
      ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
    ]
    return range.upperBound == .max ? bounds : bounds + [("maximum", .integer(range.upperBound))]
  }

  private func numbers(_ names: [String]) -> Entries {
    [
      ("type", .text("array")), ("items", .mapping([("type", .text("number"))])),
      ("minItems", .integer(names.count)), ("maxItems", .integer(names.count)),
      ("description", .text(names.joined(separator: ", "))),
    ]
  }

  private func oneOrMore(_ element: Entries) -> Entries {
    choice(when: Self.type("array"), then: [("items", .mapping(element))], otherwise: element)
  }

  /// A record in a map may be left empty.
  private mutating func mapValue(_ shape: Shape) -> WrittenValue {
    guard case .record = shape else { return .mapping(schema(of: shape)) }
    return .mapping(schema(of: .nullable(shape)))
  }

  private var controller: Entries {
    mutating get {
      choice(
        when: Self.type("object"), then: reference(to: ModelShapes.declaredController),
        otherwise: schema(of: .reference))
    }
  }

  /// A step's verb: the first one present determines the step's other keys.
  private var step: Entries {
    mutating get {
      reference(to: "a step") { schema in
        let verbs = StepShapes.verbs
        let offered = verbs.map { verb in
          (verb.keys[0].name, WrittenValue.mapping([("description", .text(verb.summary))]))
        }
        var rest = Self.withoutVerb
        for verb in verbs.reversed() {
          let isThis: Entries = [("required", .list([.text(verb.keys[0].name)]))]
          rest = schema.choice(when: isThis, then: schema.reference(to: verb), otherwise: rest)
        }
        return [
          ("description", .text("A step: one verb and its other keys.")), ("type", .text("object")),
          ("properties", .mapping(offered)),
        ] + rest
      }
    }
  }

  /// The schema that reports a step without a verb: an unknown key, or only keys that are not verbs.
  private static var withoutVerb: Entries {
    let names = StepShapes.verbNames
    let others = Set(StepShapes.verbs.flatMap { $0.keys.map(\.name) }).subtracting(names).sorted()
    func only(_ names: [String]) -> Entries {
      [("propertyNames", .mapping([("enum", .list(names.map(WrittenValue.text)))]))]
    }
    return [
      ("if", .mapping(only(names + others))), ("then", .mapping(only(names) + [("minProperties", .integer(1))])),
      ("else", .mapping(only(names + others))),
    ]
  }

  // MARK: Records

  private mutating func reference(to record: Record) -> Entries {
    reference(to: record.name) { $0.object(record) }
  }

  /// Returns a reference to a definition, which is created when it is first needed; its name is reserved before its
  /// parts refer to it.
  private mutating func reference(
    to name: String, _ make: (inout Self) -> Entries
  ) -> Entries {
    let key = Self.definitionName(name)
    if defined.insert(key).inserted {
      let definition = make(&self)
      definitions.append((key, .mapping(definition)))
    }
    return [("$ref", .text("#/$defs/\(key)"))]
  }

  /// Returns `stepPresent` for `a step with 'present'`.
  private static func definitionName(_ name: String) -> String {
    let words = name.split { !$0.isLetter }.filter { !["a", "an", "the", "with", "s"].contains($0) }
    return words.enumerated()
      .map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }.joined()
  }

  private mutating func object(_ record: Record) -> Entries {
    var properties: Entries = []
    for key in record.keys { properties.append((key.name, property(key))) }
    var entries: Entries = [
      ("description", .text(record.summary)), ("type", .text("object")), ("properties", .mapping(properties)),
    ]
    let required = record.keys.filter(\.isRequired).map { WrittenValue.text($0.name) }
    if !required.isEmpty { entries.append(("required", .list(required))) }
    if !record.isOpen { entries.append(("additionalProperties", .flag(false))) }
    return entries + alternatives(record)
  }

  /// The description of the key is more useful to a reader than that of its type.
  private mutating func property(_ key: Key) -> WrittenValue {
    .mapping([("description", .text(key.summary))] + schema(of: key.shape).filter { $0.key != "description" })
  }

  /// Each of the keys excludes the ones after it.
  private func alternatives(_ record: Record) -> Entries {
    let keys = record.exclusive
    guard let first = keys.first else { return [] }
    func anyOf(_ keys: some Sequence<String>) -> Entries {
      [("anyOf", .list(keys.map { .mapping([("required", .list([.text($0)]))]) }))]
    }
    let excluded = keys.dropLast().enumerated().map { position, key in
      (key, WrittenValue.mapping([("not", .mapping(anyOf(keys[(position + 1)...])))]))
    }
    let one = choice(when: anyOf(keys), then: [], otherwise: [("required", .list([.text(first)]))])
    return [("dependentSchemas", .mapping(excluded))] + (record.needsOne ? one : [])
  }
}
