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

/// The folder where builds of a site keep what they remember: `.vcgraph-cache` beside the configuration.
///
/// It can be deleted at any time. Where it cannot be written, builds work without a memory.
struct BuildFolder {
  static let name = ".vcgraph-cache"

  private let path: String
  /// Tells the memories of several configurations apart.
  private let suffix: String

  /// - Parameters:
  ///   - root: The configuration's folder.
  ///   - file: The configuration's name; several in one folder have memories of their own.
  init(in root: SitePaths, of file: String) {
    path = root.path(of: Self.name)
    suffix = file == SiteConfiguration.fileName ? "" : " of \(file)"
  }

  private var statePath: String { "\(path)/state\(suffix)" }
  private var factsPath: String { "\(path)/facts\(suffix)" }

  /// What the last build remembered; nothing after the first one or a different version.
  var state: BuildState {
    guard let file = try? InputFile(path: statePath) else { return BuildState() }
    return BuildState(file.bytes)
  }

  /// What the figures said when they were drawn.
  var facts: FactBook {
    FactBook((try? InputFile(path: factsPath))?.bytes ?? [])
  }

  /// Remembers a state; when it is the one that is remembered already, nothing is written.
  func remember(_ state: BuildState) {
    var facts = facts
    facts.update(from: state)
    // On the disk before they count, so that a power failure leaves the old memory or the new one.
    try? FileSystem.replace(factsPath, with: facts.bytes, isDurable: true)
    try? FileSystem.replace(statePath, with: state.bytes, isDurable: true)
  }

  /// Keeps a copy of what a person has written where a build is about to write.
  /// - Returns: The copy's path, relative to the site.
  /// - Throws: `OutputError`
  func keep(_ bytes: [UInt8], of file: String) throws(OutputError) -> String {
    let digest = ContentDigest(bytes).description.suffix(8)
    let name = "edited/\(digest)/\(file.split(separator: "/").filter { $0 != ".." }.joined(separator: "/"))"
    try OutputFile("\(path)/\(name)").replace(with: bytes)
    return "\(Self.name)/\(name)"
  }

  /// Does something while no other build of this site does; one that is at work already is waited for.
  func exclusively<Result>(_ body: () -> Result) -> Result {
    // The folder ignores itself, so that nobody has to.
    _ = try? OutputFile("\(path)/.gitignore").replace(with: Array("*\n".utf8))
    let file = unsafe open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard file >= 0 else { return body() }
    // The system gives the lock back when the process ends, however it ends.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    defer { close(file) }
    return body()
  }
}
