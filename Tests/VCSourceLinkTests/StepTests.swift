import Testing
import VCModel
import VCSwiftSource

/// Flows of RxFlow, whose screens emit steps.
@Suite("RxFlow: steps", .enabled(if: SwiftSource.isAvailable))
struct StepTests {
  private let flow = """
    import RxFlow
    enum ShopStep: Step { case list, detail(Int), help }
    enum OtherStep: Step { case help }
    class ShopFlow: Flow {
      let root = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ShopStep else { return .none }
        switch step {
        case .list: return showList()
        case .detail(let id): return showDetail(id)
        case .help:
          root.present(Help(), animated: true)
          return .none
        }
      }
      private func showList() -> FlowContributors {
        let reactor = ListReactor()
        let list = List(with: reactor)
        root.show(list, sender: nil)
        return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: reactor))
      }
      private func showDetail(_ id: Int) -> FlowContributors {
        let model = DetailViewModel()
        let detail = Detail(viewModel: model)
        root.show(detail, sender: nil)
        return .one(flowContributor: .contribute(withNextPresentable: detail, withNextStepper: model))
      }
    }
    class List: UIViewController, View {
      init(with reactor: ListReactor) { self.reactor = reactor }
      func bind(reactor: ListReactor) {}
    }
    class Detail: UIViewController {
      let viewModel: DetailViewModel
      init(viewModel: DetailViewModel) { self.viewModel = viewModel }
    }
    class Help: UIViewController {}

    """

  @Test("The screen whose reactor or view model emits a step asks for what the flow does")
  func steps() {
    let found = transitions(
      flow + """
        class ListReactor: Reactor, Stepper {
          let steps = PublishRelay<Step>()
          func mutate() { self.steps.accept(ShopStep.detail(3)); self.steps.accept(OtherStep.help) }
        }
        class DetailViewModel: Stepper {
          let steps = PublishRelay<Step>()
          func tap() { steps.accept(ShopStep.help) }
        }
        """)
    #expect(
      found == ["Detail present Help", "UINavigationController@App.swift:5 show List", "List show Detail"])
  }

  @Test("A step in a variable tells nothing, and neither do other relays")
  func unknownSteps() {
    let found = transitions(
      flow + """
        class ListReactor: Reactor, Stepper {
          let steps = PublishRelay<Step>()
          let values = PublishRelay<ShopStep>()
          func mutate(_ step: ShopStep) { steps.accept(step); values.accept(ShopStep.help) }
        }
        class DetailViewModel {}
        """)
    let stack = "UINavigationController@App.swift:5"
    #expect(found == ["\(stack) present Help", "\(stack) show List", "\(stack) show Detail"])
  }
}
