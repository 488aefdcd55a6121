import Testing
import VCModel
import VCSwiftSource

@Suite(
  "SwiftUI: stacks of routes of the libraries FlowStacks and TCACoordinators", .enabled(if: SwiftSource.isAvailable))
struct RouteStackTests {
  private let views = """
    enum Page: Hashable { case detail(Int), help }
    struct Start: View { var body: some View { Text("") } }
    struct Detail: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }

    """
  private let stack = """
    struct Flow: View {
      @State var routes: Routes<Page> = []
      var body: some View {
        FlowStack($routes, withNavigation: true) {
          Start().flowDestination(for: Page.self) { page in
            switch page {
            case .detail(let id): Detail(id: id)
            case .help: Help()
            }
          }
        }
      }
    }

    """

  private func sent(_ source: String) -> [String] {
    map(["App.swift": views + source]).transitions.compactMap { transition in
      guard let via = transition.via, transition.evidence == .oneHop else { return nil }
      return "\(transition.words) for \(via.value)"
    }
  }

  @Test(
    "The sender determines the transition",
    arguments: [
      ("navigator.push(.help)", "Row destination Help for Page.help"),
      ("navigator.presentSheet(.detail(1), withNavigation: true)", "Row sheet Detail for Page.detail"),
      ("navigator.presentCover(.help)", "Row fullScreenCover Help for Page.help"),
      ("navigator.routes.append(.cover(.help))", "Row fullScreenCover Help for Page.help"),
      ("routes = [.push(.help)]", "Row destination Help for Page.help"),
      ("path.push(Page.help)", "Row destination Help for Page.help"),
      ("plainPath.append(Page.help)", "Row destination Help for Page.help"),
    ])
  func senders(code: String, expected: String) {
    let row = """
      struct Row: View {
        @EnvironmentObject var navigator: FlowNavigator<Page>
        @Binding var routes: [Route<Page>]
        @Binding var path: FlowPath
        @Binding var plainPath: NBNavigationPath
        var body: some View { Button("A") { \(code) } }
      }
      """
    #expect(sent(stack + row) == [expected])
  }

  @Test("A link has a style")
  func links() {
    let row = """
      struct Row: View {
        var body: some View {
          FlowLink(value: Page.detail(1), style: .sheet(withNavigation: true)) { Text("A") }
          FlowLink("B", value: Page.help, style: .push)
        }
      }
      """
    #expect(sent(stack + row) == ["Row sheet Detail for Page.detail", "Row destination Help for Page.help"])
  }

  @Test("A destination for a flag or an item has a style, and the stack a root")
  func styles() {
    let found = transitions(
      views + """
        struct Flow: View {
          @State var isShown = false
          var body: some View {
            FlowStack { Start().flowDestination(isPresented: $isShown, style: .cover) { Help() } }
          }
        }
        """)
    #expect(found == ["Flow root Start", "Flow fullScreenCover Help"])
  }

  @Test("Lists of the app's own routes are no such stacks")
  func ownRoutes() {
    let row = """
      struct Route<Value> { var value: Value }
      extension Array { mutating func push(_ page: Page) {} }
      struct Row: View {
        @Binding var routes: [Route<Page>]
        var body: some View { Button("A") { routes.push(.help) } }
      }
      """
    #expect(sent(stack + row).isEmpty)
  }

