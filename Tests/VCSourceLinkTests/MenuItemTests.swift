import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: routes in the items of menus", .enabled(if: SwiftSource.isAvailable))
struct MenuItemTests {
  private let app =
    routedViews + """

      enum Page: Hashable { case account, help }
      struct Item: Identifiable { let title: String; let page: Page }
      enum Entry: CaseIterable { case first, second; var page: Page { switch self { case .first: .account; case .second: .help } } }
      final class Navigator { var path = NavigationPath(); func push(_ page: Page) { path.append(page) } }
      struct Root: View {
        @State var navigator = Navigator()
        var body: some View {
          NavigationStack(path: $navigator.path) {
            Text("").navigationDestination(for: Page.self) { page in
              switch page {
              case .account: Account()
              case .help: Help()
              }
            }
          }
        }
      }

      """

  private func sent(_ code: String) -> Set<String> {
    Set(transitions(app + code).filter { $0.hasPrefix("Menu ") })
  }

  private let both: Set<String> = ["Menu destination Account", "Menu destination Help"]

  @Test(
    "Items in a list of the view, in a parameter, in a loop, and cases with a route of their own",
    arguments: [
      """
      let items = [Item(title: "A", page: .account), Item(title: "B", page: .help)]
      var body: some View { ForEach(items) { item in Button("") { navigator.push(item.page) } } }
      """,
      """
      let items = [Item(title: "A", page: .account), Item(title: "B", page: .help)]
      var body: some View { List(items) { item in NavigationLink(value: item.page) { Text("") } } }
      """,
      """
      var body: some View { card([Item(title: "A", page: .account), Item(title: "B", page: .help)]) }
      func card(_ items: [Item]) -> some View { ForEach(items) { item in Button("") { navigator.push(item.page) } } }
      """,
      "func all() { for item in [Item(title: \"A\", page: .account), Item(title: \"B\", page: .help)] { navigator.push(item.page) } }",
      "var body: some View { ForEach(Entry.allCases) { entry in Button(\"\") { navigator.push(entry.page) } } }",
    ])
  func lists(members: String) {
    #expect(sent("struct Menu: View { let navigator: Navigator\n\(members) }") == both)
  }

  @Test("The view that creates a row with an item sends the item's route")
  func rows() {
    let code = """
      struct Menu: View { var body: some View { Row(item: Item(title: "A", page: .help)) } }
      struct Row: View {
        let item: Item
        let navigator: Navigator
        var body: some View { Button("") { navigator.push(item.page) } }
      }
      """
    #expect(sent(code) == ["Menu destination Help"])
  }
}
