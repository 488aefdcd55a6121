/// What a preview shows: the figures of a site as the last build left them, and what was wrong with it.
package struct PreviewContent: Hashable, Sendable, Codable {
  /// A source or page, with what was made of it.
  package struct Source: Hashable, Sendable, Codable {
    /// Its path.
    package var name: String
    /// The paths of the files, relative to the site's folder.
    package var outputs: [String]
    /// Whether the files are older than the source, because of what is wrong with it now.
    package var isStale: Bool

    package init(name: String, outputs: [String], isStale: Bool) {
      self.name = name
      self.outputs = outputs
      self.isStale = isStale
    }
  }

  /// In the site's order; `nil` when the build did not get so far, and the ones before still count.
  package var sources: [Source]?
  /// What was wrong, for people; empty when nothing was.
  package var problems: String
  /// The files that are new or have changed.
  package var changed: [String]

  package init(sources: [Source]? = nil, problems: String = "", changed: [String] = []) {
    self.sources = sources
    self.problems = problems
    self.changed = changed
  }
}
