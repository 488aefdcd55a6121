import Foundation
import ViewControllerGraph

extension GitRevision {
  /// The files of a folder as they were in the commit, by their paths in it, sorted; `nil` when the path is no folder there.
  /// - Parameter isWanted: Which files are read.
  /// - Throws: `CommandFailure` when Git cannot be asked.
  func files(
    where isWanted: (String) -> Bool
  ) throws(CommandFailure) -> [(name: String, bytes: [UInt8])]? {
    guard !revision.hasPrefix("-"), !path.hasPrefix("git:"), path != "-" else { return nil }
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    let here = isThere ? URL(fileURLWithPath: path) : nil
    let objects = isThere ? ["\(revision):./"] : ["\(revision):./\(path)", "\(revision):\(path)"]
    for object in objects {
      let listed = try Self.git(["ls-tree", "-r", "-z", "--full-tree", object], in: here)
      guard listed.status == 0 else { continue }
      let entries = listed.output.split(separator: 0).compactMap(Entry.init).filter { isWanted($0.name) }
      return try contents(of: entries.sorted { $0.name < $1.name }, in: here)
    }
    return nil
  }

  /// A line of `git ls-tree`.
  private struct Entry {
    var blob: String
    var name: String

    /// `100644 blob 8c2f…<TAB>App/Main.storyboard`; links and modules are no files.
    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob", words[0] != "120000" else { return nil }
      blob = String(words[2])
      name = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
  }

  /// Reads many files by one process: for each a line that ends in its size, the bytes, and a line feed.
  private func contents(
    of entries: [Entry], in folder: URL?
  ) throws(CommandFailure) -> [(name: String, bytes: [UInt8])] {
    guard !entries.isEmpty else { return [] }
    let questions = entries.map { $0.blob + "\n" }.joined()
    let answer = try Self.git(["cat-file", "--batch"], in: folder, input: Array(questions.utf8)).output
    var rest = answer[...]
    var files: [(name: String, bytes: [UInt8])] = []
    for entry in entries {
      guard let end = rest.firstIndex(of: 0x0A),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) }),
        rest.endIndex - end > size + 1
      else {
        throw CommandFailure(.missingInput, "missing-input", "git does not give its content", at: entry.name)
      }
      files.append((entry.name, Array(rest[(end + 1)...(end + size)])))
      rest = rest[(end + size + 2)...]
    }
    return files
  }
}
