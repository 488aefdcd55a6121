import VCFiles
import VCProcess
import ViewControllerGraph

/// A file in a commit: `git:REVISION:PATH`, or `git:REVISION` for the other side's file.
struct GitRevision {
  let revision: String
  /// The path, relative to the working directory or to the root of the repository.
  let path: String

  /// Parses an argument; returns `nil` if it does not start with `git:`.
  init?(_ argument: String, beside other: String) {
    guard argument.hasPrefix("git:") else { return nil }
    let parts = argument.dropFirst(4).split(separator: ":", maxSplits: 1).map(String.init)
    let otherParts = other.hasPrefix("git:") ? other.split(separator: ":", maxSplits: 2).map(String.init) : []
    revision = parts.first ?? "HEAD"
    path = parts.count == 2 ? parts[1] : otherParts.count == 3 ? otherParts[2] : other
  }

  /// Reads the file from Git.
  /// - Throws: `CommandFailure` with Git's error message if the file does not exist.
  func read() throws(CommandFailure) -> InputFile {
    // A revision must not be taken for an option.
    guard !revision.hasPrefix("-"), !path.hasPrefix("git:"), path != "-" else {
      throw CommandFailure(
        .usage, "no-path", "'git:\(revision)' does not name a file", suggestion: "write 'git:\(revision):PATH'")
    }
    // The path is first relative to the working directory, then to the repository root. If the file's folder still exists, its
    // repository is used.
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[...$0] }.map(String.init) ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let isThere = FileSystem.kind(of: folder) == .folder
    let shown =
      isThere ? try show("\(revision):./\(name)", in: folder) : try show("\(revision):./\(path)", in: nil)
    if case .success(let bytes) = shown { return InputFile(name: "\(revision):\(path)", bytes: bytes) }
    if !path.hasPrefix("/"), case .success(let bytes) = try show("\(revision):\(path)", in: nil) {
      return InputFile(name: "\(revision):\(path)", bytes: bytes)
    }
    throw CommandFailure(
      .missingInput, "missing-input", shown.reason, at: "git:\(revision):\(path)",
      suggestion: try adviceForShallowClone(in: isThere ? folder : nil))
  }

  /// Returns the command that fetches a commit missing from a shallow clone, as used in continuous integration.
  private func adviceForShallowClone(in folder: String?) throws(CommandFailure) -> String? {
    let isShallow = try Self.git(["rev-parse", "--is-shallow-repository"], in: folder)
    guard isShallow?.starts(with: Array("true".utf8)) == true,
      try Self.git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: folder) == nil
    else { return nil }
    let isRelative = revision.contains { "~^@".contains($0) }
    let fetch = isRelative ? "git fetch --unshallow" : "git fetch --depth=1 origin \(revision)"
    return "this clone is shallow and lacks the commit: '\(fetch)' fetches it"
      + (isRelative ? "" : ", or 'git fetch --unshallow' fetches all commits")
  }

  /// The result of `git show`.
  private enum Shown {
    case success([UInt8])
    case failure(String)

    var reason: String { if case .failure(let reason) = self { reason } else { "" } }
  }

  private func show(_ object: String, in folder: String?) throws(CommandFailure) -> Shown {
    let place = folder.map { ["-C", $0] } ?? []
    do throws(ProcessError) {
      var git = try ChildProcess("git", place + ["show", "--no-textconv", object], errors: .collected)
      // One byte more than the limit, to detect files that exceed it.
      guard let said = git.finish(limit: FileSystem.byteLimit + 1, before: .after(.seconds(60))) else {
        return .failure("git did not respond")
      }
      if git.wait() == .exited(0) {
        return said.output.count > FileSystem.byteLimit ? .failure("the file is too large") : .success(said.output)
      }
      let words = String(decoding: said.errors, as: UTF8.self)
      let reason = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git failed without a message"
      return .failure(reason.hasPrefix("fatal: ") ? String(reason.dropFirst("fatal: ".count)) : reason)
    } catch {
      throw CommandFailure(.missingInput, "no-git", "git cannot be started: \(error.reason)", at: object)
    }
  }
}
