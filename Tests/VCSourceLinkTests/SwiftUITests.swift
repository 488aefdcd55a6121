import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: which view is shown", .enabled(if: SwiftSource.isAvailable))
struct SwiftUITests {
  /// What a view `Home` with that body leads to.
  private func home(_ body: String, others: String = "") -> [String] {
    transitions(
      """
      struct Detail: View { var body: some View { Text("") } }
      struct Other: View { var body: some View { Text("") } }
      \(others)
      struct Home: View {
        @State var isShown = false
        @State var item: Item?
        var detail: some View { Detail().padding() }
        func make() -> some View { Detail() }
        var body: some View {
          \(body)
        }
      }
      """)
  }

  @Test(
    "Modifiers and containers",
    arguments: [
      ("Text(\"\").sheet(isPresented: $isShown) { Detail() }", ["Home sheet Detail"]),
      (
        "Text(\"\").sheet(isPresented: $isShown, onDismiss: {}, content: { Detail().tint(.red) })",
        ["Home sheet Detail"]
      ),
      ("Text(\"\").sheet(isPresented: $isShown, content: make)", ["Home sheet Detail"]),
      (
        "Text(\"\").fullScreenCover(item: $item) { item in NavigationStack { Detail() } }",
        ["Home fullScreenCover Detail"]
      ),
      ("Text(\"\").popover(isPresented: $isShown) { detail }", ["Home popover Detail"]),
      (
        "Text(\"\").sheet(isPresented: $isShown) { if flag { Detail() } else { Other() } }",
        ["Home sheet Detail", "Home sheet Other"]
      ),
      ("Text(\"\").sheet(isPresented: $isShown) { ZStack { Color.red; Detail() } }", ["Home sheet Detail"]),
      ("Text(\"\").alert(\"Sure?\", isPresented: $isShown) {}", ["Home alert Alert@App.swift:10"]),
      (
        "Text(\"\").confirmationDialog(\"Sure?\", isPresented: $isShown) {}",
        ["Home confirmationDialog ConfirmationDialog@App.swift:10"]
      ),
      ("NavigationLink(destination: Detail()) { Other() }", ["Home link Detail"]),
      ("NavigationLink(\"Go\") { Detail() }", ["Home link Detail"]),
      ("NavigationLink { Detail() } label: { Other() }", ["Home link Detail"]),
      ("NavigationStack { Detail().navigationTitle(\"\") }", ["Home root Detail"]),
      ("TabView { Detail().tabItem { Other() }; NavigationStack { Other() } }", ["Home tab Detail", "Home tab Other"]),
      ("TabView { Tab(\"A\", systemImage: \"a\") { Detail() } }", ["Home tab Detail"]),
      ("NavigationSplitView { Detail() } detail: { Other() }", ["Home column Detail", "Home column Other"]),
      ("Text(\"\").navigationDestination(isPresented: $isShown) { Detail() }", ["Home destination Detail"]),
    ])
  func shown(_ body: String, _ expected: [String]) { #expect(home(body) == expected) }

  @Test(
    "What is no screen of its own, or no transition",
    arguments: [
      "Text(\"\").sheet(isPresented: $isShown) { Text(\"Hello\") }", "NavigationStack { VStack { Detail(); Other() } }",
      "VStack { Detail(); Other() }", "Text(\"\").contextMenu { Detail() }", "Link(\"Web\", destination: url)",
      "Detail().presentationDetents([.medium])",
    ])
  func neither(_ body: String) { #expect(home(body).isEmpty) }

  @Test("The app's own modifiers and wrappers are looked through")
  func wrappers() {
    let others = """
      extension View {
        func framed() -> some View { padding() }
        func withHelp(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Other() } }
      }
      struct Sheet<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { NavigationStack { content() } }
      }
      """
    #expect(
      home("Text(\"\").withHelp($isShown).sheet(isPresented: $isShown) { Sheet { Detail().framed() } }", others: others)
        == ["(View) sheet Other", "Home sheet Detail"])
  }

  @Test("A modifier of the app's own belongs to the view in whose body it stands")
  func ownModifiers() {
    let others = """
      extension View {
        func card<C: View>(_ isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          sheet(isPresented: isShown, content: content)
        }
      }
      """
    #expect(
      home("List { Text(\"\") }.listStyle(.plain).card($isShown) { Detail() }", others: others)
        == ["Home sheet Detail"])
  }

