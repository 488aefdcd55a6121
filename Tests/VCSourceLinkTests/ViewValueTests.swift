import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: values that contain a view of any type", .enabled(if: SwiftSource.isAvailable))
struct ViewValueTests {
  private let views = """
    struct Detail: View { var body: some View { Text("") } }
    struct Help: View { let topic: String; var body: some View { Text("") } }

    """

  private let page = """
    struct Page: Identifiable, Hashable {
      enum Style: Hashable { case push(Int), modal }
      let id: String
      let style: Style
      private let content: AnyView
      var presentation: Style { style }
      init(id: String, style: Style = .push(1), @ViewBuilder content: () -> some View) {
        self.id = id
        self.style = style
        self.content = AnyView(content())
      }
      init(id: String, choosing: @escaping (Int) -> Style, @ViewBuilder content: () -> some View) {
        self.id = id
        self.style = choosing(1)
        self.content = AnyView(content())
      }
      @ViewBuilder var body: some View { content }
      static var detail: Page { Page(id: "detail") { Detail() } }
      static func help(topic: String) -> Page { Page(id: "help", style: .modal) { Help(topic: topic) } }
    }
    class Router: ObservableObject {
      @Published var path: [Page] = []
      @Published var cover: Page?
      func push(_ page: Page) {
        var page = page
        page.isCurrent = true
        path.append(page)
      }
      func show(_ page: Page) {
        switch page.presentation {
        case .push: path.append(page)
        case .modal: cover = page
        }
      }
    }
    struct Root: View {
      @StateObject var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          Home().navigationDestination(for: Page.self) { page in page.body }
        }
        .fullScreenCover(item: $router.cover) { $0.body }
      }
    }

    """

  /// The transitions of a view in which a button's action is some code, besides the root of the stack.
  private func sent(
    _ code: String, _ declarations: String? = nil, property: String = "@EnvironmentObject var router: Router"
  )
    -> [String]
  {
    transitions(
      views + (declarations ?? page)
        + "struct Home: View { \(property); var body: some View { Button(\"A\") { \(code) } } }"
    ).filter { $0 != "Root root Home" }
  }

  @Test(
    "Each place that creates a value is like a case: only its own view is shown",
    arguments: [
      ("router.push(.detail)", ["Home destination Detail"]),
      ("router.push(.help(topic: \"a\"))", ["Home destination Help"]),
      ("router.path.append(Page.detail)", ["Home destination Detail"]),
      ("router.push(Page(id: \"own\") { Detail() })", ["Home destination Detail"]),
    ])
  func places(code: String, expected: [String]) { #expect(sent(code) == expected) }

  @Test(
    "A property of the value decides how it is shown, judging by the argument of the property's type",
    arguments: [
      ("router.show(.detail)", ["Home destination Detail"]),
      ("router.show(.help(topic: \"a\"))", ["Home fullScreenCover Help"]),
      ("router.show(Page(id: \"own\", style: .modal) { Detail() })", ["Home fullScreenCover Detail"]),
      ("router.show(Page(id: \"own\", choosing: { _ in .modal }) { Detail() })", ["Home fullScreenCover Detail"]),
    ])
  func presentations(code: String, expected: [String]) { #expect(sent(code) == expected) }

  @Test("A value that nobody is seen to send has no transition if it may be shown in several ways")
  func unsent() { #expect(sent("print(1)").isEmpty) }

  @Test("The router may be the value of a property wrapper")
  func wrapper() {
    let wrapper = """
      @propertyWrapper struct Routing: DynamicProperty { var wrappedValue: Router { Router() } }

      """
    #expect(
      sent("router.push(.detail)", page + wrapper, property: "@Routing private var router") == [
        "Home destination Detail"
      ])
  }

  @Test("The item of a modifier may hold the value")
  func inside() {
    let held = """
      struct Shown: Identifiable { let page: Page; let router: Router; var id: String { page.id } }
      extension Router {
        func open(_ page: Page) { shown = .init(page: page, router: .init()) }
      }
      struct Window: View {
        @StateObject var router = Router()
        var body: some View { Home().sheet(item: $router.shown) { shown in shown.page.body } }
      }

      """
    let all = page.replacing(
      "@Published var cover: Page?", with: "@Published var cover: Page?; @Published var shown: Shown?")
    #expect(sent("router.open(.detail)", all + held) == ["Home sheet Detail"])
  }

  @Test("A builder in the value belongs to the code that passes it")
  func builders() {
    let item = """
      struct Item: Identifiable {
        let id = UUID()
        let content: () -> AnyView
        init<V: View>(@ViewBuilder _ content: @escaping () -> V) { self.content = { AnyView(content()) } }
      }
      class Router: ObservableObject {
        @Published var item: Item?
        func cover<V: View>(@ViewBuilder _ content: @escaping () -> V) { item = Item(content) }
      }
      struct Root: View {
        @StateObject var router = Router()
        var body: some View { Home().fullScreenCover(item: $router.item) { $0.content() } }
      }

      """
    #expect(sent("router.cover { Detail() }", item) == ["Home fullScreenCover Detail"])
    #expect(sent("router.item = Item { Help(topic: \"a\") }", item) == ["Home fullScreenCover Help"])
  }

  @Test("A list of values with views shows nothing itself: the views that show its elements do")
  func globalList() {
    let found = transitions(
      """
      struct Feature: Identifiable {
        let id: Int
        let content: AnyView
        init<Content: View>(_ id: Int, @ViewBuilder content: () -> Content) {
          self.id = id
          self.content = AnyView(content())
        }
      }
      struct Dining: View { var body: some View { Text("Dining") } }
      let features: [Feature] = [Feature(1) { Dining().navigationTitle("Dining") }]
      struct Main: View {
        var body: some View {
          TabView {
            ForEach(identifiers) { id in
              let feature = features.first { $0.id == id }!
              Tab(value: id) { feature.content }
            }
          }
        }
      }
      struct More: View {
        let features: [Feature]
        var body: some View { ForEach(features) { feature in NavigationLink { feature.content } label: { Text("Open") } } }
      }
      """)
    #expect(Set(found) == ["Main tab Dining", "More link Dining"])
  }

  @Test("The content of a value that the code names is that value's")
  func named() {
    let found = transitions(
      """
      struct Route {
        private let content: AnyView
        init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
        var destination: some View { content }
        static var detail: Route { Route { Detail() } }
        static var help: Route { Route { Help() } }
      }
      struct Home: View {
        @State private var shows = false
        var body: some View { Text("").sheet(isPresented: $shows) { Route.help.destination } }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(found == ["Home sheet Help"])
  }
}
