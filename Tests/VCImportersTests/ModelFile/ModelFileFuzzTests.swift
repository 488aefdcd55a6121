import Foundation
import Testing
import VCDiagnostics
import VCImporters
import VCModel

/// The reader returns a model or at least one error with its location for any input.
struct ModelFileFuzzTests {
  /// `FUZZ_ROUNDS=10000 swift test --filter Fuzz` runs for longer.
  private static let rounds = UInt64(ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] ?? "") ?? 50

  private func check(_ bytes: [UInt8], _ hint: String) {
    let read = ModelFile.read(bytes: bytes, file: "fuzz.yaml")
    let isAnswered = read.value != nil && read.diagnostics.isEmpty || read.value == nil && read.hasErrors
    let isLocated = read.diagnostics.allSatisfy { $0.location?.file == "fuzz.yaml" }
    #expect(isAnswered && isLocated, "\(hint): \(String(decoding: bytes, as: UTF8.self))")
  }

  private func text(_ seed: UInt64) -> [UInt8] {
    let model = RandomModel.model(seed: seed)
    return Array((seed % 2 == 0 ? ModelFile.write(model) : ModelFile.json(model)).utf8)
  }

  @Test(arguments: 1...rounds)
  func survivesTruncation(seed: UInt64) {
    let bytes = text(seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6 { check(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))), "seed \(seed)") }
  }

  @Test(arguments: 1...rounds)
  func survivesMutation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let characters = Array(" \n\t:,-[]{}'\"#&*!|>%@`\\?~<=.0aZ".utf8) + [0x00, 0x85, 0xC3, 0xE2, 0xFF]
    for _ in 0..<5 {
      var bytes = text(seed)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = characters.randomElement(using: &generator) ?? 0
        case 1: bytes.insert(characters.randomElement(using: &generator) ?? 0, at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...30, using: &generator)))
        default:
          let end = min(bytes.count, place + Int.random(in: 1...60, using: &generator))
          bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &generator))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      check(bytes, "seed \(seed)")
    }
  }

  @Test(arguments: 1...rounds)
  func survivesNoise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "window", ":", " ", "\n", "- ", "{", "}", "[", "]", ", ", "id", "a", "*a", "&a ", "? ", "\"", "'", "|\n", "#",
      "null",
      "steps", "present", "from", "expect", "<<", "\\uD83D", "!!str ", "---\n", "...", "  ", "\t", "controllers",
      "children",
    ]
    let count = Int.random(in: 1...80, using: &generator)
    let text = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
    check(Array(text.utf8), "seed \(seed)")
    check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }, "seed \(seed)")
  }
}
