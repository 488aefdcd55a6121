import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: objects that carry a screen, created by `.init`", .enabled(if: SwiftSource.isAvailable))
struct ImplicitConstructorTests {
  private func embedded(_ call: String) -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      struct Module { let controller: UIViewController?; let title: String }
      struct Other { let controller: UIViewController }
      class Home: UIViewController {
        func add(_ module: Module) { if let controller = module.controller { addChild(controller) } }
        func note(_ other: Other) {}
        func open() { let detail = Detail(); \(call) }
      }
      """)
  }

  @Test("the parameter's type is the type of the object")
  func functions() { #expect(embedded("add(.init(controller: detail, title: \"A\"))") == ["Home child Detail"]) }

  @Test("an object of another type, or of an unknown one, carries nothing")
  func otherTypes() {
    #expect(embedded("note(.init(controller: detail))") == ["Home child ?"])
    #expect(embedded("unknown(.init(controller: detail, title: \"A\"))") == ["Home child ?"])
  }
}
