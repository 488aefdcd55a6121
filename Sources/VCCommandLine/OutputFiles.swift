import ViewControllerGraph

/// The files that a command writes, none of which may be one that it reads.
struct OutputFiles {
  private var files: OutputGuard

  /// - Parameters:
  ///   - sources: What the command reads; standard input is no file.
  ///   - isForced: Whether files may be replaced that this program did not make.
  init(madeFrom sources: [String], isForced: Bool = false) {
    files = OutputGuard(replacesForeignFiles: isForced)
    protect(sources)
  }

  /// Adds files that the command reads.
  mutating func protect(_ sources: [String]) { for source in sources where source != "-" { files.protect(source) } }

  /// Replaces a file.
  /// - Parameter input: What it is made from, for whoever wants to write it once more.
  /// - Returns: Whether its content changed.
  /// - Throws: `CommandFailure` with the exit code for an output that cannot be written.
  @discardableResult
  mutating func write(
    _ bytes: [UInt8], to path: String, for input: String,
    replacing isOwn: (_ bytes: [UInt8], _ path: String) -> Bool = OwnFile.isOwn
  ) throws(CommandFailure) -> Bool {
    if let refusal = files.refusal(of: path, isOwn: { $0 == bytes || isOwn($0, $1) }) {
      throw CommandFailure(.unwritableOutput, [.refused(path, refusal, for: input)])
    }
    let isChanged = try OutputFile(path).write(bytes)
    files.note(path, writtenFor: input)
    return isChanged
  }
}

extension Diagnostic {
  fileprivate static func refused(_ path: String, _ refusal: OutputGuard.Refusal, for input: String) -> Diagnostic {
    let location = SourceLocation(file: path)
    switch refusal {
    case .source(let name):
      return Diagnostic(
        code: "output-collision", severity: .error,
        message: name == path ? "is read, too, and is not written over" : "is the same file as the input '\(name)'",
        suggestion: "name another file or folder with -o", at: location)
    case .written(let other):
      return Diagnostic(
        code: "output-collision", severity: .error,
        message: other == input
          ? "two figures of '\(input)' would have this name"
          : "'\(input)' would be written over what was drawn of '\(other)'",
        suggestion: "draw them into folders of their own", at: location)
    case .foreign:
      return Diagnostic(
        code: "foreign-output", severity: .error, message: "is there already, and vcgraph did not make it",
        suggestion: "name another file or folder, or write over it with --force", at: location)
    }
  }
}
