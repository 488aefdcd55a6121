import ArgumentParser
import ViewControllerGraph

/// The options that say which files of a folder are read.
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
