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
  /// What reads files other than code; the first reader of an extension counts.
  public var readers: [SourceReader]
  /// Whether all scenes of one class become one controller.
  public var mergesClasses: Bool
  /// Which files of folders are read.
  public var filter: ScanFilter
  /// What reads code; `nil` when only Interface Builder's files count.
  package var code: SourceFileReader?
  /// For which system the app is built: `#if` branches of others do not count.
  package var platform = Platform.iOS
  /// How many files are read at a time; as many as there are processors when not given.
  public var jobs: Int?
  /// Told how many files were read, and of how many; from several threads, one at a time.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// A scan with readers of one's own.
  package init(
    readers: [SourceReader] = SourceReader.all(), code: SourceFileReader? = nil, mergesClasses: Bool = false,
    filter: ScanFilter = ScanFilter(), jobs: Int? = nil
  ) {
    self.readers = readers
    self.code = code
    self.mergesClasses = mergesClasses
    self.filter = filter
    self.jobs = jobs
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
    let files = LocalizedVariants.choose(
      files(at: paths, extensions, &unreadable).filter { !isCode($0.name) })
    var fragments = fragments(of: files.files, &diagnostics)
    if let code {
      let files = self.files(at: paths, SourceLanguage.extensions, &unreadable).filter { isCode($0.name) }
      fragments += navigation(
        in: files.map { file in (file.name, { @Sendable in SourceFiles.bytes(of: file) }) }, code, beside: fragments,
        &diagnostics)
    }
    diagnostics += Set(unreadable).sorted().map(Diagnostic.unreadableFolder)
    if fragments.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(.nothingRead(paths))
    }
    return join(fragments, (diagnostics + files.notes).countedByKind)
  }

  func join(_ fragments: [NavigationMapFragment], _ diagnostics: [Diagnostic]) -> NavigationMap {
    var map = NavigationMap(joining: fragments, mergesClasses: mergesClasses)
    map.diagnostics = diagnostics + map.diagnostics
    return map
  }

  /// A file's name, and how to open it.
  private typealias NamedFile = (name: String, bytes: @Sendable () -> [UInt8]?)

  /// What code does, without tests, previews and programs for other devices; found on a stack that deep values do not
  /// overflow.
  private func navigation(
    in files: [NamedFile], _ reader: SourceFileReader, beside storyboards: [NavigationMapFragment],
    _ diagnostics: inout [Diagnostic]
  ) -> [NavigationMapFragment] {
    let code = files.compactMap { file in
      SourceLanguage(fileExtension: pathExtension(of: file.name)).map { language in
        SourceFile(name: file.name, language: language, bytes: file.bytes)
      }
    }
    let app = AppCode(code.map(\.name), filter: filter, platform: platform)
    let own = code.filter { app.contains($0.name) }
    let read = told(reader).facts(of: own)
    diagnostics += read.diagnostics
    let left = Set(code.map(\.name)).subtracting(own.map(\.name))
    return link(read.facts, leftOut: left, beside: storyboards, &diagnostics)
  }

  /// A reader that tells how far it is, as the scan does.
  func told(_ reader: SourceFileReader) -> SourceFileReader {
    var reader = reader
    reader.progress = progress
    return reader
  }

  /// - Parameter names: Files that are left out because of their folders.
  func link(
    _ facts: [SourceFacts], leftOut names: Set<String>, beside storyboards: [NavigationMapFragment],
    _ diagnostics: inout [Diagnostic]
  ) -> [NavigationMapFragment] {
    let own = facts.filter { AppCode.contains($0) }
    let others = names.union(facts.map(\.file)).subtracting(own.map(\.file))
    diagnostics += others.sorted().map(Diagnostic.notOfTheApp)
    guard !own.isEmpty else { return [] }
    let link = SourceLink(own, storyboards: storyboards, platform: platform)
    return LargeStack.run { link.fragments }
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
    var diagnostics: [Diagnostic] = []
    var fragments = files.filter { names.contains($0.name) }.map { read($0.bytes, $0.name) }
    if let reader = self.code {
      let files = try code().sorted { $0.name < $1.name }.map { file in
        (file.name, { @Sendable in file.bytes as [UInt8]? })
      }
      fragments += navigation(in: files, reader, beside: fragments, &diagnostics)
    }
    return join(fragments, (diagnostics + chosen.notes).countedByKind)
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

  func read(_ bytes: [UInt8], _ name: String) -> NavigationMapFragment { reader(of: name).read(bytes, name) }

  private func reader(of name: String) -> SourceReader {
    readers.first { $0.extensions.contains(pathExtension(of: name)) } ?? .interfaceBuilder
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
