/// The current content of a preview, and the tasks that wait for changes.
actor PreviewState {
  private var sources: [PreviewContent.Source] = []
  private var problems = ""
  /// The number of changes so far.
  private(set) var version = 0
  /// The version in which each file last changed; files that never did are not included.
  private var versions: [String: Int] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Updates the content after a build.
  func update(_ content: PreviewContent) {
    let isSame = content.changed.isEmpty && content.problems == problems && (content.sources ?? sources) == sources
    guard !isSame || version == 0 else { return }
    version += 1
    sources =
      content.sources
      ?? sources.map { source in
        PreviewContent.Source(name: source.name, outputs: source.outputs, isStale: true)
      }
    problems = content.problems
    for path in content.changed { versions[path] = version }
    wake()
  }

  /// What a page shows at one moment.
  struct Snapshot {
    let sources: [PreviewContent.Source]
    let problems: String
    /// The version in which each file last changed, if it ever did.
    let versions: [String: Int]
  }

  /// The sources, the errors and the versions of the same build.
  var snapshot: Snapshot { Snapshot(sources: sources, problems: problems, versions: versions) }

  /// Resumes all waiting tasks, so that they can check their connections.
  func wake() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the version differs from this one, or for a call of `wake()`.
  /// - Returns: The current version.
  func version(after known: Int) async -> Int {
    if version == known { await withCheckedContinuation { waiting.append($0) } }
    return version
  }

  /// Returns the version of a file made by a build; `nil` for any other file.
  func version(of path: String) -> Int? {
    guard sources.contains(where: { $0.outputs.contains(path) }) else { return nil }
    return versions[path, default: 0]
  }
}
