import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCScan
import VCSourceLink
import VCSourceReading

@Suite struct CodeScanTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID().uuidString)").path

  /// The codes and files of a scan's diagnostics.
  private func said(_ files: [String: String], _ filter: ScanFilter = ScanFilter(), platform: Platform = .iOS) throws
    -> [String]
  {
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var scan = NavigationScan(filter: filter)
    scan.code = SourceFileReader()
    scan.platform = platform
    return scan.map(of: [folder]).diagnostics.map { "\($0.code) \($0.location?.file ?? "")" }
  }

  /// Code whose diagnostics show whether it is read.
  private let odd = "class AView { ) }"

  @Test func leavesOutWhatNoTargetCompiles() throws {
    let files = [
      "App/A.swift": odd, "App/Old.swift": odd,
      "App.xcodeproj/project.pbxproj": """
      {
        objects = {
          R = {isa = PBXProject; mainGroup = M; targets = (T, ); };
          M = {isa = PBXGroup; children = (F); path = App; sourceTree = "<group>"; };
          F /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; buildPhases = (P); };
          P = {isa = PBXSourcesBuildPhase; files = (B); };
          B /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F; };
        };
        rootObject = R;
      }
      """,
    ]
    #expect(try said(files) == ["source-not-understood App/A.swift", "not-compiled App/Old.swift"])
    #expect(try said(files, ScanFilter(include: ["Old.swift"])) == ["source-not-understood App/Old.swift"])
  }

  @Test func leavesOutStoryboardsOfNoTarget() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene>
      <objects><viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let files = [
      "App/A.swift": "", "App/Base.lproj/Main.storyboard": storyboard, "App/Old.storyboard": storyboard,
      "App.xcodeproj/project.pbxproj": """
      {
        objects = {
          R = {isa = PBXProject; mainGroup = M; targets = (T, ); };
          M = {isa = PBXGroup; children = (F, V, O); path = App; sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          V = {isa = PBXVariantGroup; children = (S); name = Main.storyboard; sourceTree = "<group>"; };
          S = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
          O = {isa = PBXFileReference; path = Old.storyboard; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; buildPhases = (P, Q); };
          P = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          Q = {isa = PBXResourcesBuildPhase; files = (C); };
          C = {isa = PBXBuildFile; fileRef = V; };
        };
        rootObject = R;
      }
      """,
    ]
    #expect(try said(files) == ["not-compiled App/Old.storyboard"])
  }

  @Test func doesNotParseWhatNamesNothingOfScreens() throws {
    #expect(try said(["App/A.swift": "class A { ) }"]) == [])
  }

  @Test func readsTheAppsOwnCode() throws {
    #expect(try said(["App/A.swift": odd]) == ["source-not-understood App/A.swift"])
  }

  @Test func leavesOutTestsPreviewsAndProgramsForOtherDevices() throws {
    let others = [
      "AppTests/A.swift", "AppUITests/A.swift", "Preview Content/A.swift", "App Watch App/A.swift",
      "NewsWidgetExtension/A.swift", "App Watch App Extension/A.swift", "TodayWidget/A.swift", "Android/A.swift",
    ]
    let files = Dictionary(uniqueKeysWithValues: others.map { ($0, odd) })
    #expect(
      try said(files.merging(["App/B.swift": "class B {}"]) { $1 }) == [
        "not-of-the-app Android/A.swift"
      ])
  }

  /// A target for another system has its own entry point; a group of screens may have the same name.
  @Test func tellsTargetsFromGroups() throws {
    let target = ["MovieTV/AppDelegate.swift": odd, "MovieTV/Views/B.swift": odd, "App tvOS/C.swift": odd]
    #expect(
      try said(target.merging(["Movie/A.swift": ""]) { $1 }) == ["not-of-the-app App tvOS/C.swift"])
    let group = ["Movie/LiveTV/A.swift": odd, "Movie/AppDelegate.swift": ""]
    #expect(try said(group) == ["source-not-understood Movie/LiveTV/A.swift"])
    #expect(
      try said(["MovieTV/AppDelegate.swift": odd], platform: .tvOS) == [
        "source-not-understood MovieTV/AppDelegate.swift"
      ])
  }

  @Test("a file whose name ends with the name of another system is not read")
  func systemInFileName() throws {
    let files = [
      "App/App+macOS.swift": odd, "App/AView_tvOS.swift": odd, "App/A.watchOS.swift": odd, "App/tvOS.swift": "",
    ]
    let names = ["App/A.watchOS.swift", "App/AView_tvOS.swift", "App/App+macOS.swift"]
    #expect(try said(files) == ["not-of-the-app \(names[0])"])
    #expect(try said(files, platform: .tvOS) == ["source-not-understood \(names[1])", "not-of-the-app \(names[0])"])
  }

  @Test("the storyboard of a widget is not read", arguments: [true, false])
  func widgetStoryboard(isWidget: Bool) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="t"><scenes><scene>
      <objects><viewController id="t" customClass="TodayViewController" sceneMemberID="viewController"/></objects>
      </scene></scenes></document>
      """
    let today = "class TodayViewController: UIViewController\(isWidget ? ", NCWidgetProviding" : "") {}"
    let files = [
      "Today/Today.swift": today, "Today/Main.storyboard": storyboard,
      "App/Home.swift": "class Home: UIViewController {}",
    ]
    let left = ["not-of-the-app Today/Main.storyboard"]
    #expect(try said(files).filter { !$0.hasPrefix("unreachable") } == (isWidget ? left : []))
  }

  /// Example programs beside an app are separate; a group of screens may have the same name.
  @Test func leavesOutExamplesBesideAnApp() throws {
    let example = ["Sample Apps/Shop/ShopApp.swift": odd]
    #expect(
      try said(example.merging(["App/AppDelegate.swift": ""]) { $1 }) == [
        "not-of-the-app Sample Apps/Shop/ShopApp.swift"
      ])
    #expect(
      try said(example.merging(["Sources/main.swift": ""]) { $1 }) == [
        "source-not-understood Sample Apps/Shop/ShopApp.swift"
      ])
    let ofLibrary = ["Picker/PickerExample/AppDelegate.swift": odd, "App/AppDelegate.swift": ""]
    #expect(try said(ofLibrary) == ["not-of-the-app Picker/PickerExample/AppDelegate.swift"])
    let group = ["App/Examples/A.swift": odd, "App/AppDelegate.swift": ""]
    #expect(try said(group) == ["source-not-understood App/Examples/A.swift"])
  }

  /// The host of UI tests is no app, and neither are a few files beside a library's examples.
  @Test func readsExamplesOfALibrary() throws {
    var files = ["DemoApp/DemoApp.swift": odd, "DemoUITestsApp/AppDelegate.swift": "", "Smoke/AppDelegate.swift": ""]
    for number in 1...10 { files["DemoApp/Screen\(number).swift"] = "" }
    #expect(
      try said(files) == [
        "source-not-understood DemoApp/DemoApp.swift", "not-of-the-app DemoUITestsApp/AppDelegate.swift",
      ])
  }

  @Test(arguments: ["ShopShareExtension", "Action Extension", "Shop-KeyboardExtension"])
  func leavesOutExtensions(folder: String) throws {
    #expect(try said(["\(folder)/A.swift": odd, "App/B.swift": ""]) == ["not-of-the-app \(folder)/A.swift"])
  }

  @Test func readsThemWhenAPatternNamesThem() throws {
    let filter = ScanFilter(include: ["AppTests"])
    #expect(
      try said(["AppTests/A.swift": odd, "App/B.swift": ""], filter) == ["source-not-understood AppTests/A.swift"])
  }

  @Test func saysThatNothingWasRead() throws {
    #expect(try said(["Readme.md": "#"]) == ["nothing-read \(folder)"])
  }
}
