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

  @Test(
    "An alert of a store, in the library's older form",
    arguments: ["dismiss: .alertDismissed", "dismiss: Feature.Action.alertDismissed"])
  func dismissedAlerts(dismissal: String) {
    let alert = ".alert(store.scope(state: \\.alert), \(dismissal))"
    let found = transitions("struct Home: View { var body: some View { Text(\"A\")\(alert) } }")
    #expect(found == ["Home alert Alert@App.swift:1"])
    let other = ".alert(store.scope(state: \\.alert), text: \"A\")"
    #expect(transitions("struct Home: View { var body: some View { Text(\"A\")\(other) } }").isEmpty)
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
    #expect(
      found == [
        "(Main) windowRoot Intro", "(Main) windowRoot Home", "(Main) windowRoot Home", "(Main) windowRoot Intro",
      ])
  }
}
