import Testing
import VCObjectiveCSource
import VCSourceFacts
import VCWork

/// Invalid code is read to its end, without a crash, a hang or a stack overflow, and every position is inside the file.
@Suite(.timeLimit(.minutes(1))) struct ObjectiveCRobustnessTests {
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\", "\\(", "#", "#\"", "\"#", "/", "//", "/*", "*/", "`",
    "'",
    "@", "@objc(", "@IBAction ", "class ", "extension ", "typealias ", "func ", "import ", "private(", "#if ",
    "#else\n",
    "#elseif (", "#endif ", "!", "&&", "||", "\n", "\r", ".", ":", ",", "=", "-", "->", "a", " ", "UIStoryboardSegue",
    "@interface ", "@implementation ", "@end ", "@protocol ", "- (", "R\"", "u8R\"x(", "\u{0}", "é",
  ]

  private func read(_ bytes: [UInt8]) {
    let positions = LargeStack.run { Self.positions(in: ObjectiveCSource.facts(of: bytes, file: "A.m")) }
    // A line feed, a carriage return or both end a line.
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    let width = lines.map(\.count).max() ?? 0
    let outside = positions.filter {
      !(1...lines.count).contains($0.line) || !(1...width + 1).contains($0.column)
    }
    #expect(outside.isEmpty)
  }

  private static func positions(in facts: SourceFacts) -> [SourcePosition] {
    let variables = facts.variables + facts.types.flatMap(\.variables)
    let functions = facts.functions + facts.types.flatMap(\.functions)
    return facts.problems.map(\.position) + facts.types.map(\.position) + variables.map(\.position)
      + functions.map(\.position)
  }

  @Test(arguments: pieces) func manyOfOneKind(piece: String) {
    let bytes = Array(repeating: Array(piece.utf8), count: 20_000).flatMap(\.self)
    read(bytes)
  }

  @Test(arguments: ["\"\\(", "#if (", "(/\\", "class A: B {", "@objc(a:", "func f(_ a: (", "#\"\\#(", "=/\\/"])
  func deepNesting(piece: String) {
    let bytes = Array(repeating: Array(piece.utf8), count: 20_000).flatMap(\.self)
    read(bytes)
  }

  @Test(arguments: 0..<40) func anyMixture(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var bytes: [UInt8] = []
    for _ in 0..<2000 {
      bytes +=
        number(below: 20) == 0 ? [UInt8(number(below: 256))] : Array(Self.pieces[number(below: Self.pieces.count)].utf8)
    }
    for length in [bytes.count, bytes.count / 2, 1, 0] {
      read(Array(bytes.prefix(length)))
    }
  }
}
