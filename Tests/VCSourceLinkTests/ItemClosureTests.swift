import Testing
import VCModel
import VCSwiftSource

@Suite("Closures of the items that a screen lists", .enabled(if: SwiftSource.isAvailable))
struct ItemClosureTests {
  private func shown(_ tap: String, item: String = "struct Item { let title: String; let action: () -> Void }")
    -> [String]
  {
    transitions(
      """
      \(item)
      final class Menu: UIViewController {
        private let items: [Item]
        init(items: [Item]) { self.items = items; super.init(nibName: nil, bundle: nil) }
        func select(_ row: Int) { \(tap) }
      }
      final class Detail: UIViewController {}
      final class Flow {
        var top: UIViewController?
        func showMenu() {
          var items: [Item] = []
          items.append(Item(title: "Detail", action: { self.top?.present(Detail(), animated: true) }))
          top?.present(Menu(items: items), animated: true)
        }
      }
      final class Home: UIViewController {
        let flow = Flow()
        func tap() { flow.showMenu() }
      }
      """
    ).sorted()
  }

  @Test("The screen that calls an item's closure asks")
  func menu() {
    #expect(shown("items[row].action()") == ["Home present Menu", "Menu present Detail"])
  }

  @Test("A pop-up that dismisses itself does not ask")
  func popUp() {
    #expect(
      shown("let item = items[row]; dismiss(animated: true) { item.action() }") == [
        "Home present Detail", "Home present Menu",
      ])
  }
}
