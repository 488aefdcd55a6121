import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: values that represent screens", .enabled(if: SwiftSource.isAvailable))
struct ValueTests {
  private let views = """
    struct Account: View { var body: some View { Text("") } }
    struct Settings: View { var body: some View { Text("") } }
    enum Route: Hashable { case account(id: Int), settings, nothing }
    enum Modal: Identifiable { case settings; var id: Int { 1 } }
    """

  /// The transitions by values, each with its value.
  private func sent(_ source: String) -> [String] {
    map(["App.swift": views + "\n" + source]).transitions.compactMap { transition in
      transition.via.map { "\(transition.words) for \($0.value)" }
    }
  }

  @Test("A property that puts each of its new values on the path sends them")
  func observers() {
    let found = transitions(
      """
      enum Step: Hashable { case start, name, done }
      class Model {
        var step: Step = .start { didSet { path.append(step) } }
        var path = NavigationPath()
      }
      struct Start: View { let model: Model; var body: some View { Button("A") { model.step = .name } } }
      struct Name: View { let model: Model; var body: some View { Button("B") { model.step = .done } } }
      struct Done: View { var body: some View { Text("C") } }
      struct Home: View {
        @State var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) { Start(model: model) }
            .navigationDestination(for: Step.self) { step in
              switch step {
              case .start: Start(model: model)
              case .name: Name(model: model)
              case .done: Done()
              }
            }
        }
      }
      """)
    #expect(found.filter { !$0.hasPrefix("Home") } == ["Start destination Name", "Name destination Done"])
  }

  @Test("A function's result is sent by the code that sends it, also inside a case, and by overriding functions")
  func answers() {
    let found = sent(
      """
      final class Router {
        var path: [Route] = []
        func open(_ route: Route) { path.append(route) }
      }
      enum Outcome { case opened(Route), failed }
      protocol Loading { func load() async -> Outcome }
      final class Loader: Loading {
        func load() async -> Outcome { .opened(makeRoute()) }
        private func makeRoute() -> Route { return .account(id: 1) }
      }
      class Model {
        let router: Router
        let loader: Loading
        init(router: Router, loader: Loading) { (self.router, self.loader) = (router, loader) }
        func start() async {
          let outcome = await loader.load()
          switch outcome {
          case .opened(let route): router.open(route)
          case .failed: break
          }
        }
        func next() -> Route? { nil }
        func goOn() {
          guard let route = next() else { return }
          router.open(route)
        }
      }
      final class LastModel: Model { override func next() -> Route? { .settings } }
      struct Home: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("").navigationDestination(for: Route.self) { route in
              switch route {
              case .account: Account()
              case .settings: Settings()
              case .nothing: EmptyView()
              }
            }
          }
        }
      }
      """)
    #expect(
      found.filter { $0.hasPrefix("(Model)") } == [
        "(Model) destination Account for Route.account", "(Model) destination Settings for Route.settings",
      ])
  }

  @Test("A view that puts a router's property on its path: the code that sets the property sends the value")
  func observedProperties() {
    let found = sent(
      """
      class Router: ObservableObject {
        @Published var pending: Route?
        func open(_ route: Route) { pending = route }
      }
      struct Row: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("A") { router.open(.settings) } }
      }
      struct Home: View {
        @EnvironmentObject var router: Router
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Row() }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .account: Account()
              case .settings: Settings()
              case .nothing: EmptyView()
              }
            }
            .onChange(of: router.pending) { _, route in follow(route) }
        }
        private func follow(_ route: Route?) {
          guard let route else { return }
          path.append(route)
        }
      }
      """)
    #expect(
      found == [
        "Row destination Settings for Route.settings", "Home destination Account for Route.account",
        "Home destination Settings for Route.settings",
      ])
  }

  @Test("A row that receives the value of its link, and views that host themselves")
  func givenBuilders() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("A") } }
      struct Other: View { var body: some View { Text("B") } }
      struct Row<Content: View>: View {
        let title: String
        let action: () -> Void
        @ViewBuilder let destination: () -> Content
        var body: some View { NavigationLink { destination() } label: { Text(title) } }
      }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationLink("C") { VStack { content(); Text("D") } } }
      }
      struct Home: View {
        var body: some View {
          Row(title: "E", action: { print("F") }) { Detail() }
          Card { Detail() }
          link { Other() }
        }
        func link<Content: View>(@ViewBuilder to content: () -> Content) -> some View {
          NavigationLink("G") { content() }
        }
      }
      extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }
      class Host<Content: View>: UIHostingController<Content> { init(_ view: Content) { super.init(rootView: view) } }
      class List: UIViewController {
        func open() { show(Other().hosted(), sender: nil); present(Host(Detail()), animated: true) }
      }
      """)
    #expect(
      found == [
        "Home link Detail", "Home link Other", "List show UIHostingController@App.swift:23",
        "UIHostingController@App.swift:23 hosts Other", "List present Host", "Host hosts Detail",
      ])
  }

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
            case .nothing: EmptyView()
            }
          }
        }
      }
      struct Row: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Open") { router.navigate(to: .account(id: 1)) } }
      }
      struct Menu: View { var body: some View { NavigationLink(value: Route.settings) { Text("") } } }
      """)
    #expect(found.contains("Row destination Account for Route.account"))
    #expect(found.contains("Menu destination Settings for Route.settings"))
    #expect(
      found.filter { $0.hasPrefix("(View)") } == [
        "(View) destination Account for Route.account", "(View) destination Settings for Route.settings",
      ])
  }

  @Test("A view of the app with the name of a SwiftUI layout is the app's view")
  func ownLayout() {
    let found = map([
      "App.swift": views + """
        struct Form<Content: View>: View { let content: Content; var body: some View { content } }
        struct Home: View { var body: some View { NavigationStack { Form { Account(); Settings() } } } }
        """
    ]).transitions
    #expect(found.isEmpty)
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

  @Test("A link with an initialiser of the app sends the value, and its label is not a destination")
  func ownLinks() {
    let found = sent(
      """
      extension NavigationLink where Destination == Never {
        init(_ route: Route, @ViewBuilder label: () -> Label) { self.init(value: route, label: label) }
      }
      struct Home: View { var body: some View {
        NavigationStack { NavigationLink(.settings) { Badge() } }
          .navigationDestination(for: Route.self) { route in switch route {
            case .settings: Settings()
            case .account: Account()
            case .nothing: Text("") } } } }
      struct Badge: View { var body: some View { Text("") } }
      """)
    #expect(found.contains("Home destination Settings for Route.settings"))
    #expect(!found.contains { $0.contains("Badge") })
  }

  @Test("A string that looks like a constructor is not a screen")
  func texts() {
    let found = transitions(
      """
      enum Words { static let about = NSLocalizedString("about", comment: "") }
      struct Page<Content: View>: View {
        let title: String
        let content: () -> Content
        init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.title = title; self.content = content }
        var body: some View { VStack { Text(title); content() } }
      }
      struct Home: View { var body: some View { NavigationLink { Page(Words.about) { Help() } } label: { Text("") } } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(found == ["Home link Help"])
  }
}
