import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: destinations that several stacks share", .enabled(if: SwiftSource.isAvailable))
struct SharedDestinationTests {
  private let source = """
    enum Route: Hashable {
      case settings, account
      @ViewBuilder func destination() -> some View {
        switch self {
        case .settings: Settings()
        case .account: Account()
        }
      }
    }
    struct Settings: View { var body: some View { Text("") } }
    struct Account: View { var body: some View { Text("") } }
    struct Row: View { var body: some View { NavigationLink(value: Route.account) { Text("") } } }
    struct First: View {
      var body: some View {
        NavigationStack { Row().navigationDestination(for: Route.self) { $0.destination() } }
      }
    }
    struct Second: View {
      var body: some View {
        NavigationStack { Row().navigationDestination(for: Route.self) { $0.destination() } }
      }
    }
    struct Third: View {
      @State private var route: Route?
      var body: some View {
        Button("") { route = .account }.navigationDestination(item: $route) { $0.destination() }
      }
    }
    """

  private var destinations: [MapTransition] {
    map(["App.swift": source]).transitions.filter { $0.relation == .destination }
  }

  @Test("A link leads to its screen once, whichever of the stacks around it shows the screen")
  func links() {
    #expect(destinations.filter { $0.words.hasPrefix("Row ") }.map(\.words) == ["Row destination Account"])
  }

  @Test("Of the stacks, one has a transition for a case that nobody sends, and none for a case that is sent")
  func unsentCases() {
    let own = destinations.filter { $0.evidence != .oneHop }
    #expect(own.map(\.words) == ["First destination Settings"])
  }

  /// A modifier with a view for each of two pages.
  private func pages(_ opening: String, _ closing: String) -> String {
    """
    enum Page: Hashable, Identifiable { case help, about }
    struct Help: View { var body: some View { Text("") } }
    struct About: View { var body: some View { Text("") } }
    \(opening) { page in
      switch page {
      case .help: Help()
      case .about: About()
      }
    } \(closing)
    """
  }

  @Test("A modifier of all views has a transition of its own only for cases that nobody sends")
  func modifierOfAllViews() {
    let modifier = pages(
      "extension View { func sheets(_ shown: Binding<Page?>) -> some View { sheet(item: shown)", "} }")
    let views = """
      @Observable class Router { var sheet: Page? }
      struct First: View {
        @State private var router = Router()
        var body: some View { Text("").sheets($router.sheet) }
      }
      struct Second: View {
        @Environment(Router.self) private var router
        var body: some View { Button("") { router.sheet = .help }.sheets($router.sheet) }
      }
      """
    let sheets = map(["App.swift": views, "Sheets.swift": modifier]).transitions.filter { $0.relation == .sheet }
    #expect(sheets.map(\.words).sorted() == ["(View) sheet About", "Second sheet Help"])
  }

  @Test("So has the only view to which a type of modifier is applied")
  func typeOfModifier() {
    let modifier = pages(
      """
      struct Pages: ViewModifier {
        func body(content: Content) -> some View { content.navigationDestination(for: Page.self)
      """, "} }")
    let views = """
      struct First: View { var body: some View { NavigationStack { Text("").modifier(Pages()) } } }
      struct Row: View { var body: some View { NavigationLink(value: Page.help) { Text("") } } }
      """
    let shown = map(["App.swift": views, "Pages.swift": modifier]).transitions.filter { $0.relation == .destination }
    #expect(shown.map(\.words).sorted() == ["First destination About", "Row destination Help"])
  }

  @Test("A column shows the cases that the list selects and those that nobody sends, not those that are only pushed")
  func columns() {
    let split = """

      struct Split: View {
        @State private var route: Route?
        var body: some View {
          NavigationSplitView {
            List(selection: $route) { NavigationLink(value: Route.help) { Text("") } }
          } detail: {
            NavigationStack { route?.content().navigationDestination(for: Route.self) { $0.content() } }
          }
        }
      }
      struct Help: View { var body: some View { Text("") } }
      struct Info: View { var body: some View { Text("") } }
      extension Route { static let all: [Route] = [] }
      """
    let cases = source.replacing("case settings, account", with: "case settings, account, help, info")
      .replacing(
        "func destination()",
        with:
          "func content() -> some View {\n    switch self {\n    case .settings: Settings()\n    case .account: Account()\n    case .help: Help()\n    case .info: Info()\n    }\n  }\n  @ViewBuilder func destination()"
      )
    let found = map(["App.swift": cases + split]).transitions.filter { $0.relation == .column }
    #expect(Set(found.map(\.words)) == ["Split column Settings", "Split column Help", "Split column Info"])
  }

  @Test(
    "A sheet has transitions for the cases that are sent to it, not for all cases of the view that several sheets share"
  )
  func sharedSheets() {
    let code = """
      enum Kind: Identifiable { case settings, account, help; var id: Self { self } }
      struct KindView: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .settings: Settings()
          case .account: Account()
          case .help: Help()
          }
        }
      }
      struct Settings: View { var body: some View { Text("") } }
      struct Account: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct First: View {
        @State private var kind: Kind?
        var body: some View { Button("") { kind = .settings }.sheet(item: $kind) { KindView(kind: $0) } }
      }
      struct Second: View {
        @State private var kind: Kind?
        var body: some View { Button("") { kind = .account }.sheet(item: $kind) { KindView(kind: $0) } }
      }
      """
    let sheets = map(["App.swift": code]).transitions.filter { $0.relation == .sheet }.map(\.words)
    #expect(
      Set(sheets) == [
        "First sheet KindView", "First sheet Settings", "Second sheet KindView", "Second sheet Account",
        // Nobody sends this case: it belongs to one of the sheets.
        "First sheet Help",
      ])
  }

  @Test("A view for several cases of one sheet is not shared")
  func casesTogether() {
    let code = """
      enum Kind: Identifiable { case settings, account; var id: Self { self } }
      struct Settings: View { var body: some View { Text("") } }
      struct First: View {
        @State private var kind: Kind?
        var body: some View {
          Button("") { kind = .settings }.sheet(item: $kind) { kind in
            switch kind {
            case .settings, .account: Settings()
            }
          }
        }
      }
      """
    let own = map(["App.swift": code]).transitions.filter { $0.relation == .sheet && $0.evidence != .oneHop }
    #expect(Set(own.compactMap(\.via?.value)) == ["Kind.settings", "Kind.account"])
  }
}
