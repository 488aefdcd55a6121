import VCDiagnostics
import VCDigest
import VCFiles
import VCWork
import ViewControllerGraph

/// Manual edits in generated pages.
extension BuildRun {
  /// Returns whether no page by an author is in the place of a generated one.
  mutating func mayWrite(_ result: TaskResult, of task: any BuildTask) -> Bool {
    let taken = result.outputs.filter { output in
      guard output.path.isPage, output.path != task.rewrites,
        let file = try? InputFile(path: build.paths.path(of: output.path)), !output.isSame(as: file.bytes)
      else { return false }
      let text = String(decoding: file.bytes, as: UTF8.self)
      return !text.allSatisfy(\.isWhitespace) && GeneratedPage(text).mark == nil
    }
    say(taken.map { .notGenerated($0.path, wantedBy: task.name) })
    return taken.isEmpty
  }

  /// Returns whether a file that is about to be overwritten was edited by hand.
  func isEdited(_ bytes: [UInt8], as output: TaskResult.Output, _ result: TaskResult) -> Bool {
    guard output.path.isPage else { return false }
    if !result.edits.isEmpty { return true }
    let page = GeneratedPage(String(decoding: bytes, as: UTF8.self))
    return page.mark != nil && !page.isFaithful
  }

  /// Stores a copy of manual edits, and reports its path.
  mutating func keepEdits(of output: TaskResult.Output, _ result: TaskResult) throws(OutputError) {
    guard let file = try? InputFile(path: build.paths.path(of: output.path)), !output.isSame(as: file.bytes),
      isEdited(file.bytes, as: output, result)
    else { return }
    let folder = BuildFolder(in: build.paths, of: build.configuration.file)
    let copy = try folder.keep(file.bytes, of: output.path)
    let source = GeneratedPage(String(decoding: output.bytes, as: UTF8.self)).mark?.source
    say([.edited(output.path, at: result.edits.first, source: source, copy: copy)])
  }
}

extension Array {
  var nonEmpty: [Element]? { isEmpty ? nil : self }
}

extension TaskResult.Output {
  /// Returns whether a file has the same contents as the output, ignoring line endings: a checkout on another system
  /// may have changed them.
  func isSame(as other: [UInt8]) -> Bool {
    if bytes == other { return true }
    let carriageReturn = UInt8(ascii: "\r")
    guard other.contains(carriageReturn), !bytes.contains(carriageReturn), !bytes.contains(0) else { return false }
    return bytes == other.filter { $0 != carriageReturn }
  }
}
