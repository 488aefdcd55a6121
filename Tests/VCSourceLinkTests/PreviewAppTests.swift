import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Small apps that show one screen of the app while it is written.
@Suite("SwiftUI: apps for previews", .enabled(if: SwiftSource.isAvailable))
struct PreviewAppTests {
  private static let app = "@main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }"
  private static let preview =
    "@main struct ListApp: App { var body: some Scene { WindowGroup { NavigationStack { Rows() } } } }"
  private static let views = """
    struct Home: View { var body: some View { Text("") } }
    struct Rows: View { var body: some View { Text("") } }
    """

  @Test("An app in a folder for previews beside the app itself shows nothing", arguments: ["Previews", "ListPreview"])
  func beside(folder: String) {
    let found = map(["App/App.swift": Self.app, "\(folder)/ListApp.swift": Self.preview, "Views.swift": Self.views])
    #expect(found.transitions.map(\.words) == ["(MyApp) windowRoot Home"])
  }

  @Test("Without another app, it is the app")
  func alone() {
    let found = map(["Previews/ListApp.swift": Self.preview, "Views.swift": Self.views])
    #expect(found.transitions.map(\.words).contains { $0.hasSuffix("windowRoot Rows") })
  }
}
