import Testing
import VCModel
import VCSwiftSource

/// Stacks whose path is a part of a store's state, as in The Composable Architecture.
@Suite("SwiftUI: stores of state", .enabled(if: SwiftSource.isAvailable))
struct StoreTests {
  private let views = """
    struct List: View { var body: some View { Text("") } }
    struct Detail: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }

    """

  private func sent(_ source: String) -> [String] {
    map(["App.swift": views + source]).transitions.compactMap { transition in
      transition.via.map { "\(transition.words) for \($0.value)" }
    }
  }

  @Test(
    "The view for a part of a store, in a wrapper of the library",
    arguments: [
      "{ Detail(store: $0) }", "Detail.init(store:)", "{ store in Detail(store: store) }, else: { Text(\"A\") }",
    ])
  func wrappers(content: String) {
    let found = transitions(
      """
      struct Detail: View { let store: Int; var body: some View { Text("A") } }
      struct Home: View {
        var body: some View {
          NavigationLink(unwrapping: $detail, destination: { _ in IfLetStore(store.scope(), then: \(content)) }) { Text("B") }
        }
      }
      """)
    #expect(found == ["Home link Detail"])
  }

  @Test("A link to a state on the path leads to the view of its case")
  func links() {
    let found = sent(
      """
      @Reducer struct Flow {
        @Reducer enum Path { case detail(Page), help(Page) }
        struct State { var path = StackState<Path.State>() }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            NavigationLink(state: Flow.Path.State.detail(Page.State())) { Text("A") }
          } destination: { store in
            switch store.case {
            case let .detail(store): Detail(store: store)
            case let .help(store): Help(store: store)
            }
          }
        }
      }
      struct Detail: View { var body: some View { NavigationLink(state: Flow.Path.State.help(Page.State())) { Text("B") } } }
      """)
    #expect(found.contains("Detail destination Help for Flow.Path.help"))
    #expect(found.contains("FlowView destination Detail for Flow.Path.detail"))
  }

  @Test("Of several views with a reducer's store, those present that send the action")
  func senders() {
    let found = transitions(
      """
      @Reducer struct Flow {
        @Reducer enum Destination { case detail(Page), help(Page) }
        struct State { @Presents var destination: Destination.State? }
        enum Action { case opened, closed }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened: state.destination = .detail(Page.State()); return .none
            case .closed: state.destination = nil; return .none
            }
          }
        }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          RowsView(store: store)
            .sheet(item: $store.scope(state: \\.destination?.detail, action: \\.destination.detail)) { _ in Detail() }
        }
      }
      struct RowsView: View {
        let store: StoreOf<Flow>
        var body: some View { Button("A") { store.send(.opened) } }
      }
      struct Detail: View { var body: some View { Text("") } }
      """)
    #expect(found.contains("RowsView sheet Detail"))
    #expect(!found.contains { $0.hasPrefix("(Flow)") })
  }

