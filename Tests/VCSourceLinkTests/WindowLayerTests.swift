import Testing
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
}
