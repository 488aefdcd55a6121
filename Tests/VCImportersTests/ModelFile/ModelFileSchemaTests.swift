import Foundation
import Testing
import VCDiagnostics
import VCImporters
import VCModel

struct ModelFileSchemaTests {
  private let schema: [String: Any]

  init() throws {
    schema = try #require(try JSONSerialization.jsonObject(with: Data(ModelFile.schema.utf8)) as? [String: Any])
  }

  private func properties(_ definition: String) throws -> [String: Any] {
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    return try #require(definitions[definition]?["properties"] as? [String: Any])
  }

  /// The keys of a record that the reader offers for an unknown one: only the first few of many, and their total
  /// number.
  private func keys(offeredFor text: String) throws -> (names: Set<String>, count: Int) {
    let message = try #require(
      ModelFile.read(text, file: "m.yaml").diagnostics.first { $0.message.contains("has no key 'zzzzz'") }
    ).message
    let list = try #require(message.components(separatedBy: ", expected ").last)
    let parts = list.replacingOccurrences(of: " or ", with: ", ").components(separatedBy: ", ")
    let names = Set(parts.filter { $0.hasPrefix("'") }.map { $0.trimmingCharacters(in: ["'"]) })
    let count = parts.compactMap { $0.hasPrefix("another of its ") ? Int($0.filter(\.isNumber)) : nil }.first
    return (names, count ?? names.count)
  }

  private func expect(_ known: Set<String>, offeredFor text: String) throws {
    let offered = try keys(offeredFor: text)
    #expect(known.isSuperset(of: offered.names))
    #expect(offered.count == known.count)
  }

  @Test func isASchemaOfDraft2020() {
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["additionalProperties"] as? Bool == false)
  }

  @Test func namesTheKeysOfAModel() throws {
    let properties = try #require(schema["properties"] as? [String: Any])
    try expect(Set(properties.keys), offeredFor: "{window: {id: a}, zzzzz: 1}")
  }

  @Test(arguments: [
    ("controller", "{window: {id: a}, controllers: {b: {zzzzz: 1}}}"),
    ("inlineController", "{window: {id: a, zzzzz: 1}}"),
    ("environment", "{window: {id: a}, environment: {zzzzz: 1}}"),
    ("policy", "{window: {id: a}, environment: {policy: {zzzzz: 1}}}"),
    ("window", "{windows: [{root: {id: a}, zzzzz: 1}]}"),
    ("popover", "{window: {id: a, popover: {zzzzz: 1}}}"),
    ("columnsMapping", "{window: {id: a, columns: {zzzzz: 1}}}"),
    ("presentation", "{window: {id: a}, presentations: [{zzzzz: 1}]}"),
    ("storyboard", "{window: {id: a}, storyboards: {S: {zzzzz: 1}}}"),
    ("segue", "{window: {id: a}, segues: [{zzzzz: 1}]}"),
    ("figure", "{window: {id: a}, figures: [{zzzzz: 1}]}"),
    ("expectation", "{window: {id: a}, expect: {zzzzz: 1}}"),
    ("stepExpectation", "{window: {id: a}, steps: [{dismiss: a, expect: {zzzzz: 1}}]}"),
    ("stepPresent", "{window: {id: a}, steps: [{present: a, zzzzz: 1}]}"),
    ("stepUnwind", "{window: {id: a}, steps: [{unwind: a, zzzzz: 1}]}"),
    ("traitsMapping", "{window: {id: a}, steps: [{traits: {zzzzz: 1}}]}"),
  ])
  func namesExactlyTheReadersKeys(definition: String, text: String) throws {
    try expect(Set(properties(definition).keys), offeredFor: text)
  }

  @Test func hasAnAlternativeForEveryVerb() throws {
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let steps = definitions.keys.filter { $0.hasPrefix("step") && !["step", "stepExpectation"].contains($0) }
    let message = ModelFile.read("{window: {id: a}, steps: [{}]}", file: "m.yaml").diagnostics.first?.message ?? ""
    let verbs = message.components(separatedBy: "one of ").last?.components(separatedBy: ", ") ?? []
    #expect(Set(steps) == Set(verbs.map { "step" + $0.prefix(1).uppercased() + $0.dropFirst() }))
    #expect(try Set(properties("step").keys) == Set(verbs))
  }

  @Test func describesEverything() throws {
    func check(_ value: Any, _ path: String) {
      guard let object = value as? [String: Any] else { return }
      for (key, property) in object["properties"] as? [String: Any] ?? [:] {
        let description = (property as? [String: Any])?["description"] as? String ?? ""
        #expect(!description.isEmpty, "\(path).\(key)")
      }
    }
    check(schema, "model")
    for (name, definition) in try #require(schema["$defs"] as? [String: Any]) { check(definition, name) }
  }

  @Test(.enabled(if: PythonSchema.isInstalled))
  func acceptsWhatTheWriterWritesAndRefusesWhatTheReaderRefuses() throws {
    let good = (1...40).map { ModelFile.json(RandomModel.model(seed: $0)) }
    let bad = [
      "[]", "{}", #"{"window": "a", "windows": []}"#, #"{"window": {"title": "no id"}}"#,
      #"{"window": "a", "steps": [{"present": "b"}]}"#, #"{"window": "a", "steps": [{}]}"#,
      #"{"window": "a", "steps": [{"dismiss": "a", "pop": "b"}]}"#,
      #"{"window": "a", "steps": [{"dismiss": "a", "onto": "b"}]}"#,
      #"{"window": "a", "expect": {"outcome": "performed"}}"#, #"{"window": "a", "environment": {"idiom": "ipad"}}"#,
      #"{"window": {"id": "a", "preferredContentSize": [1]}}"#,
      #"{"window": {"id": "a", "isModalInPresentation": "yes"}}"#,
      #"{"window": {"id": "a", "popover": {"barButtonItem": "a", "sourceView": "b"}}}"#,
      #"{"window": "a", "steps": [{"unwind": "a"}]}"#, #"{"window": "a", "environment": {"ios": 17.5}}"#,
    ]
    #expect(try PythonSchema.accepted(good, by: ModelFile.schema) == Array(repeating: true, count: good.count))
    #expect(try PythonSchema.accepted(bad, by: ModelFile.schema) == Array(repeating: false, count: bad.count))
    for text in bad { #expect(ModelFile.read(text, file: "m.json").value == nil, "\(text)") }
  }
}

