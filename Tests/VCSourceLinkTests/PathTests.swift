import Testing
import VCModel
import VCSwiftSource

/// Values on their way to a stack's path or a sheet: in lists, through routers, from decoders.
@Suite("SwiftUI: values on their way", .enabled(if: SwiftSource.isAvailable))
struct PathTests {
  private let views = """
    enum Route: Hashable { case settings, account }
    struct Settings: View { var body: some View { Text("") } }
    struct Account: View { var body: some View { Text("") } }
    struct Start: View { var body: some View { Text("") } }

    """
  private let stack = """
    struct Home: View {
      @State var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) { Start() }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .settings: Settings()
            case .account: Account()
            }
          }
      }
    }

    """

  /// Without the transitions of the view that maps the values.
  private func sent(_ source: String) -> [String] {
    map(["App.swift": views + source]).transitions.compactMap { transition in
      guard let via = transition.via, transition.evidence == .oneHop else { return nil }
      return "\(transition.words) for \(via.value)"
    }
  }

  @Test(
    "A path may be composed of lists",
    arguments: [
      "path = clears ? [route] : path + [route]", "path += [route]", "path.append(contentsOf: [route])",
      "path = Array([route])", "withAnimation { self.path = [route] }",
    ])
  func lists(_ change: String) {
    let found = sent(
      stack + """
        class Router { var path: [Route] = []
          static let shared = Router()
          static func go(_ route: Route) { shared.go(to: route) }
          func go(to route: Route) { \(change) } }
        struct Row: View { var body: some View { Button("A") { Router.go(.account) } } }
        """)
    #expect(found == ["Row destination Account for Route.account"])
  }

  @Test("A list of other values is not a path")
  func otherLists() {
    let found = sent(
      stack + """
        class Router { var path: [Route] = []; var names: [String] = []; func name() { names = [Route.account.name] } }
        """)
    #expect(found.isEmpty)
  }

  @Test("A decoder of a system framework returns the requested type")
  func decoders() {
    let found = sent(
      """
      struct Item: Hashable { let name: String }
      class Router { var path = NavigationPath()
        func restore(_ activity: NSUserActivity) {
          guard let item = try? activity.typedPayload(Item.self) else { return }
          path.append(item)
        } }
      struct Home: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { Start().navigationDestination(for: Item.self) { _ in Account() } }
        }
      }
      """)
    #expect(found == ["(Router) destination Account for Item"])
  }

  @Test("A function of the type itself sends a value for its caller")
  func functionsOfTypes() {
    let found = sent(
      """
      struct Item: Hashable { let name: String }
      struct Page: View { let item: Item
        static func open(_ path: inout NavigationPath, name: String) { path.append(Item(name: name)) }
        var body: some View { Text(item.name) } }
      struct Home: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Start().navigationDestination(for: Item.self) { Page(item: $0) } }
        }
      }
      """)
    #expect(found == ["(Page) destination Page for Item"])
  }

  @Test("Views in a layout that each represent another value never appear together")
  func choicesInLayouts() {
    let found = sent(
      """
      class Router { static let shared = Router(); var sheet: Route? }
      struct Row: View { var body: some View { Button("A") { Router.shared.sheet = .account } } }
      struct Home: View {
        @State var router = Router.shared
        var body: some View {
          Start().sheet(item: $router.sheet) { route in
            GeometryReader { area in
              Group { switch route {
                case .settings: Settings()
                case .account: Account() } }
            }
          }
        }
      }
      """)
    #expect(found == ["Row sheet Account for Route.account"])
  }

  @Test("A view that is evaluated only for its selection still shows the roots of its stacks")
  func rootsOfChoices() {
    let found = transitions(
      views + """
        struct Home: View {
          @State var route: Route?
          var body: some View { Group { if isWide { columns } else { stack } } }
          var stack: some View { NavigationStack { Start() } }
          var columns: some View {
            NavigationSplitView { List(selection: $route) { NavigationLink(value: Route.account) { Text("") } } } detail: {
              Text("")
            }
          }
        }
        """)
    #expect(found.contains("Home root Start"))
  }

  @Test("Of two columns, or a wrapper of them, the first one is the screen")
  func columns() {
    let found = transitions(
      views + """
        struct Wide<Side: View, Content: View>: View {
          var side: () -> Side
          var detail: () -> Content
          var body: some View { NavigationSplitView { side() } detail: { detail() } }
        }
        struct Home: View {
          func page<Content: View>(content: @escaping () -> Content) -> some View {
            Wide(side: content, detail: { Start() })
          }
          var body: some View { TabView {
          Wide(side: { Settings() }, detail: { Start() })
          page { Account() }
          NavigationSplitView { Account() } detail: { Start() } } } }
        """
    ).filter { $0.contains(" tab ") }
    #expect(found == ["Home tab Settings", "Home tab Account", "Home tab Account"])
  }

  @Test("Values that an extension of Hashable offers for any path")
  func hashableMembers() {
    let found = map([
      "App.swift": """
      struct Albums: Hashable {}
      struct Tracks: Hashable { let isFavourite: Bool }
      enum Page: Hashable { case help, about }
      extension Hashable {
        static var albums: Albums { .init() }
        static func tracks(isFavourite: Bool) -> Tracks { .init(isFavourite: isFavourite) }
        static var help: Page { .help }
      }
      struct AlbumList: View { var body: some View { Text("") } }
      struct TrackList: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct About: View { var body: some View { Text("") } }
      struct Library: View {
        var body: some View {
          NavigationLink(value: .albums) { Text("") }
          NavigationLink(value: .tracks(isFavourite: true)) { Text("") }
          NavigationLink(value: .help) { Text("") }
        }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            Library()
              .navigationDestination(for: Albums.self) { _ in AlbumList() }
              .navigationDestination(for: Tracks.self) { _ in TrackList() }
              .navigationDestination(for: Page.self) { page in
                switch page { case .help: Help(); case .about: About() }
              }
          }
        }
      }
      """
    ]).transitions.filter { $0.source == "Library" }.map(\.words)
    #expect(found == ["Library destination AlbumList", "Library destination TrackList", "Library destination Help"])
  }
}
