import ViewControllerGraph

/// Tells whether a file is what a build writes, or a person's who took over its name.
enum GeneratedFile {
  /// Whether the content may be the program's own, judged by the file's format.
  static func isOurs(_ bytes: [UInt8], at path: String) -> Bool {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    switch path.lastIndex(of: ".").map({ path[path.index(after: $0)...] }) {
    case "svg": return isFigure(head)
    case "dot": return head.hasPrefix("digraph ")
    case "html": return head.hasPrefix("<!DOCTYPE html>\n<html") && head.contains("data-scheme=")
    case "json": return head.hasPrefix("{")
    case "png": return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case "pdf": return head.hasPrefix("%PDF-")
    case "md", "mdx": return GeneratedPage(String(decoding: bytes, as: UTF8.self)).isFaithful
    case "txt", "mmd": return true
    default: return false
    }
  }

  /// Whether an SVG's root is one that the program writes.
  private static func isFigure(_ head: String) -> Bool {
    guard let label = head.firstRange(of: "aria-labelledby=\"") else { return false }
    let names = head[label.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
    guard names.count == 2, names[0].hasSuffix("title"), names[1].hasSuffix("desc") else { return false }
    return names[0].dropLast("title".count) == names[1].dropLast("desc".count)
  }
}
