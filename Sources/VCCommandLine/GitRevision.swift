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

  /// What to fetch where a clone leaves out the commit that is asked for, as those of continuous integration do.
  private func adviceForShallowClone(in folder: String?) throws(CommandFailure) -> String? {
    let isShallow = try Self.git(["rev-parse", "--is-shallow-repository"], in: folder)
    guard isShallow?.starts(with: Array("true".utf8)) == true,
      try Self.git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: folder) == nil
    else { return nil }
    let isRelative = revision.contains { "~^@".contains($0) }
    let fetch = isRelative ? "git fetch --unshallow" : "git fetch --depth=1 origin \(revision)"
    return "this clone is shallow and has no such commit: '\(fetch)' gets it"
      + (isRelative ? "" : ", or 'git fetch --unshallow' all of them")
  }

  /// What Git shows of an object.
  private enum Shown {
    case success([UInt8])
    case failure(String)

    var reason: String { if case .failure(let reason) = self { reason } else { "" } }
  }

  private func show(_ object: String, in folder: String?) throws(CommandFailure) -> Shown {
    let place = folder.map { ["-C", $0] } ?? []
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
