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

  @Test("Objective-C adds objects to its lists")
  func objectiveC() {
    let found = VCSourceLinkTests.objectiveC(
      """
      - (void)viewDidLoad {
        self.pages = [NSMutableArray arrayWithCapacity:2];
        Help *first = [[Help alloc] init];
        [self.pages addObject:first];
      }
      - (void)open:(NSInteger)position { [self presentViewController:self.pages[position] animated:YES completion:nil]; }
      """, properties: "@property (nonatomic, strong) NSMutableArray *pages;")
    #expect(found == ["Home present Help"])
  }
}
