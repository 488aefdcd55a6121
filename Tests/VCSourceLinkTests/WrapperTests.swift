import Testing
import VCSwiftSource

/// Views around the content that they receive.
@Suite("SwiftUI: wrappers and their content", .enabled(if: SwiftSource.isAvailable))
struct WrapperTests {
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

  @Test("A representable for any controller is looked through; one that makes or names its controller is a screen")
  func representables() {
    let found = transitions(
      """
      class DetailController: UIViewController {}
      class HelpController: UIViewController {}
      struct AnyController<Wrapped: UIViewController>: UIViewControllerRepresentable {
        let make: () -> Wrapped
        init(_ make: @autoclosure @escaping () -> Wrapped, update: @escaping (Wrapped) -> Void) { self.make = make }
        func makeUIViewController(context: Context) -> Wrapped { make() }
      }
      struct Given: UIViewControllerRepresentable {
        var controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
      }
      struct Help: UIViewControllerRepresentable {
        var controller: HelpController
        func makeUIViewController(context: Context) -> UIViewController { controller }
      }
      struct List: View {
        var body: some View {
          Text("List")
            .sheet(isPresented: .constant(true)) { AnyController(DetailController(), update: { _ in }) }
            .popover(isPresented: .constant(true)) { Given(controller: HelpController()) }
            .fullScreenCover(isPresented: .constant(true)) { Help(controller: HelpController()) }
        }
      }
      """)
    #expect(
      found.sorted() == [
        "Help represents HelpController", "List fullScreenCover Help", "List popover HelpController",
        "List sheet DetailController",
      ])
  }

  @Test("A library's object that makes a view shows none of the values it was created with")
  func factory() {
    let code = """
      class Home: UIViewController {
        func tap() {
          let planner = Planner(service: Service(), map: Map())
          let host = UIHostingController(rootView: planner.makePlannerView(from: nil))
          present(host, animated: true)
        }
      }
      """
    let found = transitions(code)
    #expect(!found.contains { $0.contains("Service") || $0.contains("Planner") || $0.contains("Map") })
  }
}
