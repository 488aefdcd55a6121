import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCScan

/// A folder with files that goes away at the end.
private final class Folder {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("scan-\(UUID().uuidString)").path
    for (name, text) in files {
      let file = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private func storyboard(_ className: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene>
  <objects><viewController id="a" customClass="\(className)" sceneMemberID="viewController"/></objects></scene></scenes></document>
  """
}

@Suite struct NavigationScanTests {
  @Test func readsAFolderWithNamesRelativeToIt() throws {
    let folder = try Folder([
      "App/Base.lproj/Main.storyboard": storyboard("A"), "App/B.storyboard": storyboard("B"),
      ".git/C.storyboard": storyboard("C"),
      "Readme.md": "#",
    ])
    let map = NavigationScan().map(of: [folder.path])
    #expect(map.controllers.map(\.id) == ["A", "B"])
    #expect(
      map.controllers.flatMap(\.origins).map(\.location.description) == [
        "App/Base.lproj/Main.storyboard:2:10", "App/B.storyboard:2:10",
      ])
  }

  @Test func countsLocalisationsOnce() throws {
    let folder = try Folder([
      "Base.lproj/Main.storyboard": storyboard("A"), "de.lproj/Main.storyboard": storyboard("A"),
      "fr.lproj/Old.storyboard": storyboard("B"), "en.lproj/Old.storyboard": storyboard("B"),
    ])
    let map = NavigationScan().map(of: [folder.path])
    #expect(
      map.controllers.map { $0.origins.map(\.location.file) } == [
        ["Base.lproj/Main.storyboard"], ["en.lproj/Old.storyboard"],
      ])
    #expect(
      map.diagnostics.map { "\($0.code) \($0.location?.file ?? "")" } == [
        "localized-variant de.lproj/Main.storyboard", "localized-variant fr.lproj/Old.storyboard",
      ])
  }

  @Test func goesOnBehindAFileThatDoesNotParse() throws {
    let folder = try Folder(["A.storyboard": "<document>\n<scenes>", "B.storyboard": storyboard("B")])
    let map = NavigationScan().map(of: [folder.path])
    #expect(map.controllers.map(\.id) == ["B"])
    #expect(
      map.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [
        "A.storyboard:2:9: the file ends before '</scenes>'"
      ])
  }

  @Test func reportsAPathWhereNothingIs() {
    let map = NavigationScan().map(of: ["/nowhere/at/all"])
    #expect(map.diagnostics.map(\.code) == ["input-missing"])
  }

  @Test(arguments: [1, 2, 3, 100]) func readsTheSameWithHoweverManyJobs(jobs: Int) throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: (100..<150).map { ("File\($0).storyboard", storyboard("Screen\($0)")) }))
    #expect(NavigationScan(jobs: jobs).map(of: [folder.path]) == NavigationScan().map(of: [folder.path]))
  }

  @Test func writesTheSameBytesOnEveryRun() throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: (0..<30).map { ("S\($0).storyboard", storyboard("C\($0 % 7)")) }))
    let text = NavigationMapJSON.write(NavigationScan().map(of: [folder.path]))
    #expect(text == NavigationMapJSON.write(NavigationScan().map(of: [folder.path + "/"])))
    #expect(!text.contains(folder.path))
  }
}
