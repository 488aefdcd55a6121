import Testing
import VCSwiftSource

/// `isModal ? wrapped : detail`, in which an argument of the caller decides.
@Suite("Swift: conditional values", .enabled(if: SwiftSource.isAvailable))
struct TernaryTests {
  private static let helper = """
    class Nav: UINavigationController {}
    class Detail: UIViewController {}
    extension UIViewController {
      func present(module: UIViewController, inStack: Bool = false) {
        let shown = inStack ? self.wrapped([module]) : module
        self.present(shown, animated: true)
      }
      private func wrapped(_ screens: [UIViewController]) -> UIViewController {
        let stack = Nav()
        stack.setViewControllers(screens, animated: false)
        return stack
      }
    }

    """

  @Test(
    "a flag selects the value and the calls on its branch",
    arguments: [
      ("present(module: Detail())", ["Home present Detail"]),
      ("present(module: Detail(), inStack: false)", ["Home present Detail"]),
      ("present(module: Detail(), inStack: true)", ["Nav set Detail"]),
    ])
  func flags(call: String, expected: [String]) {
    let found = transitions(Self.helper + "class Home: UIViewController { func open() { \(call) } }")
    #expect(found.filter { $0 != "Home present Nav" } == expected)
    #expect(found.contains("Home present Nav") == call.contains("true"))
  }

  @Test("a stack that the caller passes is not the one that the other branch creates")
  func sameClass() {
    let found = transitions(
      Self.helper + """
        class Home: UIViewController { func open() { present(module: Nav(rootViewController: Detail())) } }
        class Other: UIViewController { func open() { present(module: Detail(), inStack: true) } }
        """)
    #expect(found.contains("Home present Nav"))
  }

  @Test("without a known flag both values are possible")
  func unknown() {
    let found = transitions(
      """
      class A: UIViewController {}
      class B: UIViewController {}
      class Home: UIViewController {
        func open(isFirst: Bool) { present(isFirst ? A() : B(), animated: true) }
      }
      """)
    #expect(found == ["Home present A", "Home present B"])
  }

  @Test("a conditional value of Objective-C that no caller asks for", arguments: [("YES", "Help"), ("NO", "Home")])
  func objectiveCFlags(argument: String, target: String) {
    let found = objectiveC(
      """
      - (void)open:(BOOL)isHelp {
        UIViewController *screen = isHelp ? [Help new] : [Home new];
        [self presentViewController:screen animated:YES completion:nil];
      }
      - (void)start { [self open:\(argument)]; }
      """)
    #expect(found == ["Home present \(target)"])
  }
}
