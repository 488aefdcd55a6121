import VCDigest

/// The facts of a site's figures when they were drawn, for describing differences.
///
/// It is stored separately from the rest of the cache, because it is the largest part and most builds do not need it.
package struct FigureFactCache {
  /// The lines of each task, one for each entry and fact.
  private var lines: [ContentDigest: [Substring]] = [:]

  /// Returns the facts of a task; `nil` if they are not recorded.
  func sheet(of task: ContentDigest) -> FactSheet? { lines[task].map { FactSheet(lines: $0) } }

  /// Takes over the facts of a build, and removes tasks that no longer exist.
  mutating func update(from state: BuildState) {
    lines = lines.filter { state.tasks[$0.key] != nil }
    for (key, task) in state.tasks {
      if let facts = task.facts { lines[key] = facts.lines.map { Substring($0) } }
    }
  }
}

// MARK: - As text

extension FigureFactCache {
  package static let heading = "vcgraph facts 2"

  /// A line for each task and each of its facts, sorted by task.
  package var bytes: [UInt8] {
    var text: [Substring] = []
    for (key, facts) in lines.map({ ($0.key.description, $0.value) }).sorted(by: { $0.0 < $1.0 }) {
      text.append("task\t\(key)")
      text += facts
    }
    return ChecksummedText.sealed(text.joined(separator: "\n") + "\n", as: Self.heading)
  }

  /// Reads the book written by `bytes`; a damaged one is empty.
  package init(_ bytes: [UInt8]) {
    guard let opened = ChecksummedText.opened(bytes, as: Self.heading) else { return }
    let text = String(decoding: opened, as: UTF8.self)
    var key: ContentDigest?
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      if line.utf8.starts(with: "task\t".utf8) {
        key = ContentDigest(String(line.dropFirst("task\t".count)))
        if let key { lines[key] = [] }
      } else if let key {
        lines[key, default: []].append(line)
      }
    }
  }
}
