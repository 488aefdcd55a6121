import Testing
import VCModel
import VCSwiftSource

@Suite("Swift: streams", .enabled(if: SwiftSource.isAvailable))
struct StreamTests {
  private let screens = """
    import Combine
    final class Detail: UIViewController {}
    final class Help: UIViewController {}
    enum Route { case detail(Int), help, nothing }

    """

  /// A coordinator that receives routes from a model, and the values that other sources send.
  private func sent(_ model: String, stream: String, sender: String = "") -> [String] {
    let coordinator = """
      final class Coordinator: NSObject {
        let stack = UINavigationController()
        let model = Model()
        func start() {
          \(stream) { [weak self] route in
            switch route {
            case .detail: self?.stack.pushViewController(Detail(), animated: true)
            case .help: self?.showHelp()
            case .nothing: break
            }
          }
        }
        func showHelp() { stack.present(Help(), animated: true) }
      }

      """
    return map(["App.swift": screens + coordinator + model + sender]).transitions.filter { $0.via != nil }
      .map(\.words)
  }

  @Test(
    "A case that is put into a stream leads to the screens of the closure that receives it",
    arguments: [
      ("let routes = PassthroughSubject<Route, Never>()", "model.routes.sink", "routes.send(.help)"),
      ("let routes = PassthroughSubject<Route, Never>()", "model.routes.receive(on: main).sink", "routes.send(.help)"),
      ("let routes = PublishRelay<Route>()", "model.routes.asSignal().emit", "routes.accept(.help)"),
      ("let routes = PublishSubject<Route>()", "model.routes.bind", "routes.onNext(.help)"),
      (
        "let routes = CurrentValueSubject<Route?, Never>(nil)", "model.routes.compactMap { $0 }.sink",
        "routes.value = .help"
      ),
      ("@Published var route: Route?", "model.$route.dropFirst().sink", "route = .help"),
      (
        "private let subject = PassthroughSubject<Route, Never>()\\n lazy var routes = subject.eraseToAnyPublisher()",
        "model.routes.sink", "subject.send(.help)"
      ),
      (
        "private let subject = PassthroughSubject<Route, Never>()\\n"
          + "var routes: AnyPublisher<Route, Never> { subject.eraseToAnyPublisher() }",
        "model.routes.sink", "subject.send(.help)"
      ),
      (
        "private let subject = PassthroughSubject<Route, Never>()\\n"
          + "func routes() -> AnyPublisher<Route, Never> { subject.eraseToAnyPublisher() }",
        "model.routes().sink", "subject.send(.help)"
      ),
    ])
  func forms(property: String, stream: String, send: String) {
    let property = property.replacingNewlines
    let model = "final class Model { \(property)\n func tapHelp() { \(send) } }\n"
    #expect(sent(model, stream: stream) == ["(Model) present Help"])
  }

  @Test("The code that passes a case to a function sends it, and a case that leads nowhere is not sent")
  func callers() {
    let model = """
      final class Model {
        let routes = PassthroughSubject<Route, Never>()
        func open(_ route: Route) { routes.send(route) }
      }

      """
    let sender = """
      final class List: UIViewController {
        let model: Model
        func select() { model.open(.detail(3)) }
        func leave() { model.open(.nothing) }
      }
      """
    #expect(sent(model, stream: "model.routes.sink", sender: sender) == ["List push Detail"])
  }

  @Test(
    "Values that are changed on their way, or in other streams, lead nowhere",
    arguments: [
      "model.routes.map { other($0) }.sink", "model.others.sink",
    ])
  func changed(stream: String) {
    let model = """
      final class Model {
        let routes = PassthroughSubject<Route, Never>()
        let others = PassthroughSubject<Route, Never>()
        func tapHelp() { routes.send(.help) }
      }

      """
    #expect(sent(model, stream: stream) == [])
  }

