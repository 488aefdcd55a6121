import Testing
import VCModel
import VCSwiftSource

@Suite("The screens that hold a closure ask for what it does", .enabled(if: SwiftSource.isAvailable))
struct ClosureHolderTests {
  private static let screens = """
    final class List: UIViewController {
      private let onOpen: () -> Void
      init(onOpen: @escaping () -> Void) { self.onOpen = onOpen; super.init(nibName: nil, bundle: nil) }
    }
    final class Detail: UIViewController {}

    """

  @Test(
    "A closure or function with a local name that a screen receives",
    arguments: [
      "let open = { stack.pushViewController(Detail(), animated: true) }",
      "var open: (() -> Void)!; open = { stack.pushViewController(Detail(), animated: true) }",
      "let open: (() -> Void)? = isEmpty ? nil : { stack.pushViewController(Detail(), animated: true) }",
    ])
  func localClosure(definition: String) {
    let found = transitions(
      Self.screens + """
        final class Flow {
          static func start(on stack: UINavigationController) {
            \(definition)
            stack.viewControllers = [List(onOpen: open)]
          }
        }
        func run(_ stack: UINavigationController) { Flow.start(on: stack) }
        """)
    #expect(found.contains("List push Detail"))
  }

  @Test("A closure that a view model keeps, whoever calls it, for the screen that holds the model")
  func keptByModel() {
    let found = transitions(
      """
      final class Cell { let action: () -> Void; init(_ action: @escaping () -> Void) { self.action = action } }
      final class ResultModel {
        let onOpen: () -> Void
        init(onOpen: @escaping () -> Void) { self.onOpen = onOpen }
        var cells: [Cell] { [Cell(onOpen)] }
      }
      final class Result: UIViewController {
        private let viewModel: ResultModel
        init(viewModel: ResultModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
      }
      final class Detail: UIViewController {}
      final class Flow {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func showResult() {
          let model = ResultModel(onOpen: { self.stack.pushViewController(Detail(), animated: true) })
          stack.pushViewController(Result(viewModel: model), animated: true)
        }
      }
      final class Home: UIViewController { func tapped() { Flow(navigationController!).showResult() } }
      """)
    #expect(found == ["Result push Detail", "Home push Result"])
  }

  @Test("Code that calls a closure with a local name itself, for the screen that calls the code")
  func calledHere() {
    let found = transitions(
      Self.screens + """
        final class Home: UIViewController {
          func tapped() { Flow(navigationController!).start() }
        }
        final class Flow {
          let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() {
            let open = { self.stack.pushViewController(Detail(), animated: true) }
            open()
          }
        }
        """)
    #expect(found == ["Home push Detail"])
  }

  @Test("Not the screen that passes the stack to the code around the closure")
  func passedStack() {
    let found = transitions(
      """
      final class Home: UIViewController {
        func tapped() { Flow().start(on: navigationController!) }
      }
      final class List: UIViewController { var onOpen: (() -> Void)? }
      final class Detail: UIViewController {}
      final class Flow {
        func start(on stack: UINavigationController) {
          let list = List()
          list.onOpen = { stack.pushViewController(Detail(), animated: true) }
          stack.pushViewController(list, animated: true)
        }
      }
      """)
    #expect(found == ["List push Detail", "Home push List"])
  }

  @Test(
    "The controller with which the holder calls the closure",
    arguments: [
      "let title: String; let finish: (Slides) -> Void",
      "let finish: (Slides) -> Void; init(title: String, finish: @escaping (Slides) -> Void) { self.finish = finish }",
    ])
  func closureParameter(members: String) {
    let found = transitions(
      """
      struct Configuration {
        \(members)
      }
      extension Configuration {
        static let export = Configuration(title: "", finish: { controller in
          controller.navigationController!.pushViewController(Detail(), animated: true)
        })
      }
      final class Slides: UIViewController {}
      final class Detail: UIViewController {}
      """)
    #expect(found == ["Slides push Detail"])
  }

  @Test("A view model that gives its view only a part of itself acts for the view")
  func partOfModel() {
    let found = transitions(
      """
      class StoreContext<Action> {}
      class StoreModel<Action> {
        typealias Context = StoreContext<Action>
        func process(_ action: Action) {}
      }
      enum ListAction { case open, close }
      final class ListModel: StoreModel<ListAction> {
        var callback: ((ListAction) -> Void)?
        override func process(_ action: ListAction) { if case .open = action { callback?(.open) } }
      }
      struct ListView: View {
        var context: ListModel.Context
        var body: some View { Text("") }
      }
      final class Detail: UIViewController {}
      final class Flow {
        let stack = UINavigationController()
        func start(_ model: ListModel) {
          model.callback = { [weak self] action in
            switch action {
            case .open: self?.show()
            case .close: break
            }
          }
        }
        func show() { stack.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(found == ["ListView push Detail"])
  }

  @Test("A view model whose code nothing calls does not act for its view if another screen asks")
  func otherAsker() {
    let found = transitions(
      """
      final class ListModel {
        let flow: Flow
        @objc func notified() { flow.show() }
      }
      struct ListView: View {
        var model: ListModel
        var body: some View { Text("") }
      }
      final class Home: UIViewController {
        let flow: Flow
        func tapped() { flow.show() }
      }
      final class Detail: UIViewController {}
      final class Flow {
        let stack: UINavigationController
        func show() { stack.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(found == ["Home push Detail"])
  }

  @Test("A view model with the protocols of a library is no view")
  func libraryProtocols() {
    let found = transitions(
      """
      struct Enrolment: CentredViewModel, ViewModelWithChildView {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
      }
      class Failure: UIViewController {}
      class Flow {
        let stack = UINavigationController()
        func start() {
          let model = Enrolment { [unowned self] in stack.pushViewController(Failure(), animated: true) }
          stack.setViewControllers([InformationViewController(model: model)], animated: false)
        }
      }
      """)
    #expect(
      found == [
        "InformationViewController push Failure", "UINavigationController@App.swift:7 set InformationViewController",
      ])
  }
}
