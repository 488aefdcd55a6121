import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: which view is shown", .enabled(if: SwiftSource.isAvailable))
struct SwiftUITests {
  /// The transitions of a view `Home` with that body.
  private func home(_ body: String, others: String = "") -> [String] {
    transitions(
      """
      struct Detail: View { var body: some View { Text("") } }
      struct Other: View { var body: some View { Text("") } }
      \(others)
      struct Home: View {
        @State var isShown = false
        @State var item: Item?
        var detail: some View { Detail().padding() }
        func make() -> some View { Detail() }
        var body: some View {
          \(body)
        }
      }
      """)
  }

  @Test(
    "Modifiers and containers",
    arguments: [
      ("Text(\"\").sheet(isPresented: $isShown) { Detail() }", ["Home sheet Detail"]),
      (
        "Text(\"\").sheet(isPresented: $isShown, onDismiss: {}, content: { Detail().tint(.red) })",
        ["Home sheet Detail"]
      ),
      ("Text(\"\").sheet(isPresented: $isShown) { reload() } content: { Detail() }", ["Home sheet Detail"]),
      ("Text(\"\").sheet(isPresented: $isShown, content: make)", ["Home sheet Detail"]),
      (
        "Text(\"\").fullScreenCover(item: $item) { item in NavigationStack { Detail() } }",
        ["Home fullScreenCover Detail"]
      ),
      ("Text(\"\").popover(isPresented: $isShown) { detail }", ["Home popover Detail"]),
      (
        "Text(\"\").sheet(isPresented: $isShown) { if flag { Detail() } else { Other() } }",
        ["Home sheet Detail", "Home sheet Other"]
      ),
      ("Text(\"\").sheet(isPresented: $isShown) { ZStack { Color.red; Detail() } }", ["Home sheet Detail"]),
      ("Text(\"\").alert(\"Sure?\", isPresented: $isShown) {}", ["Home alert Alert@App.swift:10"]),
      (
        "Text(\"\").confirmationDialog(\"Sure?\", isPresented: $isShown) {}",
        ["Home confirmationDialog ConfirmationDialog@App.swift:10"]
      ),
      ("Text(\"\").sheet(unwrapping: $item) { $item in Detail() }", ["Home sheet Detail"]),
      ("Text(\"\").navigationDestination(unwrapping: $item) { $item in Detail() }", ["Home destination Detail"]),
      ("Text(\"\").alert(unwrapping: $item)", ["Home alert Alert@App.swift:10"]),
      ("NavigationLink(destination: Detail()) { Other() }", ["Home link Detail"]),
      ("NavigationLink(\"Go\") { Detail() }", ["Home link Detail"]),
      ("NavigationLink { Detail() } label: { Other() }", ["Home link Detail"]),
      ("NavigationStack { Detail().navigationTitle(\"\") }", ["Home root Detail"]),
      ("TabView { Detail().tabItem { Other() }; NavigationStack { Other() } }", ["Home tab Detail", "Home tab Other"]),
      ("TabView { Tab(\"A\", systemImage: \"a\") { Detail() } }", ["Home tab Detail"]),
      ("NavigationSplitView { Detail() } detail: { Other() }", ["Home column Detail", "Home column Other"]),
      ("NavigationView { Detail().navigationTitle(\"\"); Other() }", ["Home root Detail", "Home column Other"]),
      ("NavigationView { let title = \"\"; Detail().navigationTitle(title) }", ["Home root Detail"]),
      ("NavigationView { List {}; if isShown { Other() } }", ["Home column Other"]),
      ("Text(\"\").navigationDestination(isPresented: $isShown) { Detail() }", ["Home destination Detail"]),
    ])
  func shown(_ body: String, _ expected: [String]) { #expect(home(body) == expected) }

  @Test(
    "Views that are not screens, and calls that are not transitions",
    arguments: [
      "Text(\"\").sheet(isPresented: $isShown) { Text(\"Hello\") }", "NavigationStack { VStack { Detail(); Other() } }",
      "VStack { Detail(); Other() }", "Text(\"\").contextMenu { Detail() }", "Link(\"Web\", destination: url)",
      "Detail().presentationDetents([.medium])",
    ])
  func neither(_ body: String) { #expect(home(body).isEmpty) }

  @Test("The app's own modifiers and wrappers are transparent")
  func wrappers() {
    let others = """
      extension View {
        func framed() -> some View { padding() }
        func withHelp(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Other() } }
      }
      struct Sheet<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { NavigationStack { content() } }
      }
      """
    #expect(
      home("Text(\"\").withHelp($isShown).sheet(isPresented: $isShown) { Sheet { Detail().framed() } }", others: others)
        == ["Home sheet Other", "Home sheet Detail"])
  }

  @Test("A modifier of the app belongs to the view in whose body it is used")
  func ownModifiers() {
    let others = """
      extension View {
        func card<C: View>(_ isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          sheet(isPresented: isShown, content: content)
        }
      }
      """
    #expect(
      home("List { Text(\"\") }.listStyle(.plain).card($isShown) { Detail() }", others: others)
        == ["Home sheet Detail"])
  }

