import ViewControllerGraph

/// Tells whether a file is what a build writes, or a person's who took over its name.
enum GeneratedFile {
  /// Whether the content is the program's own; of a page, whether nobody has edited it.
  static func isOurs(_ bytes: [UInt8], at path: String) -> Bool {
    guard path.hasSuffix(".md") || path.hasSuffix(".mdx") else { return OwnFile.isOwn(bytes, named: path) }
    return GeneratedPage(String(decoding: bytes, as: UTF8.self)).isFaithful
  }
}
