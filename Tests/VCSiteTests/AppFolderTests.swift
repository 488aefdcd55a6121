import Foundation
import Testing

@testable import VCSite

/// An app's folder as one map of its storyboards and its code.
@Suite struct AppFolderTests {
  private static func storyboard(unwinding action: String?) -> String {
    let segue = action.map { #"<segue id="u" kind="unwind" destination="x" unwindAction="\#($0)"/>"# } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene><objects><viewController id="a" customClass="List" sceneMemberID="viewController"><connections>
      <segue id="s" kind="presentation" destination="b"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="Editor" sceneMemberID="viewController"><connections>\(segue)
      </connections></viewController><exit id="x" sceneMemberID="exit"/></objects></scene></scenes></document>
      """
  }

  private static func code(_ name: String) -> String {
    "import UIKit\nclass \(name): UIViewController {\n  @IBAction func back(_ segue: UIStoryboardSegue) {}\n}\n"
  }

  private static func site(unwinding action: String?) throws -> Site {
    try Site([
      "vcgraph.yml": "sources:\n  - {path: App, scan: true}\noutput: map.svg\n",
      "App/Main.storyboard": storyboard(unwinding: action),
    ])
  }

  @Test func codeThatTakesAnUnwindChangesTheFigure() throws {
    let site = try Self.site(unwinding: "back:")
    try site.build()
    let unresolved = try site.text(of: "map.svg")
    #expect(unresolved.contains("Unhandled unwind actions: back: (from "))

    try site.write(Self.code("Other"), to: "App/Screens/List.swift")
    #expect(try site.build(.check).faults.map(\.kind) == [.stale])
    #expect(try site.build().written == ["map.svg"])
    #expect(try site.text(of: "map.svg").contains("Editor unwinds to Other"))

    try site.write(Self.code("List"), to: "App/Screens/List.swift")
    #expect(try site.build().written == ["map.svg"])
    #expect(try site.text(of: "map.svg").contains("Editor unwinds to List"))
    #expect(try site.build().written == [])

    try site.remove("App/Screens/List.swift")
    #expect(try site.build().written == ["map.svg"])
    #expect(try site.text(of: "map.svg") == unresolved)
  }

  @Test func anAppOfCodeAloneIsDrawn() throws {
    let site = try Site([
      "vcgraph.yml": "sources:\n  - {path: App, scan: true}\noutput: map.svg\n",
      "App/List.swift": "class List: UIViewController { func edit() { present(Editor(), animated: true) } }",
      "App/Editor.swift": "class Editor: UIViewController {}",
    ])
    try site.build()
    #expect(try site.text(of: "map.svg").contains("List presents Editor"))
    #expect(try site.build().entries.map(\.outcome) == [.current])
    try site.write(
      "class List: UIViewController { func edit() { show(Editor(), sender: self) } }", to: "App/List.swift")
    #expect(try site.build(.check).faults.map(\.kind) == [.stale])
    #expect(try site.build().written == ["map.svg"])
    #expect(try site.text(of: "map.svg").contains("List shows Editor"))
  }

  @Test func whatTheProjectNoLongerCompilesIsNotDrawn() throws {
    func project(_ names: [String]) -> String {
      let files = names.map { "F\($0) = {path = \($0); sourceTree = \"<group>\"; }; B\($0) = {fileRef = F\($0); };" }
      return """
        {
          objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); };
            M = {isa = PBXGroup; children = (\(names.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; buildPhases = (P); };
            P = {isa = PBXSourcesBuildPhase; files = (\(names.map { "B\($0)" }.joined(separator: ", "))); };
            \(files.joined(separator: "\n    "))
          };
          rootObject = R;
        }
        """
    }
    let site = try Site([
      "vcgraph.yml": "sources:\n  - {path: App, scan: true}\noutput: map.svg\n",
      "App/List.swift": "class List: UIViewController { func edit() { present(Editor(), animated: true) } }",
      "App/Editor.swift": "class Editor: UIViewController {}",
      "App/Old.swift": "class Old: UIViewController { func edit() { present(Editor(), animated: true) } }",
      "App/App.xcodeproj/project.pbxproj": project(["List.swift", "Editor.swift", "Old.swift"]),
    ])
    try site.build()
    #expect(try site.text(of: "map.svg").contains("Old presents Editor"))
    try site.write(project(["List.swift", "Editor.swift"]), to: "App/App.xcodeproj/project.pbxproj")
    #expect(try site.build().written == ["map.svg"])
    #expect(try !site.text(of: "map.svg").contains("Old presents Editor"))
  }

  @Test func aNewFileOfCodeIsSeenWhileWatching() throws {
    let site = try Self.site(unwinding: "back:")
    let paths = SitePaths(root: site.root.path)
    let config = site.root.appendingPathComponent("vcgraph.yml").path
    try site.build()
    let before = SiteSnapshot(config: config, in: paths)
    #expect(!SiteSnapshot(config: config, in: paths).differs(from: before))
    try site.write(Self.code("List"), to: "App/List.swift")
    #expect(SiteSnapshot(config: config, in: paths).differs(from: before))
  }
}
