import VCSourceLink

/// The files that the targets of an Xcode project compile: their source code and their resources, such as storyboards.
///
/// Their paths are in lower case: on the Mac, a project may spell them otherwise than the file system.
struct XcodeProject {
  /// A target of an app, an extension or a framework.
  struct Target {
    /// The platforms that it is built for; `nil` if the project does not say.
    var platforms: Set<Platform>?
    /// The paths of the files in its list.
    var files: Set<String> = []
    /// The folders that it compiles as a whole, each with a trailing slash.
    var folders: [String] = []
    /// The files in these folders that it does not compile.
    var exceptions: Set<String> = []

    /// - Parameter path: A path in lower case.
    func compiles(_ path: String) -> Bool {
      files.contains(path) || !exceptions.contains(path) && folders.contains(where: path.hasPrefix)
    }
  }

  /// The targets except those of tests.
  private(set) var targets: [Target] = []

  /// Reads a project.
  /// - Parameter folder: The folder that contains the project, with a trailing slash, or empty.
  /// - Returns: `nil` if the file is not a project.
  init?(_ bytes: [UInt8], in folder: String) {
    guard let file = PropertyList(bytes), let objects = file["objects"]?.entries,
      let root = file["rootObject"]?.text, let project = objects[root]
    else { return nil }
    var reader = ProjectReader(objects: objects, folder: folder)
    reader.readPaths(below: project["mainGroup"]?.text, in: ProjectReader.folder(project["projectDirPath"]?.text ?? ""))
    let settings = reader.settings(of: project)
    targets = (project["targets"]?.texts ?? []).compactMap { reader.target($0, settings) }
  }
}

/// A reader of a project's objects.
private struct ProjectReader {
  let objects: [String: PropertyList]
  let folder: String
  /// The paths of groups and files, by identifier.
  private var paths: [String: String] = [:]

  init(objects: [String: PropertyList], folder: String) {
    self.objects = objects
    self.folder = folder
  }

  // MARK: - Paths

  /// Returns a folder's name with a trailing slash.
  static func folder(_ name: String) -> String { name.isEmpty || name.hasSuffix("/") ? name : name + "/" }

  /// Notes the paths of a group's members, and of theirs; each group is in one other.
  mutating func readPaths(below root: String?, in parent: String) {
    var stack = root.map { [(id: $0, parent: parent)] } ?? []
    while let (id, parent) = stack.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      let own = object["path"]?.text ?? ""
      let path: String
      switch object["sourceTree"]?.text {
      case "<group>", nil: path = parent + own
      case "SOURCE_ROOT": path = own
      default: continue
      }
      paths[id] = path
      stack += (object["children"]?.texts ?? []).map { ($0, Self.folder(path)) }
    }
  }

  /// Returns the path of an object below the scanned folder.
  private func path(of id: String) -> String? {
    var parts: [Substring] = []
    for part in (folder + (paths[id] ?? "")).split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return paths[id] == nil ? nil : parts.joined(separator: "/").lowercased()
  }

  // MARK: - Targets

  /// The products that test an app.
  private static let tests: Set<String> = [
    "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
  ]

  /// The lists of files that a target compiles.
  private static let phases: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]

  func target(_ id: String, _ settings: [[String: PropertyList]]) -> XcodeProject.Target? {
    guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget",
      !Self.tests.contains(object["productType"]?.text ?? "")
    else { return nil }
    var target = XcodeProject.Target(platforms: platforms(self.settings(of: object), settings))
    for phase in object["buildPhases"]?.texts ?? [] where Self.phases.contains(objects[phase]?["isa"]?.text ?? "") {
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        // The localised variants of a file are the children of a group with its name.
        let variants = objects[reference]?["children"]?.texts ?? [reference]
        target.files.formUnion(variants.compactMap(path))
        if objects[reference]?["lastKnownFileType"]?.text == "folder", let path = path(of: reference) {
          target.folders.append(Self.folder(path))
        }
      }
    }
    readFolders(of: object, id, into: &target)
    return target
  }

  /// Adds the folders that a target compiles as a whole, and the files of other targets' folders that it compiles, too.
  private func readFolders(of object: PropertyList, _ id: String, into target: inout XcodeProject.Target) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (group, value) in objects where value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = path(of: group) else { continue }
      if own.contains(group) { target.folders.append(Self.folder(path)) }
      for exception in value["exceptions"]?.texts ?? [] where objects[exception]?["target"]?.text == id {
        let files = (objects[exception]?["membershipExceptions"]?.texts ?? []).map {
          Self.folder(path) + $0.lowercased()
        }
        if own.contains(group) { target.exceptions.formUnion(files) } else { target.files.formUnion(files) }
      }
    }
  }

  // MARK: - Platforms

  /// Returns the build settings of all configurations of a target or a project.
  func settings(of object: PropertyList) -> [[String: PropertyList]] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"]?.entries }
  }

  /// Returns the platforms in a target's settings, or in those of its project.
  private func platforms(
    _ settings: [[String: PropertyList]], _ inherited: [[String: PropertyList]]
  ) -> Set<Platform>? {
    for level in [settings, inherited] {
      let names = level.flatMap { settings in
        ["SDKROOT", "SUPPORTED_PLATFORMS"].compactMap { settings[$0]?.text }.flatMap { $0.split(separator: " ") }
      }
      let known = names.compactMap { Self.platforms[String($0)] }
      if !known.isEmpty { return known.reduce(into: []) { $0.formUnion($1) } }
    }
    return nil
  }

  /// The platforms by the names of their SDKs; an app for iOS also runs on the Mac and on visionOS.
  private static let platforms: [String: Set<Platform>] = [
    "iphoneos": [.iOS, .macCatalyst, .visionOS], "appletvos": [.tvOS], "watchos": [.watchOS], "macosx": [.macOS],
    "xros": [.visionOS],
  ]
}
