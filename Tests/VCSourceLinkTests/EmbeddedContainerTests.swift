import Testing
import VCModel
import VCNavigation
import VCSwiftSource

@Suite("UIKit: containers that segues embed", .enabled(if: SwiftSource.isAvailable))
struct EmbeddedContainerTests {
  private func storyboard(_ embedded: [String], in className: String = "Home") -> NavigationMapFragment {
    .storyboard(
      "Main", scenes: ([className] + embedded).map { ($0, nil) },
      segues: embedded.map { (className, $0, "embed\($0)", .embed) })
  }

  private func code(
    stack: String = "UINavigationController", value: String = "segue.destination as? UINavigationController"
  )
    -> String
  {
    """
    class Home: UIViewController {
      var stack: \(stack)?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { stack = \(value) }
      func start() { stack?.setViewControllers([Page()], animated: false) }
    }
    class Wizard: Home {}
    class Page: UIViewController {}
    class Stack: UINavigationController {}
    class OtherStack: UINavigationController {}
    class Side: UIViewController {}
    """
  }

  private func words(_ code: String, _ storyboard: NavigationMapFragment) -> [String] {
    transitions(code, storyboards: [storyboard]).filter { $0.hasSuffix(" set Page") }
  }

  @Test("The embedded container is the source of what the scene's code puts into it")
  func embedded() {
    #expect(words(code(), storyboard(["Stack", "Side"])) == ["Stack set Page"])
  }

  @Test("Of several embedded containers of a kind, none is known to be the one")
  func several() {
    #expect(words(code(), storyboard(["Stack", "OtherStack"])) == ["UINavigationController set Page"])
  }

  @Test("A container from elsewhere is not the embedded one")
  func others() {
    let value = "makeStack()"
    #expect(words(code(value: value), storyboard(["Stack"])) == ["UINavigationController set Page"])
  }

  @Test("A subclass's scene has the container that the code of the base class keeps")
  func subclasses() {
    let own = code() + "\nextension Wizard { func again() { stack?.setViewControllers([Page()], animated: false) } }"
    #expect(words(own, storyboard(["Stack"], in: "Wizard")).contains("Stack set Page"))
  }

  @Test("The same in Objective-C")
  func objectiveC() {
    let text = """
      @interface Home : UIViewController
      @property (nonatomic, strong) UIPageViewController *pages;
      @end
      @interface Page : UIViewController
      @end
      @interface Book : UIPageViewController
      @end
      @implementation Home
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        self.pages = segue.destinationViewController;
      }
      - (void)start {
        [self.pages setViewControllers:@[[Page new]] direction:0 animated:NO completion:nil];
      }
      @end
      """
    let found = map(["Home.m": text], storyboards: [storyboard(["Book"])]).transitions.map(\.words)
    #expect(found.contains("Book page Page"))
  }
}
