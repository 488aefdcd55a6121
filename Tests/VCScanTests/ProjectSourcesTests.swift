import Testing
import VCSourceLink

@testable import VCScan

@Suite("The source files that Xcode projects compile")
struct ProjectSourcesTests {
  /// A target, with its settings and the names of the files that it compiles.
  private struct Target {
    var files: [String]
    var settings = ""
    var product = "com.apple.product-type.application"
    var folders: [String] = []
  }

  private let sources = ["Shop/Cart.swift", "Shop/List+Sorting.m", "Shop/Old/Cart Legacy.swift", "Shop/List.h"]

  /// Returns a project with a group for each folder of its files.
  private func project(_ targets: [Target], settings: String = "SDKROOT = iphoneos;", objects: String = "") -> [UInt8] {
    var text = objects
    var groups: [String] = []
    for (number, target) in targets.enumerated() {
      var built: [String] = []
      for (place, file) in target.files.enumerated() {
        let (id, path) = ("\(number)\(place)", file.split(separator: "/").map(String.init))
        text += "\t\tB\(id) /* \(path.last ?? "") in Sources */ = {isa = PBXBuildFile; fileRef = F\(id); };\n"
        text += "\t\tF\(id) = {isa = PBXFileReference; path = \"\(path.last ?? "")\"; sourceTree = \"<group>\"; };\n"
        text +=
          "\t\tG\(id) = {isa = PBXGroup; children = (F\(id)); path = \"\(path.dropLast().joined(separator: "/"))\"; };\n"
        built.append("B\(id)")
        groups.append("G\(id)")
      }
      text += """
        \t\tT\(number) /* Shop */ = {
        \t\t\tisa = PBXNativeTarget; buildConfigurationList = L\(number); buildPhases = (P\(number), );
        \t\t\tfileSystemSynchronizedGroups = (\(target.folders.joined(separator: ", ")));
        \t\t\tproductType = "\(target.product)";
        \t\t};
        \t\tP\(number) = {isa = PBXSourcesBuildPhase; files = (\(built.joined(separator: ", "))); };
        \t\tL\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number)); };
        \t\tC\(number) = {isa = XCBuildConfiguration; buildSettings = {\(target.settings)}; };

        """
      groups += target.folders
    }
    let names = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    return Array(
      """
      // !$*UTF8*$!
      {
      \tobjects = {
      \(text)
      \t\tM = {isa = PBXGroup; children = (\(groups.joined(separator: ", "))); sourceTree = "<group>"; };
      \t\tR = {isa = PBXProject; mainGroup = M; targets = (\(names)); buildConfigurationList = LR; };
      \t\tLR = {isa = XCConfigurationList; buildConfigurations = (CR); };
      \t\tCR = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; };
      \t};
      \trootObject = R /* Project object */;
      }

      """.utf8)
  }

  private func left(
    _ files: [(String, [UInt8])], _ sources: [String], platform: Platform = .iOS
  ) -> [String] {
    let project = ProjectSources(
      files.map { (name: $0.0, bytes: $0.1) }, sources: sources, platform: platform)
    return sources.filter { !project.compiles($0) }
  }

  private func left(_ targets: [Target], objects: String = "", platform: Platform = .iOS) -> [String] {
    left([("Shop.xcodeproj/project.pbxproj", project(targets, objects: objects))], sources, platform: platform)
  }

  @Test("A file beside a project that no target compiles is left out; headers are in no list")
  func unlisted() {
    #expect(left([Target(files: ["Shop/Cart.swift", "Shop/List+Sorting.m"])]) == ["Shop/Old/Cart Legacy.swift"])
    #expect(left([Target(files: ["Shop/Cart.swift", "Shop/Old/Cart Legacy.swift"])]) == ["Shop/List+Sorting.m"])
  }

