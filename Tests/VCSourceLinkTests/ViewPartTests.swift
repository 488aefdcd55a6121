import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: parts of views are not screens", .enabled(if: SwiftSource.isAvailable))
struct ViewPartTests {
  @Test("A view whose only builder is for a part of it, such as its menu items, is the screen itself")
  func parts() {
    let found = transitions(
      """
      struct Entry: View { var body: some View { Text("A") } }
      struct Detail: View { var body: some View { Text("B") } }
      struct Framed<Title: View, Content: View>: View {
        let title: Title
        let content: Content
        var body: some View { VStack { title; content } }
      }
      struct Choices<Title: View, Items: View>: View {
        var title: Title
        let menuItems: Items
        init(_ title: Title, @ViewBuilder menuItems: () -> Items) {}
        var body: some View { Framed(title: title, content: VStack { menuItems }) }
      }
      struct Panel<Items: View, Content: View>: View {
        @ViewBuilder let menuItems: () -> Items
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { menuItems(); content() } }
      }
      class Home: UIViewController {
        func show() { present(UIHostingController(rootView: Choices(Text("C"), menuItems: { Entry() })), animated: true) }
        func showTrailing() { present(UIHostingController(rootView: Choices(Text("D")) { Entry() }), animated: true) }
        func showPanel() {
          present(UIHostingController(rootView: Panel(menuItems: { Entry() }, content: { Detail() })), animated: true)
        }
      }
      """)
    let hosted = found.filter { $0.contains(" hosts ") }.map { $0.split(separator: " ").last ?? "" }
    #expect(hosted == ["Choices", "Choices", "Detail"])
  }

  @Test(
    "A form or list shows another screen only if a view of the app is its only content",
    arguments: [
      ("Detail()", ["Home link Detail"]), ("Detail().padding()", ["Home link Detail"]),
      ("Section { Detail() }", ["Home link ?"]), ("Detail(); Entry()", ["Home link ?"]),
      ("ForEach(rows) { _ in Entry() }", ["Home link ?"]),
    ])
  func forms(content: String, links: [String]) {
    for container in ["Form", "List"] {
      let found = transitions(
        """
        struct Entry: View { var body: some View { Text("A") } }
        struct Detail: View { var body: some View { Text("B") } }
        struct Home: View {
          let rows: [Int] = []
          var body: some View {
            VStack { NavigationLink { \(container) { \(content) }.navigationTitle("C") } label: { Text("D") } }
          }
        }
        """)
      #expect(found == links.filter { !$0.hasSuffix("?") })
    }
  }

  @Test("A library's view beside other parts of a layout is no screen; alone, it is one")
  func libraryViews() {
    func home(_ parts: String) -> [String] {
      transitions(
        "struct Home: View { var body: some View { Text(\"\").sheet(isPresented: $isShown) { ZStack { \(parts) } } } }")
    }
    #expect(home("Text(\"\"); ConfettiCannon(counter: $count)") == [])
    #expect(home("ConfettiCannon(counter: $count)") == ["Home sheet ConfettiCannon"])
  }
}
