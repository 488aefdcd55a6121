import Testing
import VCModel
import VCSwiftSource

/// View builders that are passed through the app's modifiers and wrappers, with the values that select their views.
@Suite("SwiftUI: builders that are passed on", .enabled(if: SwiftSource.isAvailable))
struct HandedBuilderTests {
  private let views = """
    enum Route: Hashable { case settings, account }
    enum Sheet: Identifiable { case settings, account, none; var id: Int { 1 } }
    struct Settings: View { var body: some View { Text("") } }
    struct Account: View { var body: some View { Text("") } }
    struct Start: View { var body: some View { Text("") } }

    """
  private let modifier = """
    struct Cover<Page: View, Item: Identifiable>: ViewModifier {
      @Binding var item: Item?
      let page: (Item) -> Page
      func body(content: Content) -> some View { content.sheet(item: $item) { page($0).tint(.red) } }
    }
    extension View {
      func cover<Page: View, Item: Identifiable>(item: Binding<Item?>, @ViewBuilder page: @escaping (Item) -> Page) -> some View {
        modifier(Cover(item: item, page: page))
      }
    }

    """

  private func sent(_ source: String) -> [String] {
    map(["App.swift": views + source]).transitions.compactMap { transition in
      transition.via.map { "\(transition.words) for \($0.value)" }
    }
  }

  @Test(
    "A modifier of the app shows the view for its item, given as a function's name or a closure",
    arguments: [".cover(item: $sheet, page: page)", ".cover(item: $sheet) { page in self.page(for: page) }"])
  func items(_ call: String) {
    let found = sent(
      modifier + """
        struct Home: View {
          @State var sheet: Sheet?
          var body: some View { Button("A") { sheet = .account }\(call) }
          @ViewBuilder func page(for sheet: Sheet?) -> some View {
            switch sheet {
            case .settings: Settings()
            case .account: Account()
            default: EmptyView()
            }
          }
        }
        """)
    #expect(
      found.sorted() == [
        "Home sheet Account for Sheet.account", "Home sheet Account for Sheet.account",
        "Home sheet Settings for Sheet.settings",
      ])
  }

  @Test("A closure is selected by the type of the item beside it")
  func closures() {
    let found = sent(
      modifier + """
        struct Home: View {
          @State var sheet: Sheet?
          var body: some View {
            Start().cover(item: $sheet) { page in
              switch page {
              case .settings: Settings()
              case .account: Account()
              case .none: Text("")
              }
            }
          }
          func open() { sheet = .settings }
        }
        """)
    #expect(
      found.sorted() == [
        "Home sheet Account for Sheet.account", "Home sheet Settings for Sheet.settings",
        "Home sheet Settings for Sheet.settings",
      ])
  }

  @Test("A view that receives the builder for its destinations: of overloaded functions, the one for the value's type")
  func destinations() {
    let found = sent(
      """
      enum Log: Hashable { case short }
      struct List<Page: View, Other: View>: View {
        let page: (Route) -> Page
        let other: (Log) -> Other
        var body: some View {
          NavigationLink(value: Route.account) { Text("") }
            .navigationDestination(for: Route.self, destination: page)
            .navigationDestination(for: Log.self, destination: other)
        }
      }
      struct Home: View {
        var body: some View { List(page: show(for:), other: show(for:)) }
        @ViewBuilder func show(for route: Route) -> some View {
          switch route {
          case .settings: Settings()
          case .account: Account()
          }
        }
        @ViewBuilder func show(for log: Log) -> some View { switch log { case .short: Start() } }
      }
      """)
    #expect(
      found.sorted() == [
        "Home destination Account for Route.account", "Home destination Settings for Route.settings",
        "Home destination Start for Log.short", "List destination Account for Route.account",
      ])
  }

  @Test("A function that passes its argument to the closure beside it")
  func later() {
    let found = sent(
      """
      func later<Value>(_ value: Value?, after time: Int = 1, then: @escaping (Value?) -> Void) {
        Task { then(nil); await wait(time); then(value) }
      }
      struct Home: View {
        @State var sheet: Sheet?
        var body: some View {
          Button("A") { open(.account) }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .settings: Settings()
              case .account: Account()
              case .none: Text("")
              }
            }
        }
        func open(_ page: Sheet) { later(page) { sheet = $0 } }
        func close() { later(Sheet.none) { sheet = nil } }
      }
      """)
    #expect(
      found.sorted() == [
        "Home sheet Account for Sheet.account", "Home sheet Account for Sheet.account",
        "Home sheet Settings for Sheet.settings",
      ])
  }

  @Test("A closure without a label skips a parameter with a default value in favour of a required one")
  func trailingClosures() {
    let found = transitions(
      views + """
        extension View {
          func drawer<Page: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, page: @escaping () -> Page)
            -> some View
          {
            sheet(isPresented: isPresented, onDismiss: onDismiss) { page() }
          }
        }
        struct Home: View {
          @State var isShown = false
          var body: some View {
            Text("")
              .drawer(isPresented: $isShown) { Settings() }
              .drawer(isPresented: $isShown) { print("gone") } page: { Account() }
          }
        }
        """)
    #expect(found == ["Home sheet Settings", "Home sheet Account"])
  }

  @Test("A view changed by a modifier or a generic function is like any other view")
  func anyViews() {
    let found = transitions(
      views + """
        extension View {
          func drawer<Page: View>(_ isShown: Binding<Bool>, page: @escaping () -> Page) -> some View {
            sheet(isPresented: isShown) { page() }
          }
        }
        struct Offer: ViewModifier {
          @Binding var isShown: Bool
          func body(content: Content) -> some View { content.drawer($isShown) { Settings() } }
        }
        struct Home: View {
          @State var isShown = false
          var body: some View { changed(Text("")).modifier(Offer(isShown: $isShown)) }
          func changed<Base: View>(_ base: Base) -> some View { base.drawer($isShown) { Account() } }
        }
        """)
    #expect(found == ["Home sheet Settings", "Home sheet Account"])
  }

  @Test(
    "A builder that is called by another method of the modifier shows its argument",
    arguments: ["content()", "self.content()", "if isWide { content().padding() } else { content() }"])
  func builtByAMethod(body: String) {
    let found = transitions(
      """
      extension View {
        func raised<Raised: View>(_ isThere: Binding<Bool>, @ViewBuilder content: @escaping () -> Raised) -> some View {
          modifier(Raise(isThere: isThere, content: content))
        }
      }
      struct Raise<Raised: View>: ViewModifier {
        @Binding var isThere: Bool
        let content: () -> Raised
        func body(content: Content) -> some View { content.onChange(of: isThere) { _ in raise() } }
        func raise() {
          let built = build()
          let host = Host(rootView: built, name: "raised")
          top.present(host, animated: true)
        }
        @ViewBuilder func build() -> some View { \(body) }
      }
      struct Home: View { var body: some View { Text("").raised($isRaised) { Page() } }; @State var isRaised = false }
      struct Page: View { var body: some View { Text("") } }
      class Host<Hosted: View>: UIHostingController<Hosted> {
        init(rootView: Hosted, name: String) { super.init(rootView: rootView) }
      }
      """)
    #expect(found.contains("Host hosts Page"))
    #expect(found.contains("Home present Host"))
  }
}
