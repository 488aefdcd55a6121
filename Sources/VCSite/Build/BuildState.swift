/// What a build remembers of the one before: which inputs each task read, and what it wrote.
///
/// Nothing of it shows in an output. Without it a build draws everything again and writes the same bytes.
struct BuildState: Hashable, Sendable {
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
  private static let heading = "vcgraph build state 2"

  /// One line for each file, sorted by task. What the figures say is in the book of facts.
  var text: String {
    var lines = [Self.heading] + tried.sorted().map { "tried \($0)" }
    for (key, task) in tasks.sorted(by: { $0.key.description < $1.key.description }) {
      lines.append("task \(key)")
      lines += task.inputs.map { "in \($0.line)" }
      lines += task.outputs.map { "out \($0.line)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what `text` wrote. What another version wrote, or nobody did, is an empty state.
  init(text: String) {
    // Bytes are compared and not characters, which would take most of the time of a build with nothing to do.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)[...]
    guard lines.popFirst() == Self.heading[...] else { return }
    while let line = lines.popFirst() {
      if let path = line.value(of: "tried ") {
        tried.insert(String(path))
      } else if let digits = line.value(of: "task "), let key = ContentDigest(String(digits)) {
        let body = lines.prefix { !$0.utf8.starts(with: "task ".utf8) }
        lines = lines.dropFirst(body.count)
        tasks[key] = TaskRecord(lines: body)
      } else {
        return
      }
    }
  }
}

extension BuildState.TaskRecord {
  fileprivate init(lines: ArraySlice<Substring>) {
    inputs = lines.compactMap { $0.value(of: "in ").flatMap(BuildState.FileRecord.init) }
    outputs = lines.compactMap { $0.value(of: "out ").flatMap(BuildState.FileRecord.init) }
  }
}

extension Substring {
  /// What stands behind a word at the start.
  fileprivate func value(of word: String) -> Substring? {
    utf8.starts(with: word.utf8) ? Substring(utf8.dropFirst(word.utf8.count)) : nil
  }
}

extension BuildState.FileRecord {
  /// Size, inode, time, digest and path; `-` for what is not known.
  fileprivate var line: String {
    let stamp = stamp.map { "\($0.size) \($0.inode) \($0.changed)" } ?? "- - -"
    return "\(stamp) \(digest?.description ?? "-") \(path)"
  }

  fileprivate init?(_ line: Substring) {
    let fields = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 4).map(Substring.init)
    guard fields.count == 5 else { return nil }
    path = String(fields[4])
    digest = ContentDigest(String(fields[3]))
    if let size = Int(fields[0]), let inode = UInt64(fields[1]), let changed = Int(fields[2]) {
      stamp = FileStamp(size: size, inode: inode, changed: changed)
    }
  }
}
