import Testing
import VCModel
import VCSwiftSource

@Suite("Overloads for views and controllers", .enabled(if: SwiftSource.isAvailable))
struct OverloadTests {
  @Test("A subclass's overload for views does not hide the inherited one for controllers")
  func viewsBesideControllers() {
    let found = transitions(
      """
      protocol Coordinating { var root: UIViewController { get } }
      extension Coordinating {
        func show(_ controller: UIViewController, fades: Bool = true) { root.present(controller, animated: fades) }
      }
      class Coordinator: Coordinating { var root: UIViewController }
      class Home: Coordinator {
        func show(_ view: some View, fades: Bool = true) { show(UIHostingController(rootView: view), fades: fades) }
        func openPage() { show(Page()) }
        func openDetail() { show(Detail()) }
      }
      class Detail: UIViewController {}
      struct Page: View { var body: some View { Text("") } }
      """)
    #expect(
      found == [
        "(Home) present UIHostingController@App.swift:7", "UIHostingController@App.swift:7 hosts Page",
        "(Home) present Detail",
      ])
  }
}
