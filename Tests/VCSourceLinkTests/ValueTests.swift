import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: values that represent screens", .enabled(if: SwiftSource.isAvailable))
struct ValueTests {
  @Test("Cases may begin with a capital letter")
  func capitals() {
    let found = transitions(
      """
      enum Route: Hashable { case Detail(id: Int), Help }
      struct DetailView: View { var body: some View { Text("A") } }
      struct HelpView: View { var body: some View { NavigationLink(value: Route.Detail(id: 1)) { Text("B") } } }
      struct Home: View {
        var body: some View {
          NavigationLink(value: Route.Help) { Text("C") }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .Detail(let id): DetailView(id: id)
              case .Help: HelpView()
              }
            }
        }
      }
      """)
    #expect(found.filter { $0.hasPrefix("HelpView") } == ["HelpView destination DetailView"])
    #expect(found.filter { $0.hasPrefix("Home") }.count == 3)
  }

  @Test("A router object's path: any sender leads to the view of the case")
  func routerPath() {
    let found = sent(
      """
      @Observable class Router {
        var path: [Route] = []
        func navigate(to route: Route) { path.append(route) }
      }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .account(let id): Account()
            case .settings: Settings()
            case .nothing: Help()
            }
          }
        }
      }
      struct Help: View { var body: some View { Text("") } }
      struct Row: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Open") { router.navigate(to: .account(id: 1)) } }
      }
      struct Menu: View { var body: some View { NavigationLink(value: Route.settings) { Text("") } } }
      """)
    #expect(found.contains("Row destination Account for Route.account"))
    #expect(found.contains("Menu destination Settings for Route.settings"))
    #expect(found.filter { $0.hasPrefix("(View)") } == ["(View) destination Help for Route.nothing"])
  }

  @Test("An object on the path that holds the route: its senders lead to the view of the case")
  func wrappedRoutes() {
    let found = sent(
      """
      final class Frame: Hashable {
        let route: Route
        init(route: Route) { self.route = route }
      }
      extension Route {
        @ViewBuilder var view: some View {
          switch self {
          case .account(let id): Account()
          case .settings: Settings()
          case .nothing: EmptyView()
          }
        }
      }
      struct FrameView: View { let frame: Frame\n var body: some View { frame.route.view.id(1) } }
      @Observable class Router {
        var path: [Frame] = []
        func push(_ route: Route) { path.append(.init(route: route)) }
      }
      extension NavigationLink {
        init(_ route: Route, label: () -> Label) { self.init(value: Frame(route: route), label: label) }
      }
      struct Root: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Row().navigationDestination(for: Frame.self) { FrameView(frame: $0) } }
        }
      }
      struct Row: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Open") { router.push(.account(id: 1)) } }
      }
      struct Menu: View { var body: some View { NavigationLink(.settings) { Text("") } } }
      """)
    #expect(
      found.sorted() == [
        "Menu destination Settings for Route.settings", "Root destination Account for Route.account",
        "Root destination Settings for Route.settings", "Row destination Account for Route.account",
      ])
  }

  @Test("A value with an associated case that does not decide leads to its own view")
  func casesInsideValues() {
    let found = sent(
      """
      struct Draft: Hashable { var modal: Modal }
      struct Home: View { var body: some View {
        NavigationLink(value: Draft(modal: .settings)) { Text("") }
          .navigationDestination(for: Draft.self) { draft in Account() } } }
      """)
    #expect(found == ["Home destination Account for Draft", "Home destination Account for Draft"])
  }

  @Test("An item that a router stores, bound to a sheet elsewhere")
  func sheetItem() {
    let found = sent(
      """
      @Observable class Router { var modal: Modal? }
      extension View {
        func withModals(_ modal: Binding<Modal?>) -> some View {
          sheet(item: modal) { modal in
            switch modal { case .settings: Settings().tint(.red) }
          }
        }
      }
      struct Home: View {
        @State var router = Router()
        var body: some View { Text("").withModals($router.modal) }
      }
      struct Row: View {
        @Environment(Router.self) var router
        var body: some View { Button("") { router.modal = .settings } }
      }
      """)
    #expect(found.contains("Row sheet Settings for Modal.settings"))
  }

  @Test("A view passes on a value that it receives")
  func handedOn() {
    let found = sent(
      """
      struct Header: View { var route: Route\n var body: some View { NavigationLink(value: route) { Text("") } } }
      struct Card: View { var body: some View { Header(route: .settings) } }
      struct Home: View {
        var body: some View {
          Card().navigationDestination(for: Route.self) { route in
            switch route { case .settings: Settings()
            default: Account() }
          }
        }
      }
      """)
    #expect(found.contains("Card destination Settings for Route.settings"))
    #expect(!found.contains { $0.hasPrefix("Header") })
  }

  @Test("Of two destinations for one type, the one around the sender is used")
  func nearest() {
    let found = sent(
      """
      struct One: View { var body: some View {
        NavigationLink(value: "a") { Text("") }.navigationDestination(for: String.self) { _ in Account() } } }
      struct Two: View { var body: some View {
        NavigationLink(value: "b") { Text("") }.navigationDestination(for: String.self) { _ in Settings() } } }
      """)
    #expect(found.contains("One destination Account for String"))
    #expect(!found.contains("One destination Settings for String"))
  }

  @Test("A list's selection determines the column of a split view")
  func selection() {
    let found = sent(
      """
      struct Side: View { @Binding var selection: Route?
        var body: some View { List(selection: $selection) { NavigationLink(value: Route.settings) { Text("") } } } }
      struct Column: View { @Binding var selection: Route?
        var body: some View { switch selection ?? .nothing {
          case .settings: Settings()
          case .account: Account()
          case .nothing: Text("") } } }
      """)
    #expect(found.contains("Side destination Settings for Route.settings"))
  }

  @Test("Comparing with a case does not send it")
  func comparison() {
    let found = sent(
      """
      struct Home: View { @State var modal: Modal?
        var isOpen: Bool { modal == .settings }
        var body: some View { Text("").sheet(item: $modal) { modal in switch modal { case .settings: Settings() } } } }
      """)
    #expect(found == ["Home sheet Settings for Modal.settings"])
  }
}
