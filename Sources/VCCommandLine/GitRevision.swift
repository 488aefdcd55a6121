import Foundation
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
    let result = try Self.git(["show", "--no-textconv", object], in: folder)
    guard result.status != 0 else { return .success(result.output) }
    let reason = result.words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git found nothing"
    return .failure(reason.hasPrefix("fatal: ") ? String(reason.dropFirst("fatal: ".count)) : reason)
  }

  /// What a run of Git printed, and how it ended.
  static func git(
    _ arguments: [String], in folder: URL?, input: [UInt8]? = nil
  ) throws(CommandFailure) -> (status: Int32, output: [UInt8], words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let questions = Pipe()
    if input != nil { process.standardInput = questions }
    do {
      try process.run()
    } catch {
      throw CommandFailure(.missingInput, "no-git", "git cannot be started", at: arguments.last)
    }
    if let input {
      // Git answers while it is asked: who writes all before reading would wait for ever.
      let writing = questions.fileHandleForWriting
      Thread.detachNewThread {
        try? writing.write(contentsOf: Data(input))
        try? writing.close()
      }
    }
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, bytes, words)
  }
}
