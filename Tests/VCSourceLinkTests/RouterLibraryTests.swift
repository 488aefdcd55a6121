import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: routers of the library SwiftfulRouting", .enabled(if: SwiftSource.isAvailable))
struct RouterLibraryTests {
  private func shown(_ code: String, _ declarations: String = "") -> [String] {
    transitions(
      """
      struct Home: View {
        @Environment(\\.router) var router
        var body: some View { Button("A") { \(code) } }
      }
      struct Detail: View { var body: some View { Text("") } }
      \(declarations)
      """)
  }

  @Test(
    "The first argument decides how the content is shown",
    arguments: [
      ("router.showScreen(.push) { _ in Detail() }", "Home destination Detail"),
      ("router.showScreen(.sheet) { router in Detail() }", "Home sheet Detail"),
      (
        "router.showScreen(.fullScreenCover, onDismiss: nil, destination: { _ in Detail() })",
        "Home fullScreenCover Detail"
      ),
      ("router.showResizableSheet(sheetDetents: [.medium]) { _ in Detail() }", "Home sheet Detail"),
    ])
  func segues(code: String, expected: String) { #expect(shown(code) == [expected]) }

  @Test("A method of the app with such a name is not the library's")
  func own() {
    let router = """
      extension EnvironmentValues { var router: Router { Router() } }
      struct Router { func showScreen(_ style: Style, content: () -> Detail) {} }
      """
    #expect(shown("router.showScreen(.push) { Detail() }", router).isEmpty)
  }
}
