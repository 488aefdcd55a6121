import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: data sources of page view controllers", .enabled(if: SwiftSource.isAvailable))
struct PageSourceTests {
  @Test("The coordinator of a representable is the data source of the controller that the representable makes")
  func coordinator() {
    let found = transitions(
      """
      class Page: UIViewController {}
      class Book: UIPageViewController {}
      struct BookView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Book {
          let book = Book()
          book.dataSource = context.coordinator
          return book
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator: NSObject, UIPageViewControllerDataSource {
          func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
          ) -> UIViewController? { Page() }
        }
      }
      """)
    #expect(found.contains("Book page Page"))
  }

  @Test("A data source returns pages, for the controller itself if it is its own data source")
  func pages() {
    let found = transitions(
      """
      class First: UIViewController {}
      class Second: UIViewController {}
      class Book: UIPageViewController, UIPageViewControllerDataSource {
        lazy var pages: [UIViewController] = [First(), Second()]
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController is First ? nil : pages[position - 1] }
        func open(_ position: Int) { present(pages[position], animated: true) }
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
      }
      class Source: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
          let next = Second()
          return next
        }
        func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor side: Int) -> UIViewController {
          First()
        }
      }
      """)
    #expect(
      found == [
        "Book page First", "Book page Second", "Book present First", "Book present Second", "(Source) page Second",
      ])
  }

  @Test("Objective-C gives the same result")
  func objectiveCPages() {
    let found = objectiveC(
      """
      - (UIViewController *)pageViewController:(UIPageViewController *)book
            viewControllerAfterViewController:(UIViewController *)page { return [Help new]; }
      - (NSInteger)presentationIndexForPageViewController:(UIPageViewController *)book { return 0; }
      """)
    #expect(found == ["(Home) page Help"])
  }

  @Test("The source of the pages is the page view controller that the type is the data source of")
  func otherControllers() {
    let found = transitions(
      """
      class Page: UIViewController {}
      class Reader: UIViewController, UIPageViewControllerDataSource {
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        override func viewDidLoad() {
          book.dataSource = self
          addChild(book)
        }
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { Page() }
      }
      """)
    #expect(
      found == [
        "Reader child UIPageViewController@App.swift:3", "UIPageViewController@App.swift:3 page Page",
      ])
  }

  @Test("A page controller's own method with the name of a stack's")
  func ownMethod() {
    let found = transitions(
      """
      class Start: UIViewController { func open() { pages?.pushViewController(Detail(), animated: true) } }
      class Detail: UIViewController {}
      extension UIViewController { var pages: Pages? { parent as? Pages } }
      class Pages: UIPageViewController {
        func pushViewController(_ screen: UIViewController, animated: Bool) {
          setViewControllers([screen], direction: .forward, animated: animated)
        }
      }
      """)
    #expect(found == ["Pages page Detail"])
  }

  @Test("The coordinator of a representable may receive the page controller to become its data source")
  func attachedCoordinators() {
    let found = transitions(
      """
      struct Book: UIViewControllerRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> UIPageViewController {
          let pages = UIPageViewController()
          context.coordinator.attach(to: pages)
          return pages
        }
        final class Coordinator: NSObject, UIPageViewControllerDataSource {
          func attach(to pages: UIPageViewController) { pages.dataSource = self }
          func pageViewController(
            _ pages: UIPageViewController, viewControllerAfter page: UIViewController
          ) -> UIViewController? { Page() }
        }
      }
      class Page: UIViewController {}
      """)
    #expect(found.contains("UIPageViewController@App.swift:4 page Page"))
  }

  @Test("The base class of a data source may set it")
  func baseClasses() {
    let found = transitions(
      """
      class Base: UIViewController, UIPageViewControllerDataSource {
        let pages = UIPageViewController()
        override func viewDidLoad() { pages.dataSource = self }
        func pageViewController(
          _ pages: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { nil }
      }
      class Wizard: Base {
        override func pageViewController(
          _ pages: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { Page() }
      }
      class Page: UIViewController {}
      """)
    #expect(found == ["UIPageViewController@App.swift:2 page Page"])
  }

  @Test(
    "A data source that a controller keeps, for itself or for the page view controller that it makes",
    arguments: [
      ("class Tour: UIPageViewController", "dataSource = pages", "Tour"),
      ("class Tour: UIViewController", "let book = Book(); book.dataSource = pages; addChild(book)", "Book"),
    ])
  func kept(declaration: String, code: String, book: String) {
    let found = transitions(
      """
      class Page: UIViewController {}
      class Book: UIPageViewController {}
      class Pages: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { Page() }
      }
      \(declaration) {
        private let pages = Pages()
        override func viewDidLoad() { \(code) }
      }
      """)
    #expect(found.contains("\(book) page Page"))
  }

  private let strip = """
    class Page: UIViewController {}
    class Other: UIViewController {}
    class Home: ButtonBarPagerTabStripViewController {
      private let other = Other()
      override func viewControllers(for strip: PagerTabStripViewController) -> [UIViewController] {

    """

  @Test(
    "A library's page view controller asks itself for its pages",
    arguments: [
      "[Page(), other]", "isEmpty ? [Page()] : [Page(), other]",
      "{ var pages = [UIViewController](); pages.append(Page()); pages.append(other); return pages }()",
    ])
  func strips(pages: String) {
    let body =
      pages.hasPrefix("{") ? String(pages.dropFirst().dropLast(3)) : "return \(pages)"
    #expect(transitions(strip + body + "}\n}") == ["Home page Page", "Home page Other"])
  }

  @Test("A method of the app's own classes of the same name is none of these")
  func ownClasses() {
    let own = "class PagerTabStripViewController: UIViewController {}\n"
    #expect(transitions(own + strip + "return [Page()]\n}\n}").isEmpty)
    let other = strip.replacing("(for strip: PagerTabStripViewController)", with: "(for name: String)")
    #expect(transitions(other + "return [Page()]\n}\n}").isEmpty)
  }

  @Test(
    "A library's page view controller asks its data source for a page",
    arguments: [("dataSource = pages", "Home page Page"), ("pages.start()", "(Pages) page Page")])
  func libraries(code: String, transition: String) {
    let found = transitions(
      """
      class Page: UIViewController {}
      class Home: TabmanViewController {
        let pages = Pages()
        override func viewDidLoad() { \(code) }
      }
      class Pages: PageboyViewControllerDataSource {
        private lazy var all: [UIViewController] = [Page()]
        func viewController(
          for book: PageboyViewController, at index: PageboyViewController.PageIndex
        ) -> UIViewController? { all[index] }
      }
      """)
    #expect(found == [transition])
  }

  @Test("The pages of a library's page view controller in Objective-C")
  func stripsInObjectiveC() {
    let text = """
      @interface Page : UIViewController
      @end
      @interface Home : XLButtonBarPagerTabStripViewController
      @end
      @implementation Home
      - (NSArray *)childViewControllersForPagerTabStripViewController:(XLPagerTabStripViewController *)strip {
        return @[[[Page alloc] init]];
      }
      @end
      """
    #expect(map(["Home.m": text]).transitions.map(\.words) == ["Home page Page"])
  }
}
