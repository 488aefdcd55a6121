import VCDiagnostics
public import VCModel
import VCNavigation

/// Reads an app's files into one navigation map.
///
/// ```swift
/// let map = NavigationScan().map(of: ["MyApp"])
/// ```
public struct NavigationScan: Sendable {
  /// What is looked for; the first reader of an extension counts.
  public var readers: [SourceReader]
  /// Whether all scenes of one class become one controller.
  public var mergesClasses: Bool
  /// Which files of folders are read.
  public var filter: ScanFilter
  /// How many files are read at a time; as many as there are processors when not given.
  public var jobs: Int?
  /// Told how many files were read, and of how many; from several threads, one at a time.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// A scan with readers of one's own.
  public init(
    readers: [SourceReader] = SourceReader.all(), mergesClasses: Bool = false, filter: ScanFilter = ScanFilter(),
    jobs: Int? = nil
  ) {
    self.readers = readers
    self.mergesClasses = mergesClasses
    self.filter = filter
    self.jobs = jobs
  }

  /// The map of all files at the paths, which may be folders and files.
  ///
  /// Several files are read at a time, and no more than that are in memory. Code is read when some file has an unwind,
  /// and only then. What cannot be read is reported in the map's diagnostics: a path where nothing is as the error
  /// `input-missing`, a file that cannot be opened as `input-unreadable`. The result depends on the files and their names
  /// relative to the paths only.
  public func map(of paths: [String]) -> NavigationMap {
    var diagnostics = paths.filter { !SourceFiles.exists($0) }.map(Diagnostic.missing)
    let paths = ScannedPath.named(paths)
    var unreadable: [String] = []
    let files = LocalizedVariants.choose(files(at: paths, on: .always, unreadable: &unreadable))
    var fragments = fragments(of: files.files, &diagnostics)
    if Self.needsCode(fragments) {
      let code = self.files(at: paths, on: .unwinds, unreadable: &unreadable)
      fragments += self.fragments(of: code, &diagnostics)
    }
    diagnostics += Set(unreadable).sorted().map(Diagnostic.unreadableFolder)
    var map = NavigationMap(joining: fragments, mergesClasses: mergesClasses)
    map.diagnostics = diagnostics + files.notes.countedByKind + map.diagnostics
    return map
  }

  /// The folders below the paths that are left out because third parties or builds fill them.
  public func foreignFolders(in paths: [String]) -> [String] {
    ScannedPath.named(paths).flatMap(SourceFiles(filter: filter).foreignFolders)
  }

  /// The map of files that are in memory already, by name; of localisations of one file only one counts.
  /// - Parameter code: Asked for the files of code when one of the others has an unwind.
  public func map<Failure: Error>(
    of files: [(name: String, bytes: [UInt8])],
    code: () throws(Failure) -> [(name: String, bytes: [UInt8])] = { [] }
  ) throws(Failure) -> NavigationMap {
    let chosen = LocalizedVariants.choose(files.map { SourceFiles.File(path: $0.name, name: $0.name) })
    let names = Set(chosen.files.map(\.name))
    var fragments = files.filter { names.contains($0.name) }.map { read($0.bytes, $0.name) }
    if Self.needsCode(fragments) { fragments += try code().map { read($0.bytes, $0.name) } }
    var map = NavigationMap(joining: fragments, mergesClasses: mergesClasses)
    map.diagnostics = chosen.notes.countedByKind + map.diagnostics
    return map
  }

  /// The extensions of files that are read on an occasion.
  public func extensions(on occasion: SourceReader.Occasion) -> Set<String> {
    readers.filter { $0.occasion == occasion }.reduce(into: []) { $0.formUnion($1.extensions) }
  }

  /// Whether some way cannot be followed without knowing who implements an unwind action.
  private static func needsCode(_ fragments: [NavigationMapFragment]) -> Bool {
    fragments.contains { fragment in fragment.links.contains { $0.transition.relation == .unwind } }
  }

  private func fragments(of files: [SourceFiles.File], _ diagnostics: inout [Diagnostic]) -> [NavigationMapFragment] {
    var fragments: [NavigationMapFragment] = []
    for (file, fragment) in zip(files, FileBatch(files, jobs: jobs, progress: progress).map(fragment)) {
      if let fragment { fragments.append(fragment) } else { diagnostics.append(.unreadable(file.name)) }
    }
    return fragments
  }

  /// What a file says; `nil` when it cannot be opened.
  @Sendable private func fragment(of file: SourceFiles.File) -> NavigationMapFragment? {
    SourceFiles.bytes(of: file).map { read($0, file.name) }
  }

  private func read(_ bytes: [UInt8], _ name: String) -> NavigationMapFragment { reader(of: name).read(bytes, name) }

  private func reader(of name: String) -> SourceReader {
    readers.first { $0.extensions.contains(pathExtension(of: name)) } ?? .interfaceBuilder
  }

  /// The files at the paths, each once however many of the paths lead to it.
  private func files(
    at paths: [ScannedPath], on occasion: SourceReader.Occasion, unreadable: inout [String]
  ) -> [SourceFiles.File] {
    let extensions = extensions(on: occasion)
    var found: [SourceFiles.File] = []
    for path in paths {
      found += SourceFiles(filter: filter).files(at: path, extensions: extensions, unreadable: &unreadable)
        .filter { reader(of: $0.name).occasion == occasion }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }.sorted { $0.name < $1.name }
  }
}

extension Diagnostic {
  fileprivate static func missing(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "input-missing", severity: .error, message: "there is no file or folder '\(path)'",
      at: SourceLocation(file: path))
  }

  fileprivate static func unreadableFolder(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "input-unreadable", severity: .error, message: "the folder cannot be read", at: SourceLocation(file: name))
  }

  fileprivate static func unreadable(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "input-unreadable", severity: .error, message: "the file cannot be read", at: SourceLocation(file: name))
  }
}
