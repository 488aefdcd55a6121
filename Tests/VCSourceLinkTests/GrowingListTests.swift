import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: lists that are properties and grow", .enabled(if: SwiftSource.isAvailable))
struct GrowingListTests {
  private let screens = """
    class First: UIViewController {}
    class Second: UIViewController {}
    class Third: UIViewController {}

    """

  @Test("A list may contain everything that its type's code adds to it")
  func growing() {
    let found = transitions(
      screens + """
        class Book: UIViewController {
          var pages: [UIViewController] = []
          override func viewDidLoad() {
            pages.append(First())
            if hasMore { self.pages.append(Second()) }
          }
          func others() { pages = [Third()] }
          func open(_ position: Int) { present(pages[position], animated: true) }
          func begin() { show(pages[0], sender: nil) }
        }
        """)
    let kinds = ["present", "show"]
    #expect(found.sorted() == kinds.flatMap { kind in ["First", "Second", "Third"].map { "Book \(kind) \($0)" } })
  }

  @Test("A local list of which an element is replaced")
  func replaced() {
    let found = transitions(
      screens + """
        class Book: UINavigationController {
          func open() {
            var stack = viewControllers
            stack[stack.count - 1] = Second()
            setViewControllers(stack, animated: true)
          }
        }
        """)
    #expect(found == ["Book set Second"])
  }

  @Test("An unknown element of the stack's list is no transition of its own")
  func unknownElement() {
    let found = transitions(
      screens + """
        extension UINavigationController {
          func replaceTop(by controller: UIViewController) {
            var stack = viewControllers
            stack[stack.count - 1] = controller
            setViewControllers(stack, animated: true)
          }
        }
        """)
    #expect(found.isEmpty)
  }

  @Test(
    "A part of the stack's list shows no new screen",
    arguments: [
      "let kept = viewControllers.prefix(2); setViewControllers(Array(kept), animated: true)",
      "let kept = Array(stack.viewControllers.dropLast()); stack.viewControllers = kept",
      "stack.setViewControllers(stack.viewControllers.dropLast(), animated: true)",
    ])
  func part(code: String) {
    let book = "class Book: UINavigationController { let stack: UINavigationController; func open() { \(code) } }"
    #expect(transitions(screens + book).isEmpty)
  }

  @Test("If one function fills a list, the position in it counts")
  func places() {
    let found = transitions(
      screens + """
        class Book: UIViewController {
          private var pages = [UIViewController]()
          override func viewDidLoad() {
            pages.append(First())
            pages.append(Second())
          }
          func begin() { show(pages[1], sender: nil) }
        }
        """)
    #expect(found == ["Book show Second"])
  }

  @Test("A method of a library that maps a list", arguments: ["map", "bk_map"])
  func mapped(method: String) {
    let found = VCSourceLinkTests.objectiveC(
      """
      - (void)viewDidLoad {
        self.pages = [self.names \(method):^id(NSString *name) { return [[Help alloc] init]; }];
      }
      - (void)open:(NSInteger)position { [self presentViewController:self.pages[position] animated:YES completion:nil]; }
      """, properties: "@property NSArray *pages; @property NSArray *names;")
    #expect(found == ["Home present Help"])
  }

  @Test("A subclass fills the list of its base class")
  func filledBySubclass() {
    let base = """
      @interface Tabs : UIViewController
      @property NSArray *pages;
      @end
      @implementation Tabs
      - (void)change:(UISegmentedControl *)control { [self show:[self.pages objectAtIndex:control.selectedSegmentIndex]]; }
      - (void)show:(UIViewController *)page { [self addChildViewController:page]; }
      @end
      @interface First : UIViewController
      @end
      @implementation First
      @end
      @interface Search : Tabs
      @end
      @implementation Search
      - (void)viewDidLoad { self.pages = @[[First new]]; }
      @end
      """
    #expect(map(["Tabs.m": base]).transitions.map(\.words) == ["Search child First"])
    let found = transitions(
      screens + """
        class Tabs: UIViewController {
          var pages: [UIViewController] = []
          func change(_ row: Int) { addChild(pages[row]) }
        }
        class Search: Tabs { override func viewDidLoad() { pages = [First(), Second()] } }
        """)
    #expect(found == ["Search child First", "Search child Second"])
  }

  @Test(
    "Objective-C adds objects to its lists",
    arguments: ["self.pages[position]", "[self.pages firstObject]", "[self.pages objectAtIndex:position]"])
  func objectiveC(element: String) {
    let found = VCSourceLinkTests.objectiveC(
      """
      - (void)viewDidLoad {
        self.pages = [NSMutableArray arrayWithCapacity:2];
        Help *first = [[Help alloc] init];
        [self.pages addObject:first];
      }
      - (void)open:(NSInteger)position { [self presentViewController:\(element) animated:YES completion:nil]; }
      """, properties: "@property (nonatomic, strong) NSMutableArray *pages;")
    #expect(found == ["Home present Help"])
  }

  @Test("A copy of the current children to which code adds others, and which a function arranges")
  func copied() {
    let found = transitions(
      screens + """
        class Tabs: UITabBarController {
          func add() {
            var controllers = viewControllers!
            controllers.append(contentsOf: [First(), Second()])
            viewControllers = arranged(controllers)
          }
          func insert() {
            var viewControllers = self.viewControllers
            viewControllers?.insert(Third(), at: 1)
            self.viewControllers = viewControllers
          }
          func arranged(_ list: [UIViewController]) -> [UIViewController] {
            var result: [UIViewController] = []
            for tag in tags { if let next = list.first(where: { $0.tag == tag }) { result.append(next) } }
            return result
          }
        }
        """)
    #expect(found == ["Tabs tab First", "Tabs tab Second", "Tabs tab Third"])
  }

  @Test("A function that makes the controllers of its list, whatever list it receives")
  func made() {
    let found = transitions(
      screens + """
        class Tabs: UITabBarController {
          func fill() { viewControllers = extended([First()]) }
          func extended(_ list: [UIViewController]) -> [UIViewController] { return [Second()] }
        }
        """)
    #expect(found == ["Tabs tab Second"])
  }
}
