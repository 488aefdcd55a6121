/// The last component of a file's path, and its parts.
package struct FilePath {
  /// The last component, without slashes after it; empty for the root.
  package let name: Substring

  /// Creates the last component of a path.
  package init(_ path: some StringProtocol) {
    let bytes = Substring(path).utf8
    let slash = UInt8(ascii: "/")
    guard let last = bytes.lastIndex(where: { $0 != slash }) else {
      name = ""
      return
    }
    let start = bytes[...last].lastIndex(of: slash).map(bytes.index(after:)) ?? bytes.startIndex
    name = Substring(bytes[start...last])
  }

  /// The extension in lower case; empty for a name without a dot, or with a dot only at its start.
  package var pathExtension: String { dot.map { name[name.index(after: $0)...].lowercased() } ?? "" }

  /// The name without its extension.
  package var stem: Substring { dot.map { name[..<$0] } ?? name }

  /// The dot before the extension.
  private var dot: Substring.Index? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > name.startIndex ? $0 : nil }
  }
}