  @Test("A view whose creation is deferred is the one inside")
  func lazyViews() {
    let others = """
      struct LazyView<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      """
    #expect(
      home("NavigationLink(\"Open\", destination: LazyView(Detail()))", others: others) == ["Home link Detail"])
  }

  @Test("The app and its windows, hosting controllers and representables: one map crosses from UIKit to SwiftUI")
  func crossing() {
    let found = transitions(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Home().environment(store) } } }
      struct Home: View { var body: some View { Text("").sheet(isPresented: $on) { Camera() } } }
      struct Camera: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { CameraController() }
      }
      class CameraController: UIViewController {
        func help() { present(UIHostingController(rootView: Home().tint(.red)), animated: true) }
      }
      """)
    #expect(
      found == [
        "(Shop) windowRoot Home", "Home sheet Camera", "Camera represents CameraController",
        "CameraController present UIHostingController@App.swift:7", "UIHostingController@App.swift:7 hosts Home",
      ])
  }

  @Test("Previews are ignored")
  func previews() {
    #expect(
      transitions(
        """
        struct Detail: View { var body: some View { Text("") } }
        #Preview { Text("").sheet(isPresented: .constant(true)) { Detail() } }
        struct Detail_Previews: PreviewProvider { static var previews: some View { NavigationStack { Detail() } } }
        """
      ).isEmpty)
  }

  private let modifiers = (0..<6).map { number in
    """
        #if os(tvOS)
        .fullScreenCover(isPresented: $is\(number)) { Page\(number)() }
        #else
        .sheet(isPresented: $is\(number)) { Page\(number)() }
        #endif
    """
  }
  private let pages = (0..<6).map { "struct Page\($0): View { var body: some View { Text(\"A\") } }" }

  @Test("Each of many conditional modifiers of an app's first view is applied to that view")
  func conditionalModifiersOfFirstView() {
    let found = transitions(
      """
      \(pages.joined(separator: "\n"))
      struct Home: View { var body: some View { Text("B") } }
      @main struct Main: App {
        var body: some Scene {
          WindowGroup {
            Home().padding()
      \(modifiers.joined(separator: "\n"))
          }
        }
      }
      """)
    #expect(Set(found) == Set((0..<6).map { "Home sheet Page\($0)" } + ["(Main) windowRoot Home"]))
  }

  @Test("Conditional modifiers of other systems are ignored, however many are applied to one view")
  func conditionalModifiers() {
    let found = transitions(
      """
      \(pages.joined(separator: "\n"))
      struct List: View { var body: some View { Text("B") } }
      struct Root: View { var body: some View { NavigationStack { Home() } } }
      struct Home: View {
        var body: some View {
          List()
      \(modifiers.joined(separator: "\n"))
        }
      }
      """)
    #expect(Set(found) == Set((0..<6).map { "Home sheet Page\($0)" } + ["Root root Home"]))
  }

  @Test(
    "A view with a generic model is a screen itself, because its content does not come from its creator",
    arguments: ["<Model: HomeModel>: View", "<Model>: View where Model: HomeModel", "<Model: ObservableObject>: View"])
  func genericModels(header: String) {
    #expect(
      transitions(
        """
        protocol HomeModel: ObservableObject {}
        struct Home\(header) { @ObservedObject var model: Model; var body: some View { Text("") } }
        class Start: UIViewController {
          func open(_ model: some HomeModel) { present(UIHostingController(rootView: Home(model: model)), animated: true) }
        }
        """
      ).contains { $0.hasSuffix("hosts Home") })
  }

  @Test("A generic view is not a screen: its view is unknown")
  func generalViews() {
    let found = transitions(
      """
      class Home: UIViewController {
        func open<Content: View & Making>(_ text: String) -> Content? {
          present(UIHostingController<Content>(rootView: Content(text)), animated: true)
          return nil
        }
      }
      """)
    #expect(found == ["Home present UIHostingController@App.swift:3", "UIHostingController@App.swift:3 hosts ?"])
  }

  @Test("A key path stands for a closure that returns a view of the value", arguments: ["\\.view", "{ $0.view }"])
  func keyPathToView(content: String) {
    let found = transitions(
      """
      enum Page: Hashable, Identifiable {
        case help, detail
        var id: Self { self }
        @ViewBuilder var view: some View {
          switch self {
          case .help: Help()
          case .detail: Detail()
          }
        }
      }
      struct Home: View {
        @State var page: Page?
        var body: some View {
          List()
            .navigationDestination(for: Page.self, destination: \(content))
            .sheet(item: $page, content: \(content))
        }
        func open() { page = .help }
      }
      struct List: View { var body: some View { NavigationLink("Detail", value: Page.detail) } }
      struct Help: View { var body: some View { Text("") } }
      struct Detail: View { var body: some View { Text("") } }
      """)
    #expect(found == ["Home sheet Help", "List destination Detail"])
  }

  @Test(
    "A sheet that is presented while a property has a case shows what its content has for the cases that code sets",
    arguments: ["$model.page.isPresent()", "$model.page.isPresent", "Binding(isNotNil: $model.page)"])
  func flagOfCase(flag: String) {
    let found = transitions(
      """
      enum Page { case list, help }
      final class Model: ObservableObject { @Published var page: Page?; @Published var cover: Page? }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View {
          Button("List") { model.page = .list }
            .sheet(isPresented: \(flag)) { view(for: model.page) }
            .fullScreenCover(isPresented: $model.cover.isPresent()) { view(for: model.cover) }
        }
        func help() { model.cover = .help }
        @ViewBuilder func view(for page: Page?) -> some View {
          switch page {
          case .list: List()
          case .help: Help()
          case nil: EmptyView()
          }
        }
      }
      struct List: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(found == ["Home sheet List", "Home fullScreenCover Help"])
  }
}
