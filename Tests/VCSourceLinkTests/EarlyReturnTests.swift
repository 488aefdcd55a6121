import Testing
import VCModel
import VCNavigation
import VCObjectiveCSource
import VCSwiftSource

/// Helpers whose conditions decide what becomes of the screen that callers pass.
@Suite("UIKit: conditions with early returns, and joined ones", .enabled(if: SwiftSource.isAvailable))
struct EarlyReturnTests {
  private func shown(helper: String, _ call: String) -> [String] {
    transitions(
      """
      class Web: UIViewController {}
      class Page: UIViewController {}
      class Plain: UIViewController {}
      enum Presenter {
        static func show(_ screen: UIViewController, from home: UIViewController, isModal: Bool, stack: UINavigationController?) {
          \(helper)
        }
        static func make(_ number: Int) -> UIViewController {
          if number == 1 { return Web() }
          return number == 2 ? Page() : Plain()
        }
      }
      class Home: UIViewController {
        func open() { \(call) }
      }
      """)
  }

  @Test("After a branch that returns, its condition does not hold")
  func flags() {
    let helper = """
      if isModal { home.present(screen, animated: true); return }
      home.show(screen, sender: nil)
      """
    #expect(
      shown(helper: helper, "Presenter.show(Plain(), from: self, isModal: true, stack: nil)") == ["Home present Plain"])
    #expect(
      shown(helper: helper, "Presenter.show(Plain(), from: self, isModal: false, stack: nil)") == ["Home show Plain"])
  }

  @Test("The class of each screen that a caller may pass decides what is done with it")
  func classes() {
    let helper = """
      if screen is Web || screen is Page { home.present(screen, animated: true); return }
      home.show(screen, sender: nil)
      """
    #expect(
      Set(shown(helper: helper, "Presenter.show(Presenter.make(3), from: self, isModal: true, stack: nil)")) == [
        "Home present Web", "Home present Page", "Home show Plain",
      ])
  }

  @Test("The class of the root decides about a new stack as well")
  func roots() {
    let helper = """
      if screen is Web { return home.present(screen, animated: true) }
      home.present(UINavigationController(rootViewController: screen), animated: true)
      """
    let stack = "UINavigationController@App.swift:7"
    let found = Set(shown(helper: helper, "Presenter.show(Presenter.make(3), from: self, isModal: true, stack: nil)"))
    #expect(found == ["Home present Web", "\(stack) root Page", "\(stack) root Plain", "Home present \(stack)"])
  }

  @Test(
    "All parts of a conjunction hold, and no part of a disjunction otherwise",
    arguments: [
      ("isModal && stack == nil", "isModal: true, stack: nil", ["Home present Plain", "Home show Plain"]),
      ("isModal && stack == nil", "isModal: false, stack: nil", ["Home show Plain"]),
      ("(screen is Web || screen is Page) && isModal", "isModal: true, stack: nil", ["Home show Plain"]),
      ("!(screen is Plain)", "isModal: true, stack: nil", ["Home show Plain"]),
      ("isModal || screen is Plain", "isModal: false, stack: nil", ["Home present Plain"]),
    ])
  func junctions(condition: String, arguments: String, expected: [String]) {
    let helper = """
      if \(condition) { home.present(screen, animated: true) } else { home.show(screen, sender: nil) }
      """
    #expect(shown(helper: helper, "Presenter.show(Plain(), from: self, \(arguments))") == expected)
  }

  @Test("A caller's own parameter is passed on, although the helper itself knows a stack around it")
  func passedOn() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Weak { var value: UIViewController { held ?? UIViewController() }; private weak var held: UIViewController? }
      class Router {
        func show(_ screen: UIViewController, from home: UIViewController, isModal: Bool) {
          var stack: UINavigationController?
          if isModal { stack = screen as? UINavigationController ?? UINavigationController(rootViewController: screen) }
          home.show(stack ?? screen, sender: nil)
        }
        func show(_ screen: UIViewController, from home: Weak, isModal: Bool = false) {
          show(screen, from: home.value, isModal: isModal)
        }
      }
      class Model {
        let router = Router()
        func open(_ home: Weak) { router.show(Detail(), from: home) }
      }
      """)
    #expect(found.contains("(Model) show Detail"))
  }

  @Test("Conditions of the caller on the class of a local exclude screens as well")
  func callers() {
    let call = """
      let screen = Presenter.make(3)
      if screen is Web { return }
      if let page = screen as? Page { show(page, sender: nil); return }
      Presenter.show(screen, from: self, isModal: true, stack: nil)
      """
    #expect(
      shown(helper: "home.present(screen, animated: true)", call) == ["Home show Page", "Home present Plain"])
  }

  @Test("A cast of the passed controller leads to the caller, and excludes callers of other classes")
  func casts() {
    let found = transitions(
      """
      class Form: UIViewController {
        func open(from home: UIViewController) {
          if let stack = home as? UINavigationController { return stack.pushViewController(self, animated: true) }
          home.present(self, animated: true)
        }
      }
      class Stack: UINavigationController { func help() { Form().open(from: self) } }
      class Home: UIViewController { func help() { Form().open(from: self) } }
      """)
    #expect(found == ["Stack push Form", "Home present Form"])
  }

  @Test("Objective-C gives the same result")
  func inObjectiveC() {
    let found = map([
      "Presenter.m": """
      @interface Web : UIViewController
      @end
      @interface Plain : UIViewController
      @end
      @implementation Presenter
      + (void)show:(UIViewController *)screen from:(UIViewController *)home modal:(BOOL)isModal {
        if ([screen isKindOfClass:[Web class]] && isModal) {
          [home presentViewController:screen animated:YES completion:nil];
          return;
        }
        [home showViewController:screen sender:nil];
      }
      @end
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open { [Presenter show:[[Plain alloc] init] from:self modal:YES]; }
      @end
      """
    ])
    #expect(found.transitions.map(\.words) == ["Home show Plain"])
  }
}
