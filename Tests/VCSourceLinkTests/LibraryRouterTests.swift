import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: routers of the library AppRouter", .enabled(if: SwiftSource.isAvailable))
struct LibraryRouterTests {
  private let app =
    routedViews + """

      enum Tab { case home }
      enum Page: Hashable { case account, help }
      enum Cover: Identifiable { case account, help }
      typealias AppRouter = Router<Tab, Page, Cover>
      struct Root: View {
        @State var router = AppRouter(initialTab: .home)
        var body: some View {
          NavigationStack(path: $router[.home]) {
            Row().navigationDestination(for: Page.self) { page in
              switch page {
              case .account: Account()
              case .help: Help()
              }
            }
          }
          .sheet(item: $router.presentedSheet) { cover in
            switch cover {
            case .account: Account()
            case .help: Help()
            }
          }
        }
      }

      """

  private func sent(_ code: String) -> [String] {
    let row = """
      struct Row: View {
        @Environment(AppRouter.self) var router
        var body: some View {
          @Bindable var router = router
          Button("") { \(code) }
        }
      }
      """
    return transitions(app + row).filter { $0.hasPrefix("Row ") }
  }

  @Test(
    "The values that the methods and the property receive",
    arguments: [
      ("router.navigateTo(.help)", "Row destination Help"), ("router.presentSheet(.account)", "Row sheet Account"),
      ("router.presentedSheet = .help", "Row sheet Help"),
      ("router.navigateTo(Page.account)", "Row destination Account"),
    ])
  func values(code: String, expected: String) { #expect(sent(code) == [expected]) }

  @Test("A type of the app with that name is not the library's")
  func ownType() {
    let own = """
      final class Router<A, B, C> { func navigateTo(_ page: B) {} }
      """
    let code =
      app + own + """

        struct Row: View {
          @Environment(AppRouter.self) var router
          var body: some View { Button("") { router.navigateTo(.help) } }
        }
        """
    #expect(!transitions(code).contains("Row destination Help"))
  }
}