  @Test("A view that is made later is the one inside")
  func lazyViews() {
    let others = """
      struct LazyView<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      """
    #expect(
      home("NavigationLink(\"Open\", destination: LazyView(Detail()))", others: others) == ["Home link Detail"])
  }

  @Test("The app and its windows, hosting controllers and representables: one map crosses from UIKit to SwiftUI")
  func crossing() {
    let found = transitions(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home().environment(store) } } }
      struct Home: View { var body: some View { Text("").sheet(isPresented: $on) { Camera() } } }
      struct Camera: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { CameraController() }
      }
      class CameraController: UIViewController {
        func help() { present(UIHostingController(rootView: Home().tint(.red)), animated: true) }
      }
      """)
    #expect(
      found == [
        "(Shop) windowRoot Home", "Home sheet Camera", "Camera represents CameraController",
        "CameraController present UIHostingController@App.swift:7", "UIHostingController@App.swift:7 hosts Home",
      ])
  }

  @Test("Previews do not count")
  func previews() {
    #expect(
      transitions(
        """
        struct Detail: View { var body: some View { Text("") } }
        #Preview { Text("").sheet(isPresented: .constant(true)) { Detail() } }
        struct Detail_Previews: PreviewProvider { static var previews: some View { NavigationStack { Detail() } } }
        """
      ).isEmpty)
  }
}

@Suite("SwiftUI: values that stand for screens", .enabled(if: SwiftSource.isAvailable))
struct ValueTests {
  private let views = """
    struct Account: View { var body: some View { Text("") } }
    struct Settings: View { var body: some View { Text("") } }
    enum Route: Hashable { case account(id: Int), settings, nothing }
    enum Modal: Identifiable { case settings; var id: Int { 1 } }
    """

  /// The transitions that values make, each with the value.
  private func sent(_ source: String) -> [String] {
    map(["App.swift": views + "\n" + source]).transitions.compactMap { transition in
      transition.via.map { "\(transition.words) for \($0.value)" }
    }
  }

  @Test("A property that puts each of its new values on the path sends what is assigned to it")
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

  @Test("A view with a place for content of others is a wrapper, unless it is about something of its own")
  func slots() {
    let found = transitions(
      """
      class Post {}
      struct Detail: View { var body: some View { Text("A") } }
      struct Header: View { var body: some View { Text("B") } }
      struct Framed<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Header(); content() } }
      }
      struct Loading<Content: View>: View {
        @ObservedObject var post: Post
        @ViewBuilder let content: () -> Content
        var body: some View { ZStack { content(); ProgressView() } }
      }
      struct Thread<Content: View>: View {
        @State var post: Post
        let content: Content
        init(post: Post, @ViewBuilder content: () -> Content) {}
        var body: some View { VStack { comments }.toolbar { Header() } }
        var comments: some View { ScrollView { Header(); content } }
      }
      struct Gallery<Footer: View>: View {
        let footer: Footer
        init(@ViewBuilder footer: () -> Footer = { EmptyView() }) { self.footer = footer() }
        var body: some View { VStack { Text("C"); footer } }
      }
      struct List: View {
        @State var isShown = false
        var body: some View {
          Text("D")
            .sheet(isPresented: $isShown) { Framed(title: "E") { Detail() } }
            .sheet(isPresented: $isShown) { Loading(post: Post()) { Detail() } }
            .sheet(isPresented: $isShown) { Thread(post: Post()) { Detail() } }
            .sheet(isPresented: $isShown) { Gallery { Detail() } }
        }
      }
      """)
    #expect(found == ["List sheet Detail", "List sheet Detail", "List sheet Thread", "List sheet Gallery"])
  }

  @Test("A view that a coordinator builds for a case is that case's alone")
  func builtForCases() {
    let found = transitions(
      """
      enum Page: Hashable { case list, detail }
      class Coordinator {
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page {
          case .list: ListView()
          case .detail: DetailView()
          }
        }
      }
      struct ListView: View { var body: some View { Text("A") } }
      struct DetailView: View { var body: some View { Text("B") } }
      struct Home: View {
        let coordinator: Coordinator
        @State var isShown = false
        var body: some View {
          NavigationStack { coordinator.build(.list) }
            .sheet(isPresented: $isShown) { coordinator.build(.detail) }
        }
      }
      """)
    #expect(found == ["Home root ListView", "Home sheet DetailView"])
  }

  @Test("An enum of tabs, each with a view, and one of routes that is a view itself")
  func enumsOfViews() {
    let found = transitions(
      """
      enum Place: CaseIterable {
        case home, search
        @ViewBuilder var content: some View { switch self { case .home: HomeView() case .search: SearchView() } }
      }
      enum Route: Hashable, View {
        case detail
        var body: some View { switch self { case .detail: DetailView() } }
      }
      struct HomeView: View { var body: some View { NavigationLink("A", value: Route.detail) } }
      struct SearchView: View { var body: some View { Text("B") } }
      struct DetailView: View { var body: some View { Text("C") } }
      struct Root: View {
        var body: some View {
          TabView {
            ForEach(Place.allCases, id: \\.self) { place in
              NavigationStack { place.content.navigationDestination(for: Route.self) { $0 } }.tabItem { Text("D") }
            }
          }
        }
      }
      """)
    #expect(
      found == [
        "Root destination DetailView", "HomeView destination DetailView", "Root tab HomeView", "Root tab SearchView",
      ])
  }

  @Test("A library's stack that says what its path becomes, links by state, and alerts of a store")
  func stores() {
    let found = transitions(
      """
      struct ListView: View {
        var body: some View {
          NavigationLink(state: Feature.Path.State.detail(Detail.State())) { CardView() }
            .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      struct CardView: View { var body: some View { Text("A") } }
      struct DetailView: View { var body: some View { Text("B") } }
      struct RecordView: View { var body: some View { Text("C") } }
      struct Home: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { ListView() } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)
            case .record(let store): RecordView(store: store)
            }
          }
        }
      }
      """)
    #expect(
      found == [
        "ListView alert Alert@App.swift:4", "Home root ListView", "Home destination DetailView",
        "Home destination RecordView",
      ])
  }

  @Test("A row that is given what its link shows, and views that host themselves")
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

  @Test("Tabs may stand in properties and methods of their own")
  func tabContent() {
    let found = transitions(
      """
      struct HomeView: View { var body: some View { Text("A") } }
      struct SearchView: View { var body: some View { Text("B") } }
      struct Root: View {
        var body: some View { TabView { main; tab(for: 1) } }
        var main: some TabContent<Int> { Tab("C", systemImage: "c", value: 0) { NavigationStack { HomeView() } } }
        func tab(for place: Int) -> some TabContent<Int> { Tab(value: place) { SearchView() } label: { Text("D") } }
      }
      """)
    #expect(found == ["Root tab HomeView", "Root tab SearchView"])
  }

  @Test("Cases may be written with a capital")
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

  @Test("A router object's path: senders anywhere lead to the view of the case")
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

  @Test("A view of the app's own that has the name of a layout of SwiftUI is one")
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

  @Test("A value that holds a case which decides nothing leads to its own view")
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

  @Test("An item that a router keeps, bound to a sheet elsewhere")
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

  @Test("A value is handed on by a view that is given it")
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

  @Test("Of two destinations for one type the one around the sender counts")
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

  @Test("A list's selection decides the column of a split view")
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

  @Test("Comparing with a case sends nothing")
  func comparison() {
    let found = sent(
      """
      struct Home: View { @State var modal: Modal?
        var isOpen: Bool { modal == .settings }
        var body: some View { Text("").sheet(item: $modal) { modal in switch modal { case .settings: Settings() } } } }
      """)
    #expect(found == ["Home sheet Settings for Modal.settings"])
  }

  @Test("A link by an initialiser of the app's own sends the value, and its label is no destination")
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

  @Test("A text that looks like a constructor is no screen")
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
