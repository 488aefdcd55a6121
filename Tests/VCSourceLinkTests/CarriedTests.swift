import Testing
import VCModel
import VCSwiftSource

/// Associated values of enum cases: controllers on the way to the code that shows them, and cases of other enums.
@Suite("Associated values of cases", .enabled(if: SwiftSource.isAvailable))
struct CarriedTests {
  @Test("The code that creates the value with a controller determines the target, even if a function returns the value")
  func controllers() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      enum Move { case push(UIViewController), sheet(UIViewController, animated: Bool), none }
      class Flow {
        let stack = UINavigationController()
        func perform(_ move: Move) {
          switch move {
          case .push(let screen): stack.pushViewController(screen, animated: true)
          case .sheet(let screen, let animated): stack.present(screen, animated: animated)
          case .none: break
          }
        }
        func open() { perform(.push(Detail())) }
        func help() { perform(.sheet(Other(), animated: false)) }
      }
      class List: UIViewController {
        func make(_ flag: Bool) -> Move { flag ? .push(Detail()) : .none }
        func select() {
          if case .push(let screen) = make(true) { show(screen, sender: self) }
        }
      }
      """)
    #expect(
      found == [
        "UINavigationController@App.swift:5 push Detail", "UINavigationController@App.swift:5 present Other",
        "List show Detail",
      ])
  }

  @Test("A page of a page: the views for an associated value are those of the value that is sent")
  func pages() {
    let found = map([
      "App.swift": """
      enum Setting: Hashable { case general, about
        @ViewBuilder func view() -> some View { switch self { case .general: General(); case .about: About() } }
      }
      enum Page: Hashable { case list, setting(Setting)
        @ViewBuilder func view() -> some View {
          switch self { case .list: List(); case .setting(let setting): setting.view() }
        }
      }
      struct General: View { var body: some View { NavigationLink("B", value: Page.setting(.about)) } }
      struct About: View { var body: some View { Text("C") } }
      struct List: View { var body: some View { NavigationLink("A", value: Page.setting(.general)) } }
      struct Root: View {
        let root: Page
        var body: some View {
          NavigationStack { root.view() }.navigationDestination(for: Page.self) { page in page.view() }
        }
      }
      """
    ]).transitions.map(\.words)
    #expect(
      Set(found) == [
        "General destination About", "List destination General", "Root destination List", "Root destination General",
        "Root destination About",
      ])
  }

  @Test("A value with an unknown associated value leads nowhere")
  func unknownPages() {
    let found = transitions(
      """
      enum Setting: Hashable { case general, about }
      enum Page: Hashable { case setting(Setting) }
      struct General: View { var body: some View { Text("B") } }
      struct About: View { var body: some View { Text("C") } }
      struct Home: View {
        let settings: [Setting]
        var body: some View { ForEach(settings) { setting in NavigationLink("A", value: Page.setting(setting)) } }
      }
      struct Root: View {
        var body: some View {
          NavigationStack { Home() }.navigationDestination(for: Page.self) { page in
            switch page {
            case .setting(let setting): switch setting { case .general: General(); case .about: About() }
            }
          }
        }
      }
      """)
    #expect(found == ["Root root Home", "Root destination General", "Root destination About"])
  }

  @Test("A pattern inside a pattern selects the view by the associated value")
  func nestedPatterns() {
    let found = transitions(
      """
      enum Item { case folder(Int), tag(Int) }
      enum Page: Identifiable { case edit(entry: Item), move(Item), add; var id: Int { 0 } }
      struct Home: View {
        @State private var page: Page?
        var body: some View {
          Text("")
            .onTapGesture { page = .edit(entry: .folder(1)) }
            .onAppear { page = .edit(entry: .tag(1)) }
            .onDisappear { page = .move(.tag(1)) }
            .sheet(item: $page) { page in
              switch page {
              case .edit(.folder(let number)): FolderEditor(number: number)
              case .edit(.tag(let number)): TagEditor(number: number)
              case .move(.folder), .move(.tag): Move()
              case .add: Add()
              }
            }
        }
      }
      struct FolderEditor: View { let number: Int }
      struct TagEditor: View { let number: Int }
      struct Move: View {}
      struct Add: View {}
      """)
    #expect(
      found.prefix(3) == ["Home sheet FolderEditor", "Home sheet TagEditor", "Home sheet Move"])
    #expect(found.count == 7)
  }
}
