import VCFiles

/// A filter for the files in a folder.
///
/// A pattern without a slash matches the name of a file or folder at any depth; a pattern with a slash matches a path
/// relative to the scanned folder, or the path as typed. A pattern that matches a folder applies to everything in it.
public struct ScanFilter: Hashable, Sendable {
  /// The patterns of files to read; if empty, all files are read.
  public var include: [String] {
    didSet { includes = include.map(Rule.init) }
  }
  /// The patterns of files to skip, which take precedence over `include`.
  public var exclude: [String] {
    didSet { excludes = exclude.map(Rule.init) }
  }
  /// Whether folders of third-party code and build products are read.
  public var readsForeignFolders: Bool

  private var includes: [Rule]
  private var excludes: [Rule]

  /// Creates a filter, by default for everything except third-party code and build products.
  public init(include: [String] = [], exclude: [String] = [], readsForeignFolders: Bool = false) {
    self.include = include
    self.exclude = exclude
    self.readsForeignFolders = readsForeignFolders
    includes = include.map(Rule.init)
    excludes = exclude.map(Rule.init)
  }

  /// Names of folders with third-party code or build products, in lower case and without word separators.
  static let foreignFolders: Set<String> = [
    "pods", "carthage", "deriveddata", "sourcepackages", "nodemodules", "vendor", "vendors", "thirdparty",
    "thirdparties", "3rdparty", "3rdparties",
  ]

  /// Extensions of folders that are build products, templates for other apps, or exported localisations with copies of the
  /// app's storyboards.
  static let foreignExtensions: Set<String> = ["framework", "xcframework", "app", "xcarchive", "xctemplate", "xcloc"]

  /// Returns whether a folder's name denotes third-party code or build products.
  static func isForeign(_ folder: some StringProtocol) -> Bool {
    // Build systems use lower case; a folder of screens named Build belongs to the app.
    if folder == "build" { return true }
    let name = folder.lowercased()
    if let dot = name.lastIndex(of: "."), foreignExtensions.contains(String(name[name.index(after: dot)...])) {
      return true
    }
    return foreignFolders.contains(name.filter { !"-_ ".contains($0) })
  }

  /// Returns whether files in a folder may be read.
  /// - Parameters:
  ///   - folder: The path relative to the scanned folder.
  ///   - root: The scanned folder as typed, for patterns that begin with it.
  public func enters(_ folder: String, in root: String = "") -> Bool {
    let path = folder.split(separator: "/")
    guard let last = path.last, !excludes.contains(where: { $0.matches(path, in: root) }) else { return path.isEmpty }
    return readsForeignFolders || !Self.isForeign(last) || isNamed(last)
  }

  /// Returns whether a file is read.
  /// - Parameters:
  ///   - file: The path relative to the scanned folder.
  ///   - root: The scanned folder as typed, for patterns that begin with it.
  public func reads(_ file: String, in root: String = "") -> Bool {
    let path = file.split(separator: "/")
    let isForeign = !readsForeignFolders && path.dropLast().contains { Self.isForeign($0) && !isNamed($0) }
    return !isForeign && !excludes.contains { $0.matches(path, in: root) }
      && (includes.isEmpty || includes.contains { $0.matches(path, in: root) })
  }

  /// Returns whether an include pattern contains the folder's exact name, which can only be intentional.
  private func isNamed(_ folder: Substring) -> Bool { includes.contains { $0.parts.contains(folder) } }
}

/// A pattern for names or for paths.
private struct Rule: Hashable {
  let pattern: PathPattern
  let parts: [Substring]
  private let isName: Bool

  init(_ text: String) {
    pattern = PathPattern(text)
    parts = pattern.text.split(separator: "/")
    isName = !text.contains("/")
  }

  /// Returns whether the pattern matches the path or one of its folders.
  func matches(_ path: [Substring], in root: String) -> Bool {
    if isName { return path.contains { pattern.matches(String($0)) } }
    return path.indices.contains { last in
      let path = path[...last].joined(separator: "/")
      return pattern.matches(path) || (!root.isEmpty && pattern.matches("\(root)/\(path)"))
    }
  }
}
