import VCDigest
import VCFiles
import ViewControllerGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The cache folder of a site's builds: `.vcgraph-cache` beside the configuration.
///
/// It can be deleted at any time. If it cannot be written, builds work without a cache.
struct BuildFolder {
  static let name = ".vcgraph-cache"

  private let path: String
  /// Distinguishes the caches of several configurations.
  private let suffix: String

  /// - Parameters:
  ///   - root: The configuration's folder.
  ///   - file: The configuration's name; several in one folder have separate caches.
  init(in root: SitePaths, of file: String) {
    path = root.path(of: Self.name)
    suffix = file == SiteConfiguration.fileName ? "" : " of \(file)"
  }

  private var statePath: String { "\(path)/state\(suffix)" }
  private var factsPath: String { "\(path)/facts\(suffix)" }

  /// The state of the last build; empty after the first one or a different version.
  var state: BuildState {
    guard let file = try? InputFile(path: statePath) else { return BuildState() }
    return BuildState(file.bytes)
  }

  /// The facts of the figures when they were drawn.
  var facts: FigureFactCache {
    FigureFactCache((try? InputFile(path: factsPath))?.bytes ?? [])
  }

  /// Stores a state; if it is already stored, nothing is written.
  func remember(_ state: BuildState) {
    var facts = facts
    facts.update(from: state)
    // Written durably, so that a power failure leaves either the old cache or the new one.
    try? FileSystem.replace(factsPath, with: facts.bytes, isDurable: true)
    try? FileSystem.replace(statePath, with: state.bytes, isDurable: true)
  }

  /// Stores a copy of a user's edits in a file that a build is about to overwrite.
  /// - Returns: The path of the copy, relative to the site.
  /// - Throws: `OutputError`
  func keep(_ bytes: [UInt8], of file: String) throws(OutputError) -> String {
    let digest = ContentDigest(bytes).description.suffix(8)
    let name = "edited/\(digest)/\(file.split(separator: "/").filter { $0 != ".." }.joined(separator: "/"))"
    try OutputFile("\(path)/\(name)").replace(with: bytes)
    return "\(Self.name)/\(name)"
  }

  /// Runs a closure while no other build of this site is running; waits for one that is.
  func exclusively<Result>(_ body: () -> Result) -> Result {
    // The folder contains its own `.gitignore`.
    _ = try? OutputFile("\(path)/.gitignore").replace(with: Array("*\n".utf8))
    let file = unsafe open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard file >= 0 else { return body() }
    // The system releases the lock when the process ends, however it ends.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    defer { close(file) }
    return body()
  }
}
