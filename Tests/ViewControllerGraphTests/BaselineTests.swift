import Testing
import VCDiagnostics
import ViewControllerGraph

@Suite struct BaselineTests {
  private func finding(_ message: String, line: Int = 1) -> Diagnostic {
    Diagnostic(
      code: "already-presenting", severity: .warning, message: message,
      at: SourceLocation(file: "a.yaml", line: line, column: 1))
  }

  private func baseline(of diagnostics: [Diagnostic]) throws -> Baseline {
    try Baseline(json: Array(DiagnosticReport(diagnostics).json.text.utf8))
  }

  @Test func removesKnownFindingsOnAnyLine() throws {
    let baseline = try baseline(of: [finding("known")])
    #expect(baseline.removing(from: [finding("known", line: 9), finding("new")]) == [finding("new")])
  }

  @Test func removesAFindingAsOftenAsItIsKnown() throws {
    let baseline = try baseline(of: [finding("known"), finding("known", line: 2)])
    let repeated = (1...3).map { finding("known", line: $0) }
    #expect(baseline.removing(from: repeated) == [repeated[2]])
    #expect(baseline.removing(from: repeated).count == 1, "the baseline itself is unchanged")
  }

  @Test func anEmptyBaselineRemovesNothing() {
    #expect(Baseline().removing(from: [finding("new")]) == [finding("new")])
  }

  @Test func keepsErrors() throws {
    let error = Diagnostic(code: "wrong-type", severity: .error, message: "found 'a', expected a number")
    #expect(try baseline(of: [error]).removing(from: [error]) == [error])
  }

  @Test func rejectsOtherJSON() {
    #expect(throws: (any Error).self) { try Baseline(json: Array("{}".utf8)) }
  }
}
