import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: coordinators that return transitions for cases", .enabled(if: SwiftSource.isAvailable))
struct CoordinatorRouteTests {
  private let screens = """
    class Menu: UIViewController { let router: UnownedRouter<MenuRoute>
      func open() { router.trigger(.dish(1)) }
    }
    class Dish: UIViewController {}
    class Bill: UIViewController {}
    enum MenuRoute: Route { case menu, dish(Int), bill, both, card, leave }

    """

  private func coordinator(_ cases: String, more: String = "") -> String {
    """
    class MenuCoordinator: NavigationCoordinator<MenuRoute> {
      override func prepareTransition(for route: MenuRoute) -> NavigationTransition {
        switch route {
        \(cases)
        default: return .none()
        }
      }
      \(more)
    }
    """
  }

  @Test(
    "The transition returned for a case belongs to the coordinator",
    arguments: [
      ("case .menu: return .set([Menu()])", "(MenuCoordinator) set Menu"),
      ("case .bill: return .push(Bill(), animation: nil)", "(MenuCoordinator) push Bill"),
      ("case .bill: let bill = Bill(); return .present(bill)", "(MenuCoordinator) present Bill"),
      ("case .bill: return NavigationTransition.presentFullScreen(Bill())", "(MenuCoordinator) present Bill"),
      ("case .both: return .multiple(.dismiss(), .push(Bill()))", "(MenuCoordinator) push Bill"),
      ("case .both: return .multiple([.dismiss(), .push(Bill())])", "(MenuCoordinator) push Bill"),
      ("case .card: return .push(strange())", "(MenuCoordinator) push ?"),
    ])
  func answers(cases: String, words: String) {
    #expect(transitions(screens + coordinator(cases)) == [words])
  }

  @Test("The code that triggers a case sends it, and `via` is the place that returns the transition")
  func triggers() {
    let map = map([
      "App.swift": screens + coordinator("case .dish: return .push(Dish())\ncase .bill: return .present(Bill())")
        + """

        class Waiter: UIViewController { let router: StrongRouter<MenuRoute>
          func pay() { router.rx.trigger(.bill).subscribe() }
          func leave() { router.trigger(.leave) }
        }
        """
    ])
    #expect(
      map.transitions.map { "\($0.words) for \($0.via?.value ?? "-")" } == [
        "Menu push Dish for MenuRoute.dish", "(MenuCoordinator) push Dish for MenuRoute.dish",
        "(MenuCoordinator) present Bill for MenuRoute.bill", "Waiter present Bill for MenuRoute.bill",
      ])
  }

  @Test("A coordinator triggers its own cases")
  func ownCases() {
    let source = coordinator("case .bill: return .push(Bill())", more: "func pay() { trigger(.bill) }")
    let found = map(["App.swift": screens + source]).transitions.filter { $0.evidence == .oneHop }
    #expect(found.map(\.words) == ["(MenuCoordinator) push Bill"])
  }

  @Test(
    "A call of the same name that does not return a transition is ignored",
    arguments: [
      "func add() -> Stack { .push(Bill()) }", "enum MenuTransition {}; func add() -> MenuTransition { .push(Bill()) }",
      "func add() { stack.push(Bill()) }", "func add() -> Transition { stack.push(Bill()) }",
    ])
  func others(code: String) {
    #expect(transitions(screens + "class Other { let stack: Stack; \(code) }").isEmpty)
  }

  @Test("If a case also shows an unresolved screen, a trigger's target is unknown")
  func openCases() {
    let source = coordinator("case .dish: if isHot { return .push(strange()) }; return .push(Dish())")
    #expect(transitions(screens + source) == ["(MenuCoordinator) push ?", "(MenuCoordinator) push Dish"])
  }

  @Test(
    "The type of a transition determines the container whose children it sets",
    arguments: [("TabBarTransition", "tab"), ("PageTransition", "page"), ("NavigationTransition", "set")])
  func containers(type: String, relation: String) {
    let source = "class Tabs: Base<MenuRoute> { func answer() -> \(type) { .set([Dish()]) } }"
    #expect(transitions(screens + source) == ["(Tabs) \(relation) Dish"])
  }
}
