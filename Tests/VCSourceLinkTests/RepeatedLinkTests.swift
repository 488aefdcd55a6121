import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: links that a list repeats", .enabled(if: SwiftSource.isAvailable))
struct RepeatedLinkTests {
  private let home = """
    enum Page: Hashable, CaseIterable { case detail, help, terms }
    struct Detail: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }
    struct Terms: View { var body: some View { Text("") } }
    struct Home: View {
      var body: some View {
        NavigationStack {
          Menu().navigationDestination(for: Page.self) { page in
            switch page { case .detail: Detail(); case .help: Help(); case .terms: Terms() }
          }
        }
      }
    }

    """

  /// The transitions of all views but the one with the stack.
  private func links(_ body: String, _ code: String = "") -> [String] {
    let menu = "struct Menu: View { \(code)\n var body: some View { \(body) } }"
    return map(["App.swift": home + menu]).transitions.filter { $0.source != "Home" }.map(\.words)
  }

  private let detail = "Menu destination Detail"
  private let help = "Menu destination Help"
  private let terms = "Menu destination Terms"

  @Test(
    "A list of cases",
    arguments: [
      ("ForEach([Page.detail, .help], id: \\.self) { page in NavigationLink(value: page) { Text(\"\") } }", ""),
      ("List(pages, id: \\.self) { NavigationLink(\"A\", value: $0) }", "let pages: [Page] = [.detail, .help]"),
      (
        "ForEach(Self.pages, id: \\.self) { NavigationLink(\"A\", value: $0) }",
        "static let pages = [Page.detail, .help]"
      ),
      (
        "ForEach(pages.reversed(), id: \\.self) { NavigationLink(\"A\", value: $0) }",
        "let pages = [Page.help, .detail]"
      ),
      (
        "ForEach(Array(pages.enumerated()), id: \\.offset) { place, page in NavigationLink(\"A\", value: page) }",
        "let pages: [Page] = [.detail, .help]"
      ),
      (
        "ForEach(groups, id: \\.self) { group in ForEach(group, id: \\.self) { NavigationLink(\"A\", value: $0) } }",
        "let groups: [[Page]] = [[.detail], [.help]]"
      ),
      (
        "ForEach(pages(), id: \\.self) { NavigationLink(\"A\", value: $0) }",
        "func pages() -> [Page] { var all: [Page] = [.detail]; all += [.help]; return all }"
      ),
    ])
  func lists(body: String, code: String) {
    #expect(Set(links(body, code)) == [detail, help])
  }

  @Test("All cases of an enum, but not an unknown part of them")
  func allCases() {
    #expect(
      Set(links("ForEach(Page.allCases, id: \\.self) { NavigationLink(\"A\", value: $0) }")) == [detail, help, terms])
    let filtered = "ForEach(Page.allCases.filter { $0.isShown }, id: \\.self) { NavigationLink(\"A\", value: $0) }"
    #expect(links(filtered).isEmpty)
  }

  @Test("An own list of all cases")
  func ownAllCases() {
    let menu = """
      extension Page { static var allCases: [Page] { [.help] } }
      struct Menu: View {
        var body: some View { ForEach(Page.allCases, id: \\.self) { NavigationLink("A", value: $0) } }
      }
      """
    let found = map(["App.swift": home + menu]).transitions.filter { $0.source == "Menu" }.map(\.words)
    #expect(found == [help])
  }

  @Test("Sections with titles and lists of cases")
  func sections() {
    let body = """
      ForEach(sections(), id: \\.0) { title, pages in
        Section(title) { ForEach(pages, id: \\.self) { page in NavigationLink(value: page) { Text("") } } }
      }
      """
    let code = """
      func sections() -> [(String, [Page])] {
        let more: [Page] = [.help]
        return [("A", [.detail]), ("B", more)]
      }
      """
    #expect(Set(links(body, code)) == [detail, help])
  }

  @Test("A list that another view passes")
  func passed() {
    let rows = """
      struct Rows: View {
        let pages: [Page]
        var body: some View { ForEach(pages, id: \\.self) { page in NavigationLink(value: page) { Text("") } } }
      }

      """
    let found = map([
      "App.swift": home + rows + "struct Menu: View { var body: some View { Rows(pages: [.detail, .terms]) } }"
    ])
    .transitions.filter { $0.source != "Home" }.map(\.words)
    #expect(Set(found) == [detail, terms])
  }

  @Test("A row with a link for a value of any type")
  func genericRows() {
    let row = """
      struct Row<Value: Hashable>: View {
        let value: Value
        var body: some View { NavigationLink(value: value) { Text("") } }
      }

      """
    let menu = "struct Menu: View { var body: some View { ForEach([Page.help], id: \\.self) { Row(value: $0) } } }"
    let found = map(["App.swift": home + row + menu]).transitions.filter { $0.source != "Home" }.map(\.words)
    #expect(found == [help])
  }
}
