import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: views that are parts of other views", .enabled(if: SwiftSource.isAvailable))
struct PartTests {
  /// The views that contain each part, as `part: views`.
  private func parts(_ source: String) -> [String] {
    map([
      "App.swift": """
      struct Row: View {
        @State private var isShown = false
        var body: some View { Text("A").sheet(isPresented: $isShown) { Detail() } }
      }
      struct Detail: View { var body: some View { Text("B") } }
      \(source)
      """
    ]).controllers.filter { !$0.partOf.isEmpty }.map { "\($0.id): \($0.partOf.joined(separator: " "))" }
  }

  @Test("A row from which a sheet is presented is a part of the screen that shows it")
  func rows() {
    #expect(
      parts(
        """
        @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { List { Row() } } }
        """) == ["Row: Home"])
  }

  @Test("Views without transitions between them do not matter")
  func layouts() {
    #expect(
      parts(
        """
        @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { VStack { Header(); Card() } } }
        struct Card: View { var body: some View { VStack { Row() } } }
        struct Header: View { var body: some View { Text("C") } }
        """) == ["Row: Home"])
  }

  @Test("A part may have several parents, and contain parts itself")
  func several() {
    #expect(
      parts(
        """
        @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { NavigationLink("D") { Other() }; Card() } }
        struct Other: View { var body: some View { Row() } }
        struct Card: View {
          @State private var isShown = false
          var body: some View { Row().sheet(isPresented: $isShown) { Detail() } }
        }
        """) == ["Card: Home", "Row: Card Other"])
  }

  @Test("A modifier that very many views apply, also by a function of `View`, is a part of those in the map")
  func modifiers() {
    let views = (10...29).map { "struct View\($0): View { var body: some View { Text(\"E\").helping() } }" }
    let found = parts(
      """
      @main struct MyApp: App { var body: some Scene { WindowGroup { View10() } } }
      struct Helping: ViewModifier {
        @State private var isShown = false
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { Detail() } }
      }
      extension View { func helping() -> some View { modifier(Helping()) } }
      \(views.joined(separator: "\n"))
      """)
    #expect(found == ["Helping: View10"])
  }

  @Test("A view to which a transition leads is a screen, whatever else contains it")
  func screens() {
    #expect(
      parts(
        """
        @main struct MyApp: App { var body: some Scene { WindowGroup { Row() } } }
        struct Home: View { var body: some View { Row().sheet(isPresented: .constant(true)) { Detail() } } }
        """) == [])
  }
}
