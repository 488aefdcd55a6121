import Foundation
import FuzzTargets
import Mutation
import Testing

/// Runs every target on its corpus and a few thousand damaged copies: each input is read to its end, without a crash or
/// a hang, and the target's property holds.
@Suite(.timeLimit(.minutes(10))) struct FuzzTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the files of a folder; those in `Pinned` once failed.
  private static func files(in folder: String, ending: String = "") -> [[UInt8]] {
    let folder = tests.appendingPathComponent(folder)
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().compactMap {
      try? Array(Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  private static func inputs(of target: FuzzTarget) -> [[UInt8]] {
    let samples = target.samples.map { files(in: "../samples", ending: $0) } ?? []
    return target.made() + files(in: "Fuzz/Corpus/\(target.name)") + files(in: "Fuzz/Pinned/\(target.name)")
      + samples.filter { $0.count < 6_000 }
  }

  @Test(arguments: FuzzTarget.all) func readsItsCorpus(target: FuzzTarget) {
    let inputs = Self.inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs { #expect(target.faults(input) == [], "\(String(decoding: input.prefix(500), as: UTF8.self))") }
  }

  @Test(arguments: FuzzTarget.all) func survivesDamagedCopies(target: FuzzTarget) {
    var mutation = Mutation(of: Self.inputs(of: target) + [[]])
    for _ in 0..<target.trials {
      let input = mutation.next()
      let faults = target.faults(input)
      if !faults.isEmpty { Issue.record("\(faults): \(String(decoding: input.prefix(500), as: UTF8.self))") }
    }
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  /// The name in the list of tests.
  public var testDescription: String { name }
}
