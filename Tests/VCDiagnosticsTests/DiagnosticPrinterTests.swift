import Testing
import VCDiagnostics

private let twice = Diagnostic(
  code: "duplicate-controller", severity: .error, message: "'list' is declared twice",
  suggestion: "give one of them another name", at: Location(file: "shop.yml", line: 12, column: 3),
  notes: [
    Diagnostic.Note("'list' was declared here", at: Location(file: "shop.yml", line: 4)),
    Diagnostic.Note("names are unique within a model"),
  ])

@Suite struct DiagnosticPrinterTests {
  @Test func printsPlaceSeverityMessageSuggestionCodeAndNotes() {
    #expect(
      DiagnosticPrinter().text(for: twice) == """
        shop.yml:12:3: error: 'list' is declared twice; give one of them another name [duplicate-controller]
        shop.yml:4: note: 'list' was declared here
        note: names are unique within a model

        """)
  }

  @Test func leavesOutWhatIsNotKnown() {
    let diagnostic = Diagnostic(code: "empty-model", severity: .warning, message: "nothing is declared")
    #expect(DiagnosticPrinter().text(for: diagnostic) == "warning: nothing is declared [empty-model]\n")
  }

  @Test(arguments: [
    (Diagnostic.Severity.error, "31"),
    (.warning, "35"),
    (.note, "36"),
  ])
  func colorsNothingButTheSeverity(severity: Diagnostic.Severity, color: String) {
    let diagnostic = Diagnostic(
      code: "some-code", severity: severity, message: "what was found", at: Location(file: "a.yml", line: 1))
    #expect(
      DiagnosticPrinter(usesColor: true).text(for: diagnostic)
        == "a.yml:1: \u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m: what was found [some-code]\n")
  }

  @Test func colorsTheWordOfANote() {
    let lines = DiagnosticPrinter(usesColor: true).text(for: twice).split(separator: "\n")
    #expect(lines.last == "\u{1B}[1;36mnote\u{1B}[0m: names are unique within a model")
  }

  @Test func printsSeveralInTheOrderGiven() {
    let later = Diagnostic(code: "b", severity: .note, message: "second")
    let first = Diagnostic(code: "a", severity: .error, message: "first")
    #expect(DiagnosticPrinter().text(for: [first, later]) == "error: first [a]\nnote: second [b]\n")
    #expect(DiagnosticPrinter().text(for: []) == "")
  }
}

@Suite struct DiagnosticTests {
  @Test func severitiesAreOrderedByHowMuchTheyMatter() {
    #expect([Diagnostic.Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
  }

  @Test(arguments: [
    ([], false),
    ([Diagnostic.Severity.note, .warning], false),
    ([.warning, .error], true),
  ])
  func onlyAnErrorMakesAValueUnusable(severities: [Diagnostic.Severity], hasErrors: Bool) {
    let diagnostics = severities.map { Diagnostic(code: "c", severity: $0, message: "m") }
    #expect(Diagnosed(0, diagnostics).hasErrors == hasErrors)
  }
}
