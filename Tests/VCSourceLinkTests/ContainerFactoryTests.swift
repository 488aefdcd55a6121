import Testing
import VCSwiftSource

/// Factories of a library's container of dependencies, which code calls for a new object.
@Suite("Factories of a container", .enabled(if: SwiftSource.isAvailable))
struct ContainerFactoryTests {
  @Test(
    "The object that a factory creates knows its screen",
    arguments: [
      ("Factory<Module>", "self { Module() }", "module()"),
      ("ParameterFactory<Int, Module>", "self { id in Module() }", "module(1)"),
      ("Factory<Module>", "self { Module() }.singleton", "module()"),
    ])
  func modules(type: String, registration: String, call: String) {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Module {
        let controller: UIViewController
        init(_ controller: UIViewController = Detail()) { self.controller = controller }
      }
      class OtherModule { let module = Module(Other()) }
      extension Container { var module: \(type) { \(registration) } }
      class Home: UIViewController {
        func open() {
          let module = Container.shared.\(call)
          present(module.controller, animated: true)
        }
      }
      """)
    #expect(found == ["Home present Detail"])
  }
}
