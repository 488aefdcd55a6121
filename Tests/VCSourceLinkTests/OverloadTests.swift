import Testing
import VCModel
import VCSwiftSource

@Suite("Overloads for views and controllers", .enabled(if: SwiftSource.isAvailable))
struct OverloadTests {
  @Test("A subclass's overload for views does not hide the inherited one for controllers")
  func viewsBesideControllers() {
    let found = transitions(
      """
      protocol Coordinating { var root: UIViewController { get } }
      extension Coordinating {
        func show(_ controller: UIViewController, fades: Bool = true) { root.present(controller, animated: fades) }
      }
      class Coordinator: Coordinating { var root: UIViewController }
      class Home: Coordinator {
        func show(_ view: some View, fades: Bool = true) { show(UIHostingController(rootView: view), fades: fades) }
        func openPage() { show(Page()) }
        func openDetail() { show(Detail()) }
      }
      class Detail: UIViewController {}
      struct Page: View { var body: some View { Text("") } }
      """)
    #expect(
      found == [
        "(Home) present UIHostingController@App.swift:7", "UIHostingController@App.swift:7 hosts Page",
        "(Home) present Detail",
      ])
  }

  @Test("The types of arguments select the overload that asks, or else their names; otherwise none is assumed")
  func overloadsOfRouter() {
    let found = transitions(
      """
      class Note {}
      class Author {}
      enum Route: Hashable { case note, author, page(URL) }
      class Router: ObservableObject {
        @Published var path = NavigationPath()
        func push<D: Hashable>(_ destination: D) { path.append(destination) }
        func push(_ route: Route) { path.append(route) }
        func push(_ note: Note) { push(.note) }
        func push(_ author: Author) { push(.author) }
        func push(_ url: URL) { push(.page(url)) }
      }
      struct NoteView: View { var body: some View { Text("") } }
      struct AuthorView: View { var body: some View { Text("") } }
      struct Browser: View { var body: some View { Text("") } }
      struct Root: View {
        @EnvironmentObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("").navigationDestination(for: Route.self) { route in
              switch route {
              case .note: NoteView()
              case .author: AuthorView()
              case .page: Browser()
              }
            }
          }
        }
      }
      struct Typed: View {
        @EnvironmentObject var router: Router
        let shown: Author
        var body: some View { Button("Open") { router.push(shown) } }
      }
      struct Named: View {
        @EnvironmentObject var router: Router
        var body: some View { ForEach(unknown.all) { row in Button("Open") { router.push(row.note) } } }
      }
      struct Unknown: View {
        @EnvironmentObject var router: Router
        var body: some View { ForEach(unknown.all) { row in Button("Open") { router.push(row) } } }
      }
      struct Direct: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Open") { router.push(.author) } }
      }
      """)
    #expect(
      Set(found.filter { !$0.hasPrefix("Root ") }) == [
        "Typed destination AuthorView", "Named destination NoteView", "Direct destination AuthorView",
        "(Router) destination Browser",
      ])
  }

  @Test("A missing default value is preferred to a missing list")
  func missingList() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      extension UIViewController {
        func open(with actions: [Action], title: String) { show(Other(), title) }
        func open(title: String, handler: (() -> Void)? = nil) { show(Detail(), title) }
        func show(_ controller: UIViewController, _ title: String) { present(controller, animated: true) }
      }
      class Home: UIViewController { func go() { open(title: "Detail") } }
      class Page: UIViewController { func go() { open(with: [], title: "Other") } }
      """)
    #expect(found.filter { !$0.hasPrefix("(") }.sorted() == ["Home present Detail", "Page present Other"])
  }

  @Test("Of a modifier's overloads, the one whose parameters fit applies, also to a view of unknown type")
  func modifiers() {
    let code = """
      struct Detail: View { var body: some View { Text("") } }
      extension View {
        func cover<C: View>(_ isShown: Binding<Bool>, content: @escaping () -> C) -> some View {
          fullScreenCover(isPresented: isShown) { content() }
        }
        func cover<C: View, T: Identifiable>(_ item: Binding<T?>, content: @escaping (T) -> C) -> some View {
          sheet(item: item) { content($0) }
        }
      }
      struct Item: Identifiable { let id = 0 }
      struct Home: View {
        @State var isShown = false
        @State var item: Item?
        var body: some View {
          Text("").padding().cover($isShown) { Detail() }
          Text("").padding().cover($item) { _ in Detail() }
        }
      }
      """
    #expect(transitions(code) == ["Home fullScreenCover Detail", "Home sheet Detail"])
  }

  @Test("An app's own sheet does not hide SwiftUI's if its arguments are others; only a variadic one may be missing")
  func labels() {
    let views = """
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      extension View {
        func sheet(store: Store<Int>, detents: [Detent], @ViewBuilder content: @escaping (Store<Int>) -> some View) -> some View {
          background(Sheet(content: content))
        }
      }
      struct Home: View {
        var body: some View {
          Text("").sheet(store: store.scope(state: \\.detail)) { Detail(store: $0) }
          Text("").sheet(store: store.scope(state: \\.help), detents: []) { Help(store: $0) }
        }
      }
      """
    #expect(transitions(views) == ["Home sheet Detail"])
    #expect(transitions(views.replacing("[Detent]", with: "Detent...")) == [])
  }

  @Test("A modifier of one view does not apply to another whose type is unknown")
  func modifiersOfView() {
    let found = transitions(
      """
      struct Chip: View {
        var body: some View { Text("") }
        func background(_ view: some View) -> Chip { Chip() }
      }
      struct Drill<Target: View>: View {
        let target: (Int) -> Target
        var body: some View {
          NavigationLink { target(1).background(Color.red) } label: { Text("") }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Home: View { var body: some View { Drill(target: { _ in Detail() }) } }
      """)
    #expect(found == ["Home link Detail"])
  }

  @Test("Of functions that modules declare with the same signature, each module calls its own")
  func modules() {
    func module(_ name: String, _ start: String) -> String {
      """
      \(start) { static func show(on host: UIViewController) { host.present(\(name)Page(), animated: true) } }
      func open\(name)(_ host: UIViewController) { host.show(\(name)Page(), sender: nil) }
      func open(_ host: UIViewController) { host.show(\(name)Page(), sender: nil) }
      class \(name)Page: UIViewController {}
      class \(name)Home: UIViewController { func tap() { Alerts.show(on: self); open(self) } }
      """
    }
    let found = map([
      "Kit/A.swift": module("Kit", "enum Alerts"), "Shop/Home/B.swift": module("Shop", "extension Alerts"),
    ])
    #expect(
      Set(found.transitions.map(\.words)) == [
        "KitHome present KitPage", "KitHome show KitPage", "ShopHome present ShopPage", "ShopHome show ShopPage",
      ])
  }

  @Test("Of overloads that one call does not tell apart, the one that the others forward to asks in any case")
  func forwardingOverloads() {
    let found = transitions(
      """
      class Share: UIViewController {}
      enum Sheet {
        static func present(data: String, name: String) { present(data: data.data(using: .utf8)!, name: name) }
        static func present(data: Data, name: String) {
          UIApplication.shared.windows.first?.rootViewController?.present(Share(), animated: true)
        }
      }
      class Home: UIViewController { func open() { Sheet.present(data: export.content, name: "") } }
      """)
    #expect(found == ["Home present Share"])
  }

  @Test("Code that waits calls the asynchronous one of two functions, and other code the one that is not")
  func asynchronous() {
    let found = transitions(
      """
      class Notice: UIViewController {}
      class Question: UIViewController {}
      extension UIViewController {
        func ask(_ text: String, icon: Int = 1) { present(Notice(), animated: true) }
        func ask(_ text: String, icon: Int = 1) async -> Bool { present(Question(), animated: true); return true }
      }
      class Home: UIViewController { func tap() { ask("a") } }
      class List: UIViewController { func tap() { Task { let isSure = try await ask("b"); print(isSure) } } }
      class Page: UIViewController { func tap() async { if await self.ask("c") {} } }
      class Last: UIViewController { func tap() async { await self.ask("d") } }
      """)
    #expect(
      found == ["Home present Notice", "Last present Question", "List present Question", "Page present Question"])
  }
}
