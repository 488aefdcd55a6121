import Testing
import VCModel
import VCSwiftSource

@Suite("Actions of other objects that a coordinator receives", .enabled(if: SwiftSource.isAvailable))
struct OutputClosureTests {
  private static let screens = """
    final class List: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      func tapped() { model.open() }
    }
    final class Detail: UIViewController {}
    protocol ListModel: AnyObject { func open() }
    protocol ListOutput: AnyObject { var onOpen: (() -> Void)? { get set } }
    final class DefaultListModel: ListModel, ListOutput {
      var onOpen: (() -> Void)?
      func open() { onOpen?() }
    }
    struct Module { let view: List; let output: ListOutput }

    """

  /// The transition to the detail in a coordinator.
  private func shown(_ members: String, others: String = "") -> [String] {
    transitions(
      Self.screens + others + """

        final class Flow {
          let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func makeModule() -> Module {
            let model = DefaultListModel()
            return Module(view: List(model: model), output: model)
          }
          \(members)
          @objc func show() { stack.pushViewController(Detail(), animated: true) }
        }
        """
    ).filter { $0.hasSuffix("Detail") }
  }

  @Test("A closure that a protocol requires is called by the only type that conforms to it")
  func requiredClosure() {
    let start = "func start() { let module = makeModule(); module.output.onOpen = { [weak self] in self?.show() } }"
    #expect(shown(start) == ["List push Detail"])
    let other = "final class OtherModel: ListOutput { var onOpen: (() -> Void)? }"
    #expect(shown(start, others: other) == ["(Flow) push Detail"])
  }

  @Test(
    "A button in the navigation bar of a controller",
    arguments: [
      "list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"\", target: self, action: #selector(show))",
      "list.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: \"\", target: self, action: #selector(show))]",
    ])
  func barButton(assignment: String) {
    let start = "func start() { let list = List(model: DefaultListModel()); \(assignment) }"
    #expect(shown(start) == ["List push Detail"])
  }
}
