import Testing
import VCSourceFacts

@Suite struct HardInputTests {
  /// Repeated code, the number of repetitions, and the code around it.
  private static let deep: [String: String] = [
    "a chain": "a" + String(repeating: ".b()", count: 5_000),
    "parentheses": String(repeating: "(", count: 1_500) + "a" + String(repeating: ")", count: 1_500),
    "open braces": String(repeating: "{", count: 1_500),
    "a row of else if": "if a {}" + String(repeating: " else if b {}", count: 2_000),
    "classes": String(repeating: "class A {", count: 1_500),
    "types": "let a: " + String(repeating: "Array<", count: 1_500),
    "operators": "let a = b" + String(repeating: " + b", count: 5_000),
    "conditions": String(repeating: "#if A\n", count: 1_000),
    "closures": String(repeating: "a { ", count: 500),
  ]

  @Test(arguments: deep.keys.sorted()) func survivesDeepNesting(name: String) {
    #expect(facts(Self.deep[name] ?? "").file == "A.swift")
  }

  @Test func saysWhereItStopsBecauseOfDepth() {
    #expect(
      facts("a" + String(repeating: ".b()", count: 2_000)).problems.map(\.message) == [
        "nested too deeply; the contents are skipped"
      ])
  }

  /// Each of these takes the parser longer than the time limit.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["[", "([", "try [", "@a[", "[\n", "[/* [ */", "[\"]\", ", "[\"\"\"\n]\"\"\", "])
  func doesNotParseBracketsThatStandTooDeep(opening: String) {
    let facts = facts("class A {}\nlet a = " + String(repeating: opening, count: 40) + "1")
    #expect(facts.problems.map(\.message) == ["more than 16 nested '[' here; the file is skipped"])
    #expect(facts.problems[0].position.line >= 2 && facts.types.isEmpty)
  }

  @Test(arguments: [
    String(repeating: "[", count: 16) + "1" + String(repeating: "]", count: 16), String(repeating: "[1], ", count: 40),
    String(repeating: "{ [ ", count: 40), "\"" + String(repeating: "[", count: 40) + "\"",
    "\"\\\"" + String(repeating: "[", count: 40) + "\"", "1 // " + String(repeating: "[", count: 40),
    "1 /* " + String(repeating: "[", count: 40) + " */", "\"\"\"\n" + String(repeating: "[", count: 40) + "\n\"\"\"",
  ])
  func parsesBracketsThatDoNot(value: String) {
    #expect(facts("class A {}\nlet a = \(value)\nclass B {}").types.map(\.name).first == "A")
  }

  @Test func saysWhereTheSyntaxIsNotUnderstood() {
    let facts = facts("class A: B {}\nclass C: { ) }\nfunc d() {}\n")
    #expect(facts.problems.map(\.position.line) == [2])
    #expect(facts.types.map(\.name) == ["A", "C"])
    #expect(facts.functions.map(\.name) == ["d"])
  }

  @Test func readsAnyBytes() {
    #expect(facts("\u{FEFF}class A {}").types.map(\.name) == ["A"])
    #expect(facts("").types.isEmpty)
  }

  /// Cuts, duplicates and swaps parts of a source, the same ones on every run.
  @Test func survivesMutations() {
    let source = Array(
      """
      import SwiftUI
      final class Home: UIViewController { @IBAction func go(_ sender: Any) { guard let x = y as? Z else { return }
        present(x ?? Detail(id: 1), animated: true) { [weak self] in self?.done() } } }
      struct A<B: C>: View { @State var s = false; var body: some View { List { NavigationLink("a") { B() } }
        #if os(iOS)
        .sheet(isPresented: $s) { D() }
        #endif
        .navigationDestination(for: R.self) { switch $0 { case .a(let b): E(b) default: F() } } } }
      """.utf8)
    var state: UInt64 = 7
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    for _ in 0..<100 {
      var bytes = source
      for _ in 0...number(below: 4) {
        let start = number(below: bytes.count)
        let end = min(bytes.count, start + number(below: 40))
        switch number(below: 4) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count))
        case 2: bytes.insert(Array("(){}[]<>#\"\\,.:=?!@\n".utf8)[number(below: 19)], at: start)
        default: bytes[start] = UInt8(number(below: 256))
        }
        if bytes.isEmpty { bytes = source }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(facts(text) == facts(text))
    }
  }
}