  @Test("A closure stored inside for later does not belong to the case")
  func later() {
    let coordinator = """
      final class Model { let routes = PassthroughSubject<Route, Never>()
        func tapHelp() { routes.send(.help) } }
      final class Coordinator {
        let stack = UINavigationController()
        func start(_ model: Model) {
          model.routes.sink { [weak self] in self?.show($0) }
        }
        func show(_ route: Route) {
          switch route {
          case .help:
            let help = Help()
            help.onDone = { self.stack.present(Detail(), animated: true) }
            DispatchQueue.main.async { self.stack.present(help, animated: true) }
          default: break
          }
        }
      }
      """
    let all = map(["App.swift": screens + coordinator]).transitions.filter { $0.via != nil }
    #expect(all.map(\.words) == ["(Model) present Help"])
  }

  @Test("A controller that is put into a stream is shown by the receiving closure, in the way given with it")
  func controllers() {
    let text = """
      enum Way { case push, present }
      final class State {
        let screens = PassthroughSubject<(UIViewController, Way), Never>()
        func go(_ screen: UIViewController, way: Way = .push) { screens.send((screen, way)) }
        func bind(_ holder: UIViewController) {
          screens.receive(on: main).sink { [weak holder] screen, way in
            switch way {
            case .push: holder?.navigationController?.pushViewController(screen, animated: true)
            case .present: holder?.present(screen, animated: true)
            }
          }
        }
      }
      final class Model {
        let state: State
        func one() { state.go(Detail()) }
        func two() { state.go(Help(), way: .present) }
      }
      """
    #expect(transitions(screens + text) == ["(Model) push Detail", "(Model) present Help"])
  }

  @Test(
    "A router from a dependency container is identified by the key path to it",
    arguments: [
      "@Injected(\\Services.router) var router", "@LazyInjected(\\Services.router) var router",
      "let router = resolve(\\Services.router)",
    ])
  func containers(property: String) {
    let model = """
      final class Model { let routes = PassthroughSubject<Route, Never>()
        func present(for route: Route) { routes.send(route) } }
      final class Services { var router: Factory<Model> { self { Model() } } }
      final class List: UIViewController { \(property)
        func tap() { router.present(for: .help) } }

      """
    #expect(sent(model, stream: "model.routes.sink") == ["List present Help"])
  }

