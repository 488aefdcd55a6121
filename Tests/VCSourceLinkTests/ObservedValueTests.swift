import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: properties and functions that supply values", .enabled(if: SwiftSource.isAvailable))
struct ObservedValueTests {
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
}
