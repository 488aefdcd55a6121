import VCFiles

/// A cache file.
///
/// The file is replaced atomically, so that scans may run concurrently, and it can be deleted at any time. It begins with
/// its kind and a digest of its content: a file that is damaged or incomplete, or of another version, is ignored.
package struct CacheFile: Sendable {
  /// The path of the file.
  package let path: String
  private let beginning: [UInt8]

  /// Creates a cache file.
  /// - Parameter kind: The kind of content, with a number that is incremented whenever the format changes.
  init(path: String, kind: String) {
    self.path = path
    beginning = Array("vcgraph \(kind)\n".utf8)
  }

  /// Returns the cached content; `nil` if there is no valid file.
  package func content() -> ArraySlice<UInt8>? {
    guard let bytes = try? FileSystem.bytes(of: path), bytes.starts(with: beginning) else { return nil }
    var rest = bytes[beginning.count...]
    guard let digest = ContentKey(takenFrom: &rest), digest == ContentKey(of: rest) else { return nil }
    return rest
  }

  /// Replaces the content; errors are ignored, so nothing is cached in a folder that is not writable.
  package func keep(_ content: [UInt8]) { keep(count: content.count) { $0 += content } }

  /// Replaces the content with the bytes appended by a closure.
  /// - Parameter count: The number of bytes that will be appended.
  func keep(count: Int, _ write: (inout [UInt8]) -> Void) {
    var bytes = beginning
    let start = beginning.count + 16
    bytes.reserveCapacity(start + count)
    bytes += [UInt8](repeating: 0, count: 16)
    write(&bytes)
    bytes.replaceSubrange(beginning.count..<start, with: ContentKey(of: bytes[start...]).bytes)
    try? FileSystem.replace(path, with: bytes)
  }
}

extension ContentKey {
  /// The key as sixteen bytes.
  package var bytes: [UInt8] { high.bytes + low.bytes }

  /// Creates a key from sixteen bytes, which are removed from the start; `nil` if there are fewer.
  package init?(takenFrom bytes: inout ArraySlice<UInt8>) {
    guard let high = UInt64(takenFrom: &bytes), let low = UInt64(takenFrom: &bytes) else { return nil }
    self.init(high: high, low: low)
  }
}

extension UInt64 {
  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (8 * UInt64($0))) } }

  init?(takenFrom bytes: inout ArraySlice<UInt8>) {
    guard bytes.count >= 8 else { return nil }
    self = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    bytes = bytes.dropFirst(8)
  }
}
