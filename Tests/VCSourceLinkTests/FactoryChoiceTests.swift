import Testing
import VCSwiftSource

@Suite("UIKit: factories behind a protocol", .enabled(if: SwiftSource.isAvailable))
struct FactoryChoiceTests {
  private func presented(_ body: String) -> [String] {
    transitions(
      """
      class Old: UIViewController {}
      class New: UIViewController {}
      protocol Factory { func make() -> UIViewController }
      class OldFactory: Factory { func make() -> UIViewController { Old() } }
      class NewFactory: Factory { func make() -> UIViewController { New() } }
      class Other: Factory { func make() -> UIViewController { Home() } }
      class Home: UIViewController {
        func open(isNew: Bool) { \(body); present(factory.make(), animated: true) }
        func factory(_ isNew: Bool) -> Factory { if isNew { return NewFactory() } else { return OldFactory() } }
      }
      """)
  }

  @Test(
    "every object that the function assigns may create the screen",
    arguments: [
      "let factory: Factory; if isNew { factory = NewFactory() } else { factory = OldFactory() }",
      "let factory: Factory = isNew ? NewFactory() : OldFactory()",
    ])
  func assigned(body: String) { #expect(presented(body) == ["Home present New", "Home present Old"]) }

  @Test(
    "every object that a function returns for its arguments may create the screen",
    arguments: [
      ("isNew", ["Home present New", "Home present Old"]), ("true", ["Home present New"]),
      ("false", ["Home present Old"]),
    ])
  func returned(argument: String, expected: [String]) {
    #expect(presented("let factory = self.factory(\(argument))") == expected)
  }

  @Test("an object of unknown origin creates an unknown screen")
  func unknown() {
    #expect(presented("let factory: Factory = Library.shared.factory()") == ["Home present ?"])
  }

  @Test("the creator of a controller determines the object in its property")
  func given() {
    let found = transitions(
      """
      class Text: UIViewController {}
      class Choice: UIViewController {}
      protocol Assembly { func make() -> UIViewController }
      protocol QuizAssembly: Assembly {}
      class TextAssembly: QuizAssembly { func make() -> UIViewController { Text() } }
      class ChoiceAssembly: QuizAssembly { func make() -> UIViewController { Choice() } }
      class QuizFactory {
        func assembly(_ isText: Bool) -> QuizAssembly { 
          switch isText {
          case true: return TextAssembly()
          case false: return ChoiceAssembly()
          default: fatalError("unknown")
          }
        }
      }
      class HomeAssembly: Assembly {
        func make() -> UIViewController { Home(assembly: QuizFactory().assembly(true)) }
      }
      class Home: UIViewController {
        private var assembly: QuizAssembly
        init(assembly: QuizAssembly) { self.assembly = assembly; super.init(nibName: nil, bundle: nil) }
        func open() { addChild(self.assembly.make()) }
      }
      """)
    #expect(found == ["Home child Text"])
  }

  @Test(
    "a protocol's requirement is met by the types that conform to it, not by others that conform to what it refines")
  func refined() {
    let found = transitions(
      """
      class Text: UIViewController {}
      protocol Assembly { func make() -> UIViewController }
      protocol QuizAssembly: Assembly {}
      class TextAssembly: QuizAssembly { func make() -> UIViewController { Text() } }
      class HomeAssembly: Assembly { func make() -> UIViewController { Home() } }
      class Home: UIViewController {
        var quiz: QuizAssembly?
        var any: Assembly?
        func open() { present(quiz!.make(), animated: true) }
        func openAny() { addChild(any!.make()) }
      }
      """)
    #expect(found == ["Home present Text", "Home child ?"])
  }
}
