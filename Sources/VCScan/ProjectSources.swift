import VCFiles

/// The source files that the targets of an app's Xcode projects compile.
///
/// A file that stays in its folder after it is removed from the project is not part of the app. Projects whose targets compile
/// whole folders, and files of packages and pods, are not checked.
struct ProjectSources {
  /// The extensions of the files that say what is compiled.
  static let extensions: Set<String> = ["pbxproj", "podspec"]
  /// The part of the sources that projects must at least list: others list only an example, or were written for another tool.
  private static let leastPart = 0.5

  /// The names of the compiled files, without folders.
  private let compiled: Set<String>
  /// The folders of the projects, and those of packages and pods; each with a trailing slash, or empty.
  private let roots: [String]
  private let packages: [String]
  private var isReliable = false

  /// Reads the projects.
  /// - Parameters:
  ///   - files: The files with one of the extensions, identified by name.
  ///   - sources: The names of all source files.
  init(_ files: [(name: String, bytes: [UInt8])], sources: [String]) {
    let projects = files.filter { $0.name.hasSuffix(".pbxproj") }
    roots = projects.map { Self.folder(of: Self.folder(of: $0.name).dropLast()[...]) }
    packages =
      (sources.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
      + files.filter { $0.name.hasSuffix(".podspec") }.map(\.name)).map { Self.folder(of: $0[...]) }
    var compiled: Set<String> = []
    for project in projects { compiled.formUnion(Self.compiled(by: project.bytes)) }
    self.compiled = compiled
    let checked = sources.filter(isChecked)
    let listed = checked.count { compiled.contains(Self.base(of: $0)) }
    isReliable =
      listed > 0 && Double(listed) >= Self.leastPart * Double(checked.count)
      && !projects.contains { Self.compilesFolders($0.bytes) }
  }

  /// Returns whether a source file may be part of the app.
  func compiles(_ name: String) -> Bool {
    !isReliable || !isChecked(name) || compiled.contains(Self.base(of: name))
  }

  /// Returns whether a project lists a file if it compiles it; headers are in no list.
  private func isChecked(_ name: String) -> Bool {
    !name.hasSuffix(".h") && roots.contains(where: name.hasPrefix) && !packages.contains(where: name.hasPrefix)
  }

  /// Returns the folder of a file with a trailing slash; an empty string if it has none.
  private static func folder(of name: some StringProtocol) -> String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }

  private static func base(of name: String) -> String { String(name.dropFirst(folder(of: name[...]).count)) }
}

extension ProjectSources {
  // MARK: - Reading a project

  /// Returns the names in the comments that Xcode writes behind the files of build phases: `/* Detail.swift in Sources */`.
  private static func compiled(by project: [UInt8]) -> [String] {
    let (opening, closing) = (Array("/* ".utf8), Array(" in Sources */".utf8))
    var names: [String] = []
    var start = 0
    for end in project.indices where project[end] == closing[0] && project[end...].starts(with: closing) {
      defer { start = end }
      // The comment begins on the same line, behind the end of the previous one.
      let line = project[start..<end].lastIndex(of: UInt8(ascii: "\n")) ?? start
      guard let comment = (line..<end).last(where: { project[$0..<end].starts(with: opening) }) else { continue }
      names.append(String(decoding: project[(comment + opening.count)..<end], as: UTF8.self))
    }
    return names
  }

  /// Returns whether a target of a project compiles everything in a folder.
  private static func compilesFolders(_ project: [UInt8]) -> Bool {
    let word = Array("PBXFileSystemSynchronized".utf8)
    return project.indices.contains { project[$0] == word[0] && project[$0...].starts(with: word) }
  }
}
