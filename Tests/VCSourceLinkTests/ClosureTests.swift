import Testing
import VCSwiftSource

/// Closures that are written in one type and called in another, with their arguments and results.
@Suite("UIKit: closures", .enabled(if: SwiftSource.isAvailable))
struct ClosureTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  @Test("The code that calls a stored closure determines the target; the code that wrote it is the source")
  func keptClosures() {
    let found = transitions(
      screens + """
        class Model {
          var onShow: ((UIViewController) -> Void)?
          func choose() { push(Detail()) }
          private func push(_ screen: UIViewController) { onShow?(screen) }
        }
        class List: UIViewController {
          let model = Model()
          func prepare() {
            model.onShow = { [weak self] screen in self?.navigationController?.pushViewController(screen, animated: true) }
          }
        }
        """)
    #expect(found == ["List push Detail"])
  }

  @Test("A closure may be passed to an initialiser that stores it, or to a function that calls it")
  func givenClosures() {
    let found = transitions(
      screens + """
        class Loader {
          private let finish: (UIViewController) -> Void
          init(finish: @escaping (UIViewController) -> Void) { self.finish = finish }
          func load(_ done: (UIViewController) -> Void) { finish(Detail()); done(Other()) }
        }
        class List: UIViewController {
          func open() {
            let loader = Loader(finish: { screen in self.present(screen, animated: true) })
            loader.load { screen in self.show(screen, sender: self) }
          }
        }
        """)
    #expect(found == ["List present Detail", "List show Other"])
  }

  @Test("The controller that calls a closure which creates a screen is the source, wherever the closure is written")
  func makers() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          let make: () -> UIViewController
          init(make: @escaping () -> UIViewController) { self.make = make }
          func open() { present(make(), animated: true) }
        }
        func start() -> List { List(make: { Detail() }) }
        """)
    #expect(found == ["List present Detail"])
  }

  @Test("The content of an optional is passed to a closure")
  func optionals() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          var next: UIViewController?
          func prepare() { next = Detail() }
          func open() { next.map { present($0, animated: true) } }
        }
        """)
    #expect(found == ["List present Detail"])
  }

  @Test("An object that is passed to its closures instead of being captured")
  func handedSelf() {
    let found = transitions(
      screens + """
        protocol Stage: AnyObject { func push(view: UIViewController) }
        class List: UIViewController, Stage {
          func push(view: UIViewController) { navigationController?.pushViewController(view, animated: true) }
        }
        class Presenter {
          weak var view: Stage?
          func bind() {
            Binder(self) { target, value in
              guard let view = target.view else { return }
              view.push(view: Detail())
            }
          }
        }
        """)
    #expect(found == ["List push Detail"])
  }

  @Test("A function or closure with a local name shows its argument")
  func localFunctions() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          func open(_ given: UIViewController) {
            func go(_ count: Int, to screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
            let cover = { (screen: UIViewController) in self.present(screen, animated: true) }
            let stay = { (screen: UIViewController) in print(screen) }
            go(1, to: Detail())
            go(2, to: Other())
            cover(Other())
            stay(Detail())
          }
        }
        """)
    #expect(found == ["List push Detail", "List push Other", "List present Other"])
  }

  @Test("Tabs create their controllers in closures")
  func tabs() {
    let found = transitions(
      screens + """
        class Tabs: UITabBarController {
          func fill() {
            tabs = [
              UITab(title: "Detail", image: nil, identifier: "detail") { _ in Detail() },
              UITabGroup(title: "More", image: nil, identifier: "more", children: [
                UITab(title: "Other", image: nil, identifier: "other") { _ in Other() }
              ]),
            ]
          }
        }
        class Filter { var tabs: [UITab] = []; func fill() { tabs = [UITab(title: "", image: nil, identifier: "") { _ in Detail() }] } }
        """)
    #expect(found == ["Tabs tab Detail", "Tabs tab Other"])
  }

  @Test("The closure that turns an optional into a screen")
  func mappedOptionals() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      struct Card: View { let model: Model; var body: some View { Text("") } }
      class Home: UIViewController {
        func open() {
          guard let detail = find().map({ Detail(item: $0) }) else { return }
          show(detail, sender: self)
        }
      }
      struct Start: View {
        var body: some View { NavigationLink(destination: destination) { Text("Start") } }
        var destination: some View { Model(id: 1).map { Card(model: $0) } }
      }
      """)
    #expect(found == ["Home show Detail", "Start link Card"])
  }
}
