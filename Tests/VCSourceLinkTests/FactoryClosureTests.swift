import Testing
import VCModel
import VCSwiftSource

@Suite("The screens that ask through closures given to factories", .enabled(if: SwiftSource.isAvailable))
struct FactoryClosureTests {
  private let screens = """
    class Detail: UIViewController {}
    class Home: UIViewController {
      let model: HomeModel
      var onTap: () -> Void
      init(model: HomeModel) { self.model = model }
      func tap() { model.begin() }
    }
    class HomeModel {
      let open: () -> Void
      init(open: @escaping () -> Void) { self.open = open }
      func begin() { open() }
    }

    """

  private func found(_ code: String) -> [String] {
    transitions(screens + code).filter { $0.hasSuffix("Detail") }
  }

  @Test(
    "A factory passes the closure to a model, assigns it to the screen, or calls it in another closure",
    arguments: [
      "Home(model: HomeModel(open: open))",
      "let home = Home(); home.onTap = open; return home",
      "let home = Home(); home.onTap = { open() }; return home",
      "inner(open: open)",
    ])
  func factory(body: String) {
    let code = """
      class Factory {
        func home(open: @escaping () -> Void) -> UIViewController { \(body) }
        func inner(open: @escaping () -> Void) -> UIViewController { Home(model: HomeModel(open: open)) }
      }
      class Flow {
        let factory: Factory
        let stack: UINavigationController
        func start() { _ = factory.home(open: { [weak self] in self?.showDetail() }) }
        func showDetail() { stack.pushViewController(Detail(), animated: true) }
      }
      """
    #expect(found(code) == ["Home push Detail"])
  }

  @Test("A function that returns no screen calls the closure when it has done something else")
  func completion() {
    let code = """
      class Gate {
        func unlock(then: @escaping () -> Void) { Home(model: HomeModel(open: then)) }
      }
      class List: UIViewController { let flow: Flow; func edit() { flow.edit() } }
      class Flow {
        let gate: Gate
        let stack: UINavigationController
        func edit() { gate.unlock(then: { self.stack.pushViewController(Detail(), animated: true) }) }
      }
      """
    #expect(found(code) == ["List push Detail"])
  }

  @Test("Closures of computed properties reach the model in a bundle")
  func bundle() {
    let code = """
      struct Actions { let open: () -> Void; let close: () -> Void }
      class Factory {
        func home(actions: Actions) -> UIViewController { Home(model: HomeModel(open: actions.open)) }
      }
      class Flow {
        let factory: Factory
        let stack: UINavigationController
        func start() { _ = factory.home(actions: Actions(open: showDetail, close: {})) }
        private var showDetail: () -> Void {
          { [weak self] in self?.stack.pushViewController(Detail(), animated: true) }
        }
      }
      """
    #expect(found(code) == ["Home push Detail"])
  }

  @Test("A model passes the closure on to the model of a part")
  func passedOn() {
    let code = """
      class PageModel {
        let open: () -> Void
        init(open: @escaping () -> Void) { self.open = open }
        func home() -> UIViewController { Home(model: HomeModel(open: open)) }
      }
      class Flow {
        let stack: UINavigationController
        func start() { PageModel(open: { [weak self] in self?.showDetail() }) }
        func showDetail() { stack.pushViewController(Detail(), animated: true) }
      }
      """
    #expect(found(code) == ["Home push Detail"])
  }

  @Test(
    "A screen that takes a controller out of a table of factories shows each of a few, but not every route of an app",
    arguments: [(4, ["S0", "S1", "S2", "S3"]), (30, ["?"])])
  func tables(count: Int, targets: [String]) {
    let classes = (0..<count).map { "class S\($0): UIViewController {}\n" }.joined()
    let handlers = (0..<count).map { "Handler(\"\($0)\") { _ in S\($0)() }" }.joined(separator: ",\n")
    let found = transitions(
      classes + """
        struct Handler {
          let name: String
          let factory: (String) -> UIViewController?
          init(_ name: String, factory: @escaping (String) -> UIViewController?) {
            self.name = name
            self.factory = factory
          }
        }
        class Router {
          let handlers: [Handler]
          init(_ handlers: [Handler]) { self.handlers = handlers }
          func match(_ url: String) -> UIViewController? {
            for handler in handlers { if let made = handler.factory(url) { return made } }
            return nil
          }
        }
        let router = Router([\(handlers)])
        class Home: UIViewController {
          func open(_ url: String) { if let found = router.match(url) { addChild(found) } }
        }
        """)
    #expect(found == targets.map { "Home child \($0)" })
  }

  @Test(
    "Whoever receives a closure that a function returns calls it",
    arguments: [
      "Home(model: HomeModel(open: makeOpen()))",
      "let home = Home(); home.onTap = makeOpen(); return home",
      "Home(model: HomeModel(open: self.makeOpen()))",
    ])
  func returned(body: String) {
    let code = """
      class Factory {
        let stack: UINavigationController
        func home() -> UIViewController { \(body) }
        func makeOpen() -> () -> Void { { [stack] in stack.pushViewController(Detail(), animated: true) } }
      }
      class List: UIViewController { func show() { present(Factory().home(), animated: true) } }
      """
    #expect(found(code) == ["Home push Detail"])
  }

  @Test(
    "A closure that a function returns may take the screen that presents, and have an alias as its type",
    arguments: ["{ parent in", "return { parent in", "let kept = 1; return { [kept] parent in"])
  func returnedWithParameter(start: String) {
    let code = """
      class Chat: UIViewController {
        typealias Send = (UIViewController) -> Void
        let send: Send
        init(send: @escaping Send) { self.send = send }
        func tap() { send(self) }
      }
      class Factory {
        func chat() -> Chat { Chat(send: makeSend()) }
        func makeSend() -> Chat.Send { \(start) parent.present(Detail(), animated: true) } }
      }
      class List: UIViewController { func show() { present(Factory().chat(), animated: true) } }
      """
    #expect(found(code) == ["Chat present Detail"])
  }
}
