import Foundation
import Testing
import VCDiagnostics
import VCImporters
import VCModel

/// `docs/model-format.md` matches the reader.
struct ModelFileDocumentationTests {
  private let text: String

  init() throws {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    text = try String(contentsOfFile: "\(package)/docs/model-format.md", encoding: .utf8)
  }

  @Test func everyExampleIsAModel() throws {
    let blocks = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 2)
    for block in blocks { _ = try model(block) }
  }

  @Test func everyStepOfTheTableIsRead() throws {
    let cells = text.components(separatedBy: "\n").filter { $0.hasPrefix("| `{") }.compactMap {
      $0.components(separatedBy: " | ").first
    }
    let steps = cells.flatMap { $0.components(separatedBy: "`").filter { $0.hasPrefix("{") } }
    #expect(steps.count >= 25)
    for step in steps {
      let controllers = "controllers: {a: {}, b: {}, nav: {}, tabs: {}, split: {}}"
      _ = try model("window: a\n\(controllers)\nsteps:\n  - \(step)\n")
    }
  }

  @Test func everyKeyIsExplained() throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(ModelFile.schema.utf8)) as? [String: Any])
    var records = try #require(schema["$defs"] as? [String: [String: Any]])
    records["model"] = schema
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    for (name, record) in records {
      for key in (record["properties"] as? [String: Any] ?? [:]).keys {
        #expect(words.contains(key), "'\(key)' of \(name)")
      }
    }
  }
}
