import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: containers of coordinators", .enabled(if: SwiftSource.isAvailable))
struct OwnContainerTests {
  private func found(_ container: String, _ call: String) -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Main: UITabBarController {}
      class Coordinator {
        let container: \(container)
        func showDetail() { container.\(call) }
      }
      class Home: UIViewController {
        var coordinator: Coordinator?
        func open() { coordinator?.showDetail() }
      }
      """)
  }

  @Test(
    "the screen that asks is the source, whatever contains it",
    arguments: ["UINavigationController", "UISplitViewController", "UITabBarController"])
  func general(container: String) {
    #expect(found("\(container) = \(container)()", "present(Detail(), animated: true)") == ["Home present Detail"])
  }

  @Test("a container of the app's own class is the source itself")
  func own() { #expect(found("Main", "present(Detail(), animated: true)") == ["Main present Detail"]) }

  @Test("A property of a screen that has the name of a container around it")
  func namedLikeSurroundings() {
    let found = transitions(
      """
      class Columns: UISplitViewController {}
      class Home: UIViewController {
        var splitViewController = Columns()
        func fill() {
          self.splitViewController.viewControllers = [List(), Detail()]
          splitViewController.showDetailViewController(Detail(), sender: nil)
        }
      }
      class Other: UIViewController {
        func fill() { splitViewController?.showDetailViewController(Detail(), sender: nil) }
      }
      class List: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(
      found == [
        "Columns column List", "Columns column Detail", "Columns showDetail Detail", "Other showDetail Detail",
      ])
  }

  @Test(
    "A controller that uses the stack of an object which is no screen asks itself; other code does not tell who asks")
  func stackOfObject() {
    let found = transitions(
      """
      class Stack: UINavigationController {}
      class Environment { weak var navigationController: Stack? }
      class Home: UIViewController {
        var environment: Environment!
        func open() { environment.navigationController?.pushViewController(Detail(), animated: true) }
        func restart() { environment.navigationController?.setViewControllers([Detail()], animated: true) }
      }
      class Helper {
        let environment: Environment
        func help() { environment.navigationController?.pushViewController(Help(), animated: true) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(found == ["Home push Detail", "Stack set Detail", "Stack push Help"])
  }

  @Test(
    "A container that is its own delegate asks for its delegate methods",
    arguments: [
      ("splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController)", "Panes"),
      ("update(_ splitViewController: UISplitViewController)", ""),
    ])
  func ownDelegate(method: String, source: String) {
    let code = """
      final class Detail: UIViewController {}
      final class Panes: UISplitViewController, UISplitViewControllerDelegate {
        func \(method) { splitViewController.present(Detail(), animated: true) }
      }
      """
    #expect(map(["App.swift": code]).transitions.map { $0.source ?? "" } == [source])
  }

  @Test(
    "A screen asks a stack that it knows by a protocol; a stack that it knows by its class pushes itself",
    arguments: [("Flow", "List push Detail"), ("Stack", "Stack push Detail")])
  func stackBehindProtocol(type: String, expected: String) {
    let found = transitions(
      """
      enum Step { case list, detail }
      protocol Flow: AnyObject { func move(to step: Step) }
      final class Stack: UINavigationController, Flow {
        func move(to step: Step) { pushViewController(screen(for: step), animated: true) }
        private func screen(for step: Step) -> UIViewController {
          switch step {
          case .list: return List(flow: self)
          case .detail: return Detail()
          }
        }
      }
      final class List: UIViewController {
        weak var flow: \(type)?
        init(flow: \(type)) { self.flow = flow }
        func tap() { flow?.move(to: .detail) }
      }
      final class Detail: UIViewController {}
      """)
    #expect(found == ["Stack push List", expected])
  }
}
