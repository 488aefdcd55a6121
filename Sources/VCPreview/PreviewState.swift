/// What a preview shows now, and who waits for it to change.
actor PreviewState {
  private(set) var sources: [PreviewContent.Source] = []
  private(set) var problems = ""
  /// Counts the changes.
  private(set) var version = 0
  /// The version in which a file changed last; files that never did are not in it.
  private var versions: [String: Int] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Takes in what a build did.
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

  /// Wakes everybody who waits, so that they can look whether their reader is still there.
  func wake() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until there is another version than this one, or for a wake-up call.
  /// - Returns: The version there is now.
  func version(after known: Int) async -> Int {
    if version == known { await withCheckedContinuation { waiting.append($0) } }
    return version
  }

  /// The version of a file that a build made; `nil` for any other file.
  func version(of path: String) -> Int? {
    guard sources.contains(where: { $0.outputs.contains(path) }) else { return nil }
    return versions[path, default: 0]
  }
}
