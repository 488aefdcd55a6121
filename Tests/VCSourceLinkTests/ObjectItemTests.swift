import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: sheets whose item is an object", .enabled(if: SwiftSource.isAvailable))
struct ObjectItemTests {
  private let home = """
    struct Order: Identifiable { let id: Int }
    class Model: ObservableObject {
      @Published var order: Order?
      var bound: Binding<Order?> { Binding(get: { order }, set: { order = $0 }) }
      func show(_ order: Order) { self.order = order }
    }
    struct Page: View { let order: Order; var body: some View { Text("") } }

    """

  private func sent(_ code: String, item: String = "$model.order") -> [String] {
    let home =
      home + """
        struct Home: View {
          @StateObject var model = Model()
          var body: some View {
            Button("A") { model.order = Order(id: 2) }.sheet(item: \(item)) { order in Page(order: order) }
          }
        }
        struct Row: View { @EnvironmentObject var model: Model; var body: some View { Button("B") { \(code) } } }
        """
    return map(["App.swift": home]).transitions.map { "\($0.words) for \($0.via?.value ?? "-")" }
  }

  @Test(
    "The code that sets the property to an object sends it",
    arguments: [
      "model.order = Order(id: 1)", "let order = Order(id: 1); model.order = order", "model.show(Order(id: 1))",
    ])
  func senders(code: String) {
    #expect(sent(code) == ["Home sheet Page for -", "Row sheet Page for Order"])
  }

  @Test("The code that sets a binding to an object sends it")
  func bindings() {
    #expect(
      sent("model.bound.wrappedValue = Order(id: 1)", item: "model.bound") == [
        "Home sheet Page for -", "Row sheet Page for Order",
      ])
  }

  @Test("The view that lists objects sends one of them, not the view that passes the list")
  func listed() {
    let rows = """
      struct Rows: View {
        @EnvironmentObject var model: Model
        let orders: [Order]
        var body: some View { ForEach(orders) { order in Button("C") { model.order = order } } }
      }
      struct Far: View {
        @State var orders: [Order] = []
        var body: some View { Rows(orders: orders); Button("D") { orders = [Order(id: 3)] } }
      }
      """
    let found = map([
      "App.swift": home + rows + """
        struct Home: View {
          @StateObject var model = Model()
          var body: some View { Text("").sheet(item: $model.order) { order in Page(order: order) } }
        }
        """
    ])
    #expect(found.transitions.map(\.words) == ["Rows sheet Page", "Home sheet Page"])
  }

  @Test("`nil` and other properties are not sent", arguments: ["model.order = nil", "model.other = Order(id: 1)"])
  func others(code: String) { #expect(sent(code) == ["Home sheet Page for -"]) }

  private let boxes = """
    class Box<Content>: Identifiable { let content: Content; init(_ content: Content) { self.content = content } }
    struct Setting: Identifiable { let id: Int; var page: Page }
    enum Page { case help, about }
    struct Help: View { var body: some View { Text("") } }
    struct About: View { var body: some View { Text("") } }
    class Model: ObservableObject {
      @Published var box: Box<Page>?
      @Published var setting: Setting?
      func open(_ page: Page) { setting = Setting(id: 1, page: page) }
      func change(_ setting: Setting) { self.setting = setting }
    }
    struct Home: View {
      @StateObject var model = Model()
      var body: some View {
        Text("").sheet(item: $model.box) { box in
          switch box.content {
          case .help: Help()
          case .about: About()
          }
        }
        .fullScreenCover(item: $model.setting) { setting in screen(for: setting.page) }
      }
      @ViewBuilder func screen(for page: Page) -> some View {
        switch page {
        case .help: Help()
        case .about: About()
        }
      }
    }

    """

  @Test(
    "If a case in the object decides, it leads to its own view",
    arguments: [
      ("model.box = Box(.about)", ["Row sheet About for Page.about"]),
      ("model.box = .init(Page.help)", ["Row sheet Help for Page.help"]),
      ("model.setting = Setting(id: 1, page: .help)", ["Row fullScreenCover Help for Page.help"]),
      ("model.open(.about)", ["Row fullScreenCover About for Page.about"]),
      ("model.change(Setting(id: 1, page: .about))", ["Row fullScreenCover About for Page.about"]),
      ("model.box = unknown()", []),
    ])
  func casesInside(code: String, sent: [String]) {
    let row =
      "struct Row: View { @EnvironmentObject var model: Model; var body: some View { Button(\"B\") { \(code) } } }"
    let found = map(["App.swift": boxes + row]).transitions.filter { $0.source != "Home" }
    #expect(found.map { "\($0.words) for \($0.via?.value ?? "-")" } == sent)
  }
}
