import Testing
import VCModel
import VCSwiftSource

@Suite("Calls through a protocol to which several classes conform", .enabled(if: SwiftSource.isAvailable))
struct DelegateTests {
  /// The transitions of two coordinators with a screen that calls one of them.
  private func shown(_ type: String, assigned: String = "list.coordinator = self") -> [String] {
    transitions(
      """
      protocol Choosing: AnyObject { func choose(_ item: Int) }
      protocol Coordinator: AnyObject { func start() }
      final class List: UIViewController {
        weak var coordinator: \(type)
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { coordinator?.choose(path.row) }
      }
      final class Sender: UIViewController {}
      final class Mover: UIViewController {}
      final class Sending: Coordinator, Choosing {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() {
          let list = List()
          \(assigned)
          stack.pushViewController(list, animated: true)
        }
        func choose(_ item: Int) { stack.pushViewController(Sender(), animated: true) }
      }
      final class Moving: Coordinator, Choosing {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() {}
        func choose(_ item: Int) { stack.pushViewController(Mover(), animated: true) }
      }
      """)
  }

  @Test(
    "The screen asks the class that assigns itself to its property, also for one of several protocols",
    arguments: ["Choosing?", "(Choosing & Coordinator)?", "(Coordinator & Choosing)?"])
  func assigned(type: String) {
    #expect(shown(type) == ["(Sending) push List", "List push Sender", "(Moving) push Mover"])
  }