  @Test("A controller that is assigned to a property's value is shown by the closure that observes the property")
  func values() {
    let found = transitions(
      """
      import ReactiveSwift
      class Detail: UIViewController {}
      class Model {
        let next = MutableProperty<UIViewController?>(nil)
        let nextSignal: Signal<UIViewController, Never>
        init() { nextSignal = next.signal.skipNil() }
        func open() { next.value = Detail() }
      }
      class Home: UIViewController {
        let model = Model()
        func start() {
          model.nextSignal.observeValues { [weak self] controller in
            self?.present(UINavigationController(rootViewController: controller), animated: true)
          }
        }
      }
      """)
    #expect(
      found == [
        "UINavigationController@App.swift:13 root Detail", "Home present UINavigationController@App.swift:13",
      ])
  }

  @Test(
    "The controllers that a closure makes of a stream's values",
    arguments: [
      "rows.map { Detail($0) }.subscribe(onNext: { screen in present(screen, animated: true) })",
      "rows.map { Detail($0) }.observe(on: queue).bind { self.present($0, animated: true) }",
      "let screens = rows.compactMap { row -> Detail? in Detail(row) }; screens.sink { present($0, animated: true) }",
      "rows.flatMapLatest { row in taps.map { _ -> Detail in Detail(row) } }.drive(onNext: { present($0, animated: true) })",
      "rows.flatMap { row in Observable.just(Detail(row)) }.subscribe(onNext: { present($0, animated: true) })",
    ])
  func madeControllers(code: String) {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Home: UIViewController { func bind() { \(code) } }
      """)
    #expect(found == ["Home present Detail"])
  }

  @Test("A stream that a closure makes of others, whose values are unknown")
  func unknownValues() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Home: UIViewController {
        func bind() { rows.map { Detail($0) }.zip(others).subscribe(onNext: { present($0, animated: true) }) }
      }
      """)
    #expect(found == ["Home present ?"])
  }

  /// Each stream merges the next one twice: there are more paths to the first than an app's scan could follow.
  @Test("Streams with many paths between them", .timeLimit(.minutes(1)))
  func manyPaths() {
    let streams = (1...40).map { place in
      "func routes\(place)() -> AnyPublisher<Route, Never> { routes\(place + 1)().merge(with: routes\(place + 1)()) }"
    }
    let found = transitions(
      """
      enum Route { case detail }
      class Detail: UIViewController {}
      class Model {
        let route = PassthroughSubject<Route, Never>()
        \(streams.joined(separator: "\n  "))
        func routes41() -> AnyPublisher<Route, Never> { route.eraseToAnyPublisher() }
      }
      class Home: UIViewController {
        let model = Model()
        func bind() {
          model.routes1().sink { route in
            switch route { case .detail: self.present(Detail(), animated: true) }
          }
        }
        func open() { model.route.send(.detail) }
      }
      """)
    #expect(Set(found) == ["Home present Detail"])
  }

  @Test("The type of a stream may be a generic alias of the app")
  func genericAlias() {
    let model = """
      typealias Sender<Output> = PassthroughSubject<Output, Never>
      final class Model { let routes = Sender<Route>()
        func tapHelp() { routes.send(.help) } }

      """
    #expect(sent(model, stream: "model.routes.sink") == ["(Model) present Help"])
  }

  @Test(
    "What a closure shows for a case has no link of its own beside those of the senders",
    arguments: [("func tapHelp() { routes.send(.help) }", ["Home present Help"]), ("", ["(Flow) present Help"])])
  func linkOfClosure(send: String, expected: [String]) {
    let code = """
      final class Model { let routes = PassthroughSubject<Route, Never>(); \(send) }
      final class Home: UIViewController { let model = Model(); func tap() { model.tapHelp() } }
      protocol Presenter { func show(_ controller: UIViewController) }
      final class Windows: Presenter {
        func show(_ controller: UIViewController) { window?.rootViewController?.present(controller, animated: true) }
      }
      final class Flow {
        let presenter: Presenter
        init(model: Model) { model.routes.sink { [weak self] in self?.show($0) } }
        func show(_ route: Route) {
          switch route {
          case .help: showHelp()
          default: break
          }
        }
        func showHelp() { presenter.show(Help()) }
      }
      """
    #expect(map(["App.swift": screens + code]).transitions.map(\.words) == expected)
  }

  @Test(
    "What code subscribes to a stream of a screen, or of the view model that the screen holds, is asked for by the screen",
    arguments: [
      "detail.rx.viewDidLoad.subscribe(onNext: { [weak self] in self?.showHelp() })",
      "model.helpTap?.take(1).subscribe(onNext: { [weak self] in self?.showHelp() })",
      "detail.rx.viewDidLoad.subscribe(onNext: { [weak self] in self?.connect(model) })",
    ])
  func streamOfScreen(subscription: String) {
    let found = transitions(
      """
      final class DetailModel { var helpTap: Observable<Void>? }
      final class Detail: UIViewController {
        private let model: DetailModel
        init(model: DetailModel) { self.model = model }
      }
      final class Help: UIViewController {}
      final class Start: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
      final class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func begin() {
          let start = Start()
          start.onDone = { [weak self] in self?.showDetail() }
          stack.setViewControllers([start], animated: false)
        }
        private func showDetail() {
          let model = DetailModel()
          let detail = Detail(model: model)
          \(subscription)
          stack.pushViewController(detail, animated: true)
        }
        private func connect(_ model: DetailModel) {
          model.helpTap?.subscribe(onNext: { [weak self] in self?.showHelp() })
        }
        private func showHelp() { stack.pushViewController(Help(), animated: true) }
      }
      """)
    #expect(found.contains("Start push Detail"))
    #expect(found.filter { $0.hasSuffix("Help") } == ["Detail push Help"])
  }
}

extension String {
  fileprivate var replacingNewlines: String { split(separator: "\\n").joined(separator: "\n") }
}
