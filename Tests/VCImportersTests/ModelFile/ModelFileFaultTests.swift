import Testing
import VCDiagnostics
import VCImporters
import VCModel

/// A model file with mistakes, and all of its diagnostics: location, code, message, and notes.
struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let input: String
  let report: String

  init(_ name: String, _ input: String, _ report: String) {
    (testDescription, self.input, self.report) = (name, input, report)
  }
}

struct ModelFileFaultTests {
  @Test(arguments: Fault.ofShape + Fault.ofNames + Fault.ofSyntax)
  func reportsAllThatIsWrong(fault: Fault) {
    let read = ModelFile.read(fault.input, file: "m.yaml")
    #expect(report(read.diagnostics) == fault.report)
    #expect(read.value == nil)
    #expect(read.diagnostics.allSatisfy { $0.location?.file == "m.yaml" && $0.severity == .error })
  }

  @Test(
    arguments: [
      (Array("window: {id: a}\ntitle: a\u{0}b".utf8), "2:9 not-text: the character U+0000"),
      (Array("window: {id: a}\ntitle: \u{1B}[0m".utf8), "2:8 not-text: the character U+001B"),
      (Array("window: {id: a}\ntitle: ".utf8) + [0xC3, 0x28], "2:8 not-text: a byte that is not UTF-8"),
      ([0xFF, 0xFE, 0x77, 0x00], "1:1 not-text: UTF-16"),
    ] as [([UInt8], String)])
  func refusesWhatIsNotText(bytes: [UInt8], start: String) {
    let read = ModelFile.read(bytes: bytes, file: "m.yaml")
    #expect(read.value == nil)
    #expect(report(read.diagnostics) == "\(start) in a file that should be UTF-8 text")
  }

  @Test func refusesTenMegabytesWithoutReadingThem() {
    let read = ModelFile.read(bytes: Array(repeating: UInt8(ascii: "x"), count: 10_000_000), file: "m.yaml")
    #expect(read.diagnostics.map(\.code) == ["too-large"])
    #expect(read.diagnostics.first?.location?.description == "m.yaml")
  }

  /// Each line contains the previous one nine times: expanded, billions of values.
  @Test func refusesAnAliasBomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...10 {
      let copies = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(copies)]\n"
    }
    #expect(ModelFile.read(text, file: "m.yaml").diagnostics.map(\.code) == ["too-large"])
  }

  /// Keys are compared by their expanded values, which would never end for such a bomb in a key.
  @Test(arguments: [
    "{? *a60 : 1, ? *a60 : 2}", "{*a60 : 1, *a60 : 2}", "{*a60, *a60}", "{[*a60], [*a60]}", "{&b [*a60], &c [*a60]}",
    "{[*a60]: 1, [*a60]: 2}", "\n  *a60 : 1\n  *a60 : 2", "\n  ? - *a60\n  : 1\n  ? - *a60\n  : 2",
  ])
  func refusesAnAliasBombInAKey(key: String) {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...60 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let read = ModelFile.read(text + "z: \(key)\n", file: "m.yaml")
    #expect(read.diagnostics.map(\.code) == ["wrong-type"])
  }

  @Test func readsManyAliasesThatAreNoKeys() throws {
    let children = (1...30).map { "{<<: *base, id: c\($0)}" }.joined(separator: ", ")
    let read = try model(
      "window: {id: a}\ncontrollers: {b: &base {title: B}, d: {children: [\(children)]}}\n")
    #expect(read.controllers.count == 33)
  }

  @Test(arguments: [
    "window: " + String(repeating: "[", count: 50_000), String(repeating: "- ", count: 50_000),
    String(repeating: "{a: ", count: 200) + String(repeating: "}", count: 200),
    (0..<1200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
  ])
  func refusesWhatIsTooDeep(text: String) {
    #expect(ModelFile.read(text, file: "m.yaml").diagnostics.map(\.code) == ["too-deep"])
  }

  @Test func showsAHundredErrorsAndCountsTheRest() {
    let steps = String(repeating: "  - {prsent: a}\n", count: 500)
    let diagnostics = ModelFile.read("window: {id: a}\nsteps:\n" + steps, file: "m.yaml").diagnostics
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.message == "400 further errors are not shown")
  }
}
