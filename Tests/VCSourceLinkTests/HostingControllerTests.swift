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
}
