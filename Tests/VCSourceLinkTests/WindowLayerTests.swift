import Testing
import VCDiagnostics
import VCModel
import VCSwiftSource

@Suite("SwiftUI: windows with layers", .enabled(if: SwiftSource.isAvailable))
struct WindowLayerTests {
  @Test("the lowest screen in the window's ZStack is the root")
  func layers() {
    let found = transitions(
      """
      struct Home: View { var body: some View { Text("A") } }
      struct Welcome: View { var body: some View { Text("B") } }
      @main struct MyApp: App {
        @State var isFirst = true
        var body: some Scene {
          WindowGroup {
            ZStack {
              Color.black
              if !isFirst { Home().tint(.red) }
              Welcome().opacity(isFirst ? 1 : 0)
            }
            .ignoresSafeArea()
          }
        }
      }
      """)
    #expect(found == ["(MyApp) windowRoot Home"])
  }

  @Test("a VStack is one screen of the app itself")
  func column() {
    let found = transitions(
      """
      struct Header: View { var body: some View { Text("A") } }
      struct Home: View { var body: some View { Text("B") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { VStack { Header(); Home() } } } }
      """)
    #expect(found.isEmpty)
  }

  @Test("the screens of several branches are roots, each where it is made")
  func branches() {
    let map = map([
      "App.swift": """
      struct Home: View { var body: some View { Text("A") } }
      struct Welcome: View { var body: some View { Text("B") } }
      @main struct MyApp: App {
        @State var isFirst = true
        var body: some Scene {
          WindowGroup {
            if isFirst {
              Welcome()
            } else {
              Home()
            }
          }
        }
      }
      """
    ])
    #expect(map.transitions.map { "\($0.target ?? "?") \($0.origin.location.line)" } == ["Welcome 8", "Home 10"])
  }

  @Test("roots that another file makes are those of the window's place")
  func otherFile() {
    let map = map([
      "App.swift": """
      struct Home: View { var body: some View { Text("A") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { content } } }
      """,
      "Content.swift": "extension MyApp { var content: some View { Home() } }",
    ])
    #expect(map.transitions.map(\.origin.location.file) == ["App.swift"])
  }
}
