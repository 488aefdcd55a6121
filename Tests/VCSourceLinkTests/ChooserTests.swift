import Testing
import VCSwiftSource

/// Views that select another view by a given value.
@Suite("SwiftUI: views that select a screen", .enabled(if: SwiftSource.isAvailable))
struct ChooserTests {
  private let router = """
    enum Route { case detail(Int), settings }
    struct Detail: View { var body: some View { Text("Detail") } }
    struct Settings: View { var body: some View { Text("Settings") } }
    struct List: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Detail", value: Route.detail(1))
          NavigationLink("Settings", value: Route.settings)
        }
        .navigationDestination(for: Route.self) { Destination(route: $0) }
        .sheet(item: $chosen) { Destination(route: $0) }
        .fullScreenCover(isPresented: $isShown) { Destination(route: .settings) }
      }
      @State var chosen: Route?
      @State var isShown = false
      func choose() { chosen = .settings }
    }

    """

  @Test(
    "A view that is only a switch over its value leads to the selected views",
    arguments: [
      "switch route { case .detail: Detail(); case .settings: Settings() }",
      "Group { switch self.route { case .detail: Detail(); default: Settings() } }.padding()",
    ])
  func choosers(body: String) {
    let found = transitions(
      router + "struct Destination: View { let route: Route\n var body: some View { \(body) } }")
    #expect(found.contains("List destination Detail") && found.contains("List destination Settings"))
    // The sheet only receives this case.
    #expect(Set(found.filter { $0.hasPrefix("List sheet") }) == ["List sheet Destination", "List sheet Settings"])
    #expect(found.contains("List fullScreenCover Destination"))
    #expect(!found.contains("List destination Destination"))
  }

  @Test(
    "A view with other content is a screen",
    arguments: [
      "let route: Route\n var body: some View { switch route { case .detail: Detail(); case .settings: Text(\"Settings\") } }",
      "@State var route: Route\n var body: some View { switch route { case .detail: Detail(); case .settings: Settings() } }",
      "let route: Route\n var body: some View { Text(\"Here\"); switch route { case .detail: Detail(); case .settings: Settings() } }",
      "let route = Route.settings\n var body: some View { switch route { case .detail: Detail(); case .settings: Settings() } }",
    ])
  func screens(members: String) {
    let found = transitions(router + "struct Destination: View { \(members) }")
    #expect(found.contains("List destination Destination") && found.contains("List sheet Destination"))
    #expect(!found.contains { $0.hasSuffix("Detail") || $0.hasSuffix("Settings") })
  }
}