  @Test("A reducer presents the screens of a store's router")
  func reducers() {
    let found = sent(
      """
      @Reducer enum Screen { case detail(Item), help(Item) }
      @Reducer struct Coordinator {
        struct State { var routes: IdentifiedArrayOf<Route<Screen.State>> }
        var body: some ReducerOf<Self> {
          Reduce<State, Action> { state, action in
            state.routes.presentSheet(.detail(.init()), withNavigation: true)
            state.routes.push(.help(.init()))
            return .none
          }
        }
      }
      struct CoordinatorView: View {
        let store: StoreOf<Coordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .detail(store): Detail(store: store)
            case let .help(store): Help(store: store)
            }
          }
        }
      }
      """)
    #expect(
      found == ["CoordinatorView sheet Detail for Screen.detail", "CoordinatorView destination Help for Screen.help"])
  }

  @Test("A list in which a decoder collects values is no path")
  func decodedLists() {
    let found = map([
      "App.swift": """
      enum Route: Hashable { case help, summary }
      enum Decoder {
        static func read(_ bytes: [Int]) -> Route { switch bytes[0] { case 1: return .help; default: return .summary } }
        static func readAll(_ bytes: [Int]) -> [Route] {
          var all = [Route]()
          for _ in bytes { all.append(read(bytes)) }
          return all
        }
      }
      struct Help: View { var body: some View { Text("") } }
      struct Summary: View { var body: some View { Text("") } }
      struct Home: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.help) }
              .navigationDestination(for: Route.self) { route in
                switch route { case .help: Help(); case .summary: Summary() }
              }
          }
        }
      }
      """
    ]).transitions
    #expect(!found.contains { $0.site == "Decoder" })
    #expect(found.contains { $0.words == "Home destination Help" && $0.trigger != nil })
  }

  /// A reducer of TCACoordinators with its views, in the library's older form.
  private func coordinator(_ cases: String, reduce: String) -> String {
    """
    struct Screen { enum State { case start(Start.State), detail(Detail.State), help(Help.State) } }
    struct Coordinator: ReducerProtocol {
      struct State: IndexedRouterState {
        var routes: [Route<Screen.State>]
        init() { routes = [.root(.start(.init()))] }
      }
      enum Action { case routeAction(Int, action: Screen.Action) }
      var body: some ReducerProtocol<State, Action> {
        Reduce<State, Action> { state, action in
          \(reduce)
          return .none
        }
      }
    }
    struct CoordinatorView: View {
      let store: Store<Coordinator.State, Coordinator.Action>
      var body: some View {
        NavigationView {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              \(cases)
            }
          }
        }
      }
    }
    struct StartView: View { var body: some View { Text("") } }
    struct DetailView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    """
  }

  private let switchedStore = """
    CaseLet(state: /Screen.State.start, action: Screen.Action.start, then: StartView.init)
    CaseLet(/Screen.State.detail, action: Screen.Action.detail) { store in DetailView(store: store) }
    Default {
      SwitchStore(screen) { CaseLet(\\Screen.State.help, action: Screen.Action.help, then: HelpView.init) }
    }
    """

  private func routed(_ reduce: String) -> [String] {
    map(["App.swift": coordinator(switchedStore, reduce: reduce)]).transitions.map(\.words)
  }

  @Test("The screens of a router's store are pushed and presented by the screen whose action a reducer receives")
  func switchedStores() {
    let found = routed(
      """
      switch action {
      case .routeAction(_, action: .start(.tapped)): state.routes.push(.detail(.init()))
      case .routeAction(_, action: .detail(.helpTapped)): state.routes.presentSheet(.help(.init()))
      }
      """)
    #expect(
      Set(found) == [
        "CoordinatorView root StartView", "StartView destination DetailView", "DetailView sheet HelpView",
        "CoordinatorView destination DetailView",
      ])
  }

  @Test("An action that is unpacked before the switch also tells the screen")
  func unpackedActions() {
    let found = routed(
      """
      guard case .routeAction(_, action: let action) = action else { return .none }
      switch action {
      case .start(.tapped): state.routes.push(.detail(.init()))
      case .detail(.helpTapped): state.routes.presentSheet(.help(.init()))
      }
      """)
    #expect(found.contains("StartView destination DetailView"))
    #expect(found.contains("DetailView sheet HelpView"))
  }

  @Test("A case that a reducer both pushes and presents is also a destination of the stack")
  func pushedAndPresented() {
    let found = routed(
      """
      switch action {
      case .routeAction(_, action: .start(.tapped)): state.routes.push(.help(.init()))
      case .routeAction(_, action: .detail(.helpTapped)): state.routes.presentSheet(.help(.init()))
      }
      """)
    #expect(found.contains("CoordinatorView destination HelpView"))
    #expect(!found.contains("CoordinatorView destination StartView"))
    #expect(found.contains("CoordinatorView destination DetailView"))
  }

  @Test("What a router shows is no content of the controller or representable around it")
  func hostedRouters() {
    let around = """

      struct Wrapped<Content: View>: UIViewControllerRepresentable {
        let view: Content
        func makeUIViewController(context: Context) -> Host<Content> { Host(rootView: view) }
        func updateUIViewController(_ host: Host<Content>, context: Context) {}
      }
      class Host<Content: View>: UIHostingController<Content> {}
      extension View { func wrapped() -> some View { Wrapped(view: self) } }
      """
    let app = coordinator(switchedStore, reduce: "state.routes.push(.detail(.init()))")
      .replacing("      }\n    }\n  }\n}\nstruct StartView", with: "      }\n    }.wrapped()\n  }\n}\nstruct StartView")
    let found = map(["App.swift": app + around]).transitions.map(\.words)
    #expect(!found.contains { $0.contains(" hosts ") && !$0.hasSuffix("?") })
    #expect(found.contains("CoordinatorView destination DetailView"))
  }
}
