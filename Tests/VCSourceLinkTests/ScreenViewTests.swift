import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: which views are screens", .enabled(if: SwiftSource.isAvailable))
struct ScreenViewTests {
  @Test("A view with a builder for its content is a wrapper, unless it stores a value and shows other views of the app")
  func slots() {
    let found = transitions(
      """
      class Post {}
      struct Detail: View { var body: some View { Text("A") } }
      struct Header: View { var body: some View { Text("B") } }
      struct Framed<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Header(); content() } }
      }
      struct Loading<Content: View>: View {
        @ObservedObject var post: Post
        @ViewBuilder let content: () -> Content
        var body: some View { ZStack { content(); ProgressView() } }
      }
      struct Thread<Content: View>: View {
        @State var post: Post
        let content: Content
        init(post: Post, @ViewBuilder content: () -> Content) {}
        var body: some View { VStack { comments }.toolbar { Header() } }
        var comments: some View { ScrollView { Header(); content } }
      }
      struct Gallery<Footer: View>: View {
        let footer: Footer
        init(@ViewBuilder footer: () -> Footer = { EmptyView() }) { self.footer = footer() }
        var body: some View { VStack { Text("C"); footer } }
      }
      struct List: View {
        @State var isShown = false
        var body: some View {
          Text("D")
            .sheet(isPresented: $isShown) { Framed(title: "E") { Detail() } }
            .sheet(isPresented: $isShown) { Loading(post: Post()) { Detail() } }
            .sheet(isPresented: $isShown) { Thread(post: Post()) { Detail() } }
            .sheet(isPresented: $isShown) { Gallery { Detail() } }
        }
      }
      """)
    #expect(found == ["List sheet Detail", "List sheet Detail", "List sheet Thread", "List sheet Gallery"])
  }

  @Test("A view that a coordinator builds for a case belongs to that case only")
  func builtForCases() {
    let found = transitions(
      """
      enum Page: Hashable { case list, detail }
      class Coordinator {
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page {
          case .list: ListView()
          case .detail: DetailView()
          }
        }
      }
      struct ListView: View { var body: some View { Text("A") } }
      struct DetailView: View { var body: some View { Text("B") } }
      struct Home: View {
        let coordinator: Coordinator
        @State var isShown = false
        var body: some View {
          NavigationStack { coordinator.build(.list) }
            .sheet(isPresented: $isShown) { coordinator.build(.detail) }
        }
      }
      """)
    #expect(found == ["Home root ListView", "Home sheet DetailView"])
  }

  @Test("An enum of tabs, each with a view, and an enum of routes that is a view itself")
  func enumsOfViews() {
    let found = transitions(
      """
      enum Place: CaseIterable {
        case home, search
        @ViewBuilder var content: some View { switch self { case .home: HomeView() case .search: SearchView() } }
      }
      enum Route: Hashable, View {
        case detail
        var body: some View { switch self { case .detail: DetailView() } }
      }
      struct HomeView: View { var body: some View { NavigationLink("A", value: Route.detail) } }
      struct SearchView: View { var body: some View { Text("B") } }
      struct DetailView: View { var body: some View { Text("C") } }
      struct Root: View {
        var body: some View {
          TabView {
            ForEach(Place.allCases, id: \\.self) { place in
              NavigationStack { place.content.navigationDestination(for: Route.self) { $0 } }.tabItem { Text("D") }
            }
          }
        }
      }
      """)
    #expect(
      found == [
        "Root destination DetailView", "HomeView destination DetailView", "Root tab HomeView", "Root tab SearchView",
      ])
  }

  @Test("A library's stack that maps its path to views, links by state, and alerts of a store")
  func stores() {
    let found = transitions(
      """
      struct ListView: View {
        var body: some View {
          NavigationLink(state: Feature.Path.State.detail(Detail.State())) { CardView() }
            .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      struct CardView: View { var body: some View { Text("A") } }
      struct DetailView: View { var body: some View { Text("B") } }
      struct RecordView: View { var body: some View { Text("C") } }
      struct Home: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { ListView() } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)
            case .record(let store): RecordView(store: store)
            }
          }
        }
      }
      """)
    #expect(
      found == [
        "ListView alert Alert@App.swift:4", "Home root ListView", "Home destination DetailView",
        "Home destination RecordView",
      ])
  }

  @Test("Tabs may be in separate properties and methods")
  func tabContent() {
    let found = transitions(
      """
      struct HomeView: View { var body: some View { Text("A") } }
      struct SearchView: View { var body: some View { Text("B") } }
      struct Root: View {
        var body: some View { TabView { main; tab(for: 1) } }
        var main: some TabContent<Int> { Tab("C", systemImage: "c", value: 0) { NavigationStack { HomeView() } } }
        func tab(for place: Int) -> some TabContent<Int> { Tab(value: place) { SearchView() } label: { Text("D") } }
      }
      """)
    #expect(found == ["Root tab HomeView", "Root tab SearchView"])
  }

  @Test("A button or an icon beside a screen is not a screen")
  func parts() {
    let found = transitions(
      """
      struct CloseButton: View { var body: some View { Text("A") } }
      struct Detail: View { var body: some View { Text("B") } }
      struct Home: View {
        var body: some View {
          Text("C")
            .sheet(isPresented: $a) { ZStack { Detail(); CloseButton() } }
            .sheet(isPresented: $b) { VStack { Text("D"); CloseButton() } }
        }
      }
      """)
    #expect(found == ["Home sheet Detail"])
  }

  @Test("A layout around branches with one screen each shows all of them")
  func branches() {
    let found = transitions(
      """
      struct Intro: View { var body: some View { Text("A") } }
      struct Home: View { var body: some View { Text("B") } }
      struct Banner: View { var body: some View { Text("C") } }
      @main struct Main: App {
        var body: some Scene {
          WindowGroup {
            ZStack {
              Color.white
              if isNew { Intro() } else { VStack { Home() } }
            }
          }
          WindowGroup {
            ZStack {
              switch page {
              case 0: Home()
              default: Intro()
              }
              if isOffline { Banner() }
            }
          }
        }
      }
      """)
    #expect(found == ["(Main) windowRoot Home", "(Main) windowRoot Intro"])
  }
}

