import VCFiles

/// Facts that were read before, by the content of the files.
///
/// One file for each set of scanned paths holds what their last scan used. It is replaced whole, so that scans may run at
/// the same time, and it can be deleted at any time. It begins with a digest of all that is in it: one that is damaged or
/// torn anywhere counts as not there.
package struct FactsCache: Sendable {
  /// Where it is.
  package let path: String

  private static let magic = Array("vcgraph facts 2\n".utf8)

  /// The cache for a scan of these paths, in the system's folder for what can be made again; `nil` without a home.
  package init?(of paths: [String]) {
    guard let folder = Self.folder else { return nil }
    self.init(folder: folder, paths: paths)
  }

  /// The cache for a scan of these paths.
  /// - Parameter folder: A folder for files of this kind.
  package init(folder: String, paths: [String]) {
    let paths = paths.map { FileSystem.resolved($0) ?? $0 }
    let key = ContentKey(of: Array(paths.joined(separator: "\0").utf8))
    path = "\(folder)/\(Self.hexadecimal(key.high))\(Self.hexadecimal(key.low)).facts"
  }

  private static var folder: String? {
    if let folder = Surroundings.variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return "\(folder)/vcgraph/facts" }
    guard let home = Surroundings.variable("HOME"), home.hasPrefix("/") else { return nil }
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

  /// What is known.
  func entries() -> [ContentKey: ArraySlice<UInt8>] {
    guard let bytes = try? FileSystem.bytes(of: path), bytes.starts(with: Self.magic) else { return [:] }
    var entries: [ContentKey: ArraySlice<UInt8>] = [:]
    var rest = bytes[Self.magic.count...]
    guard let high = Self.number(&rest), let low = Self.number(&rest),
      ContentKey(of: Array(rest)) == ContentKey(high: high, low: low)
    else { return [:] }
    while let high = Self.number(&rest), let low = Self.number(&rest), let count = Self.number(&rest) {
      guard count <= UInt64(rest.count) else { break }
      entries[ContentKey(high: high, low: low)] = rest.prefix(Int(count))
      rest = rest.dropFirst(Int(count))
    }
    return entries
  }

  /// Keeps these and no others; a folder that cannot be written to keeps nothing.
  func keep(_ entries: [(key: ContentKey, facts: ArraySlice<UInt8>)]) {
    var content: [UInt8] = []
    for entry in entries {
      for number in [entry.key.high, entry.key.low, UInt64(entry.facts.count)] { content += Self.bytes(of: number) }
      content += entry.facts
    }
    let digest = ContentKey(of: content)
    let bytes = Self.magic + Self.bytes(of: digest.high) + Self.bytes(of: digest.low) + content
    try? FileSystem.replace(path, with: bytes)
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    defer { bytes = bytes.dropFirst(8) }
    return bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
