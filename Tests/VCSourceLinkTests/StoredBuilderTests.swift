import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: builders that are stored, and what is not a screen", .enabled(if: SwiftSource.isAvailable))
struct StoredBuilderTests {
  private let views = """
    struct Detail: View { var body: some View { Text("") } }
    struct Other: View { var body: some View { Text("") } }

    """

  private func found(_ code: String) -> [String] { transitions(views + code) }

  @Test(
    "A wrapper's initialiser stores its builder",
    arguments: ["Sub(\"a\") { Detail() }", "Sub(\"a\", page: { Detail() })", "Sub(\"a\", page: Detail.init)"])
  func initialisers(call: String) {
    let code = """
      struct Sub<Page: View>: View {
        let content: () -> Page
        init(_ title: String, @ViewBuilder page: @escaping () -> Page) { self.content = page }
        var body: some View { NavigationLink { content() } label: { Text("") } }
      }
      struct Home: View { var body: some View { ScrollView { \(call) } } }
      """
    #expect(found(code) == ["Home link Detail"])
  }

  @Test(
    "A view that pushes the content that it receives: each user pushes a controller of its own",
    arguments: ["page()", "self.page().environmentObject(model)"])
  func hosts(root: String) {
    let code = """
      struct Push<Page: View>: View {
        var page: () -> Page
        var body: some View {
          Button("") { stack.pushViewController(UIHostingController(rootView: \(root)), animated: true) }
        }
      }
      struct Home: View { var body: some View { List { Text("").overlay(Push(page: { Detail() })) } } }
      struct Help: View {
        var body: some View { List { Text("").overlay(Push { Other() }) } }
      }
      """
    #expect(
      Set(found(code)) == [
        "Home push UIHostingController@App.swift:9", "UIHostingController@App.swift:9 hosts Detail",
        "Help push UIHostingController@App.swift:11", "UIHostingController@App.swift:11 hosts Other",
      ])
  }

  @Test("Only the result of a function with a `return` statement is shown")
  func results() {
    let code = """
      class Model { func page() -> AnyView? { Log().note(Other()); return AnyView(Detail()) } }
      struct Home: View {
        let model = Model()
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { model.page() } }
      }
      """
    #expect(found(code) == ["Home sheet Detail"])
  }

  @Test(
    "Fields, texts and a library's wrapper without a view in it are no screens",
    arguments: [
      "VStack { Text(\"\"); NameTextField() }", "VStack { TitleText() }", "WithTracking { VStack { Text(\"\") } }",
    ])
  func parts(content: String) {
    let code = """
      struct NameTextField: View { var body: some View { Text("") } }
      struct TitleText: View { var body: some View { Text("") } }
      struct Home: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { \(content) } }
      }
      """
    #expect(found(code).isEmpty)
  }

  @Test(
    "An alert that is bound to a library's state",
    arguments: [".alert($model.alert) { action in tap(action) }", ".alert($model.page.alert)"])
  func alerts(modifier: String) {
    let code = "struct Home: View { @Bindable var model: Model; var body: some View { Text(\"\")\(modifier) } }"
    #expect(found(code) == ["Home alert Alert@App.swift:3"])
  }

  @Test(
    "A view that shows the results of its builders in sheets is a screen itself",
    arguments: [
      (
        "Form { Text(title) }.sheet(isPresented: $isShown) { page() }",
        ["UIHostingController@App.swift:13 hosts Sub", "Sub sheet Detail"]
      ),
      (
        "Form { Text(title) }.sheet(isPresented: $isShown) { NavigationView { page() } }",
        ["UIHostingController@App.swift:13 hosts Sub", "Sub sheet Detail"]
      ),
      ("VStack { AnyView(page()) }", ["UIHostingController@App.swift:13 hosts Detail"]),
      ("page()", ["UIHostingController@App.swift:13 hosts Detail"]),
      ("VStack { section() }", ["UIHostingController@App.swift:13 hosts Detail"]),
    ])
  func erasedInSheet(body: String, expected: [String]) {
    let code = """
      struct Sub: View {
        private let page: () -> AnyView
        @State private var isShown = false
        init(page: @escaping () -> AnyView) { self.page = page }
        var body: some View { \(body) }
        func section() -> some View { self.page() }
      }
      struct Factory {
        func make() -> UIViewController {
          let page = { AnyView(Detail()) }
          return UIHostingController(rootView: Sub(page: page))
        }
      }
      """
    #expect(Set(found(code)) == Set(expected))
  }
}
