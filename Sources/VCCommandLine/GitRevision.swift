import Foundation
import ViewControllerGraph

/// A file as it was in a commit: `git:REVISION:PATH`, or `git:REVISION` for the other side's file.
struct GitRevision {
  let revision: String
  /// Relative to the working folder.
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
    // A revision is no option, whatever it is called; './' makes the path relative to the working folder.
    guard !revision.hasPrefix("-"), !path.hasPrefix("git:"), path != "-" else {
      throw CommandFailure(
        .usage, "no-path", "no file is named for 'git:\(revision)'", suggestion: "write 'git:\(revision):PATH'")
    }
    let object = "\(revision):\(path.hasPrefix("/") || path.hasPrefix("./") ? path : "./\(path)")"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "show", "--no-textconv", object]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw CommandFailure(.missingInput, "no-git", "git cannot be started", at: object)
    }
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git found nothing"
      throw CommandFailure(.missingInput, "missing-input", reason, at: object)
    }
    return InputFile(name: "\(revision):\(path)", bytes: bytes)
  }
}
