import VCImporters
import ViewControllerGraph

/// The paths given to `scan`, of which files must be storyboards, XIBs or code.
struct ScanInputs {
  let paths: [String]
  /// The extensions of files whose content is not examined here: `scan` itself reports what is wrong with them.
  let known: Set<String>

  /// Throws a usage error for standard input, and for files that other commands read.
  func check() throws(CommandFailure) {
    let refused = paths.compactMap(refusal)
    if !refused.isEmpty { throw CommandFailure(.usage, refused) }
  }

  private func refusal(of path: String) -> Diagnostic? {
    if path == "-" { return .standardInput }
    guard !InputFile.isFolder(path), !known.contains(OutputName(path).pathExtension),
      let file = try? InputFile(path: path)
    else { return nil }
    if StoredFile.read(file.bytes, file: path).value != nil {
      return .noSource("facts of separate files", path, "combine them with 'vcgraph scan --link'")
    }
    switch InputKind.detect(file.bytes, name: path) {
    case .interfaceBuilder: return nil
    case .map:
      return .noSource("already a map", path, "draw it with 'vcgraph render', or find paths with 'vcgraph chain'")
    case .dump: return .noSource("a runtime dump", path, "draw it with 'vcgraph render'")
    case .model where InputKind.isMeantAsInput(file.bytes, name: path):
      return .noSource("a model", path, "draw it with 'vcgraph render', or check it with 'vcgraph check'")
    case .model, nil: return .noSource("a different kind of file", path, nil)
    }
  }
}

extension Diagnostic {
  fileprivate static let standardInput = Diagnostic(
    code: "no-source", severity: .error,
    message: "'scan' cannot read standard input, because names tell code and storyboards apart",
    suggestion: "name folders or files")

  fileprivate static func noSource(_ kind: String, _ path: String, _ suggestion: String?) -> Diagnostic {
    Diagnostic(
      code: "no-source", severity: .error, message: "\(kind), but 'scan' reads storyboards, XIBs and code",
      suggestion: suggestion, at: SourceLocation(file: path))
  }
}
