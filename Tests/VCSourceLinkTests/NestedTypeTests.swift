import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Types inside a screen, which act for it.
@Suite("Types inside screens", .enabled(if: SwiftSource.isAvailable))
struct NestedTypeTests {
  @Test("The coordinator of a representable asks for the view, if nobody else does")
  func coordinator() {
    let found = transitions(
      """
      struct WebView: UIViewRepresentable {
        func makeUIView(context: Context) -> Web { Web() }
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator: NSObject, WebDelegate {
          func web(_ web: Web, says text: String) {
            let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
            topmost()?.present(alert, animated: true)
          }
          func topmost() -> UIViewController? { nil }
        }
      }
      """)
    #expect(found == ["WebView present UIAlertController@App.swift:6"])
  }

  @Test("A class inside a type that is no screen has no source")
  func helper() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      struct Helper {
        class Worker: NSObject {
          func open() { topmost()?.present(Detail(), animated: true) }
          func topmost() -> UIViewController? { nil }
        }
      }
      """)
    #expect(found == ["(Helper.Worker) present Detail"])
  }

  @Test("Types in an extension of an alias are nested in the aliased type, which may be another one in another file")
  func inAliases() {
    func extending(_ type: String) -> String {
      """
      private typealias Target = \(type)
      extension Target { struct Tile: View { var body: some View { NavigationLink("") { Detail() } } } }
      """
    }
    let views = """
      struct Feed: View { struct Page: View { var body: some View { Tile() } } }
      struct Shelf: View { var body: some View { Tile() } }
      struct Detail: View { var body: some View { Text("") } }
      """
    let found = map(["App.swift": views, "Feed.swift": extending("Feed.Page"), "Shelf.swift": extending("Shelf")])
    #expect(found.transitions.map(\.words) == ["Feed.Page.Tile link Detail", "Shelf.Tile link Detail"])
  }
}
