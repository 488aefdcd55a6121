import Testing
import VCSwiftSource

/// Factories of screens that code passes as a protocol or a generic parameter, with methods that have arguments.
@Suite("Factories that are passed", .enabled(if: SwiftSource.isAvailable))
struct FactoryArgumentTests {
  private let app = """
    class Detail: UIViewController {}
    class Help: UIViewController {}
    protocol Factory { associatedtype Result; func make(resolver: Resolver<Result>, style: Int) -> UIViewController }
    struct DetailFactory: Factory {
      func make(resolver: Resolver<Int>, style: Int) -> UIViewController { let screen = Detail(); return screen }
    }
    struct HelpFactory: Factory {
      func make(resolver: Resolver<Bool>, style: Int) -> UIViewController { Help() }
    }

    """

  @Test(
    "The caller's factory determines the screen",
    arguments: ["<Scene: Factory>(_ factory: Scene)", "(_ factory: any Factory)", "(_ factory: some Factory)"])
  func passed(signature: String) {
    let code = """
      class Flow {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func open\(signature) { root.present(factory.make(resolver: Resolver(), style: 1), animated: true) }
      }
      class Home: UIViewController {
        func detail() { Flow(root: self).open(DetailFactory()) }
        func help() { Flow(root: self).open(HelpFactory()) }
      }
      """
    #expect(transitions(app + code) == ["Home present Detail", "Home present Help"])
  }

  @Test("So does the factory that the creator of the object stores")
  func stored() {
    let code = """
      class Flow {
        private let factory: any Factory
        private let root: UIViewController
        init(factory: any Factory, root: UIViewController) { self.factory = factory; self.root = root }
        func start() { root.present(factory.make(resolver: Resolver(), style: 1), animated: true) }
      }
      class Home: UIViewController { func detail() { Flow(factory: DetailFactory(), root: self).start() } }
      class List: UIViewController { func help() { Flow(factory: HelpFactory(), root: self).start() } }
      """
    #expect(transitions(app + code) == ["Home present Detail", "List present Help"])
  }
}
