import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: routers for any type of route", .enabled(if: SwiftSource.isAvailable))
struct GenericRouterTests {
  /// What the views of an app show through a router of a type, for whose routes they only write the case.
  private func shown(by declaration: String, as type: String) -> [String] {
    transitions(
      """
      \(declaration)
      enum Page: Hashable { case detail }
      enum Cover: Identifiable { case login }
      struct Root: View {
        @StateObject var router = \(type)()
        var body: some View {
          NavigationStack(path: $router.path) {
            Home()
              .navigationDestination(for: Page.self) { page in
                switch page { case .detail: Detail() }
              }
              .sheet(item: $router.cover) { cover in
                switch cover { case .login: Login() }
              }
          }
        }
      }
      struct Home: View {
        @EnvironmentObject var router: \(type)
        var body: some View {
          Button("Open") { router.push(.detail) }
          Button("Log in") { router.present(.login) }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Login: View { var body: some View { Text("") } }
      """
    ).filter { $0.hasPrefix("Home ") }
  }

  private static let methods = """
    func push(_ page: P) { path.append(page) }
    func present(_ cover: C) { self.cover = cover }
    """

  private static let generic = """
    class Router<P: Hashable, C: Identifiable>: ObservableObject {
      @Published var path = NavigationPath()
      @Published var cover: C?
      \(methods)
    }
    """

  private static let routing = """
    protocol Routing: ObservableObject {
      associatedtype P: Hashable
      associatedtype C: Identifiable
      var path: [P] { get set }
      var cover: C? { get set }
    }
    extension Routing {
      \(methods)
    }
    """

  @Test(
    "The type of a route is that of the router's generic argument",
    arguments: [
      (generic, "Router<Page, Cover>"), (generic + "\nfinal class AppRouter: Router<Page, Cover> {}", "AppRouter"),
    ])
  func genericClass(declaration: String, type: String) {
    #expect(shown(by: declaration, as: type) == ["Home destination Detail", "Home sheet Login"])
  }

  @Test(
    "The type of a route is what the router says that the protocol's associated type is, or the type of its property")
  func associatedType() {
    let properties = "@Published var path: [Page] = []; @Published var cover: Cover?"
    let named = Self.routing + "\nfinal class AppRouter: Routing { typealias P = Page; \(properties) }"
    #expect(shown(by: named, as: "AppRouter") == ["Home destination Detail", "Home sheet Login"])
    let inferred = Self.routing + "\nfinal class AppRouter: Routing { \(properties) }"
    #expect(shown(by: inferred, as: "AppRouter") == ["Home destination Detail", "Home sheet Login"])
  }
}
