import VCFiles
import VCProcess

/// The reader program, `vcgraph-source`.
package struct SourceProgram: Hashable, Sendable {
  /// The name of the executable.
  package static let name = "vcgraph-source"
  /// The environment variable with the path of another reader program.
  package static let variable = "VCGRAPH_SOURCE_READER"

  /// The path of the executable.
  package var path: String

  /// Creates a reference to the program at a path.
  package init(path: String) { self.path = path }

  /// Returns the program named by the environment variable; otherwise the one in the folder of this executable, in
  /// `libexec/vcgraph` next to that folder, or in `PATH`; `nil` if there is none.
  package static func installed() -> SourceProgram? {
    if let named = EnvironmentVariable[variable], !named.isEmpty {
      return isFile(named) ? SourceProgram(path: named) : nil
    }
    let own = ProcessEnvironment.ownPath.map(folder)
    let near = own.map { [$0, "\(folder(of: $0))/libexec/vcgraph"] } ?? []
    let folders = near + (EnvironmentVariable["PATH"]?.split(separator: ":").map(String.init) ?? [])
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isFile).map(SourceProgram.init(path:))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func isFile(_ path: String) -> Bool { FileSystem.kind(of: path) == .file }
}
