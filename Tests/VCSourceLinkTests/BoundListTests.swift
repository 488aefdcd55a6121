import Testing
import VCModel
import VCSwiftSource

@Suite(
  "SwiftUI: sheets and paths bound to lists, computed bindings and the app's modifiers",
  .enabled(if: SwiftSource.isAvailable))
struct BoundListTests {
  private let views = """
    enum Page: Hashable { case detail, other }
    struct Detail: View { var body: some View { Text("") } }
    struct Other: View { var body: some View { Text("") } }

    """

  private func sent(_ source: String) -> [String] {
    transitions(views + source).filter { !$0.hasPrefix("Home") }
  }

  @Test(
    "A sheet shows the value that a computed binding or property reads",
    arguments: [
      ("var page: Page?\n var shown: Binding<Page?> { .init { self.page } set: { self.page = $0 } }", "page = next"),
      ("var page: Page?\n var shown: Binding<Page?> { Binding(get: { page }, set: { page = $0 }) }", "page = next"),
      (
        "var pages: [Page] = []\n var shown: Binding<Page?> { .init { self.pages.first } set: { _ in } }",
        "pages = [next]"
      ),
      (
        "var pages: [Page] = []\n var shown: Binding<Page?> { .init { self.pages.last } set: { _ in } }",
        "pages.append(next)"
      ),
      (
        "var pages: [Page] = []\n var shown: Binding<Page?> { .init { self.pages.first } set: { _ in } }",
        "pages.insert(next, at: 0)"
      ),
    ])
  func computed(properties: String, change: String) {
    let found = sent(
      """
      @Observable class Model { \(properties)
        func present(_ next: Page) { \(change) } }
      struct Home: View {
        @State var model = Model()
        var body: some View {
          Text("").sheet(item: model.shown) { page in
            switch page {
            case .detail: Detail()
            case .other: Other()
            }
          }
        }
      }
      struct Row: View { let model: Model; var body: some View { Button("") { model.present(.other) } } }
      """)
    #expect(found == ["Row sheet Other"])
  }

  @Test("A path may be declared as an empty list of a type")
  func emptyLists() {
    let found = sent(
      """
      @Observable class Model { var path = [Page]() }
      struct Home: View {
        @State var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Text("").navigationDestination(for: Page.self) { page in
              switch page {
              case .detail: Detail()
              case .other: Other()
              }
            }
          }
        }
      }
      struct Row: View { let model: Model; var body: some View { Button("") { model.path.append(.other) } } }
      """)
    #expect(found == ["Row destination Other"])
  }

  @Test("An object that is assigned to the item of one of the app's modifiers")
  func objects() {
    let found = sent(
      """
      struct Order: Identifiable {}
      extension View {
        func card<Item: Identifiable, Card: View>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Card)
          -> some View { fullScreenCover(item: item) { item in content(item) } }
      }
      @Observable class Model { var order: Order? }
      struct Home: View {
        @State var model = Model()
        var body: some View { Text("").card(item: $model.order) { _ in Detail() } }
      }
      struct Row: View { let model: Model; var body: some View { Button("") { model.order = Order() } } }
      """)
    #expect(found == ["Row fullScreenCover Detail"])
  }
}
