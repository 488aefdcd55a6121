import VCFiles
import VCProcess

/// A cache of facts, keyed by the content of the source files.
///
/// Each set of scanned paths has its own cache file, with the facts used by the last scan of these paths.
package struct FactsCache: Sendable {
  private let file: CacheFile

  /// The path of the cache file.
  package var path: String { file.path }

  /// Returns a cache file for other content of the same scan.
  /// - Parameter kind: The kind of content, with a number that is incremented whenever the format changes: `map 1`.
  package func file(beside ending: String, for kind: String) -> CacheFile {
    CacheFile(path: "\(path).\(ending)", kind: kind)
  }

  /// Creates the cache for a scan of these paths in the user's cache directory; `nil` without a home directory.
  package init?(of paths: [String]) {
    guard let folder = Self.folder else { return nil }
    self.init(folder: folder, paths: paths)
  }

  /// Creates the cache for a scan of these paths.
  /// - Parameter folder: The folder of the cache files.
  package init(folder: String, paths: [String]) {
    let paths = paths.map { FileSystem.resolved($0) ?? $0 }
    let key = ContentKey(of: Array(paths.joined(separator: "\0").utf8))
    let name = Self.hexadecimal(key.high) + Self.hexadecimal(key.low)
    file = CacheFile(path: "\(folder)/\(name).facts", kind: "facts 2")
  }

  private static var folder: String? {
    if let folder = EnvironmentVariable["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/vcgraph/facts"
    }
    guard let home = EnvironmentVariable["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return "\(home)/Library/Caches/vcgraph/facts"
    #else
      return "\(home)/.cache/vcgraph/facts"
    #endif
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// Returns the cached entries.
  func entries() -> [ContentKey: ArraySlice<UInt8>] {
    var rest = file.content() ?? []
    var entries: [ContentKey: ArraySlice<UInt8>] = [:]
    while let key = ContentKey(takenFrom: &rest), let count = UInt64(takenFrom: &rest), count <= UInt64(rest.count) {
      entries[key] = rest.prefix(Int(count))
      rest = rest.dropFirst(Int(count))
    }
    return entries
  }

  /// Replaces all entries with these.
  func keep(_ entries: [(key: ContentKey, facts: ArraySlice<UInt8>)]) {
    file.keep(count: entries.reduce(0) { $0 + $1.facts.count + 24 }) { content in
      for entry in entries {
        content += entry.key.bytes
        content += UInt64(entry.facts.count).bytes
        content += entry.facts
      }
    }
  }
}
