import VCFiles

/// The program that reads source files: `vcgraph-source`.
package struct SourceProgram: Hashable, Sendable {
  /// What it is called.
  package static let name = "vcgraph-source"
  /// The environment variable that names another one.
  package static let variable = "VCGRAPH_SOURCE_READER"

  /// Where it is.
  package var path: String

  /// A program at a path.
  package init(path: String) { self.path = path }

  /// The one that the environment names, else the one beside this program, in `libexec/vcgraph` beside its folder, or the
  /// first in `PATH`; `nil` without any.
  package static func installed() -> SourceProgram? {
    if let named = Surroundings.variable(variable), !named.isEmpty {
      return isFile(named) ? SourceProgram(path: named) : nil
    }
    let own = Surroundings.ownPath.map(folder)
    let near = own.map { [$0, "\(folder(of: $0))/libexec/vcgraph"] } ?? []
    let folders = near + (Surroundings.variable("PATH")?.split(separator: ":").map(String.init) ?? [])
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isFile).map(SourceProgram.init(path:))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func isFile(_ path: String) -> Bool { FileSystem.kind(of: path) == .file }
}
