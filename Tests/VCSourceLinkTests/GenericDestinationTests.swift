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
      protocol Routable: Hashable {}
      extension Route: Routable {}
      extension View {
        func pages<Value: Routable, Page: View>(
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

  private static let routes = """
    protocol Routable: Hashable, Identifiable {
      associatedtype Content: View
      @ViewBuilder var view: Content { get }
      func sheet(detents: Int) -> AnyView
    }
    enum Route: Routable {
      case summary, help
      var view: some View { switch self { case .summary: Summary(); case .help: Help() } }
      func sheet(detents: Int) -> AnyView { AnyView(Chosen(route: self)) }
    }
    enum OtherRoute: Routable {
      case odd
      var view: some View { Odd() }
      func sheet(detents: Int) -> AnyView { AnyView(Odd()) }
    }
    struct Chosen: View {
      let route: Route
      var body: some View { switch route { case .summary: Summary(); case .help: Help() } }
    }
    struct Tagged<Value>: Identifiable { let id = UUID(); let value: Value; init(_ value: Value) { self.value = value } }
    struct Summary: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }
    struct Odd: View { var body: some View { Text("") } }

    """

  @Test(
    "A value of any type knows its view: the type is that of the value which is sent",
    arguments: [
      (
        "func pages<Page: Routable>(for type: Page.Type) -> some View { navigationDestination(for: type) { $0.view } }",
        "@State var path = NavigationPath()",
        "NavigationStack(path: $path) { Button(\"\") { path.append(Route.help) }.pages(for: Route.self) }",
        "destination"
      ),
      (
        "func covers<Item: Routable>(_ item: Binding<Item?>) -> some View { fullScreenCover(item: item) { $0.view } }",
        "@State var item: Route?", "Button(\"\") { item = .help }.covers($item)", "fullScreenCover"
      ),
      (
        """
        func sheets<Item: Routable>(_ item: Binding<Item?>) -> some View {
          sheet(item: item) { item in item.sheet(detents: 1) }
        }
        """,
        "@State var item: Route?", "Button(\"\") { item = .help }.sheets($item)", "sheet"
      ),
      (
        """
        func sheets<Item: Routable>(_ item: Binding<Tagged<Item>?>) -> some View {
          sheet(item: item) { tagged in tagged.value.sheet(detents: 1) }
        }
        """,
        "@State var item: Tagged<Route>?", "Button(\"\") { item = .init(.help) }.sheets($item)", "sheet"
      ),
    ])
  func viewsOfValues(modifier: String, state: String, body: String, relation: String) {
    let found = map([
      "App.swift": Self.routes + """
        extension View { \(modifier) }
        struct Home: View {
          \(state)
          var body: some View { \(body) }
        }
        """
    ]).transitions
    #expect(found.filter { $0.source == "Home" && $0.trigger != nil }.map(\.words) == ["Home \(relation) Help"])
    #expect(!found.contains { $0.target == "Odd" || $0.target == "Chosen" })
  }

  @Test("What the builder asks of something else does not select the destination")
  func unrelatedCondition() {
    let code = """
      struct Item: Hashable { let id: String }
      enum Mode { case editing, reading }
      struct Detail: View { var body: some View { Text("") } }
      struct List: View { let item: Item; var body: some View { NavigationLink(value: item) { Text("") } } }
      struct Home: View {
        @State var mode: Mode
        var body: some View {
          NavigationStack {
            List(item: Item(id: "")).navigationDestination(for: Item.self) { _ in if case .editing = mode { Detail() } }
          }
        }
      }
      """
    let found = map(["App.swift": code]).transitions.filter { $0.relation == .destination }
    #expect(found.allSatisfy { $0.via?.value == "Item" })
    #expect(found.map(\.words) == ["List destination Detail", "Home destination Detail"])
  }
}
