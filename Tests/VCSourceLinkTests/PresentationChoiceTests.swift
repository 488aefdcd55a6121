import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: conditions under which a router sends a value", .enabled(if: SwiftSource.isAvailable))
struct PresentationChoiceTests {
  /// The transitions of a view that passes a case to a router's function.
  private func sent(_ code: String, router: String) -> [String] {
    transitions(
      """
      enum Presentation { case push, sheet }
      enum Route: Hashable, Identifiable {
        case detail, edit, help
        var id: Self { self }
        var isModal: Bool { self != .detail }
        var presentation: Presentation {
          switch self {
          case .detail: return .push
          case .edit: return .sheet
          case .help: return Bool.random() ? .push : .sheet
          }
        }
      }
      class Router: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        \(router)
      }
      struct Root: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Home().navigationDestination(for: Route.self) { view(for: $0) }
          }
          .sheet(item: $router.sheet) { view(for: $0) }
        }
        @ViewBuilder func view(for route: Route) -> some View {
          switch route {
          case .detail: Detail()
          case .edit: Edit()
          case .help: Help()
          }
        }
      }
      struct Home: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("A") { \(code) } }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Edit: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """
    ).filter { $0.hasPrefix("Home") }
  }

  private let byCase = """
    func go(to route: Route) {
      switch route {
      case .detail: path.append(route)
      default: sheet = route
      }
    }
    """
  private let byProperty = """
    func go(to route: Route) {
      switch route.presentation {
      case .push: path.append(route)
      case .sheet: sheet = route
      }
    }
    """
  private let byComparison = """
    func go(to route: Route) { if route.presentation == .push { path.append(route) } else { sheet = route } }
    """
  private let byArgument = """
    func go(to route: Route, as presentation: Presentation = .push) {
      if presentation == .sheet { sheet = route } else { path.append(route) }
    }
    """

  @Test("The case of the value decides")
  func cases() {
    #expect(sent("router.go(to: .detail)", router: byCase) == ["Home destination Detail"])
    #expect(sent("router.go(to: .edit)", router: byCase) == ["Home sheet Edit"])
  }

  @Test("A property of the value decides, in a switch or a comparison")
  func properties() {
    for router in [byProperty, byComparison] {
      #expect(sent("router.go(to: .detail)", router: router) == ["Home destination Detail"])
      #expect(sent("router.go(to: .edit)", router: router) == ["Home sheet Edit"])
    }
  }

  @Test("If the property's result is unknown, both presentations are possible")
  func unknown() {
    #expect(Set(sent("router.go(to: .help)", router: byProperty)) == ["Home destination Help", "Home sheet Help"])
  }

  @Test("Another argument of the call decides, or its default")
  func arguments() {
    #expect(sent("router.go(to: .edit, as: .sheet)", router: byArgument) == ["Home sheet Edit"])
    #expect(sent("router.go(to: .edit)", router: byArgument) == ["Home destination Edit"])
  }

  @Test("The conditions of a function that passes the value on count as well")
  func handedOn() {
    let router =
      byProperty + """

        func open(_ route: Route) { if route == .detail { print(1) } else { go(to: route) } }
        """
    #expect(sent("router.open(.edit)", router: router) == ["Home sheet Edit"])
    #expect(sent("router.open(.detail)", router: router).isEmpty)
  }

  @Test("A function's results for other arguments are not sent")
  func results() {
    let router =
      byCase + """

        func route(for isNew: Bool) -> Route { if isNew { return .edit } else { return .detail } }
        """
    #expect(sent("router.go(to: router.route(for: true))", router: router) == ["Home sheet Edit"])
  }
}
