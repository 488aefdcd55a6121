import VCFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program that reads source files: `vcgraph-source`.
public struct SourceProgram: Hashable, Sendable {
  /// What it is called.
  public static let name = "vcgraph-source"
  /// The environment variable that names another one.
  public static let variable = "VCGRAPH_SOURCE_READER"

  /// Where it is.
  public var path: String

  /// A program at a path.
  public init(path: String) { self.path = path }

  /// The one that the environment names, else the one beside this program, else the first in `PATH`; `nil` without any.
  public static func installed() -> SourceProgram? {
    if let named = environment(variable), !named.isEmpty { return isFile(named) ? SourceProgram(path: named) : nil }
    let folders = [folder(of: ownPath)] + (environment("PATH")?.split(separator: ":").map(String.init) ?? [])
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isFile).map(SourceProgram.init(path:))
  }

  private static var ownPath: String {
    FileSystem.resolved("/proc/self/exe") ?? FileSystem.resolved(CommandLine.arguments.first ?? "") ?? ""
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func isFile(_ path: String) -> Bool { FileSystem.kind(of: path) == .file }

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
