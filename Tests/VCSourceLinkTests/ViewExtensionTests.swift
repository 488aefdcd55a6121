import Testing
import VCSwiftSource

/// Functions that an app adds to all views.
@Suite("SwiftUI: extensions of View", .enabled(if: SwiftSource.isAvailable))
struct ViewExtensionTests {
  @Test(
    "They may follow SwiftUI's own views, and their results may have the names of such views",
    arguments: ["Text(\"Detail\")", "Text(\"Detail\").bold()", "VStack { Text(\"Detail\") }", "Row()"])
  func functions(of view: String) {
    let found = transitions(
      """
      enum Page: Hashable { case detail, settings }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Settings: View { var body: some View { Text("Settings") } }
      struct Row: View { var body: some View { Text("Row") } }
      struct Link: ViewModifier {
        let page: Page
        init(page: Page) { self.page = page }
        func body(content: Content) -> some View { NavigationLink(value: page) { content } }
      }
      extension View {
        func opens(_ page: Page) -> some View { modifier(Link(page: page)) }
        func covers(_ isShown: Binding<Bool>) -> some View { fullScreenCover(isPresented: isShown) { Settings() } }
      }
      struct Home: View {
        @State var isShown = false
        var body: some View {
          \(view).opens(.detail)
          \(view).covers($isShown)
        }
      }
      struct Root: View {
        var body: some View {
          NavigationStack { Home() }.navigationDestination(for: Page.self) { page in
            switch page { case .detail: Detail(); case .settings: Settings() }
          }
        }
      }
      """)
    #expect(found.contains("Home destination Detail"))
    #expect(found.contains("Home fullScreenCover Settings") || found.contains("(View) fullScreenCover Settings"))
    #expect(!found.contains("Home destination Settings"))
  }

  @Test("A function that creates views may begin with a capital letter, and is not a view itself")
  func capitals() {
    let found = transitions(
      """
      struct Help: View { var body: some View { Text("") } }
      struct About: View { var body: some View { Text("") } }
      struct Item: Identifiable { let id: Int }
      struct Home: View {
        @State var item: Item?
        @State var isThere = false
        @ViewBuilder private func Content(_ item: Item) -> some View { Help() }
        @ViewBuilder private func Other() -> some View { About() }
        var body: some View {
          Text("").sheet(item: $item, content: Content).sheet(isPresented: $isThere) { Other() }
        }
      }
      """)
    #expect(found == ["Home sheet Help", "Home sheet About"])
  }

  @Test("Namespaces for modifiers do not hide a view, neither those of the app nor those of libraries")
  func namespaces() {
    func found(_ content: String) -> [String] {
      transitions(
        """
        struct Detail: View { var body: some View { Text("A") } }
        struct Backport<Content> { let content: Content }
        extension View { var backport: Backport<Self> { Backport(content: self) } }
        extension Backport where Content: View { func zoom() -> some View { content } }
        struct Home: View {
          @State private var isShown = false
          var body: some View { Text("B").sheet(isPresented: $isShown) { \(content) } }
        }
        """)
    }
    #expect(found("Detail().backport.zoom()") == ["Home sheet Detail"])
    #expect(found("Detail().padding().backport.zoom()") == ["Home sheet Detail"])
    #expect(found("Detail().introspection.inspect(1)") == ["Home sheet Detail"])
  }

  @Test("A function of View that hosts the view with modifiers")
  func hosted() {
    let found = transitions(
      """
      struct Card: View { var body: some View { Text("Card") } }
      extension View {
        func hosted() -> UIHostingController<some View> {
          let view = environmentObject(Model()).tint(.red)
          return UIHostingController(rootView: view)
        }
      }
      class Home: UIViewController { func open() { present(Card().hosted(), animated: true) } }
      """)
    #expect(found == ["Home present UIHostingController@App.swift:5", "UIHostingController@App.swift:5 hosts Card"])
  }

  @Test("A method of one view that applies modifiers to it")
  func methodOfView() {
    let found = transitions(
      """
      struct Host<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
        func framed() -> some View { modifier(Frame()) }
      }
      struct Frame: ViewModifier { func body(content: Content) -> some View { content } }
      struct Home: View { var body: some View { Text("") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { Host { Home() }.framed() } } }
      """)
    #expect(found == ["(Shop) windowRoot Home"])
  }
}
