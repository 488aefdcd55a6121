import Foundation
import Synchronization
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCScan

/// A folder with files that is deleted at the end.
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
      map.diagnostics.map { "\($0.code) \($0.location?.file ?? ""): \($0.message)" } == [
        "localized-variant de.lproj/Main.storyboard: a localisation of 'Base.lproj/Main.storyboard', which is read instead"
          + " (and 1 more such file: 'fr.lproj/Old.storyboard')"
      ])
  }

  @Test(arguments: [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "Third Party", "Vendor", "A.xctemplate",
    "es.xcloc",
  ])
  func leavesOutWhatPackageManagersAndBuildsPutThere(folder name: String) throws {
    let folder = try Folder([
      "App/Main.storyboard": storyboard("A"), "\(name)/Demo/Main.storyboard": storyboard("A"),
      "App/Build/B.storyboard": storyboard("B"),
    ])
    var scan = NavigationScan()
    #expect(scan.map(of: [folder.path]).controllers.map(\.id) == ["A", "B"])
    #expect(scan.foreignFolders(in: [folder.path]) == [name])
    #expect(scan.map(of: [folder.path + "/\(name)"]).controllers.map(\.id) == ["A"])
    scan.filter.readsForeignFolders = true
    #expect(scan.map(of: [folder.path]).controllers.count == 3)
  }

  @Test(arguments: [
    (["App"], [], ["A", "C"]), (["App/**"], [], ["A", "C"]), (["*.xib"], [], []), ([], ["Main.storyboard"], ["C"]),
    ([], ["Demo"], ["A", "C"]), (["App"], ["Sub"], ["A"]), (["Demo/*"], [], ["D"]), (["Pods"], [], ["P"]),
    (["**", "Pods/**"], [], ["A", "C", "D", "P"]), (["*"], ["App/Sub/*"], ["A", "D"]),
  ]) func readsWhatIsAskedFor(include: [String], exclude: [String], classes: [String]) throws {
    let folder = try Folder([
      "App/Main.storyboard": storyboard("A"), "App/Sub/C.storyboard": storyboard("C"),
      "Demo/Main.storyboard": storyboard("D"), "Pods/P.storyboard": storyboard("P"),
    ])
    let scan = NavigationScan(filter: ScanFilter(include: include, exclude: exclude))
    #expect(scan.map(of: [folder.path]).controllers.compactMap(\.className) == classes)
    // As completed by a shell.
    let typed = NavigationScan(filter: ScanFilter(exclude: ["\(folder.path)/Demo"])).map(of: [folder.path])
    #expect(typed.controllers.map(\.id) == ["A", "C"])
  }

  @Test func givesOneMapHoweverAPathIsSpelled() throws {
    let folder = try Folder(["App/Main.storyboard": storyboard("A"), "App/B.STORYBOARD": storyboard("B")])
    let one = folder.path + "/App/Main.storyboard"
    let map = NavigationScan().map(of: [one])
    #expect(map.controllers.flatMap(\.origins).map(\.location.file) == ["Main.storyboard"])
    for spelled in ["/./App//Main.storyboard", "/App/../App/Main.storyboard"] {
      #expect(NavigationScan().map(of: [folder.path + spelled]) == map)
      #expect(NavigationScan().map(of: [one, folder.path + spelled]).controllers.count == 1)
    }
    let whole = NavigationScan().map(of: [folder.path + "/App"])
    #expect(whole.controllers.map(\.id) == ["A", "B"])
    #expect(NavigationScan().map(of: [folder.path + "/./App/"]) == whole)
  }

  @Test func tellsFoldersOfOneNameApartByTheirParents() throws {
    let folder = try Folder([
      "One/App/Main.storyboard": storyboard("A"), "Two/App/Main.storyboard": storyboard("A"),
      "Two/Other/Main.storyboard": storyboard("A"),
    ])
    let map = NavigationScan().map(of: ["One/App", "Two/App", "Two/Other"].map { "\(folder.path)/\($0)" })
    #expect(
      map.controllers.map(\.id) == [
        "A#One/App/Main.storyboard#a", "A#Other/Main.storyboard#a", "A#Two/App/Main.storyboard#a",
      ])
  }

  /// A scene's identifier changes once, when a second scene of its class is added, and not with further ones.
  @Test func keepsIdentifiersWhenNamesakesAppear() throws {
    func scene(_ object: String) -> String {
      storyboard("A").replacingOccurrences(of: "id=\"a\"", with: "id=\"\(object)\"")
    }
    var files = ["App/Main.storyboard": scene("x"), "App/Other.storyboard": scene("y")]
    let before = try Folder(files)
    let two = NavigationScan().map(of: [before.path])
    files["Demo/Main.storyboard"] = scene("z")
    files["Aaa/Main.storyboard"] = scene("w")
    let after = try Folder(files)
    let four = NavigationScan().map(of: [after.path])
    #expect(two.controllers.map(\.id) == ["A#x", "A#y"])
    #expect(four.controllers.map(\.id) == ["A#w", "A#x", "A#y", "A#z"])
  }

  @Test func tellsHowFarItIs() throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: (0..<40).map { ("S\($0).storyboard", storyboard("C\($0)")) }))
    let told = Mutex<[Int]>([])
    var scan = NavigationScan()
    scan.progress = { done, total in told.withLock { $0.append(total == 40 ? done : -1) } }
    _ = scan.map(of: [folder.path])
    #expect(told.withLock { $0.sorted() == $0 && $0.last == 40 })
  }

  @Test func countsFilesThatAreNotReadByKind() throws {
    let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: (1...6).map { ("M\($0).xib", mac) }).merging(["A.xib": mac]) { $1 })
    let diagnostics = NavigationScan().map(of: [folder.path]).diagnostics
    #expect(diagnostics.map { "\($0.location?.file ?? "") \($0.severity)" } == ["A.xib note"])
    #expect(
      diagnostics.map(\.message) == [
        "made for macOS, whose controllers follow different rules; only iOS and tvOS are supported (and 6 more such files: 'M1.xib',"
          + " 'M2.xib', 'M3.xib', …)"
      ])
  }

  @Test(arguments: ["<<<<<<< HEAD", ">>>>>>> feature"]) func namesMergeConflicts(marker: String) throws {
    let folder = try Folder([
      "A.storyboard": storyboard("A").replacingOccurrences(of: "<objects>", with: "<objects>\n\(marker)\n")
    ])
    let map = NavigationScan().map(of: [folder.path])
    #expect(
      map.diagnostics.map { "\($0.location?.description ?? ""): \($0.message) \($0.code)" } == [
        "A.storyboard:3:1: unresolved merge conflict: '\(marker)' merge-conflict"
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
    #expect(map.diagnostics.map(\.code) == ["missing-input"])
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
