import VCFiles
import ViewControllerGraph

extension GitRevision {
  /// Returns the files of a folder in the commit, sorted by path, or `nil` if the path is not a folder in the commit.
  /// - Parameter isWanted: Returns whether to read a file.
  /// - Throws: `CommandFailure` if Git cannot be started.
  func files(
    where isWanted: (String) -> Bool
  ) throws(CommandFailure) -> [(name: String, bytes: [UInt8])]? {
    guard !revision.hasPrefix("-"), !path.hasPrefix("git:"), path != "-" else { return nil }
    let isThere = FileSystem.kind(of: path) == .folder
    let here = isThere ? path : nil
    let objects = isThere ? ["\(revision):./"] : ["\(revision):./\(path)", "\(revision):\(path)"]
    for object in objects {
      guard let listed = try Git(in: here).output(of: ["ls-tree", "-r", "-z", "--full-tree", object]) else { continue }
      let entries = listed.split(separator: 0).compactMap(Entry.init).filter { isWanted($0.name) }
      return try contents(of: entries.sorted { $0.name < $1.name }, in: here)
    }
    return nil
  }

  /// A line of `git ls-tree`.
  private struct Entry {
    var blob: String
    var name: String

    /// `100644 blob 8c2f…<TAB>App/Main.storyboard`; symbolic links and submodules are skipped.
    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob", words[0] != "120000" else { return nil }
      blob = String(words[2])
      name = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
  }

  /// The number of files to request at a time: few enough that Git reads all requests before it answers.
  private static let batch = 300

  private func contents(
    of entries: [Entry], in folder: String?
  ) throws(CommandFailure) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for start in stride(from: 0, to: entries.count, by: Self.batch) {
      files += try batch(of: entries[start..<min(start + Self.batch, entries.count)], in: folder)
    }
    return files
  }

  /// Reads many files with one process, which prints for each a line that ends in its size, the bytes, and a line feed.
  private func batch(
    of entries: ArraySlice<Entry>, in folder: String?
  ) throws(CommandFailure) -> [(name: String, bytes: [UInt8])] {
    let questions = entries.map { $0.blob + "\n" }.joined()
    var rest = (try Git(in: folder).output(of: ["cat-file", "--batch"], input: Array(questions.utf8)) ?? [])[...]
    var files: [(name: String, bytes: [UInt8])] = []
    for entry in entries {
      guard let end = rest.firstIndex(of: 0x0A),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) }),
        rest.endIndex - end > size + 1
      else {
        throw CommandFailure(.missingInput, "missing-input", "git did not return its content", at: entry.name)
      }
      files.append((entry.name, Array(rest[(end + 1)..<(end + 1 + size)])))
      rest = rest[(end + size + 2)...]
    }
    return files
  }
}
