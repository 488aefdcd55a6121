import Testing
import VCSwiftSource

@Suite("SwiftUI: hosting controllers of libraries", .enabled(if: SwiftSource.isAvailable))
struct HostingControllerTests {
  @Test(
    "the view, whatever its label is",
    arguments: [
      "content: Detail()", "content: detail()", "Detail(), isModal: true", "rootView: Detail()",
      "rootView: AnyView(erasing: detail())",
    ])
  func content(arguments: String) {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("A") } }
      class Home: UIViewController {
        func detail() -> some View { Detail().tint(.red) }
        func open() { present(DismissibleHostingController(\(arguments)), animated: true) }
      }
      """)
    #expect(found.contains { $0.hasSuffix("hosts Detail") })
  }

  @Test("A property of any view that hosts it")
  func hostingProperty() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      extension View { var hosted: UIViewController { UIHostingController(rootView: self) } }
      class Home: UIViewController {
        func open() { present(Detail().hosted, animated: true) }
        func help() {
          let screen = Help().hosted
          navigationController?.pushViewController(screen, animated: true)
        }
      }
      """)
    #expect(found.filter { $0.contains(" hosts ") }.map { $0.split(separator: " ").last } == ["Detail", "Help"])
  }

  @Test("A hosting controller that is made to measure or draw a view does not show it")
  func measured() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("") } }
      enum Layout {
        static func size() -> CGSize {
          let controller = UIHostingController(rootView: Detail())
          return controller.sizeThatFits(in: .zero)
        }
        static var picture: UIImage { UIHostingController(rootView: Detail()).view.picture }
      }
      """)
    #expect(found.isEmpty)
  }
}
