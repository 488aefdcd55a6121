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
    /// What the figure said, for differences in words.
    var facts = FactSheet()
  }

  var tasks: [ContentDigest: TaskRecord] = [:]
  /// What tasks that failed had read or looked for.
  var tried: Set<String> = []

  /// The record of the task that wrote a file.
  func record(writing path: String) -> TaskRecord? {
    tasks.filter { $0.value.outputs.contains { $0.path == path } }
      .min { $0.key.description < $1.key.description }?.value
  }
}

// MARK: - As text

extension BuildState {
  private static let heading = "vcgraph build state 1"

  /// One line for each file and fact, sorted by task.
  var text: String {
    var lines = [Self.heading] + tried.sorted().map { "tried \($0)" }
    for (key, task) in tasks.sorted(by: { $0.key.description < $1.key.description }) {
      lines.append("task \(key)")
      lines += task.inputs.map { "in \($0.line)" }
      lines += task.outputs.map { "out \($0.line)" }
      lines += task.facts.lines.map { "fact \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what `text` wrote. What another version wrote, or nobody did, is an empty state.
  init(text: String) {
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.heading[...] else { return }
    let tried = lines.prefix { $0.hasPrefix("tried ") }
    self.tried = Set(tried.fields(of: "tried ").map(String.init))
    lines = lines.dropFirst(tried.count)
    while let line = lines.popFirst() {
      guard line.hasPrefix("task "), let key = ContentDigest(String(line.dropFirst(5))) else { break }
      let body = lines.prefix { !$0.hasPrefix("task ") }
      lines = lines.dropFirst(body.count)
      tasks[key] = TaskRecord(
        inputs: body.fields(of: "in ").compactMap(FileRecord.init),
        outputs: body.fields(of: "out ").compactMap(FileRecord.init), facts: FactSheet(lines: body.fields(of: "fact ")))
    }
  }
}

extension ArraySlice<Substring> {
  /// The lines that start with a word, without it.
  fileprivate func fields(of word: String) -> [Substring] {
    compactMap { $0.hasPrefix(word) ? $0.dropFirst(word.count) : nil }
  }
}

extension BuildState.FileRecord {
  /// Size, inode, time, digest and path; `-` for what is not known.
  fileprivate var line: String {
    let stamp = stamp.map { "\($0.size) \($0.inode) \($0.changed)" } ?? "- - -"
    return "\(stamp) \(digest?.description ?? "-") \(path)"
  }

  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 4)
    guard fields.count == 5 else { return nil }
    path = String(fields[4])
    digest = ContentDigest(String(fields[3]))
    if let size = Int(fields[0]), let inode = UInt64(fields[1]), let changed = Int(fields[2]) {
      stamp = FileStamp(size: size, inode: inode, changed: changed)
    }
  }
}
