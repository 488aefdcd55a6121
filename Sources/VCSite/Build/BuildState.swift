import VCDigest

/// What a build remembers of the one before: which inputs each task read, and what it wrote.
///
/// Nothing of it shows in an output. Without it a build draws everything again and writes the same bytes.
package struct BuildState: Hashable, Sendable {
  /// A file as a task left it.
  struct FileRecord: Hashable, Sendable {
    var path: String
    /// `nil` where the file could change without its stamp showing it.
    var stamp: FileStamp?
    /// `nil` for an input that was not there.
    var digest: ContentDigest?
  }

  /// A task that was done.
  struct TaskRecord: Hashable, Sendable {
    var inputs: [FileRecord] = []
    var outputs: [FileRecord] = []
    /// What the figure says; `nil` when that is what the book of facts has.
    var facts: FactSheet?
  }

  var tasks: [ContentDigest: TaskRecord] = [:]
  /// What tasks that failed had read or looked for.
  var tried: Set<String> = []

  /// The task that wrote a file.
  func task(writing path: String) -> ContentDigest? {
    tasks.filter { $0.value.outputs.contains { $0.path == path } }.keys.min { $0.description < $1.description }
  }
}

// MARK: - As text

extension BuildState {
  package static let heading = "vcgraph build state 3"

  /// One line for each file, sorted by task. What the figures say is in the book of facts.
  package var bytes: [UInt8] {
    var lines = tried.sorted().map { "tried \($0)" }
    for (key, task) in tasks.sorted(by: { $0.key.description < $1.key.description }) {
      lines.append("task \(key)")
      lines += task.inputs.map { "in \($0.line)" }
      lines += task.outputs.map { "out \($0.line)" }
    }
    return SealedText.sealed(lines.joined(separator: "\n") + "\n", as: Self.heading)
  }

  /// Reads what `bytes` wrote. What is damaged, of another version or by somebody else is an empty state.
  package init(_ bytes: [UInt8]) {
    guard let opened = SealedText.opened(bytes, as: Self.heading) else { return }
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
  /// Size, inode, time, digest and path; `-` for what is not known.
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