extension ModelFileSchemaTests {
  /// An editor underlines each error once, and explains it.
  @Test(
    .enabled(if: PythonSchema.isInstalled),
    arguments: [
      (#"{"window": "a", "steps": [{"present": "b", "form": "a", "from": "a"}]}"#, "form"),
      (#"{"window": "a", "steps": [{"present": "b"}]}"#, "from"),
      (#"{"window": "a", "steps": [{"prezent": "b", "from": "a"}]}"#, "prezent"),
      (#"{"window": "a", "steps": [{"trigger": "a tap"}]}"#, "trigger"),
      (#"{"window": "a", "steps": [{}]}"#, "non-empty"),
      (#"{"window": "a", "steps": [{"dismiss": "a", "pop": "b"}]}"#, "unexpected"),
      (#"{"window": "a", "steps": [{"present": {"id": "b", "klass": "B"}, "from": "a"}]}"#, "klass"),
      (#"{"window": "a", "steps": [{"rotate": ["portrait", "upsidedown"]}]}"#, "upsidedown"),
      (#"{"window": "a", "steps": [{"unwind": "a"}]}"#, "to"),
      (#"{"window": "a", "expect": {"style": {"a": "sheet"}}}"#, "sheet"),
      (#"{"window": "a", "figures": [{"theme": "drak"}]}"#, "drak"),
      (#"{"window": "a", "title": {"en": []}}"#, "[]"),
      (#"{"window": "a", "windows": []}"#, "window"), (#"{"title": "a"}"#, "window"),
    ])
  func saysOneThingOfOneMistake(document: String, word: String) throws {
    let messages = try PythonSchema.messages(about: document, by: ModelFile.schema)
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.contains(word) == true, "\(messages)")
  }
}

/// Python's `jsonschema`, if it is installed: an independent implementation of the schema.
enum PythonSchema {
  static let isInstalled = (try? run("import jsonschema", "")) != nil

  /// For each document, whether the schema accepts it.
  static func accepted(_ documents: [String], by schema: String) throws -> [Bool] {
    let program = """
      import json, sys, jsonschema
      given = json.load(sys.stdin)
      schema = json.loads(given["schema"])
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print(json.dumps([validator.is_valid(json.loads(text)) for text in given["documents"]]))
      """
    let input = try JSONSerialization.data(withJSONObject: ["schema": schema, "documents": documents])
    return try JSONDecoder().decode([Bool].self, from: Data(run(program, String(decoding: input, as: UTF8.self)).utf8))
  }

  /// The messages about a document, including those for the branches of alternatives.
  static func messages(about document: String, by schema: String) throws -> [String] {
    let program = """
      import json, sys, jsonschema
      given = json.load(sys.stdin)
      def leaves(error):
          return [leaf for part in error.context for leaf in leaves(part)] if error.context else [error.message]
      validator = jsonschema.Draft202012Validator(json.loads(given["schema"]))
      found = validator.iter_errors(json.loads(given["document"]))
      print(json.dumps([leaf for error in found for leaf in leaves(error)]))
      """
    let input = try JSONSerialization.data(withJSONObject: ["schema": schema, "document": document])
    return try JSONDecoder().decode(
      [String].self, from: Data(run(program, String(decoding: input, as: UTF8.self)).utf8))
  }

  private static func run(_ program: String, _ input: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("input.json")
    try Data(input.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