  @Test("Of two files with one name, the project compiles the one in its folder; files may have been moved together")
  func sameName() {
    let files = [("Shop.xcodeproj/project.pbxproj", project([Target(files: ["shop/Cart.swift", "Shop/List.swift"])]))]
    #expect(left(files, ["Shop/Cart.swift", "Shop/List.swift", "Old/Cart.swift"]) == ["Old/Cart.swift"])
    #expect(left(files, ["Sources/Cart.swift", "Sources/List.swift", "Sources/Old.swift"]) == ["Sources/Old.swift"])
  }

  @Test("Files that only tests or targets for other platforms compile are left out")
  func otherTargets() {
    let app = Target(files: ["Shop/Cart.swift"])
    let files = ["Shop/List+Sorting.m", "Shop/Cart.swift"]
    let rest = ["Shop/List+Sorting.m", "Shop/Old/Cart Legacy.swift"]
    let television = Target(files: files, settings: "SDKROOT = appletvos;")
    #expect(left([app, television]) == rest)
    #expect(left([app, television], platform: .tvOS) == ["Shop/Old/Cart Legacy.swift"])
    #expect(left([television]) == ["Shop/Old/Cart Legacy.swift"])
    let tests = Target(files: files, product: "com.apple.product-type.bundle.unit-test")
    #expect(
      left([Target(files: ["Shop/Cart.swift", "Shop/Old/Cart Legacy.swift"]), tests]) == ["Shop/List+Sorting.m"])
    let both = Target(files: files, settings: "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";")
    #expect(left([app, both]) == ["Shop/Old/Cart Legacy.swift"])
  }

  @Test(
    "A target compiles whole folders except the files that it excludes; other targets may compile single files of them")
  func folders() {
    let objects = """
      \t\tS = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (X, Y); sourceTree = "<group>"; };
      \t\tX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("List+Sorting.m", "Old/Cart Legacy.swift"); target = T0; };
      \t\tY = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("List+Sorting.m"); target = T1; };

      """
    let targets = [Target(files: [], folders: ["S"]), Target(files: [])]
    #expect(left(targets, objects: objects) == ["Shop/Old/Cart Legacy.swift"])
  }

  @Test("Files of other folders, of packages and of pods are not checked")
  func otherFolders() {
    let files = [
      ("App/Shop.xcodeproj/project.pbxproj", project([Target(files: ["Cart.swift"])])), ("App/Pay/Pay.podspec", []),
    ]
    let others = ["Tools/A.swift", "App/Kit/Package.swift", "App/Kit/Sources/B.swift", "App/Pay/C.swift"]
    #expect(left(files, ["App/Cart.swift", "App/Old.swift"] + others) == ["App/Old.swift"])
  }

  @Test("Projects that list few of the files, and those that cannot be read, leave nothing out")
  func unreliable() {
    #expect(left([Target(files: ["Shop/Cart.swift"])]) == [])
    #expect(left([Target(files: [])]) == [])
    let good = project([Target(files: ["Shop/Cart.swift", "Shop/List+Sorting.m"])])
    for damaged in [Array(good.dropLast(20)), [], Array("{".utf8), Array(repeating: UInt8(ascii: "("), count: 9999)] {
      #expect(left([("Shop.xcodeproj/project.pbxproj", damaged)], sources) == [])
    }
  }

  @Test("Interface Builder files are checked if a project lists any of them")
  func resources() {
    let resources = ["Shop/Launch.storyboard", "Shop/Main.storyboard", "Shop/Old.storyboard"]
    func left(_ listed: [String], sources: [String] = ["Shop/Cart.swift", "Shop/List.swift"]) -> [String] {
      let file = ("Shop.xcodeproj/project.pbxproj", project([Target(files: ["Shop/Cart.swift"] + listed)]))
      let project = ProjectSources([file], sources: sources, resources: resources, platform: .iOS)
      return resources.filter { !project.compilesResource($0) }
    }
    #expect(left(["Shop/Launch.storyboard"]) == ["Shop/Main.storyboard", "Shop/Old.storyboard"])
    #expect(left([]) == [])
    #expect(left(["Shop/Launch.storyboard"], sources: ["Shop/Cart.swift", "Shop/A.swift", "Shop/B.swift"]) == [])
  }
}
