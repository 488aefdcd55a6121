import Foundation
import Testing

/// The schemas with which editors complete and validate the files.
@Suite struct SchemaTests {
  private static let formats = ["model", "config", "theme", "map"]
  private static let address = "https://raw.githubusercontent.com/vcgraph/ViewControllerGraph/main/docs/schemas/"

  private static func line(for format: String) -> String {
    "# yaml-language-server: $schema=\(address)\(format).schema.json\n"
  }

  @Test(arguments: formats) func standsAtItsAddressInTheRepository(format: String) throws {
    let schema = try BuiltProgram.run(["schema", format]).output
    let stored = BuiltProgram.package.appendingPathComponent("docs/schemas/\(format).schema.json")
    #expect(try String(contentsOf: stored, encoding: .utf8) == schema, "run 'make schemas'")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    #expect(json["$id"] as? String == "\(Self.address)\(format).schema.json")
  }

  /// The entries as they would be submitted to SchemaStore's catalog.
  @Test func hasAnEntryForSchemaStore() throws {
    let file = BuiltProgram.package.appendingPathComponent("docs/schemas/schemastore.json")
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    for entry in entries {
      #expect(Set(entry.keys) == ["name", "description", "fileMatch", "url"])
      #expect((entry["url"] as? String)?.hasPrefix(Self.address) == true)
      let name = (entry["url"] as? String)?.dropFirst(Self.address.count).description ?? ""
      #expect(
        FileManager.default.fileExists(atPath: file.deletingLastPathComponent().appendingPathComponent(name).path))
    }
  }

  @Test func samplesAndFirstFilesBeginWithTheLineThatEditorsLookFor() throws {
    let samples = BuiltProgram.package.appendingPathComponent("samples")
    let folder = try TemporaryFolder()
    try #require(try BuiltProgram.run(["init"], in: folder.url).status == 0)
    var models = 0
    for root in [samples, folder.url] {
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "yaml" || file.pathExtension == "yml" {
        if file.path.contains("/.build/") { continue }
        let isModel = file.lastPathComponent.hasSuffix(".vcmodel.yaml")
        let format = isModel ? "model" : file.lastPathComponent == "vcgraph.yml" ? "config" : "theme"
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(Self.line(for: format)), "\(file.path)")
        models += isModel ? 1 : 0
      }
    }
    #expect(models > 20)
  }
}
