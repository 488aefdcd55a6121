import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: destinations for a generic type", .enabled(if: SwiftSource.isAvailable))
struct GenericDestinationTests {
  /// The transitions of an app whose own modifier maps values of any type to views.
  private func shown(by modifier: String) -> [String] {
    map([
      "App.swift": """
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func open<Page>(_ page: Page) where Page: Hashable { path.append(page) }
      }
      \(modifier)
      enum Route: Hashable { case summary, help }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            List(router: router).pages(for: Route.self) { page in
              switch page {
              case .summary: Summary()
              case .help: Help()
              }
            }
          }
        }
      }
      struct List: View {
        let router: Router
        var body: some View { Button("Open") { router.open(Route.summary) } }
      }
      struct Summary: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """
    ]).transitions.filter { $0.relation == .destination }
      .map { "\($0.words) for \($0.via?.value ?? "?")" }
  }

  @Test(
    "The type is the one for which the modifier is applied",
    arguments: [
      """
      extension View {
        func pages<Value: Hashable, Page: View>(
          for type: Value.Type, @ViewBuilder page: @escaping (Value) -> Page
        ) -> some View {
          navigationDestination(for: type) { value in page(value) }
        }
      }
      """,
      """
      extension View {
        func pages<Value: Hashable, Page: View>(
          for type: Value.Type, @ViewBuilder page: @escaping (Value) -> Page
        ) -> some View {
          modifier(Pages(for: type, page: page))
        }
      }
      struct Pages<Shown: Hashable, Page: View>: ViewModifier {
        let page: (Shown) -> Page
        init(for _: Shown.Type, page: @escaping (Shown) -> Page) { self.page = page }
        func body(content: Content) -> some View {
          content.navigationDestination(for: Shown.self) { value in page(value).padding() }
        }
      }
      """,
    ])
  func ownModifier(modifier: String) {
    let found = shown(by: modifier)
    #expect(found.contains("List destination Summary for Route.summary"))
    #expect(found.contains("Home destination Help for Route.help"))
  }
}
