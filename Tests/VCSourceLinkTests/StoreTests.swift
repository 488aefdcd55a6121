import Testing
import VCModel
import VCSwiftSource

/// Stacks whose path is a part of a store's state, as The Composable Architecture has them.
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

  @Test("What a reducer puts on the path leads where the stack of its view says, whoever writes the state of the path")
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
        "(Flow) destination Detail for Flow.Path.detail", "(Flow) destination Help for Flow.Path.help",
        "FlowView destination Detail for Flow.Path.detail", "FlowView destination Help for Flow.Path.help",
      ])
  }

  @Test("A path whose cases the app writes itself, with the state in the closure")
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
        "(Flow) destination Help for Flow.Path.State.help",
        "FlowView destination Detail for Flow.Path.State.detail", "FlowView destination Help for Flow.Path.State.help",
      ])
  }
}
