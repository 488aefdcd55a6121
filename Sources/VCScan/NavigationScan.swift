import VCDiagnostics
import VCFiles
public import VCModel
import VCNavigation
import VCSourceFacts
import VCSourceLink
import VCSourceReading
import VCWork

/// A scan that reads an app's files into one navigation map.
///
/// ```swift
/// let map = NavigationScan().map(of: ["MyApp"])
/// ```
public struct NavigationScan: Sendable {
  var settings: ScanSettings
  /// The filter for the files in folders.
  public var filter: ScanFilter
  /// The reader of source code; `nil` to read only Interface Builder files.
  package var code: SourceFileReader?
  /// The number of files that are read in parallel; by default, the number of processors.
  public var jobs: Int?
  /// Called with the number of files that have been read, and their total; from several threads, one at a time.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// Creates a scan with custom readers.
  package init(
    readers: [SourceReader] = SourceReader.all(), code: SourceFileReader? = nil, mergesClasses: Bool = false,
    filter: ScanFilter = ScanFilter(), jobs: Int? = nil
  ) {
    settings = ScanSettings(readers: .init(all: readers), mergesClasses: mergesClasses)
    self.code = code
    self.filter = filter
    self.jobs = jobs
  }

  /// The readers for files other than source code; the first one that supports a file's extension is used.
  public var readers: [SourceReader] {
    get { settings.readers.all }
    set { settings.readers.all = newValue }
  }

  /// Whether all scenes of one class become one controller.
  public var mergesClasses: Bool {
    get { settings.mergesClasses }
    set { settings.mergesClasses = newValue }
  }

  /// The platform for which the app is built; `#if` branches for other platforms are ignored.
  package var platform: Platform {
    get { settings.platform }
    set { settings.platform = newValue }
  }

