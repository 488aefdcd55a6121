import Testing

@testable import VCScan

@Suite("The source files that Xcode projects compile")
struct ProjectSourcesTests {
  private func project(_ compiled: [String], _ other: String = "") -> [UInt8] {
    let files = compiled.map { "\t\tA1 /* \($0) in Sources */ = {isa = PBXBuildFile; fileRef = B1 /* \($0) */; };\n" }
    return Array(("// !$*UTF8*$!\n{\n\tobjects = {\n" + files.joined() + other + "\t};\n}\n").utf8)
  }

  private func left(_ files: [(String, [UInt8])], _ sources: [String]) -> [String] {
    let project = ProjectSources(files.map { (name: $0.0, bytes: $0.1) }, sources: sources)
    return sources.filter { !project.compiles($0) }
  }

  private let sources = ["Shop/Cart.swift", "Shop/List+Sorting.m", "Shop/Old/Cart Legacy.swift", "Shop/List.h"]

  @Test("A file beside a project that no target compiles is left out; headers are in no list")
  func unlisted() {
    let files = [("Shop.xcodeproj/project.pbxproj", project(["Cart.swift", "List+Sorting.m"]))]
    #expect(left(files, sources) == ["Shop/Old/Cart Legacy.swift"])
    #expect(
      left([("Shop.xcodeproj/project.pbxproj", project(["Cart.swift", "Cart Legacy.swift"]))], sources) == [
        "Shop/List+Sorting.m"
      ])
  }

  @Test("Files of other folders, of packages and of pods are not checked")
  func otherFolders() {
    let files = [("App/Shop.xcodeproj/project.pbxproj", project(["Cart.swift"])), ("App/Pay/Pay.podspec", [])]
    let others = ["Tools/A.swift", "App/Kit/Package.swift", "App/Kit/Sources/B.swift", "App/Pay/C.swift"]
    #expect(left(files, ["App/Cart.swift", "App/Old.swift"] + others) == ["App/Old.swift"])
  }

  @Test(
    "Projects that compile whole folders, and those that list few of the files, leave nothing out",
    arguments: [
      (["Cart.swift", "List+Sorting.m"], "isa = PBXFileSystemSynchronizedRootGroup;\n"), (["Cart.swift"], ""), ([], ""),
    ])
  func unreliable(compiled: [String], other: String) {
    #expect(left([("Shop.xcodeproj/project.pbxproj", project(compiled, other))], sources) == [])
  }
}
