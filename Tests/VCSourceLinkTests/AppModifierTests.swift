import Testing
import VCSwiftSource

/// Modifiers in the code of an app, which is no screen itself.
@Suite("SwiftUI: modifiers in an app", .enabled(if: SwiftSource.isAvailable))
struct AppModifierTests {
  @Test(
    "What is shown over the view that the modifier is applied to, also inside a wrapper",
    arguments: ["Home().id(1)", "Group { Home() }", "Tinted { Home() }"])
  func source(view: String) {
    let found = transitions(
      """
      @main struct MyApp: App {
        @State var isOpen = false
        @State var hasFailed = false
        var body: some Scene { WindowGroup { content } }
        @ViewBuilder var content: some View {
          \(view)
            .sheet(isPresented: $isOpen) { Detail() }
            .alert("A", isPresented: $hasFailed) { Button("B") {} }
        }
      }
      struct Tinted<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.tint(.red) }
      }
      struct Home: View { var body: some View { Text("") } }
      struct Detail: View { var body: some View { Text("") } }
      """)
    #expect(found.contains("Home sheet Detail"))
    #expect(found.contains { $0.hasPrefix("Home alert") })
  }
}
