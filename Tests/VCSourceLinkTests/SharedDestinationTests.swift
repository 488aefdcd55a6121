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
}
