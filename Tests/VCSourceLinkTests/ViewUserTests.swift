import Testing
import VCModel
import VCSwiftSource

@Suite("The screens that use a view of UIKit", .enabled(if: SwiftSource.isAvailable))
struct ViewUserTests {
  private let cell = """
    class Detail: UIViewController {}
    class FeedCell: UITableViewCell {
      func tapped() { owner()?.present(Detail(), animated: true) }
    }

    """

  @Test(
    "A cell shows a screen for the one whose list it is in",
    arguments: [
      "func cell() { let cell = table.dequeueReusableCell(withIdentifier: \"Cell\") as! FeedCell; cell.fill() }",
      "func cell() { let cell: FeedCell = table.dequeueReusableCell(for: path) }",
      "func cell() { guard let cell = table.dequeueReusableCell(withIdentifier: \"Cell\") as? FeedCell else { return } }",
      "func size() { let cell = FeedCell(style: .default, reuseIdentifier: nil) }",
      "@IBOutlet private var prototypes: [FeedCell]!",
      "private weak var last: FeedCell?",
    ]) func users(member: String)
  {
    #expect(transitions(cell + "class Feed: UITableViewController { \(member) }") == ["Feed present Detail"])
  }

  @Test("A view inside another one does so for the screen of the outer one")
  func nested() {
    let code = """
      class Feed: UIViewController { let header = Header() }
      class Header: UIView { let bar = Bar() }
      class Bar: UIControl { func tapped() { owner()?.present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """
    #expect(transitions(code) == ["Feed present Detail"])
  }

  @Test("A screen that hands itself to a helper asks, and not every screen with a view that calls the helper")
  func given() {
    let code = """
      class Detail: UIViewController {}
      class Handler {
        weak var host: UIViewController?
        init(host: UIViewController?) { self.host = host }
        func open() { host?.present(Detail(), animated: true) }
      }
      class Bar: UIView {
        var handler: Handler?
        func tapped() { handler?.open() }
      }
      class Feed: UIViewController {
        let bar = Bar()
        func load() { bar.handler = Handler(host: self) }
      }
      class Other: UIViewController { let bar = Bar() }
      """
    #expect(transitions(code) == ["Feed present Detail"])
  }

  @Test("Nobody asks for a view without users, or for other objects with a view's name")
  func others() {
    #expect(transitions(cell) == ["(FeedCell) present Detail"])
    let model = """
      class Detail: UIViewController {}
      class Cell { func tapped() { owner()?.present(Detail(), animated: true) } }
      class Feed: UIViewController { let cell = Cell() }
      """
    #expect(transitions(model) == ["(Cell) present Detail"])
  }

  @Test("A screen that only receives a view does not ask for what the view shows on the screen that has it")
  func received() {
    let table = """
      class Table: UITableView {
        func menu() -> UIMenu { UIMenu(children: [UIAction { _ in UIApplication.top.present(Detail(), animated: true) }]) }
      }
      class Detail: UIViewController {}
      class Move: UIViewController {
        private var table: Table
        init(table: Table) { self.table = table }
      }

      """
    #expect(transitions(table) == ["Move present Detail"])
    #expect(
      transitions(table + "class Feed: UIViewController { @IBOutlet weak var table: Table! }") == [
        "Feed present Detail"
      ])
  }

  @Test(
    "The superclass's name says that a class is a view; an object that is none shows screens for nobody in particular",
    arguments: [
      ("UIStackView", "Start"), ("UIScrollView", "Start"), ("UITableViewHeaderFooterView", "Start"),
      ("UITextField", "Start"),
      ("MKAnnotationView", "Start"), ("SwipeCell", "Start"), ("Service", "(Login)"),
    ])
  func superclasses(name: String, source: String) {
    let code = """
      class Detail: UIViewController {}
      class Login: \(name) { func tapped() { owner()?.present(Detail(), animated: true) } }
      class Start: UIViewController { let login: Login = load() }
      """
    #expect(transitions(code) == ["\(source) present Detail"])
  }

  @Test("A cell is in its list, whoever calls the function of the list that mentions it")
  func list() {
    let code = """
      class Detail: UIViewController {}
      class FeedCell: UITableViewCell { func tapped() { owner()?.present(Detail(), animated: true) } }
      class FeedTable: UITableView {
        func reload(_ rows: [Int]) { let cell = cellForRow(at: rows[0]) as? FeedCell; cell?.fill() }
      }
      class Feed: UIViewController { let table = FeedTable() }
      class Dates: UIViewController { func done() { windows.feed.table.reload([1]) } }
      """
    #expect(transitions(code) == ["Feed present Detail"])
  }

  @Test(
    "What a text on many screens asks of the view around it, the view shows on its own screen",
    arguments: [
      ("", ["Feed present Detail"]),
      (
        "class Dates: UIViewController { let card: Card; func done() { card.open(1) } }",
        [
          "Dates present Detail", "Feed present Detail",
        ]
      ),
    ])
  func parts(other: String, expected: [String]) {
    let code = """
      class Detail: UIViewController {}
      protocol TextOwner: AnyObject { func open(_ link: Int) }
      class LinkText: UITextView { weak var holder: TextOwner?; func tapped() { holder?.open(1) } }
      class Card: UIView, TextOwner {
        let text = LinkText()
        func open(_ link: Int) { owner()?.present(Detail(), animated: true) }
      }
      class Feed: UIViewController { let card = Card() }
      class Help: UIViewController { let text = LinkText() }
      class Page: UIViewController { let text = LinkText() }
      \(other)
      """
    #expect(transitions(code).sorted() == expected)
  }
}
