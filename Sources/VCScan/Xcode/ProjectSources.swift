import VCFiles
import VCSourceLink

/// The source files and the Interface Builder files that the targets of an app's Xcode projects compile.
///
/// A file that stays in its folder after it is removed from the project is not part of the app, and neither is one that only
/// targets for other platforms compile. Files of packages and pods are not checked.
struct ProjectSources {
  /// The extensions of the files that say what is compiled.
  static let extensions: Set<String> = ["pbxproj", "podspec"]
  /// The part of the sources that projects must at least list: others list only an example, or were written for another tool.
  private static let leastPart = 0.5

  /// The targets for the platform, or all of them if none is for it.
  private let targets: [XcodeProject.Target]
  /// The names in lower case, without folders, of the files of these targets that are elsewhere than the project says.
  private let misplaced: Set<String>
  /// The folders of the projects, and those of packages and pods; each with a trailing slash, or empty.
  private let roots: [String]
  private let packages: [String]
  private var isReliable = false
  private var areResourcesReliable = false

  /// Reads the projects.
  /// - Parameters:
  ///   - files: The files with one of the extensions, identified by name.
  ///   - sources: The names of all source files.
  ///   - resources: The names of all Interface Builder files.
  ///   - platform: The platform of the app.
  init(_ files: [(name: String, bytes: [UInt8])], sources: [String], resources: [String] = [], platform: Platform) {
    let files = files.map { (name: $0.name, folder: Self.folder(of: $0.name), bytes: $0.bytes) }
    let projects = files.filter { $0.name.hasSuffix(".pbxproj") }
    roots = projects.map { Self.folder(of: $0.folder.dropLast()) }
    packages =
      sources.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }.map { Self.folder(of: $0) }
      + files.filter { $0.name.hasSuffix(".podspec") }.map(\.folder)
    let read = zip(projects, roots).map { XcodeProject($0.bytes, in: $1) }
    let all = read.flatMap { $0?.targets ?? [] }
    let ofPlatform = all.filter { $0.platforms?.contains(platform) ?? true }
    targets = ofPlatform.isEmpty ? all : ofPlatform
    let known = Set((sources + resources).map { $0.lowercased() })
    misplaced = Set(targets.flatMap(\.files).filter { !known.contains($0) }.map(Self.base))
    isReliable = !read.contains { $0 == nil } && list(all, atLeast: Self.leastPart, of: sources)
    // Apps that moved to code often keep their storyboards, all but that of the launch screen.
    areResourcesReliable = isReliable && list(all, atLeast: 0, of: resources)
  }

  /// Returns whether a source file may be part of the app.
  func compiles(_ name: String) -> Bool {
    !isReliable || !isChecked(name) || isListed(name, by: targets)
  }

  /// Returns whether an Interface Builder file may be part of the app.
  func compilesResource(_ name: String) -> Bool {
    !areResourcesReliable || !isChecked(name) || isListed(name, by: targets)
  }

  private func isListed(_ name: String, by targets: [XcodeProject.Target]) -> Bool {
    let path = name.lowercased()
    return targets.contains { $0.compiles(path) } || misplaced.contains(Self.base(of: path))
  }

  /// Returns whether targets compile any of the files that they should, and a part of them.
  private func list(_ all: [XcodeProject.Target], atLeast part: Double, of names: [String]) -> Bool {
    let checked = names.filter(isChecked)
    let listed = checked.count { isListed($0, by: all) }
    return listed > 0 && Double(listed) >= part * Double(checked.count)
  }

  /// Returns whether a project lists a file if it compiles it; headers are in no list.
  private func isChecked(_ name: String) -> Bool {
    !name.hasSuffix(".h") && roots.contains(where: name.hasPrefix) && !packages.contains(where: name.hasPrefix)
  }

  /// Returns the folder of a file with a trailing slash; an empty string if it has none.
  private static func folder(of name: some StringProtocol) -> String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }

  private static func base(of name: String) -> String { String(name.dropFirst(folder(of: name).count)) }
}
