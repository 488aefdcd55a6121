import Testing
import VCObjectiveCSource
import VCSwiftSource

@Suite("UIKit: presentations by methods of libraries", .enabled(if: SwiftSource.isAvailable))
struct LibraryPresentTests {
  private func presented(_ call: String, around: String = "") -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Home: UIViewController {
        let presenter = Presenter()
        func open(_ text: String) { \(call) }
      }
      \(around)
      """)
  }

  @Test(
    "the argument that is a controller is presented",
    arguments: [
      "presentPanModal(Detail())", "customPresentViewController(presenter, viewController: Detail(), animated: true)",
      "self.presentAsStork(Detail(), height: 300)", "navigationController?.presentPopup(content: text, vc: Detail())",
      "mz_presentFormSheet(Detail())", "navigationController?.presentPopupBar(with: Detail())",
    ])
  func libraryMethods(call: String) { #expect(presented(call) == ["Home present Detail"]) }

  @Test("the row of a form shows the controller that its closure creates")
  func controllerProviders() {
    #expect(
      presented("row.presentationMode = .show(controllerProvider: .callback { Detail() })") == ["Home show Detail"])
    #expect(
      presented("row.presentationMode = .presentModally(controllerProvider: .callback { Detail() }, onDismiss: nil)")
        == ["Home present Detail"])
  }

  @Test("a method that a library adds to navigation controllers pushes its argument")
  func pushes() {
    #expect(presented("navigationController?.pushFade(viewController: Detail())") == ["Home push Detail"])
    #expect(presented("pushFade(viewController: Detail())") == [])
    #expect(presented("navigationController?.pushed(Detail())") == [])
  }

  @Test(
    "other arguments, receivers and names are not presentations",
    arguments: [
      "presentPanModal(text)", "presentPanModal(self)", "presentMessage(text, from: Detail())",
      "presenter.presentDetail(Detail())", "presentation(Detail())", "represent(Detail())", "presentLater { Detail() }",
    ])
  func others(call: String) { #expect(presented(call) == []) }

  @Test(
    "messages of Objective-C libraries present as well",
    arguments: [
      "presentPopupViewController:self.help animationType:1",
      "mz_presentFormSheetController:self.help animated:YES completionHandler:nil",
    ])
  func messages(message: String) {
    #expect(objectiveC("- (void)open { [self \(message)]; }") == ["Home present Help"])
  }

  @Test("a method of the app presents what its code does")
  func ownMethods() {
    let own = "extension UIViewController { func presentCard(_ card: UIViewController) { show(Other(), sender: nil) } }"
    #expect(presented("presentCard(Detail())", around: own) == ["Home show Other"])
  }

  @Test("the caller that passes the controller and the presenter is the source")
  func managers() {
    let manager = """
      class Manager {
        let style: Presenter = { Presenter() }()
        func present(alert: UIViewController, in controller: UIViewController) {
          controller.customPresentViewController(style, viewController: alert, animated: true)
        }
      }
      """
    #expect(presented("Manager().present(alert: Detail(), in: self)", around: manager) == ["Home present Detail"])
  }

  @Test("A property with a closure is no method, whatever its name: the function is followed that it receives")
  func closures() {
    let found = transitions(
      """
      class Code: UIViewController {}
      class Node: UIViewController {
        private var presentCode: ((UINavigationController) -> Void)!
        static func make(presentCode: @escaping (UINavigationController) -> Void) -> Node {
          let node = Node()
          node.presentCode = presentCode
          return node
        }
        func tap() {
          guard let stack = navigationController else { return }
          presentCode(stack)
        }
      }
      class Coordinator {
        func node() -> Node { Node.make(presentCode: showCode) }
        private func showCode(on stack: UINavigationController) { stack.pushViewController(Code(), animated: true) }
      }
      """)
    #expect(found == ["Node push Code"])
  }

  @Test("A library's class for alerts creates one, or presents it on a controller")
  func alerts() {
    let alert = "UIAlertController@App.swift:5"
    #expect(presented("AlertHelper.present(self, message: text)") == ["Home present \(alert)"])
    #expect(
      presented("let alert = AlertHelper.build(message: text); present(alert, animated: true)") == [
        "Home present \(alert)"
      ])
  }

  @Test(
    "Other functions of such classes, and classes for something else, present no alerts",
    arguments: [
      "AlertHelper.log(self, message: text)", "Banner.present(self, message: text)",
      "AlertQueue.show(text, title: text)", "AlertHelper.present(self)",
    ])
  func otherFunctions(call: String) { #expect(presented(call) == []) }
}

@Suite("Screens on the topmost controller, with the library URLNavigator", .enabled(if: SwiftSource.isAvailable))
struct NavigatorTests {
  private func shown(_ call: String, _ type: String = "NavigatorType", others: String = "") -> [String] {
    transitions(
      others + """
        final class Home: UIViewController {
          private let navigator: \(type)
          func tapped() { \(call) }
        }
        final class Detail: UIViewController {}
        """)
  }

  @Test("The code that calls the navigator asks")
  func calls() {
    #expect(shown("navigator.push(Detail())") == ["Home push Detail"])
    #expect(shown("navigator.present(Detail(), wrap: UINavigationController.self)") == ["Home present Detail"])
    #expect(shown("self.navigator.push(\"app://detail\")").isEmpty)
  }

  @Test("A type of the app with the library's name has its own methods")
  func ownType() {
    #expect(
      shown("navigator.push(Detail())", "Navigator", others: "class Navigator { func push(_ a: Any) {} }\n").isEmpty)
  }
}

@Suite("UIKit: search results", .enabled(if: SwiftSource.isAvailable))
struct SearchConstructorTests {
  @Test("The screen presents the search controller, which contains the results")
  func results() {
    let found = transitions(
      """
      class Results: UITableViewController {}
      class Home: UIViewController {
        override func viewDidLoad() {
          navigationItem.searchController = UISearchController(searchResultsController: Results())
        }
      }
      """)
    #expect(found == ["Home present UISearchController@App.swift:4", "UISearchController@App.swift:4 child Results"])
  }

  @Test("A screen that shows the results itself presents nothing of its own")
  func ownResults() {
    #expect(
      transitions("class Home: UIViewController { let search = UISearchController(searchResultsController: nil) }")
        .isEmpty)
  }

  @Test("The same in Objective-C")
  func objectiveCResults() {
    let found = objectiveC(
      "- (void)viewDidLoad { id a = [[UISearchController alloc] initWithSearchResultsController:[Help new]]; }")
    #expect(
      found.map { $0.replacing(#/@Home.m:\d+/#, with: "") } == [
        "Home present UISearchController", "UISearchController child Help",
      ])
  }

  @Test("A navigation configuration of Tempura maps requests to the screens that it shows, and hides others")
  func navigationConfiguration() {
    let found = transitions(
      """
      class DetailVC: ViewControllerWithLocalState<DetailView> {}
      class HelpVC: ViewController<HelpView> {}
      class HomeVC: UIViewController {}
      extension HomeVC: RoutableWithConfiguration {
        var navigationConfiguration: [NavigationRequest: NavigationInstruction] {
          [
            .show("detail"): .push { context in
              let state = context as? DetailState ?? .init()
              return DetailVC(store: self.store, localState: state)
            },
            .show("help"): .presentModally { _ in HelpVC(store: self.store) },
            .hide("help"): .dismissModally(behaviour: .hard),
          ]
        }
      }
      struct Queue { func fill() { send(.push { DetailVC() }) } }
      """)
    #expect(found == ["HomeVC push DetailVC", "HomeVC present HelpVC"])
  }
}
