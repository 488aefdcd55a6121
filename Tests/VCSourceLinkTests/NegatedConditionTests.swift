import Testing
import VCSwiftSource

/// Conditions that a caller's argument decides, written with a negation.
@Suite("Swift: negated conditions", .enabled(if: SwiftSource.isAvailable))
struct NegatedConditionTests {
  @Test(
    "A flag that a caller passes, or its default value, selects the branch",
    arguments: ["!isLarge", "isLarge == false", "isLarge != true"])
  func flags(condition: String) {
    let found = transitions(
      """
      class Small: UIViewController {}
      class Large: UIViewController {}
      class Picker {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func show(isLarge: Bool = false) {
          if \(condition) { stack.present(Small(), animated: true) } else { stack.present(Large(), animated: true) }
        }
      }
      class Home: UIViewController { func open() { Picker(stack: navigationController!).show() } }
      class Shop: UIViewController { func open() { Picker(stack: navigationController!).show(isLarge: true) } }
      """)
    #expect(found == ["Home present Small", "Shop present Large"])
  }

  @Test("A case that is compared by !=")
  func cases() {
    let found = transitions(
      """
      enum Way { case modal, stack }
      class Detail: UIViewController {}
      class Router {
        func show(_ way: Way, from host: UIViewController) {
          if way != .modal { host.show(Detail(), sender: nil) } else { host.present(Detail(), animated: true) }
        }
      }
      class Home: UIViewController { func open() { Router().show(.modal, from: self) } }
      class Shop: UIViewController { func open() { Router().show(.stack, from: self) } }
      """)
    #expect(found == ["Shop show Detail", "Home present Detail"])
  }

  @Test("A flag in Objective-C")
  func flagsInObjectiveC() {
    let found = objectiveC(
      """
      - (void)showHelp:(BOOL)modally {
        if (!modally) [self.navigationController pushViewController:[Help new] animated:YES];
        else [self presentViewController:[Other new] animated:YES completion:nil];
      }
      @end
      @interface Other : UIViewController
      @end
      @implementation Other
      """)
    #expect(found == ["Home push Help", "Home present Other"])
  }
}
