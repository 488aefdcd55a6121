extension String {
  /// Whether it is the path of a Markdown page.
  var isPage: Bool { hasSuffix(".md") || hasSuffix(".mdx") }
}
