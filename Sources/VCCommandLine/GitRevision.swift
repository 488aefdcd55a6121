import Foundation
import VCFiles
import VCProcess
import ViewControllerGraph

/// A file as it was in a commit: `git:REVISION:PATH`, or `git:REVISION` for the other side's file.
struct GitRevision {
  let revision: String
  /// Relative to the working folder, or to the repository's.
  let path: String

  /// - Returns: `nil` for what does not start with `git:`.
  init?(_ argument: String, beside other: String) {
    guard argument.hasPrefix("git:") else { return nil }
    let parts = argument.dropFirst(4).split(separator: ":", maxSplits: 1).map(String.init)
    let otherParts = other.hasPrefix("git:") ? other.split(separator: ":", maxSplits: 2).map(String.init) : []
    revision = parts.first ?? "HEAD"
    path = parts.count == 2 ? parts[1] : otherParts.count == 3 ? otherParts[2] : other
  }

  /// Asks Git for the file.
  /// - Throws: `CommandFailure` with Git's own words when there is none.
  func read() throws(CommandFailure) -> InputFile {
    // A revision is no option, whatever it is called.
    guard !revision.hasPrefix("-"), !path.hasPrefix("git:"), path != "-" else {
      throw CommandFailure(
        .usage, "no-path", "no file is named for 'git:\(revision)'", suggestion: "write 'git:\(revision):PATH'")
    }
    // As a shell means the path, and then as Git does. The repository is that of the file, where its folder is still there.
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    let isThere =
      unsafe FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
    let shown =
      isThere
      ? try show("\(revision):./\(file.lastPathComponent)", in: folder) : try show("\(revision):./\(path)", in: nil)
    if case .success(let bytes) = shown { return InputFile(name: "\(revision):\(path)", bytes: bytes) }
    if !path.hasPrefix("/"), case .success(let bytes) = try show("\(revision):\(path)", in: nil) {
      return InputFile(name: "\(revision):\(path)", bytes: bytes)
    }
    throw CommandFailure(.missingInput, "missing-input", shown.reason, at: "git:\(revision):\(path)")
  }

  /// What Git shows of an object.
  private enum Shown {
    case success([UInt8])
    case failure(String)

    var reason: String { if case .failure(let reason) = self { reason } else { "" } }
  }

  private func show(_ object: String, in folder: URL?) throws(CommandFailure) -> Shown {
    let place = folder.map { ["-C", $0.path] } ?? []
    do throws(ProcessError) {
      var git = try ChildProcess("git", place + ["show", "--no-textconv", object], errors: .collected)
      // A byte more than may be read, so that more is noticed.
      guard let said = git.finish(limit: FileSystem.byteLimit + 1, before: .after(.seconds(60))) else {
        return .failure("git does not answer")
      }
      if git.wait() == .exited(0) {
        return said.output.count > FileSystem.byteLimit ? .failure("the file is too large") : .success(said.output)
      }
      let words = String(decoding: said.errors, as: UTF8.self)
      let reason = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git found nothing"
      return .failure(reason.hasPrefix("fatal: ") ? String(reason.dropFirst("fatal: ".count)) : reason)
    } catch {
      throw CommandFailure(.missingInput, "no-git", "git cannot be started: \(error.reason)", at: object)
    }
  }
}
