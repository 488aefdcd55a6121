import VCFiles

/// A file that keeps what can be made again.
///
/// It is replaced whole, so that scans may run at the same time, and it can be deleted at any time. It begins with a word for
/// what it keeps and a digest of all that is in it: one that is damaged or torn anywhere, or of another version, counts as not
/// there.
package struct KeptFile: Sendable {
  /// Where it is.
  package let path: String
  private let beginning: [UInt8]

  /// - Parameter kind: What is kept, with a number that counts up whenever its bytes change.
  init(path: String, kind: String) {
    self.path = path
    beginning = Array("vcgraph \(kind)\n".utf8)
  }

  /// What was kept last; `nil` where nothing whole is there.
  package func content() -> ArraySlice<UInt8>? {
    guard let bytes = try? FileSystem.bytes(of: path), bytes.starts(with: beginning) else { return nil }
    var rest = bytes[beginning.count...]
    guard let digest = ContentKey(takenFrom: &rest), digest == ContentKey(of: rest) else { return nil }
    return rest
  }

  /// Keeps this in place of what was kept before; a folder that cannot be written to keeps nothing.
  package func keep(_ content: [UInt8]) { keep(count: content.count) { $0 += content } }

  /// Keeps what is put behind the bytes that are there.
  /// - Parameter count: How many bytes that are.
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
  /// As sixteen bytes.
  package var bytes: [UInt8] { high.bytes + low.bytes }

  /// Takes sixteen bytes from the beginning; `nil` when there are fewer.
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
