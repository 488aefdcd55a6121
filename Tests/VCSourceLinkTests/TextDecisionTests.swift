import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Code whose screen is selected by a string that its caller passes.
@Suite("UIKit: selection by strings", .enabled(if: SwiftSource.isAvailable))
struct TextDecisionTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}
    class Stack: UINavigationController {}

    """

  @Test("A string decides like a case if callers pass a literal or constant")
  func texts() {
    let found = transitions(
      screens + """
        enum Names { static let other = "other" }
        class Maker {
          func make(name: String) -> UIViewController {
            switch name {
            case "detail": return Detail()
            case "other": return Other()
            default: return Stack()
            }
          }
        }
        class List: UIViewController {
          func one() { present(Maker().make(name: "detail"), animated: true) }
          func two() { present(Maker().make(name: Names.other), animated: true) }
        }
        """)
    #expect(found == ["List present Detail", "List present Other"])
  }

  @Test("A string in Objective-C decides as well")
  func textsInObjectiveC() {
    let found = objectiveC(
      """
      - (UIViewController *)make:(NSString *)name {
        if ([name isEqualToString:@"help"]) { return [Help new]; } else { return [Home new]; }
      }
      - (void)open { [self presentViewController:[self make:@"help"] animated:YES completion:nil]; }
      - (void)other { [self presentViewController:[self make:@"home"] animated:YES completion:nil]; }
      """)
    #expect(found == ["Home present Help", "Home present Home"])
  }

  @Test("A function that selects screens by a string without other callers is their source")
  func textsOfOthers() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          func open(name: String) {
            switch name {
            case "detail": present(Detail(), animated: true)
            case "other": present(Other(), animated: true)
            default: break
            }
          }
          func tap() { open(name: "detail") }
        }
        """)
    #expect(Set(found) == ["List present Other", "List present Detail"])
  }

  private static let names = """
    enum Kind: String { case list = "List", help = "Help" }
    struct Action { var identifier: String }
    extension Action { enum List { static let identifier = "list" }; enum Help { static let identifier = "help" } }
    final class List: UIViewController {}
    final class Help: UIViewController {}
    final class Other: UIViewController {}

    """

  @Test(
    "A string that a caller passes selects the screen: a literal, a raw value, or a constant",
    arguments: [
      "if name == \"Help\" { return Help() } else { return Other() }",
      "if name != \"Help\" { return Other() }; return Help()",
      "switch name { case Kind.list.rawValue: return List(); case Kind.help.rawValue: return Help(); default: return Other() }",
      "switch name { case \"Help\": return Help(); default: return Other() }",
    ])
  func comparisons(body: String) {
    func shown(_ argument: String) -> [String] {
      transitions(
        Self.names + """
          final class Home: UIViewController {
            private func make(_ name: String) -> UIViewController { \(body) }
            func tap() { present(make(\(argument)), animated: true) }
          }
          """)
    }
    #expect(shown("\"Help\"") == ["Home present Help"])
    #expect(shown("Kind.help.rawValue") == ["Home present Help"])
    #expect(shown("\"Unknown\"") == ["Home present Other"])
    #expect(shown("given").contains("Home present Help"))
    #expect(shown("given").contains("Home present Other"))
  }

  @Test(
    "A constant in an object that a caller passes selects the screen",
    arguments: ["Action(identifier: Action.Help.identifier)", "Action(identifier: \"help\")", "Action.help", ".help"])
  func textOfProperty(action: String) {
    let found = transitions(
      Self.names + """
        final class Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func handle(_ action: Action) {
            switch action.identifier {
            case Action.List.identifier: stack.pushViewController(List(), animated: true)
            case Action.help.identifier: stack.pushViewController(Help(), animated: true)
            default: stack.pushViewController(Other(), animated: true)
            }
          }
        }
        final class First: UIViewController {
          let flow = Flow(stack: UINavigationController())
          func tap() { flow.handle(\(action)) }
        }
        final class Second: UIViewController {
          let flow = Flow(stack: UINavigationController())
          func tap() { flow.handle(Action(identifier: Action.List.identifier)) }
        }
        extension Action { static let help = Action(identifier: Action.Help.identifier) }
        """)
    #expect(
      found.filter { $0.hasPrefix("First ") || $0.hasPrefix("Second ") } == ["Second push List", "First push Help"])
  }
}
