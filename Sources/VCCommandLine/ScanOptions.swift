import ArgumentParser
import VCImporters
import VCSourceLink
import VCSourceReading
import ViewControllerGraph

/// The options that say which files of a folder are read, and how much of an input.
struct ScanOptions: ParsableArguments {
  @Option(
    help: """
      Of a folder: only files that fit this pattern, or stand in a folder that fits it; may be given again. A pattern \
      without a slash means a name at any depth.
      """)
  var include: [String] = []

  @Option(help: "Of a folder: no files that fit this pattern, or stand in a folder that fits it; may be given again.")
  var exclude: [String] = []

  @Flag(help: "Of a folder: what package managers and builds put there, too (Pods, Carthage, build, …).")
  var thirdParty = false

  @Flag(
    inversion: .prefixedNo, help: "Keep what was read of code, so that the next scan reads only files that changed.")
  var cache = true

  @Option(help: "The system whose branches of '#if' count: iOS, macCatalyst, tvOS, visionOS or macOS.")
  var platform = Platform.iOS

  @Option(help: "A dump may have this many MiB; without it 16.")
  var maxDumpSize: Int?

  /// The most bytes of a dump where nobody says otherwise.
  static let dumpLimit = DumpImporter.byteLimit

  /// The most bytes of a dump.
  var dumpLimit: Int { maxDumpSize.map { $0 << 20 } ?? Self.dumpLimit }

  func validate() throws {
    if let maxDumpSize, !(1...256).contains(maxDumpSize) {
      throw ValidationError("--max-dump-size takes a number of MiB from 1 to 256")
    }
  }

  /// A scan that follows these options.
  /// - Parameter paths: What is scanned; each set of paths has a cache of its own.
  func scan(of paths: [String], wireframes: Bool = false, jobs: Int? = nil) -> NavigationScan {
    var scan = NavigationScan(readers: SourceReader.all(wireframes: wireframes), filter: filter, jobs: jobs)
    scan.code = SourceFileReader(cache: cache ? FactsCache(of: paths) : nil, jobs: jobs)
    scan.platform = platform
    return scan
  }

  /// The same as a value.
  var filter: ScanFilter { ScanFilter(include: include, exclude: exclude, readsForeignFolders: thirdParty) }
}

extension Terminal {
  /// What a scan tells while it reads; nothing where nobody watches.
  var scanProgress: (@Sendable (Int, Int) -> Void)? {
    guard isInteractive else { return nil }
    return { done, total in progress("\(done)/\(total) files") }
  }
}

extension Platform: ExpressibleByArgument {}
