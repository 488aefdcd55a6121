import VCDiagnostics
public import VCModel
import VCNavigation
import VCSourceFacts
import VCSourceLink
import VCSourceReading
import VCWork

/// Reads an app's files into one navigation map.
///
/// ```swift
/// let map = NavigationScan().map(of: ["MyApp"])
/// ```
public struct NavigationScan: Sendable {
  var settings: ScanSettings
  /// Which files of folders are read.
  public var filter: ScanFilter
  /// What reads code; `nil` when only Interface Builder's files count.
  package var code: SourceFileReader?
  /// How many files are read at a time; as many as there are processors when not given.
  public var jobs: Int?
  /// Told how many files were read, and of how many; from several threads, one at a time.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// A scan with readers of one's own.
  package init(
    readers: [SourceReader] = SourceReader.all(), code: SourceFileReader? = nil, mergesClasses: Bool = false,
    filter: ScanFilter = ScanFilter(), jobs: Int? = nil
  ) {
    settings = ScanSettings(readers: .init(all: readers), mergesClasses: mergesClasses)
    self.code = code
    self.filter = filter
    self.jobs = jobs
  }

  /// What reads files other than code; the first reader of an extension counts.
  public var readers: [SourceReader] {
    get { settings.readers.all }
    set { settings.readers.all = newValue }
  }

  /// Whether all scenes of one class become one controller.
  public var mergesClasses: Bool {
    get { settings.mergesClasses }
    set { settings.mergesClasses = newValue }
  }

  /// For which system the app is built: `#if` branches of others do not count.
  package var platform: Platform {
    get { settings.platform }
    set { settings.platform = newValue }
  }

  /// The map of all files at the paths, which may be folders and files.
  ///
  /// Several files are read at a time. What cannot be read is reported in the map's diagnostics: a path where nothing is as the error
  /// `missing-input`, a file that cannot be opened as `input-unreadable`, paths where nothing can be read at all as
  /// `nothing-read`. The result depends on the files and their names relative to the paths only.
  public func map(of paths: [String]) -> NavigationMap {
    var diagnostics = paths.filter { !SourceFiles.exists($0) }.map(Diagnostic.missing)
    let paths = ScannedPath.named(paths)
    var unreadable: [String] = []
    let found = LocalizedVariants.choose(files(at: paths, extensions, &unreadable).filter { !isCode($0.name) })
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

  /// A file's name, and what it holds.
  private typealias NamedBytes = (name: String, bytes: [UInt8])
  /// A file's name, and how to open it.
  private typealias NamedFile = (name: String, bytes: @Sendable () -> [UInt8]?)

  /// What all files say, code without tests, previews and programs for other devices; what is known from the last scan where
  /// nothing has changed.
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
    guard let reader = self.code else { return ScanContent(settings: settings, files: files, code: nil, leftOut: []) }
    let all = code.compactMap { file in
      SourceLanguage(fileExtension: pathExtension(of: file.name)).map { language in
        SourceFile(name: file.name, language: language, bytes: file.bytes)
      }
    }
    let app = AppCode(all.map(\.name), filter: filter, platform: platform)
    let own = all.filter { app.contains($0.name) }
    return ScanContent(
      settings: settings, files: files, code: told(reader).read(own),
      leftOut: Set(all.map(\.name)).subtracting(own.map(\.name)))
  }

  /// A reader that tells how far it is, as the scan does.
  func told(_ reader: SourceFileReader) -> SourceFileReader {
    var reader = reader
    reader.progress = progress
    return reader
  }

  /// The folders below the paths that are left out because third parties or builds fill them.
  public func foreignFolders(in paths: [String]) -> [String] {
    ScannedPath.named(paths).flatMap(SourceFiles(filter: filter).foreignFolders)
  }

  /// The map of files that are in memory already, by name; of localisations of one file only one counts.
  /// - Parameters:
  ///   - files: Files other than code.
  ///   - code: Asked for the files of code, where there is a reader for them.
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

  /// The map of files that are in memory already, by name.
  public func map(of files: [(name: String, bytes: [UInt8])]) -> NavigationMap {
    map(of: files.filter { !isCode($0.name) }) { files.filter { isCode($0.name) } }
  }

  /// The extensions of the files that say something: Interface Builder's, and those of code where it is read.
  public var fileExtensions: Set<String> { code == nil ? extensions : extensions.union(SourceLanguage.extensions) }

  /// The extensions of files that are no code.
  public var extensions: Set<String> { readers.reduce(into: []) { $0.formUnion($1.extensions) } }

  func isCode(_ name: String) -> Bool {
    let ending = pathExtension(of: name)
    return SourceLanguage.extensions.contains(ending) && !extensions.contains(ending)
  }

  /// The files at the paths, each once however many of the paths lead to it.
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
  /// The map with what else there is to say, in front of what it says itself.
  func adding(_ diagnostics: [Diagnostic]) -> NavigationMap {
    var map = self
    map.diagnostics = diagnostics + map.diagnostics
    return map
  }
}
