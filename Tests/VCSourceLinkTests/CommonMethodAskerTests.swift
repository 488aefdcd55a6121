import Testing
import VCSwiftSource

@Suite("Methods of any controller, and of protocols", .enabled(if: SwiftSource.isAvailable))
struct CommonMethodAskerTests {
  private let screens = """
    class Home: UIViewController {}
    class List: UIViewController {}
    class Detail: UIViewController {}

    """

  private func found(_ code: String) -> [String] { transitions(screens + code) }

  @Test("A method of any controller is asked by its receivers, also over several calls")
  func receivers() {
    let code = """
      extension UIViewController { func showDetail() { present(Detail(), animated: true) } }
      class Flow { func begin(_ sender: UIViewController) { sender.showDetail() } }
      extension Home { func tap() { Flow().begin(self) } }
      extension List { func tap() { showDetail() } }
      """
    #expect(found(code) == ["Home present Detail", "List present Detail"])
  }

  @Test("A method of a protocol for controllers is asked by the controllers that call it")
  func protocols() {
    let code = """
      protocol Opening {}
      extension Opening where Self: UIViewController { func open() { present(Detail(), animated: true) } }
      extension Home: Opening { func tap() { open() } }
      extension List: Opening {}
      """
    #expect(found(code) == ["Home present Detail"])
  }

  @Test("A method of any controller, called on a parameter whose type is generic")
  func genericController() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      extension UIViewController {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Form {
        func build<Controller: UIViewController & Mailing>(_ controller: Controller) { addRow(controller) }
        private func addRow(_ controller: UIViewController) { row { controller.open() } }
      }
      class Home: UIViewController { func load() { Form().build(self) } }
      """)
    #expect(found == ["Home push Detail"])
  }

  @Test("A method of those who conform to a protocol: users of the cell that are not its delegate do not ask")
  func conformingDelegates() {
    let found = transitions(
      """
      class Profile: UIViewController {}
      protocol CellDelegate: AnyObject { func select(_ cell: Cell) }
      extension CellDelegate where Self: UITableViewController {
        func select(_ cell: Cell) { open(cell) }
        private func open(_ cell: Cell) { present(Profile(), animated: true) }
      }
      class Cell: UITableViewCell {
        weak var delegate: CellDelegate?
        func tap() { delegate?.select(self) }
      }
      class Comments: UITableViewController, CellDelegate {
        func make() -> Cell { let cell = Cell(); cell.delegate = self; return cell }
      }
      class Compose: UIViewController { let cell = Cell() }
      """)
    #expect(found == ["Comments present Profile"])
  }

  @Test(
    "A method of a protocol for controllers that only their parts call, as their delegates, is asked by those that conform",
    arguments: ["delegate?.didSelect(1)", "owner.didSelect(1)"])
  func delegates(call: String) {
    let code = """
      protocol ResultsDelegate: AnyObject { func didSelect(_ row: Int) }
      class Results: UIViewController {
        weak var delegate: ResultsDelegate?
        var owner: ResultsDelegate
        func tap() { \(call) }
      }
      protocol Opening {}
      extension Opening where Self: UIViewController { func didSelect(_ row: Int) { present(Detail(), animated: true) } }
      extension Home: ResultsDelegate, Opening {}
      extension List: ResultsDelegate, Opening {}
      """
    #expect(found(code) == ["Home present Detail", "List present Detail"])
  }
}
