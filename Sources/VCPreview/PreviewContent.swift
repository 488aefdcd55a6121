/// The content of a preview: the figures of a site after the last build, and its errors.
package struct PreviewContent: Hashable, Sendable, Codable {
  /// A source or page, with its outputs.
  package struct Source: Hashable, Sendable, Codable {
    /// Its path.
    package var name: String
    /// The paths of the files, relative to the site's folder.
    package var outputs: [String]
    /// Whether the files are older than the source, because of its current errors.
    package var isStale: Bool

    package init(name: String, outputs: [String], isStale: Bool) {
      self.name = name
      self.outputs = outputs
      self.isStale = isStale
    }
  }

  /// The sources in the site's order; `nil` if the build did not get that far, and the previous ones still apply.
  package var sources: [Source]?
  /// The errors in plain text; empty if there are none.
  package var problems: String
  /// The files that are new or have changed.
  package var changed: [String]

  package init(sources: [Source]? = nil, problems: String = "", changed: [String] = []) {
    self.sources = sources
    self.problems = problems
    self.changed = changed
  }
}