  @Test("A property of a base class: only those subclasses ask to which the called class is assigned")
  func subclassesWithObjects() {
    let found = transitions(
      """
      protocol Choosing: AnyObject { func choose() }
      class List: UIViewController {
        weak var coordinator: Choosing?
        @objc func tap() { coordinator?.choose() }
      }
      final class Photos: List {}
      final class Songs: List {}
      final class Photo: UIViewController {}
      final class Song: UIViewController {}
      final class PhotoFlow: Choosing {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() { let list = Photos(); list.coordinator = self; stack.pushViewController(list, animated: true) }
        func choose() { stack.pushViewController(Photo(), animated: true) }
      }
      final class SongFlow: Choosing {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() { let list = Songs(); list.coordinator = self; stack.pushViewController(list, animated: true) }
        func choose() { stack.pushViewController(Song(), animated: true) }
      }
      """)
    #expect(
      found == ["(PhotoFlow) push Photos", "Photos push Photo", "(SongFlow) push Songs", "Songs push Song"])
  }

  @Test("If nobody assigns the property, the called class is unknown")
  func unknown() {
    #expect(
      shown("Choosing?", assigned: "") == ["(Sending) push List", "(Sending) push Sender", "(Moving) push Mover"])
  }

  @Test("A subclass asks the class that assigns itself to an object of the subclass")
  func subclasses() {
    let found = transitions(
      """
      protocol Choosing: AnyObject { func choose() }
      class List: UIViewController { weak var coordinator: Choosing? }
      final class Sources: List { func tapped() { coordinator?.choose() } }
      final class Places: List { func tapped() { coordinator?.choose() } }
      final class Sender: UIViewController {}
      final class Mover: UIViewController {}
      final class Sending: Choosing {
        let stack = UINavigationController()
        func start() { let list = Sources(); list.coordinator = self }
        func choose() { stack.pushViewController(Sender(), animated: true) }
      }
      final class Moving: Choosing {
        let stack = UINavigationController()
        func start() { let list = Places(); list.coordinator = self }
        func choose() { stack.pushViewController(Mover(), animated: true) }
      }
      """)
    #expect(found == ["Sources push Sender", "Places push Mover"])
  }

  @Test("A view model asks the class that passes itself to it, for the view that holds the view model")
  func viewModel() {
    let found = transitions(
      """
      protocol Choosing { func choose() }
      final class ListModel {
        private let coordinator: any Choosing
        init(coordinator: any Choosing) { self.coordinator = coordinator }
        func tapped() { coordinator.choose() }
      }
      struct ListView: View {
        @State var model: ListModel
        var body: some View { Text("") }
      }
      final class Sender: UIViewController {}
      final class Mover: UIViewController {}
      final class Sending: Choosing {
        let stack = UINavigationController()
        func start() { show(ListModel(coordinator: self)) }
        func choose() { stack.pushViewController(Sender(), animated: true) }
      }
      final class Moving: Choosing {
        let stack = UINavigationController()
        func choose() { stack.pushViewController(Mover(), animated: true) }
      }
      """)
    #expect(found == ["ListView push Sender", "UINavigationController@App.swift:19 push Mover"])
  }

  @Test(
    "Objects in a list, to which the only caller passes itself",
    arguments: ["[[any Item]]", "[Section<any Item>]"])
  func items(list: String) {
    let found = transitions(
      """
      class Code: UIViewController {}
      class Browser: UIViewController {}
      protocol Item { func select(from controller: UIViewController) }
      class CodeItem: Item {
        func select(from controller: UIViewController) { controller.present(Code(), animated: true) }
      }
      class BrowserItem: Item {
        func select(from controller: UIViewController) { controller.present(Browser(), animated: true) }
      }
      class Table: UITableViewController {
        var sections: \(list) = []
        func tap(_ path: IndexPath) { sections[path.section][path.row].select(from: self) }
      }
      """)
    #expect(found == ["Table present Code", "Table present Browser"])
  }

  @Test("A view model's handler of actions, which the view names as the generic argument of the model")
  func genericModel() {
    let code = """
      enum Action { case showLogs }
      protocol LogsDelegate: AnyObject { func showLogs() }
      final class ViewModel<Handler: ActionHandler>: ObservableObject {
        private let handler: Handler
        init(handler: Handler) { self.handler = handler }
        func process(action: Action) { handler.process(action: action, in: self) }
      }
      protocol ActionHandler { func process(action: Action, in viewModel: ViewModel<Self>) }
      struct LogsHandler: ActionHandler {
        unowned let delegate: LogsDelegate
        func process(action: Action, in viewModel: ViewModel<LogsHandler>) {
          switch action { case .showLogs: delegate.showLogs() }
        }
      }
      struct Debugging: View {
        @EnvironmentObject var viewModel: ViewModel<LogsHandler>
        var body: some View { Button("Logs") { viewModel.process(action: .showLogs) } }
      }
      final class Coordinator { weak var stack: UINavigationController? }
      extension Coordinator: LogsDelegate {
        func showLogs() { stack?.pushViewController(Logs(), animated: true) }
      }
      class Logs: UIViewController {}
      """
    #expect(transitions(code) == ["Debugging push Logs"])
  }

  @Test("A factory receives the delegate, also through another factory")
  func factories() {
    let found = transitions(
      """
      protocol ScanDelegate: AnyObject { func didFinish() }
      class Scan: UIViewController {
        weak var delegate: ScanDelegate?
        static func make(delegate: ScanDelegate?) -> Scan { let scan = Scan(); scan.delegate = delegate; return scan }
        static func again(delegate: ScanDelegate?) -> Scan { let scan = make(delegate: delegate); return scan }
        func done() { delegate?.didFinish() }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class DetailFlow: ScanDelegate {
        let stack: UINavigationController
        func start() { stack.pushViewController(Scan.again(delegate: self), animated: true) }
        func didFinish() { stack.pushViewController(Detail(), animated: true) }
      }
      class HelpFlow: ScanDelegate {
        let stack: UINavigationController
        func start() { stack.pushViewController(Scan.make(delegate: self), animated: true) }
        func didFinish() { stack.pushViewController(Help(), animated: true) }
      }
      class OtherFlow: ScanDelegate {
        let stack: UINavigationController
        func didFinish() { stack.present(Help(), animated: true) }
      }
      """)
    #expect(found.contains("Scan push Detail"))
    #expect(found.contains("Scan push Help"))
    #expect(!found.contains("Scan present Help"))
  }
}
