import Foundation
import Testing

/// Compares the dependencies in Package.swift with the ranks in ARCHITECTURE.md.
@Suite struct ArchitectureTests {
  private let ranks: [String: Int]
  private let targets: [(name: String, dependencies: Set<String>)]

  init() throws {
    let rows = try PackageFiles.text(of: "ARCHITECTURE.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
    ranks = rows.reduce(into: [:]) { ranks, row in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 3, let rank = Int(cells[1].filter { $0 != " " }) else { return }
      for name in Self.names(in: cells[2], between: "`") { ranks[name] = rank }
    }
    let code = try PackageFiles.text(of: "Package.swift").split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let ranked = ranks
    let starts = ["    module(", "    .executableTarget(", "    .systemLibrary("]
    targets = code.calls(startingWith: starts).compactMap { text in
      let names = Self.names(in: text[...], between: "\"")
      guard let name = names.first, ranked[name] != nil else { return nil }
      return (name, Set(names.dropFirst()).intersection(ranked.keys))
    }
  }

  /// Returns the words inside pairs of quotes.
  private static func names(in text: Substring, between quote: Character) -> [String] {
    text.split(separator: quote, omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
  }

  @Test func everyModuleHasARank() {
    #expect(PackageFiles.names(in: "Sources").filter { !$0.hasPrefix(".") } == ranks.keys.sorted())
    #expect(targets.map(\.name).sorted() == ranks.keys.sorted())
  }

  @Test func dependenciesHaveALowerRank() {
    let faults = targets.flatMap { target in
      target.dependencies.sorted().filter { ranks[$0, default: 0] >= ranks[target.name, default: 0] }
        .map { "\(target.name) must not depend on \($0)" }
    }
    #expect(faults == [])
    #expect(targets.contains { !$0.dependencies.isEmpty }, "the dependencies were not found")
  }
}

extension String {
  /// Returns the calls that start with one of the texts, each up to its closing parenthesis.
  fileprivate func calls(startingWith starts: [String]) -> [String] {
    starts.flatMap { start in
      components(separatedBy: start).dropFirst().map { String(Self.prefixToClosing($0)) }
    }
  }

  private static func prefixToClosing(_ text: String) -> Substring {
    var depth = 1
    let end = text.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    return text[..<(end ?? text.endIndex)]
  }
}
