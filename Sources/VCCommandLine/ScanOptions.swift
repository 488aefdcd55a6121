import ArgumentParser
import VCImporters
import VCSourceLink
import VCSourceReading
import ViewControllerGraph

/// The options for the files of a folder to read, and for size limits.
struct ScanOptions: ParsableArguments {
  @Option(
    help: """
      For folders: read only files that match this pattern or are in a folder that matches it; repeatable. A pattern \
      without a slash matches a name at any depth.
      """)
  var include: [String] = []

  @Option(help: "For folders: skip files that match this pattern or are in a folder that matches it; repeatable.")
  var exclude: [String] = []

  @Flag(help: "For folders: also read what package managers and builds put there (Pods, Carthage, build, …).")
  var thirdParty = false

  @Flag(
    inversion: .prefixedNo, help: "Cache the results of reading code, so that the next scan reads only changed files.")
  var cache = true

  @Option(
    name: .customLong("platform"),
    help:
      "The platform whose '#if' branches are read: iOS (the default), macCatalyst, tvOS, watchOS, visionOS or macOS.",
    completion: .list(Platform.words))
  var platformText: String?

  @Option(
    parsing: .unconditional, help: "Maximum size of a dump in MiB; 16 by default.", transform: WholeNumber.in(1...256))
  var maxDumpSize: Int?

  /// The default maximum size of a dump in bytes.
  static let dumpLimit = DumpImporter.byteLimit

  /// The maximum size of a dump in bytes.
  var dumpLimit: Int { maxDumpSize.map { $0 << 20 } ?? Self.dumpLimit }

  /// The platform whose branches are read.
  private var platform: Platform { platformText.flatMap(Platform.init(rawValue:)) ?? .iOS }

  func validate() throws {
    try Words.check(platformText, of: "--platform", among: Platform.words, isSingle: true)
  }

  /// Returns a scan configured by these options.
  /// - Parameter paths: The paths to scan; each set of paths has a separate cache.
  func scan(of paths: [String], wireframes: Bool = false, jobs: Int? = nil) -> NavigationScan {
    var scan = NavigationScan(readers: SourceReader.all(wireframes: wireframes), filter: filter, jobs: jobs)
    scan.code = SourceFileReader(cache: cache ? FactsCache(of: paths) : nil, jobs: jobs)
    scan.platform = platform
    return scan
  }

  /// The filter of files.
  var filter: ScanFilter { ScanFilter(include: include, exclude: exclude, readsForeignFolders: thirdParty) }
}

extension Terminal {
  /// Shows the progress of a scan; `nil` if standard error is not a terminal.
  var scanProgress: (@Sendable (Int, Int) -> Void)? {
    guard isInteractive else { return nil }
    return { done, total in progress("\(done)/\(total) files") }
  }
}

extension ScanOptions: ListedOptions {
  var optionList: [Mirror.Child] {
    [
      ("_include", _include), ("_exclude", _exclude), ("_thirdParty", _thirdParty), ("_cache", _cache),
      ("_platformText", _platformText), ("_maxDumpSize", _maxDumpSize),
    ]
  }
}