  @Test("Of actions inside another one, each view presents for those that it sends itself", arguments: [true, false])
  func nestedActions(hasMacro: Bool) {
    let (macro, first, second) =
      hasMacro
      ? ("@ViewAction(for: Flow.self) ", "send(.opened)", "send(.helped(1))")
      : ("", "store.send(.view(.opened))", "store.send(.view(.helped(1)))")
    let found = transitions(
      """
      @Reducer struct Flow {
        @Reducer enum Destination { case detail(Page), help(Page) }
        struct State { @Presents var destination: Destination.State? }
        enum Action { case view(ViewAction), closed }
        enum ViewAction { case opened, helped(Int) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .closed: return .none
            case let .view(viewAction):
              switch viewAction {
              case .opened: state.destination = .detail(Page.State()); return .none
              case .helped: state.destination = .help(Page.State()); return .none
              }
            }
          }
        }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          VStack { RowsView(store: store); MenuView(store: store) }
            .sheet(item: $store.scope(state: \\.destination?.detail, action: \\.destination.detail)) { _ in Detail() }
            .sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) { _ in Help() }
        }
      }
      \(macro)struct RowsView: View {
        let store: StoreOf<Flow>
        var body: some View { Button("A") { \(first) } }
      }
      \(macro)struct MenuView: View {
        let store: StoreOf<Flow>
        var body: some View { Button("B") { \(second) } }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    let asked = found.filter { !$0.hasPrefix("FlowView") }
    #expect(asked.sorted() == ["MenuView sheet Help", "RowsView sheet Detail"])
  }

  @Test(
    "A value that a reducer puts on the path leads to the view's destination, with generated or declared path state")
  func paths() {
    let found = sent(
      """
      @Reducer struct Flow {
        @Reducer enum Path { case detail(Page), help(Page) }
        struct State { var path = StackState<Path.State>() }
      }
      extension Flow {
        func steps() -> Reduce<Flow.State, Flow.Action> {
          Reduce { state, action in
            state.path.append(.detail(Page.State()))
            state.path = StackState([.help(Page.State())])
            state.others.append(.help(Page.State()))
            return .none
          }
        }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { List() } destination: { store in
            switch store.case {
            case let .detail(store): Detail(store: store)
            case let .help(store): Help(store: store)
            }
          }
        }
      }
      """)
    #expect(
      found == [
        "FlowView destination Detail for Flow.Path.detail", "FlowView destination Help for Flow.Path.help",
        "FlowView destination Detail for Flow.Path.detail", "FlowView destination Help for Flow.Path.help",
      ])
  }

  @Test(
    "The view that sends the action to which a reducer responds is the source",
    arguments: [
      ("case .path(.element(id: _, action: .detail(.helpTapped))):", ["Detail destination Help"]),
      ("case let .path(.element(_, .detail(.delegate(.open(number))))):", ["Detail destination Help"]),
      ("case .list(.rowTapped):", ["List destination Help"]),
      ("case .helpTapped:", ["FlowView destination Help"]),
      ("case .list(.rowTapped), .helpTapped:", ["FlowView destination Help", "List destination Help"]),
      ("case .path(.element(id: _, action: .unknown(.tapped))):", ["FlowView destination Help"]),
    ])
  func senders(pattern: String, expected: [String]) {
    let found = sent(
      """
      @Reducer struct Flow {
        @Reducer enum Path { case detail(Page), help(Page) }
        struct State { var path = StackState<Path.State>(); var list: ListState }
        func reduce() -> Reduce<Flow.State, Flow.Action> {
          Reduce { state, action in
            switch action {
            \(pattern)
              state.path.append(.help(Page.State()))
            default: break
            }
            return .none
          }
        }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            List(store: store.scope(state: \\.list, action: \\.list))
          } destination: { store in
            switch store.case {
            case let .detail(store): Detail(store: store)
            case let .help(store): Help(store: store)
            }
          }
        }
      }
      """)
    #expect(Set(expected.map { "\($0) for Flow.Path.help" }).isSubset(of: found))
    #expect(!found.contains("(Flow) destination Help for Flow.Path.help"))
  }

  @Test("A path whose cases the app declares itself, with the state in the closure")
  func writtenStates() {
    let found = sent(
      """
      struct Flow {
        struct Path { enum State { case detail(Int), help } }
        struct State { var path: StackState<Path.State> = .init() }
        func reduce(into state: inout State, action: Action) { state.path.append(.help) }
      }
      struct FlowView: View {
        let store: Store<Flow.State, Flow.Action>
        var body: some View {
          NavigationStackStore(store.scope(state: \\.$path, action: { .path($0) })) { List() } destination: { state in
            switch state {
            case .detail: Detail()
            case .help: Help()
            }
          }
        }
      }
      """)
    #expect(
      found == [
        "FlowView destination Help for Flow.Path.State.help",
        "FlowView destination Detail for Flow.Path.State.detail", "FlowView destination Help for Flow.Path.State.help",
      ])
  }

  @Test(
    "A part of the state that a reducer sets is shown by the modifier with its scope",
    arguments: [
      (
        ".sheet(item: $store.scope(state: \\.destination?.detail, action: \\.destination.detail)) { Detail(store: $0) }",
        "state.destination = .detail(Page.State())", "sheet"
      ),
      (
        ".sheet(store: store.scope(state: \\.destination?.detail, action: \\.destination.detail)) { Detail(store: $0) }",
        "state.destination = .detail(Page.State())", "sheet"
      ),
      (
        ".navigationDestination(isPresented: $store.destination.detail) { Detail() }",
        "state.destination = .detail(Page.State())", "destination"
      ),
      (
        ".fullScreenCover(item: $store.scope(state: \\.page, action: \\.page)) { Detail(store: $0) }",
        "state.page = Page.State()", "fullScreenCover"
      ),
    ])
  func parts(modifier: String, change: String, relation: String) {
    let found = map([
      "App.swift": views + """
        struct Page { struct State { var text = "" } }
        @Reducer struct Home {
          @Reducer enum Destination { case detail(Page), help }
          struct State {
            @Presents var destination: Destination.State?
            @Presents var other: Destination.State?
            @Presents var page: Page.State?
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              \(change)
              state.other = .detail(Page.State())
              return .none
            }
          }
        }
        extension Home.Destination.State: Equatable {}
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View { List()\(modifier) }
        }
        """
    ])
    .transitions.map(\.words)
    #expect(found == ["HomeView \(relation) Detail", "HomeView \(relation) Detail"])
  }

  @Test("A wrapper of a stack for stores passes its destinations on")
  func wrappedStack() {
    let found = transitions(
      """
      struct Stack<Root: View, Target: View>: View {
        private let store: Store<Path.State, Path.Action>
        private let root: () -> Root
        private let target: (Store<Path.State, Path.Action>) -> Target
        init(_ store: Store<Path.State, Path.Action>, root: @escaping () -> Root,
          @ViewBuilder target: @escaping (Store<Path.State, Path.Action>) -> Target) {
          self.store = store
          self.root = root
          self.target = target
        }
        var body: some View {
          NavigationStackStore(store) { root() } destination: { store in target(store).padding() }
        }
      }
      struct List: View { var body: some View { Text("") } }
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Flow: View {
        var body: some View {
          Stack(store.scope(state: \\.path, action: \\.path)) { List() } target: { store in
            if isHelp { Help() } else { Detail(store: store) }
          }
        }
      }
      """)
    #expect(found == ["Flow destination Help", "Flow destination Detail"])
  }

  @Test("An app's own sheet for stores, by the function with which the library presents")
  func ownSheet() {
    let found = transitions(
      """
      extension View {
        func sheet<State, Action>(
          store: Store<PresentationState<State>, PresentationAction<Action>>, detents: [Detent],
          @ViewBuilder content: @escaping (Store<State, Action>) -> some View
        ) -> some View {
          presentation(store: store) { `self`, $item, destination in
            self.sheet(item: $item, detents: detents) { destination(content) }
          }
        }
        func sheet(item: Binding<Item?>, detents: [Detent], @ViewBuilder content: @escaping () -> some View) -> some View {
          sheet(isPresented: item.isPresent()) { content().presentationDetents(detents) }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Flow: View {
        var body: some View {
          Text("").sheet(store: store.scope(state: \\.detail, action: \\.detail), detents: []) { Detail(store: $0) }
        }
      }
      """)
    #expect(found == ["Flow sheet Detail"])
  }

  @Test("If it is unknown who sends an action, the view of the reducer asks, unless several views hold its store")
  func viewOfReducer() {
    let code = """
      @Reducer struct Flow {
        @Reducer enum Path { case help(Page) }
        struct State { var path = StackState<Path.State>() }
        func reduce() -> Reduce<Flow.State, Flow.Action> {
          Reduce { state, action in
            switch action {
            case .loaded: state.path.append(.help(Page.State()))
            default: break
            }
            return .none
          }
        }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { List() } destination: { store in
            switch store.case { case let .help(store): Help(store: store) }
          }
        }
      }

      """
    #expect(Set(sent(code)) == ["FlowView destination Help for Flow.Path.help"])
    let other = "struct Other: View { let store: StoreOf<Flow>; var body: some View { Text(\"\") } }"
    #expect(sent(code + other).contains("(Flow) destination Help for Flow.Path.help"))
  }
}
