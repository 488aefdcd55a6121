import VCDigest

/// The cached state of a build: the inputs that each task read, and its outputs.
///
/// It does not affect any output. Without it a build redraws everything and writes the same bytes.
package struct BuildState: Hashable, Sendable {
  /// A file as it was when a task finished.
  struct FileRecord: Hashable, Sendable {
    var path: String
    /// `nil` if the file could change without a change of its stamp.
    var stamp: FileStamp?
    /// `nil` for an input that did not exist.
    var digest: ContentDigest?
  }

  /// A completed task.
  struct TaskRecord: Hashable, Sendable {
    var inputs: [FileRecord] = []
    var outputs: [FileRecord] = []
    /// The facts of the figure; `nil` if they are unchanged in the facts cache.
    var facts: FactSheet?
  }

  var tasks: [ContentDigest: TaskRecord] = [:]
  /// The files that failed tasks read or looked for.
  var tried: Set<String> = []

  /// Returns the task that wrote a file.
  func task(writing path: String) -> ContentDigest? {
    tasks.filter { $0.value.outputs.contains { $0.path == path } }.keys.min { $0.description < $1.description }
  }
}

// MARK: - As text

extension BuildState {
  package static let heading = "vcgraph build state 3"

  /// One line for each file, sorted by task. The facts of the figures are in the facts cache.
  package var bytes: [UInt8] {
    var lines = tried.sorted().map { "tried \($0)" }
    for (key, task) in tasks.sorted(by: { $0.key.description < $1.key.description }) {
      lines.append("task \(key)")
      lines += task.inputs.map { "in \($0.line)" }
      lines += task.outputs.map { "out \($0.line)" }
    }
    return ChecksummedText.sealed(lines.joined(separator: "\n") + "\n", as: Self.heading)
  }

  /// Reads the state written by `bytes`. Anything damaged, of another version or foreign gives an empty state.
  package init(_ bytes: [UInt8]) {
    guard let opened = ChecksummedText.opened(bytes, as: Self.heading) else { return }
    var text = StateText(opened)
    while !text.isAtEnd {
      if text.skip("tried ") {
        tried.insert(String(decoding: text.line(), as: UTF8.self))
      } else if text.skip("task "), let key = ContentDigest(digits: text.line()) {
        tasks[key] = TaskRecord(&text)
      } else {
        return
      }
    }
  }
}

extension BuildState.TaskRecord {
  fileprivate init(_ text: inout StateText) {
    while !text.isAtEnd, !text.isAt("task ") {
      if text.skip("in ") {
        inputs.append(BuildState.FileRecord(&text))
      } else if text.skip("out ") {
        outputs.append(BuildState.FileRecord(&text))
      } else {
        _ = text.line()
      }
    }
  }
}

extension BuildState.FileRecord {
  /// Size, inode, time, digest and path; `-` for an unknown value.
  fileprivate var line: String {
    let stamp = stamp.map { "\($0.size) \($0.inode) \($0.changed)" } ?? "- - -"
    return "\(stamp) \(digest?.description ?? "-") \(path)"
  }

  fileprivate init(_ text: inout StateText) {
    let (size, inode, changed) = (text.number(), text.number(), text.number())
    if let size = size.flatMap(Int.init(exactly:)), let inode, let changed = changed.flatMap(Int.init(exactly:)) {
      stamp = FileStamp(size: size, inode: inode, changed: changed)
    }
    digest = ContentDigest(digits: text.word())
    path = String(decoding: text.line(), as: UTF8.self)
  }
}
