import Testing
import VCSwiftSource

/// Modifiers of the app that show screens, for the views to which they are applied.
@Suite("SwiftUI: views with modifiers", .enabled(if: SwiftSource.isAvailable))
struct ModifierUserTests {
  private static let modifier = """
    struct Details: ViewModifier {
      @State var isOpen = false
      func body(content: Content) -> some View { content.sheet(isPresented: $isOpen) { Detail() } }
    }
    struct Detail: View { var body: some View { Text("") } }

    """

  @Test(
    "The views to which code applies it, itself or by a function of any view or another modifier",
    arguments: [
      ("", "Text(\"\").modifier(Details())"),
      ("extension View { func details() -> some View { modifier(Details()) } }", "Text(\"\").details()"),
      (
        "extension View { func details() -> some View { modifier(Details()) } }",
        "Text(\"\").font(.body).tint(.red).details().padding()"
      ),
      (
        "struct Outer: ViewModifier { func body(content: Content) -> some View { content.modifier(Details()) } }",
        "Text(\"\").modifier(Outer())"
      ),
    ])
  func users(declaration: String, body: String) {
    let found = transitions(
      Self.modifier + declaration + """

        struct Home: View { var body: some View { \(body) } }
        struct List: View { var body: some View { \(body) } }
        """)
    #expect(found == ["Home sheet Detail", "List sheet Detail"])
  }

  @Test("In an app, the screen of the window")
  func app() {
    let found = transitions(
      Self.modifier + """
        @main struct MyApp: App { var body: some Scene { WindowGroup { Home().modifier(Details()) } } }
        struct Home: View { var body: some View { Text("") } }
        """)
    #expect(found.contains("Home sheet Detail"))
  }

  @Test("A modifier that no code applies, or that very many views have, stays the source")
  func unknown() {
    #expect(transitions(Self.modifier) == ["Details sheet Detail"])
    let many = (1...20).map { "struct View\($0): View { var body: some View { Text(\"\").modifier(Details()) } }" }
    #expect(transitions(Self.modifier + many.joined(separator: "\n")) == ["Details sheet Detail"])
  }

  @Test("A value that a modifier causes an object to send")
  func sentValues() {
    let found = transitions(
      """
      enum Page: Hashable { case user(String), list }
      class Router: ObservableObject {
        @Published var path: [Page] = []
        func go(to page: Page) { path.append(page) }
        func handle(_ url: URL) { go(to: .user(url.path)) }
      }
      struct Links: ViewModifier {
        @EnvironmentObject var router: Router
        func body(content: Content) -> some View { content.onOpenURL { router.handle($0) } }
      }
      extension View {
        func withLinks() -> some View { modifier(Links()) }
        func withPages() -> some View {
          navigationDestination(for: Page.self) { page in switch page { case .user: User(); case .list: List() } }
        }
      }
      struct Home: View { var body: some View { NavigationStack { Text("") }.withLinks() } }
      struct Search: View { var body: some View { NavigationStack { Text("") }.withLinks().withPages() } }
      struct User: View { var body: some View { Text("") } }
      """)
    #expect(found.contains("Home destination User"))
    #expect(found.contains("Search destination User"))
    #expect(!found.contains { $0.hasPrefix("Links") })
  }

  @Test("Overloads that differ only in generic arguments are not told apart after SwiftUI's own modifiers")
  func overloads() {
    let found = transitions(
      Self.modifier + """
        extension View {
          func details(_ store: Store<Int>) -> some View { modifier(Details()) }
          func details(_ store: Store<String>) -> some View { self }
        }
        struct Home: View {
          let store: Store<String>
          var body: some View { Text("").font(.body).details(store) }
        }
        """)
    #expect(found == ["Details sheet Detail"])
  }

  /// A view that only presents on a plain controller, which it adds to the view with the modifier.
  private static let presenter = """
    struct Presenter<Content: View>: UIViewControllerRepresentable {
      var content: Content
      let controller = UIViewController()
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        let sheet = UIHostingController(rootView: content)
        controller.present(sheet, animated: true)
      }
    }
    extension View {
      func half<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        background(Presenter(content: content()))
      }
    }
    struct Detail: View { var body: some View { Text("") } }
    struct Home: View { var body: some View { Text("").half { Detail() } } }

    """

  @Test("The views to whose background a representable with a plain controller is added")
  func presenters() {
    let found = transitions(Self.presenter)
    #expect(found.filter { $0.contains(" present ") } == ["Home present UIHostingController@App.swift:6"])
    #expect(found.filter { $0.contains(" hosts ") } == ["UIHostingController@App.swift:6 hosts Detail"])
    #expect(found.filter { $0.contains(" represents ") }.allSatisfy { $0.hasPrefix("Presenter ") })
  }

  @Test("A controller of the app that a representable makes presents itself")
  func representedController() {
    let code = Self.presenter.replacing("controller = UIViewController()", with: "controller: UIViewController = Own()")
    let found = transitions(code + "final class Own: UIViewController {}")
    #expect(found.filter { $0.contains(" present ") } == ["Own present UIHostingController@App.swift:6"])
  }

  @Test("A representable with a controller of the app is a view itself")
  func representable() {
    let found = transitions(
      """
      final class Own: UIViewController {}
      final class Help: UIViewController {}
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { Own() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { func tap() { UIApplication.shared.topController?.present(Help(), animated: true) } }
      }
      struct Home: View { var body: some View { Wrapper() } }
      """)
    #expect(found.filter { $0.contains(" present ") } == ["Wrapper present Help"])
  }
}