/// Views that select another view by a given value.
@Suite("SwiftUI: views that select a screen", .enabled(if: SwiftSource.isAvailable))
struct ChooserTests {
  private let router = """
    enum Route { case detail(Int), settings }
    struct Detail: View { var body: some View { Text("Detail") } }
    struct Settings: View { var body: some View { Text("Settings") } }
    struct List: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Detail", value: Route.detail(1))
          NavigationLink("Settings", value: Route.settings)
        }
        .navigationDestination(for: Route.self) { Destination(route: $0) }
        .sheet(item: $chosen) { Destination(route: $0) }
        .fullScreenCover(isPresented: $isShown) { Destination(route: .settings) }
      }
      @State var chosen: Route?
      @State var isShown = false
      func choose() { chosen = .settings }
    }

    """

  @Test(
    "A view that is only a switch over its value leads to the selected views",
    arguments: [
      "switch route { case .detail: Detail(); case .settings: Settings() }",
      "Group { switch self.route { case .detail: Detail(); default: Settings() } }.padding()",
    ])
  func choosers(body: String) {
    let found = transitions(
      router + "struct Destination: View { let route: Route\n var body: some View { \(body) } }")
    #expect(found.contains("List destination Detail") && found.contains("List destination Settings"))
    #expect(
      Set(found.filter { $0.hasPrefix("List sheet") }) == [
        "List sheet Destination", "List sheet Detail", "List sheet Settings",
      ])
    #expect(found.contains("List fullScreenCover Destination"))
    #expect(!found.contains("List destination Destination"))
  }

  @Test(
    "A view with other content is a screen",
    arguments: [
      "let route: Route\n var body: some View { switch route { case .detail: Detail(); case .settings: Text(\"Settings\") } }",
      "@State var route: Route\n var body: some View { switch route { case .detail: Detail(); case .settings: Settings() } }",
      "let route: Route\n var body: some View { Text(\"Here\"); switch route { case .detail: Detail(); case .settings: Settings() } }",
      "let route = Route.settings\n var body: some View { switch route { case .detail: Detail(); case .settings: Settings() } }",
    ])
  func screens(members: String) {
    let found = transitions(router + "struct Destination: View { \(members) }")
    #expect(found.contains("List destination Destination") && found.contains("List sheet Destination"))
    #expect(!found.contains { $0.hasSuffix("Detail") || $0.hasSuffix("Settings") })
  }

  @Test("A view with only type-erased content is not a screen; one with its own views is")
  func erasedContent() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Header: View { var body: some View { Text("Header") } }
      struct Lazy: View {
        let build: () -> AnyView
        init(_ build: @autoclosure @escaping () -> AnyView) { self.build = build }
        var body: some View { build().padding() }
      }
      struct Framed: View {
        let content: AnyView
        var body: some View { VStack { Header(); content } }
      }
      struct List: View {
        let given: AnyView
        var body: some View {
          Text("List")
            .sheet(isPresented: .constant(true)) { Lazy(AnyView(Detail())) }
            .fullScreenCover(isPresented: .constant(true)) { Lazy(given) }
            .popover(isPresented: .constant(true)) { Framed(content: AnyView(Text("Text"))) }
        }
      }
      """)
    #expect(found.sorted() == ["List popover Framed", "List sheet Detail"])
  }

  @Test("A wrapper's content is its initialiser's argument, whatever its label; type erasure keeps every view")
  func labelledContent() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("Detail") } }
      struct ChatPlaceholder: View { var body: some View { Image("empty") } }
      struct Stacked<Content: View>: View {
        let build: () -> Content
        let owner: Owner?
        init(withOwner owner: Owner?, to build: @autoclosure @escaping () -> Content) {
          self.build = build
          self.owner = owner
        }
        var body: some View { NavigationStack { build().toolbar { Button("Close") { owner?.close() } } } }
      }
      struct List: View {
        var body: some View {
          Text("List")
            .sheet(isPresented: .constant(true)) { Stacked(withOwner: nil, to: Detail()) }
            .fullScreenCover(isPresented: .constant(true)) { AnyView(ChatPlaceholder()) }
        }
      }
      """)
    #expect(found.sorted() == ["List fullScreenCover ChatPlaceholder", "List sheet Detail"])
  }

  @Test("A library's navigation stack is transparent, and is not a screen if it contains none")
  func stacks() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("Detail") } }
      struct List: View {
        var body: some View {
          Text("List")
            .sheet(isPresented: .constant(true)) { OldNavigationStack { Detail() } }
            .fullScreenCover(isPresented: .constant(true)) { OldNavigationStack { Text("Inline") } }
        }
      }
      """)
    #expect(found == ["List sheet Detail"])
  }
}

/// Functions that an app adds to all views.
@Suite("SwiftUI: extensions of View", .enabled(if: SwiftSource.isAvailable))
struct ViewExtensionTests {
  @Test(
    "They may follow SwiftUI's own views, and their results may have the names of such views",
    arguments: ["Text(\"Detail\")", "Text(\"Detail\").bold()", "VStack { Text(\"Detail\") }", "Row()"])
  func functions(of view: String) {
    let found = transitions(
      """
      enum Page: Hashable { case detail, settings }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Settings: View { var body: some View { Text("Settings") } }
      struct Row: View { var body: some View { Text("Row") } }
      struct Link: ViewModifier {
        let page: Page
        init(page: Page) { self.page = page }
        func body(content: Content) -> some View { NavigationLink(value: page) { content } }
      }
      extension View {
        func opens(_ page: Page) -> some View { modifier(Link(page: page)) }
        func covers(_ isShown: Binding<Bool>) -> some View { fullScreenCover(isPresented: isShown) { Settings() } }
      }
      struct Home: View {
        @State var isShown = false
        var body: some View {
          \(view).opens(.detail)
          \(view).covers($isShown)
        }
      }
      struct Root: View {
        var body: some View {
          NavigationStack { Home() }.navigationDestination(for: Page.self) { page in
            switch page { case .detail: Detail(); case .settings: Settings() }
          }
        }
      }
      """)
    #expect(found.contains("Home destination Detail"))
    #expect(found.contains("Home fullScreenCover Settings") || found.contains("(View) fullScreenCover Settings"))
    #expect(!found.contains("Home destination Settings"))
  }

  @Test("A function that creates views may begin with a capital letter, and is not a view itself")
  func capitals() {
    let found = transitions(
      """
      struct Help: View { var body: some View { Text("") } }
      struct About: View { var body: some View { Text("") } }
      struct Item: Identifiable { let id: Int }
      struct Home: View {
        @State var item: Item?
        @State var isThere = false
        @ViewBuilder private func Content(_ item: Item) -> some View { Help() }
        @ViewBuilder private func Other() -> some View { About() }
        var body: some View {
          Text("").sheet(item: $item, content: Content).sheet(isPresented: $isThere) { Other() }
        }
      }
      """)
    #expect(found == ["Home sheet Help", "Home sheet About"])
  }

  @Test("Namespaces for modifiers do not hide a view, neither those of the app nor those of libraries")
  func namespaces() {
    func found(_ content: String) -> [String] {
      transitions(
        """
        struct Detail: View { var body: some View { Text("A") } }
        struct Backport<Content> { let content: Content }
        extension View { var backport: Backport<Self> { Backport(content: self) } }
        extension Backport where Content: View { func zoom() -> some View { content } }
        struct Home: View {
          @State private var isShown = false
          var body: some View { Text("B").sheet(isPresented: $isShown) { \(content) } }
        }
        """)
    }
    #expect(found("Detail().backport.zoom()") == ["Home sheet Detail"])
    #expect(found("Detail().padding().backport.zoom()") == ["Home sheet Detail"])
    #expect(found("Detail().introspection.inspect(1)") == ["Home sheet Detail"])
  }

  @Test("A view that passes its content to a row of its list is a screen itself")
  func rows() {
    let found = transitions(
      """
      struct Row<Detail: View>: View {
        let label: String
        let detail: Detail
        var body: some View { VStack { Text(label); detail } }
      }
      struct Hint<Content: View>: View {
        let label: String
        let content: Content
        var body: some View { NavigationStack { List { Row(label: label, detail: content) }; Button("Close") {} } }
      }
      struct Home: View {
        @State var hint: AnyView?
        var body: some View {
          Text("Home").sheet(isPresented: .constant(true)) { Hint(label: "", content: hint ?? AnyView(EmptyView())) }
        }
      }
      """)
    #expect(found == ["Home sheet Hint"])
  }

  @Test("A function of View that hosts the view with modifiers")
  func hosted() {
    let found = transitions(
      """
      struct Card: View { var body: some View { Text("Card") } }
      extension View {
        func hosted() -> UIHostingController<some View> {
          let view = environmentObject(Model()).tint(.red)
          return UIHostingController(rootView: view)
        }
      }
      class Home: UIViewController { func open() { present(Card().hosted(), animated: true) } }
      """)
    #expect(found.contains { $0.hasSuffix("hosts Card") } && found.contains { $0.hasPrefix("Home present UIHosting") })
  }
}
