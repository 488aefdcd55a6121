import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: screens created by libraries", .enabled(if: SwiftSource.isAvailable))
struct LibraryMakerTests {
  private func pushed(_ value: String, around: String = "") -> [String] {
    transitions(
      """
      class Detail: UIViewController { init(text: String) {} }
      class Home: UIViewController {
        let container: Container
        func open() { navigationController?.pushViewController(\(value), animated: true) }
      }
      \(around)
      """)
  }

  @Test(
    "A container's factory is called to create its generic argument",
    arguments: ["Container.shared.detail()", "container.detail()", "Container.old()"])
  func factories(value: String) {
    let container = """
      extension Container {
        var detail: Factory<Detail> { self { Detail(text: "a") } }
        static let old = ParameterFactory<String, Detail> { Detail(text: $0) }
      }
      """
    #expect(pushed(value, around: container) == ["Home push Detail"])
  }

  @Test("Other generic types are not called to create something")
  func otherGenerics() {
    #expect(
      pushed("container.detail()", around: "extension Container { var detail: Publisher<Detail> { p } }") == [
        "Home push ?"
      ])
  }

  @Test(
    "A class of controllers that a library creates from a storyboard or XIB",
    arguments: ["Detail.instantiate()", "Detail.instantiate(with: 1)", "Detail.loadFromNib()"])
  func instances(value: String) {
    #expect(pushed(value) == ["Home push Detail"])
  }

  @Test("The result of another function of a class is unknown")
  func otherFunctions() { #expect(pushed("Detail.other()") == ["Home push ?"]) }

  @Test("A member of a generic class has the type that its subclass specifies")
  func genericAncestors() {
    let module = """
      class Module<Dependency, Builder> { var builder: Builder { self as! Builder }; var dependency: Dependency }
      class Middle<Screens>: Module<String, Screens> {}
      protocol DetailBuilder { func make() -> UIViewController }
      protocol OtherBuilder { func make() -> UIViewController }
      class DetailModule: Middle<DetailBuilder>, DetailBuilder { func make() -> UIViewController { Detail(text: "") } }
      class OtherModule: Middle<OtherBuilder>, OtherBuilder { func make() -> UIViewController { Other() } }
      class Other: UIViewController {}
      class Start: UIViewController {
        let module: DetailModule
        func start() { let detail = module.builder.make(); present(detail, animated: true) }
      }
      """
    #expect(pushed("Detail(text: \"\")", around: module) == ["Home push Detail", "Start present Detail"])
  }

  @Test(
    "A type of the app may begin with a lower-case letter",
    arguments: [("", "Home push appDetail"), ("func appDetail(text: String) -> Other { Other() }", "Home push Other")])
  func smallNames(function: String, words: String) {
    let detail = "class appDetail: UIViewController {}; class Other: UIViewController {}; \(function)"
    #expect(pushed("appDetail(text: \"\")", around: detail) == [words])
  }
}
