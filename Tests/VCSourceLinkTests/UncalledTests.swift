import Testing
import VCModel
import VCSwiftSource

@Suite("Helpers that no code calls", .enabled(if: SwiftSource.isAvailable))
struct UncalledTests {
  private let screens = """
    class Home: UIViewController {}
    class Detail: UIViewController {}
    protocol Showing {}

    """

  private func found(_ code: String) -> [String] { transitions(screens + code) }

  @Test(
    "Helpers of system classes and global functions have no transitions",
    arguments: [
      "extension UIViewController { func showDetail(animated: Bool) { present(Detail(), animated: animated) } }",
      "extension UINavigationController: Showing { func open(_ other: UIViewController) { pushViewController(other, animated: true) } }",
      "func showDetail(on host: UIViewController) { host.present(Detail(), animated: true) }",
      "extension View { func help(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Detail() } } }",
    ])
  func uncalled(helper: String) { #expect(found(helper).isEmpty) }

  private let helper =
    "extension UIViewController { func showDetail(_ flag: Bool) { present(Detail(), animated: flag) } }\n"

  @Test(
    "Code may call them, or pass them by name",
    arguments: [
      "extension Home { func tap() { showDetail(true) } }",
      "extension Home { func tap() { [true].forEach(showDetail) } }",
      "extension Home { func tap(home: Home) { [true].forEach(home.showDetail) } }",
      "extension Home { func tap() { onTap = showDetail } }",
    ])
  func called(code: String) { #expect(!found(helper + code).isEmpty) }

  @Test(
    "UIKit may call methods with an attribute, of its protocols, and of controllers; parameterless ones may be passed",
    arguments: [
      "extension UIViewController { @objc func showDetail(_ sender: Any) { present(Detail(), animated: true) } }",
      "extension UIViewController: Listening { func didSelect(_ row: Int) { present(Detail(), animated: true) } }",
      "class Help: UIViewController { func showDetail(_ sender: Any) { present(Detail(), animated: true) } }",
      "extension UIViewController { func showDetail() { present(Detail(), animated: true) } }",
    ])
  func mayBeCalled(code: String) { #expect(!found(code).isEmpty) }

  @Test("Methods that an extension gives to all types of a protocol")
  func protocols() {
    let helper =
      "extension Showing where Self: UIViewController { func showDetail() { present(Detail(), animated: true) } }\n"
    #expect(found(helper) == [])
    #expect(found(helper + "extension Home: Showing { func tap() { showDetail() } }") == ["Home present Detail"])
  }

  @Test("Static functions of types that are no screens")
  func statics() {
    let helper =
      "enum Alerts { static func show(on host: UIViewController) { host.present(Detail(), animated: true) } }\n"
    #expect(found(helper) == [])
    #expect(found(helper + "extension Home { func tap() { Alerts.show(on: self) } }") == ["Home present Detail"])
    #expect(
      found(helper + "extension Home { func tap() { [self].forEach(Alerts.show) } }") == ["(Alerts) present Detail"])
    let factory = "class Screens: Library { static func make(for id: Int) { host.present(Detail(), animated: true) } }"
    #expect(found(factory) == ["(Screens) present Detail"])
  }
}
