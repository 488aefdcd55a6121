import VCFiles
import ViewControllerGraph

/// A file in a commit: `git:REVISION:PATH`, or `git:REVISION` for the other side's file.
struct GitRevision {
  let revision: String
  /// The path, relative to the working directory or to the root of the repository.
  let path: String

  /// Parses an argument; returns `nil` if it does not start with `git:`.
  init?(_ argument: String, beside other: String) {
    guard argument.hasPrefix("git:") else { return nil }
    let parts = argument.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let otherParts = other.hasPrefix("git:") ? other.split(separator: ":", maxSplits: 2).map(String.init) : []
    revision = parts[0]
    path = parts.count == 2 ? parts[1] : otherParts.count == 3 ? otherParts[2] : other
  }

  /// Reads the file from Git.
  /// - Throws: `CommandFailure` with Git's error message if the file does not exist.
  func read() throws(CommandFailure) -> InputFile {
    guard !revision.isEmpty, !path.isEmpty else {
      throw CommandFailure(
        .usage, "no-path", revision.isEmpty ? "'git:' without a revision" : "'git:\(revision):' without a file",
        suggestion: "write 'git:REVISION:PATH', for example 'git:HEAD:\(path.isEmpty ? "camera.vcmodel.yaml" : path)'")
    }
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
      isThere ? try Git(in: folder).show("\(revision):./\(name)") : try Git().show("\(revision):./\(path)")
    if case .success(let bytes) = shown { return InputFile(name: "\(revision):\(path)", bytes: bytes) }
    if !path.hasPrefix("/"), case .success(let bytes) = try Git().show("\(revision):\(path)") {
      return InputFile(name: "\(revision):\(path)", bytes: bytes)
    }
    throw CommandFailure(
      .missingInput, "missing-input", shown.failure ?? "", at: "git:\(revision):\(path)",
      suggestion: try adviceForShallowClone(in: isThere ? folder : nil))
  }

  /// Returns the command that fetches a commit missing from a shallow clone, as used in continuous integration.
  private func adviceForShallowClone(in folder: String?) throws(CommandFailure) -> String? {
    let isShallow = try Git(in: folder).output(of: ["rev-parse", "--is-shallow-repository"])
    guard isShallow?.starts(with: Array("true".utf8)) == true,
      try Git(in: folder).output(of: ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) == nil
    else { return nil }
    let isRelative = revision.contains { "~^@".contains($0) }
    let fetch = isRelative ? "git fetch --unshallow" : "git fetch --depth=1 origin \(revision)"
    return "this clone is shallow and lacks the commit: '\(fetch)' fetches it"
      + (isRelative ? "" : ", or 'git fetch --unshallow' fetches all commits")
  }
}
