import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: closures with arguments", .enabled(if: SwiftSource.isAvailable))
struct HandedFunctionTests {
  private let views = """
    enum Route: Hashable { case account, settings, help }
    struct Account: View { var body: some View { Text("") } }
    struct Settings: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }
    extension EnvironmentValues { @Entry var open: (Route) -> Void = { _ in } }

    """

  /// The values sent by sources other than the view with the path, if that view contains something.
  private func sent(_ content: String, _ rows: String) -> [String] {
    let home = """
      struct Home: View {
        @State var path: [Route] = []
        private func show(_ route: Route) { path.append(route) }
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Route.self) { route in
              switch route {
              case .account: Account()
              case .settings: Settings()
              case .help: Help()
              }
            }
            \(content)
          }
        }
      }

      """
    return map(["App.swift": views + home + rows]).transitions.filter { $0.source != "Home" && $0.via != nil }
      .map(\.words)
  }

  private let row = """
    struct Row: View {
      let title: String
      let open: (Route) -> Void
      var body: some View { Button(title) { open(.account) } }
    }

    """

  @Test(
    "A closure or function that puts its argument on a path sends it for the code that calls it",
    arguments: [
      "Row(title: \"A\", open: { route in path.append(route) })", "Row(title: \"A\") { path.append($0) }",
      "Row(title: \"A\", open: show)", "Row(title: \"A\", open: self.show)",
    ])
  func rows(content: String) {
    #expect(sent(content, row) == ["Row destination Account"])
  }

  @Test("A property that stores a closure passes it on")
  func handedOn() {
    let list = """
      struct List: View {
        let open: (Route) -> Void
        var body: some View { Row(title: "A", open: open) }
      }
      """
    #expect(sent("List(open: show)", row + list) == ["Row destination Account"])
  }

  @Test("A closure in the environment is called by the views that read it there, and by no others")
  func environment() {
    let rows = """
      struct Reader: View {
        @Environment(\\.open) private var open
        var body: some View { Button("A") { open(.help) } }
      }
      struct Other: View {
        @Environment(\\.close) private var open
        var body: some View { Button("A") { open(.account) } }
      }
      """
    #expect(sent("Reader().environment(\\.open, show)", rows) == ["Reader destination Help"])
    #expect(sent("Reader()", rows) == [])
  }
}
