import VCFiles

/// Which files of a folder are read.
///
/// A pattern without a slash fits the name of a file or folder at any depth, one with a slash fits a path inside the scanned
/// folder or the path as it was typed. What fits a folder counts for everything in it.
public struct ScanFilter: Hashable, Sendable {
  /// When there are any, only files that fit one of them are read.
  public var include: [String] {
    didSet { includes = include.map(Rule.init) }
  }
  /// Files that fit one of them are not read, whatever else says.
  public var exclude: [String] {
    didSet { excludes = exclude.map(Rule.init) }
  }
  /// Whether folders of third parties' code and of build products are read like any other.
  public var readsForeignFolders: Bool

  private var includes: [Rule]
  private var excludes: [Rule]

  /// Everything but third parties' code and build products, unless told otherwise.
  public init(include: [String] = [], exclude: [String] = [], readsForeignFolders: Bool = false) {
    self.include = include
    self.exclude = exclude
    self.readsForeignFolders = readsForeignFolders
    includes = include.map(Rule.init)
    excludes = exclude.map(Rule.init)
  }

  /// Names of folders that package managers and builds fill, in lower case and without what joins words.
  static let foreignFolders: Set<String> = [
    "pods", "carthage", "deriveddata", "sourcepackages", "nodemodules", "vendor", "vendors", "thirdparty",
    "thirdparties", "3rdparty", "3rdparties",
  ]

  /// Extensions of folders that are products, or templates for other apps.
  static let foreignExtensions: Set<String> = ["framework", "xcframework", "app", "xcarchive", "xctemplate"]

  /// Whether package managers or builds are known to fill a folder of this name.
  static func isForeign(_ folder: some StringProtocol) -> Bool {
    // Only the build system writes it like this; a group of screens called Build is the app's own.
    if folder == "build" { return true }
    let name = folder.lowercased()
    if let dot = name.lastIndex(of: "."), foreignExtensions.contains(String(name[name.index(after: dot)...])) {
      return true
    }
    return foreignFolders.contains(name.filter { !"-_ ".contains($0) })
  }

  /// Whether files in a folder may be read.
  /// - Parameters:
  ///   - folder: The path inside the scanned folder.
  ///   - root: The scanned folder as it was typed, for patterns that begin with it.
  public func enters(_ folder: String, in root: String = "") -> Bool {
    let path = folder.split(separator: "/")
    guard let last = path.last, !excludes.contains(where: { $0.matches(path, in: root) }) else { return path.isEmpty }
    return readsForeignFolders || !Self.isForeign(last) || isNamed(last)
  }

  /// Whether a file is read.
  /// - Parameters:
  ///   - file: The path inside the scanned folder.
  ///   - root: The scanned folder as it was typed, for patterns that begin with it.
  public func reads(_ file: String, in root: String = "") -> Bool {
    let path = file.split(separator: "/")
    let isForeign = !readsForeignFolders && path.dropLast().contains { Self.isForeign($0) && !isNamed($0) }
    return !isForeign && !excludes.contains { $0.matches(path, in: root) }
      && (includes.isEmpty || includes.contains { $0.matches(path, in: root) })
  }

  /// Whether a pattern asks for a folder by its very name, which nobody does without meaning it.
  private func isNamed(_ folder: Substring) -> Bool { includes.contains { $0.parts.contains(folder) } }
}

/// A pattern, and whether it means names or paths.
private struct Rule: Hashable {
  let pattern: PathPattern
  let parts: [Substring]
  private let isName: Bool

  init(_ text: String) {
    pattern = PathPattern(text)
    parts = pattern.text.split(separator: "/")
    isName = !text.contains("/")
  }

  /// Whether the pattern fits the path or a folder on it.
  func matches(_ path: [Substring], in root: String) -> Bool {
    if isName { return path.contains { pattern.matches(String($0)) } }
    return path.indices.contains { last in
      let path = path[...last].joined(separator: "/")
      return pattern.matches(path) || (!root.isEmpty && pattern.matches("\(root)/\(path)"))
    }
  }
}
