import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: values of links that other code provides", .enabled(if: SwiftSource.isAvailable))
struct LinkProviderTests {
  private let home = """
    enum Page: Hashable { case detail, help }
    struct Detail: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }
    struct Home: View {
      var body: some View {
        NavigationStack {
          Row(provider: HomePages()).navigationDestination(for: Page.self) { page in
            switch page { case .detail: Detail(); case .help: Help() }
          }
        }
      }
    }

    """
  private let pages = """
    protocol Pages { func page(for name: String) -> any Hashable; func other() -> any Hashable }
    struct HomePages: Pages {
      func page(for name: String) -> any Hashable { Page.detail }
      func other() -> any Hashable { Page.help }
    }

    """

  private func links(_ code: String) -> [String] {
    map(["App.swift": home + code]).transitions.filter { $0.source != "Home" }.map(\.words)
  }

  @Test("The implementations of a protocol's requirement create the value")
  func requirements() {
    let row = """
      struct Row: View {
        var provider: any Pages
        var body: some View { NavigationLink(value: provider.page(for: "A")) { Text("") } }
      }
      """
    #expect(links(pages + row) == ["Row destination Detail"])
    let others = """
      enum Album: Hashable { case cover }
      struct AlbumPages: Pages {
        func page(for name: String) -> any Hashable { Album.cover }
        func other() -> any Hashable { Album.cover }
      }
      struct Cover: View { var body: some View { Text("") } }
      struct AlbumHome: View {
        var body: some View {
          NavigationStack {
            Row(provider: AlbumPages()).navigationDestination(for: Album.self) { album in
              switch album { case .cover: Cover() }
            }
          }
        }
      }

      """
    let found = links(pages + others + row)
    #expect(found.contains("Row destination Detail"))
    #expect(found.contains("Row destination Cover"))
    #expect(!found.contains("Row destination Help"))
  }

  @Test("Overloads of one type are not all meant")
  func overloads() {
    let found = links(
      """
      struct HomePages {
        func page(_ name: Title) -> any Hashable { Page.detail }
        func page(_ number: Number) -> any Hashable { Page.help }
      }
      struct Row: View {
        var provider: HomePages
        var body: some View { NavigationLink(value: provider.page(unknown)) { Text("") } }
      }
      """)
    #expect(found.isEmpty)
  }

  @Test(
    "A closure that a view receives creates the value",
    arguments: [
      "List(link: { _ in Page.help })", "List { _ in HomePages().other() }",
      "List(link: { name in name.isEmpty ? Page.help : Page.help })",
    ])
  func closures(list: String) {
    let found = links(
      pages + """
        struct Row: View {
          var provider: any Pages
          var body: some View { \(list) }
        }
        struct List: View {
          var link: (String) -> any Hashable
          init(link: @escaping (String) -> any Hashable) { self.link = link }
          var body: some View { NavigationLink(value: link("A")) { Text("") } }
        }
        """)
    #expect(found == ["Row destination Help"])
  }

  @Test("A function that receives a closure calls it for the value of a link")
  func parameters() {
    let found = links(
      pages + """
        struct Row: View {
          var provider: any Pages
          var body: some View { link { Page.help } }
          private func link(_ page: () -> Page) -> some View { NavigationLink(value: page()) { Text("") } }
        }
        """)
    #expect(found == ["Row destination Help"])
  }
}
