import Testing
import VCSourceFacts

@testable import VCSourceLink

/// Which results of evaluations that depend on each other may be cached.
@Suite("Recursive evaluation")
struct RecursionTests {
  private let first = Self.variable("first")
  private let second = Self.variable("second")

  private static func variable(_ name: String) -> VariableSymbol {
    VariableSymbol(VariableDeclaration(name: name, position: .init(line: 1, column: 1)), owner: nil, file: 0)
  }

  @Test("What leaves out an evaluation in progress is incomplete; what only depends on itself is complete")
  func cycle() throws {
    var recursion = Recursion()
    let outer = recursion.enter(.variable(first))
    let inner = recursion.enter(.variable(second))
    let isAgain = recursion.enter(.variable(first)) != nil
    let isInnerComplete = recursion.leave(.variable(second), try #require(inner))
    let isOuterComplete = recursion.leave(.variable(first), try #require(outer))
    #expect(!isAgain)
    #expect(!isInnerComplete)
    #expect(isOuterComplete)
  }

  @Test("An incomplete part does not affect the next one")
  func siblings() throws {
    var recursion = Recursion()
    let outer = recursion.enter(.variable(first))
    let incomplete = recursion.enter(.variable(second))
    _ = recursion.enter(.variable(first))
    let isFirstPartComplete = recursion.leave(.variable(second), try #require(incomplete))
    let complete = recursion.enter(.localType(ObjectIdentifier(second)))
    let isSecondPartComplete = recursion.leave(.localType(ObjectIdentifier(second)), try #require(complete))
    let isWholeComplete = recursion.leave(.variable(first), try #require(outer))
    #expect(!isFirstPartComplete)
    #expect(isSecondPartComplete)
    #expect(isWholeComplete)
  }

  @Test("What is nested too deeply is incomplete, and so is everything around it")
  func depth() throws {
    var recursion = Recursion()
    let outer = recursion.enter(.variable(first))
    var levels = 0
    while recursion.descend() { levels += 1 }
    for _ in 0..<levels { recursion.ascend() }
    let isOuterComplete = recursion.leave(.variable(first), try #require(outer))
    let next = recursion.enter(.variable(second))
    let isNextComplete = recursion.leave(.variable(second), try #require(next))
    #expect(!isOuterComplete)
    #expect(isNextComplete)
  }

  @Test("What needs too many evaluations is incomplete; the next expression may need as many")
  func work() {
    var recursion = Recursion()
    let isOuterBegun = recursion.descend()
    var evaluations = 1
    while recursion.descend() {
      recursion.ascend()
      evaluations += 1
    }
    recursion.ascend()
    let isNextBegun = recursion.descend() && recursion.descend()
    #expect(isOuterBegun)
    #expect(evaluations == LinkLimits.evaluationsInOne)
    #expect(isNextBegun)
  }
}
