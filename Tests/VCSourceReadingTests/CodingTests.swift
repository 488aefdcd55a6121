import Testing
import VCSourceFacts

@Suite struct CodingTests {
  private var facts: SourceFacts {
    let place = SourcePosition(line: 3, column: 9)
    var facts = SourceFacts(file: "A.swift", language: .swift)
    facts.imports = ["UIKit"]
    var type = TypeDeclaration(name: "A", kind: .class, inherited: [TypeName("B", isOptional: true)], position: place)
    type.condition = .all([.os("iOS"), .not(.flag("DEBUG")), .any([.constant(true)])])
    var function = FunctionDeclaration(name: "go", parameters: [Parameter(name: "x")], position: place)
    function.body = [
      .binding(Binding(.name("d"), value: .call(Call(.name("D", place), at: place)), position: place)),
      .conditional([.match(.enumCase(nil, "a", [.anything]), .text("ä"))], then: [.result(nil, place)], otherwise: []),
      .selection(.literal("1"), [SelectionCase(patterns: [.type(nil, TypeName("X"))], body: [], position: place)]),
      .expression(.closure(Closure(captures: [Capture(name: "self")], body: [], position: place))),
      .compiled([CompiledClause(condition: .environment("simulator"), body: [.block([])])]),
    ]
    type.functions = [function]
    facts.types = [type]
    facts.problems = [SourceProblem("odd", at: SourcePosition(line: 1, column: 1))]
    return facts
  }

  @Test func readsWhatWasWritten() {
    #expect(SourceFacts(encoded: facts.encoded[...], file: "A.swift") == facts)
    #expect(facts.encoded == facts.encoded)
  }

  @Test func doesNotDependOnTheName() {
    var other = facts
    other.file = "B.swift"
    #expect(other.encoded == facts.encoded)
  }

  @Test func refusesEveryDamagedByte() {
    let bytes = facts.encoded
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x21
      #expect(SourceFacts(encoded: damaged[...], file: "A.swift") == nil)
      #expect(SourceFacts(encoded: bytes[..<place], file: "A.swift") == nil)
    }
  }
}
