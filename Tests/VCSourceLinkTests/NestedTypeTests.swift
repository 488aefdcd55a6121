import Testing
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
}
