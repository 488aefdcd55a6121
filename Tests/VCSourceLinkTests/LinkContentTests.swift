import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: the content of links and wrappers", .enabled(if: SwiftSource.isAvailable))
struct LinkContentTests {
  @Test(
    "A row whose content is built when the row is created",
    arguments: [
      "NavigationLink(destination: content) { Text(title) }", "NavigationLink { content } label: { Text(title) }",
    ])
  func storedContent(link: String) {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("A") } }
      struct Row<Content: View>: View {
        let title: String
        @ViewBuilder var content: Content
        var body: some View { \(link) }
      }
      struct Home: View { var body: some View { Row(title: "B") { Detail() } } }
      """)
    #expect(found == ["Home link Detail"])
  }

  @Test("A link in a function that several views call belongs to each of them")
  func sharedFunctions() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("A") } }
      enum Rows {
        @ViewBuilder static func detail() -> some View { NavigationLink(destination: Detail()) { Text("B") } }
        static func unused() -> some View { NavigationLink(destination: Detail()) { Text("C") } }
      }
      struct Home: View { var body: some View { Rows.detail() } }
      struct List: View { var body: some View { VStack { Rows.detail() } } }
      """)
    #expect(found == ["Home link Detail", "List link Detail", "(Rows) link Detail"])
  }

  @Test("A row that receives the value of its link, and views that host themselves")
  func givenBuilders() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("A") } }
      struct Other: View { var body: some View { Text("B") } }
      struct Row<Content: View>: View {
        let title: String
        let action: () -> Void
        @ViewBuilder let destination: () -> Content
        var body: some View { NavigationLink { destination() } label: { Text(title) } }
      }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationLink("C") { VStack { content(); Text("D") } } }
      }
      struct Home: View {
        var body: some View {
          Row(title: "E", action: { print("F") }) { Detail() }
          Card { Detail() }
          link { Other() }
        }
        func link<Content: View>(@ViewBuilder to content: () -> Content) -> some View {
          NavigationLink("G") { content() }
        }
      }
      extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }
      class Host<Content: View>: UIHostingController<Content> { init(_ view: Content) { super.init(rootView: view) } }
      class List: UIViewController {
        func open() { show(Other().hosted(), sender: nil); present(Host(Detail()), animated: true) }
      }
      """)
    #expect(
      found == [
        "Home link Detail", "Home link Other", "List show UIHostingController@App.swift:23",
        "UIHostingController@App.swift:23 hosts Other", "List present Host", "Host hosts Detail",
      ])
  }

  @Test("A view of the app with the name of a SwiftUI layout is the app's view")
  func ownLayout() {
    let found = map([
      "App.swift": routedViews + """
        struct Form<Content: View>: View { let content: Content; var body: some View { content } }
        struct Home: View { var body: some View { NavigationStack { Form { Account(); Settings() } } } }
        """
    ]).transitions
    #expect(found.isEmpty)
  }

  @Test("A link with an initialiser of the app sends the value, and its label is not a destination")
  func ownLinks() {
    let found = sent(
      """
      extension NavigationLink where Destination == Never {
        init(_ route: Route, @ViewBuilder label: () -> Label) { self.init(value: route, label: label) }
      }
      struct Home: View { var body: some View {
        NavigationStack { NavigationLink(.settings) { Badge() } }
          .navigationDestination(for: Route.self) { route in switch route {
            case .settings: Settings()
            case .account: Account()
            case .nothing: Text("") } } } }
      struct Badge: View { var body: some View { Text("") } }
      """)
    #expect(found.contains("Home destination Settings for Route.settings"))
    #expect(!found.contains { $0.contains("Badge") })
  }

  @Test("A string that looks like a constructor is not a screen")
  func texts() {
    let found = transitions(
      """
      enum Words { static let about = NSLocalizedString("about", comment: "") }
      struct Page<Content: View>: View {
        let title: String
        let content: () -> Content
        init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.title = title; self.content = content }
        var body: some View { VStack { Text(title); content() } }
      }
      struct Home: View { var body: some View { NavigationLink { Page(Words.about) { Help() } } label: { Text("") } } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(found == ["Home link Help"])
  }

  @Test("Initialisers may be written with their name; an image of a library is no tab")
  func writtenInitialisers() {
    let found = transitions(
      """
      struct Home: View {
        var body: some View {
          Text("").background(NavigationLink.init(destination: Detail.init().padding(), isActive: $isShown, label: {}))
          TabView { ForEach(images) { KFImage($0).resizable() } }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      """)
    #expect(found == ["Home link Detail"])
  }
}