  /// Returns the map of all files at the paths, which may be folders and files.
  ///
  /// Files are read in parallel. Problems are reported in the map's diagnostics: `missing-input` if nothing exists at a
  /// path, `input-unreadable` if a file cannot be opened, and `nothing-read` if none of the paths contains a readable file.
  /// The result depends only on the files and their names relative to the paths.
  public func map(of paths: [String]) -> NavigationMap {
    var diagnostics = paths.filter { !SourceFiles.exists($0) }.map(Diagnostic.missing)
    let paths = ScannedPath.named(paths)
    var unreadable: [String] = []
    let found = LocalizedVariants.choose(
      files(at: paths, extensionsBesideCode, &unreadable).filter { !isCode($0.name) })
    var files: [NamedBytes] = []
    for (file, bytes) in zip(found.files, FileBatch(jobs: jobs).map(found.files) { SourceFiles.bytes(of: $0) }) {
      if let bytes { files.append((file.name, bytes)) } else { diagnostics.append(.unreadable(file.name)) }
    }
    var code: [NamedFile] = []
    if self.code != nil {
      code = self.files(at: paths, SourceLanguage.extensions, &unreadable).filter { isCode($0.name) }
        .map { file in (file.name, { @Sendable in SourceFiles.bytes(of: file) }) }
    }
    let joined = joined(files, code)
    diagnostics += joined.said + Set(unreadable).sorted().map(Diagnostic.unreadableFolder)
    if joined.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(.nothingRead(paths))
    }
    return joined.map.adding((diagnostics + found.notes).countedByKind)
  }

  /// A file's name and content.
  private typealias NamedBytes = (name: String, bytes: [UInt8])
  /// A file's name and a closure that reads its content.
  private typealias NamedFile = (name: String, bytes: @Sendable () -> [UInt8]?)

  /// Returns the joined content of all files, without tests, previews and programs for other devices; the result of the last
  /// scan if nothing has changed.
  private func joined(_ files: [NamedBytes], _ code: [NamedFile]) -> JoinedContent {
    let content = content(files, code)
    let batch = FileBatch(jobs: jobs, progress: progress)
    guard let cache = self.code?.cache.flatMap({ MapCache(beside: $0) }), let key = content.key else {
      return content.joined(batch)
    }
    if let known = cache.content(for: key) { return known }
    let joined = content.joined(batch)
    cache.keep(joined, for: key)
    return joined
  }

  private func content(_ files: [NamedBytes], _ code: [NamedFile]) -> ScanContent {
    guard let reader = self.code else {
      return ScanContent(settings: settings, files: files, code: nil, leftOut: LeftOut())
    }
    let all = code.compactMap { file in
      SourceLanguage(fileExtension: FilePath(file.name).pathExtension).map { language in
        SourceFile(name: file.name, language: language, bytes: file.bytes)
      }
    }
    let app = ownCode(of: all.map(\.name), beside: files)
    return ScanContent(
      settings: settings, files: files.filter { app.files.contains($0.name) },
      code: told(reader).read(all.filter { app.own.contains($0.name) }), leftOut: app.leftOut)
  }

  /// Returns which of an app's source files and Interface Builder files are its own, and which are not.
  /// - Parameters:
  ///   - names: The names of all source files.
  ///   - files: The other files, among them those of Xcode projects.
  func ownCode(of names: [String], beside files: [(name: String, bytes: [UInt8])]) -> (
    own: Set<String>, files: Set<String>, leftOut: LeftOut
  ) {
    let app = AppCode(names, filter: filter, platform: platform)
    // Patterns of files to read say what belongs to the app.
    let projects = filter.include.isEmpty ? files.filter { isOfProject($0.name) } : []
    let others = files.map(\.name).filter { !isOfProject($0) }
    let project = ProjectSources(projects, sources: names, resources: others, platform: platform)
    let own = names.filter(app.contains)
    let compiled = Set(own.filter(project.compiles))
    let resources = Set(others.filter(project.compilesResource))
    return (
      compiled, resources,
      LeftOut(
        others: Set(names).subtracting(own),
        uncompiled: Set(own).subtracting(compiled).union(Set(others).subtracting(resources)))
    )
  }

  /// Returns whether a file says what an Xcode project compiles.
  func isOfProject(_ name: String) -> Bool { ProjectSources.extensions.contains(FilePath(name).pathExtension) }

  /// Returns a source reader that reports progress to the scan's closure.
  func told(_ reader: SourceFileReader) -> SourceFileReader {
    var reader = reader
    reader.progress = progress
    return reader
  }

  /// Returns the folders below the paths that are skipped because they contain third-party code or build products.
  public func foreignFolders(in paths: [String]) -> [String] {
    ScannedPath.named(paths).flatMap(SourceFiles(filter: filter).foreignFolders)
  }

  /// Returns the map of files in memory, identified by name; of the localised variants of a file, only one is read.
  /// - Parameters:
  ///   - files: Files other than source code.
  ///   - code: Returns the source files; called only if the scan reads source code.
  public func map<Failure: Error>(
    of files: [(name: String, bytes: [UInt8])],
    code: () throws(Failure) -> [(name: String, bytes: [UInt8])]
  ) throws(Failure) -> NavigationMap {
    let chosen = LocalizedVariants.choose(files.map { SourceFiles.File(path: $0.name, name: $0.name) })
    let names = Set(chosen.files.map(\.name))
    let code = try self.code == nil ? [] : code()
    let joined = joined(
      files.filter { names.contains($0.name) },
      code.sorted { $0.name < $1.name }.map { file in (file.name, { @Sendable in file.bytes as [UInt8]? }) })
    return joined.map.adding((joined.said + chosen.notes).countedByKind)
  }

  /// Returns the map of files in memory, identified by name.
  public func map(of files: [(name: String, bytes: [UInt8])]) -> NavigationMap {
    map(of: files.filter { !isCode($0.name) }) { files.filter { isCode($0.name) } }
  }

  /// The extensions of all files that the scan reads: Interface Builder files, and if there is a reader for it, source code and
  /// Xcode projects.
  public var fileExtensions: Set<String> {
    code == nil ? extensions : extensionsBesideCode.union(SourceLanguage.extensions)
  }

  /// The extensions of Interface Builder files and, if source code is read, of the files that say what is compiled.
  private var extensionsBesideCode: Set<String> {
    code == nil ? extensions : extensions.union(ProjectSources.extensions)
  }

  /// The extensions of the files that say what the app's targets compile.
  package static var projectExtensions: Set<String> { ProjectSources.extensions }

  /// The extensions of Interface Builder files and others that are not source code.
  public var extensions: Set<String> { readers.reduce(into: []) { $0.formUnion($1.extensions) } }

  func isCode(_ name: String) -> Bool {
    let ending = FilePath(name).pathExtension
    return SourceLanguage.extensions.contains(ending) && !extensions.contains(ending)
  }

  /// Returns the files at the paths, without duplicates if paths overlap.
  func files(
    at paths: [ScannedPath], _ extensions: Set<String>, _ unreadable: inout [String]
  ) -> [SourceFiles.File] {
    var found: [SourceFiles.File] = []
    for path in paths {
      found += SourceFiles(filter: filter).files(at: path, extensions: extensions, unreadable: &unreadable)
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }.sorted { $0.name < $1.name }
  }
}

extension NavigationMap {
  /// Returns the map with diagnostics inserted before its own.
  func adding(_ diagnostics: [Diagnostic]) -> NavigationMap {
    var map = self
    map.diagnostics = diagnostics + map.diagnostics
    return map
  }
}
