import ViewControllerGraph

/// The output files of a command, none of which may be one of its inputs.
struct OutputFiles {
  private var files: OutputGuard

  /// - Parameters:
  ///   - sources: The inputs of the command; standard input is ignored.
  ///   - isForced: Whether to overwrite files that vcgraph did not create.
  init(madeFrom sources: [String], isForced: Bool = false) {
    files = OutputGuard(replacesForeignFiles: isForced)
    protect(sources)
  }

  /// Adds inputs of the command.
  mutating func protect(_ sources: [String]) { for source in sources where source != "-" { files.protect(source) } }

  /// Replaces a file.
  /// - Parameter input: The input that the file is created from, for the message about a second output with this path.
  /// - Returns: Whether its content changed.
  /// - Throws: `CommandFailure` with the exit code for an unwritable output, or for wrong usage if it was just written.
  @discardableResult
  mutating func write(
    _ bytes: [UInt8], to path: String, for input: String,
    replacing isOwn: (_ bytes: [UInt8], _ path: String) -> Bool = GeneratedOutput.isOwn
  ) throws(CommandFailure) -> Bool {
    if let refusal = files.refusal(of: path, isOwn: { $0 == bytes || isOwn($0, $1) }) {
      throw CommandFailure(refusal.isCollision ? .usage : .unwritableOutput, [.refused(path, refusal, for: input)])
    }
    let isChanged = try OutputFile(path).write(bytes)
    files.note(path, writtenFor: input)
    return isChanged
  }
}

extension OutputGuard.Refusal {
  /// Whether the command line asks for two results in one file.
  fileprivate var isCollision: Bool { if case .written = self { true } else { false } }
}

extension Diagnostic {
  static func refused(_ path: String, _ refusal: OutputGuard.Refusal, for input: String) -> Diagnostic {
    let location = SourceLocation(file: path)
    switch refusal {
    case .source(let name):
      return Diagnostic(
        code: "output-collision", severity: .error,
        message: name == path ? "is an input and cannot be overwritten" : "is the same file as the input '\(name)'",
        suggestion: "name another file or folder with -o", at: location)
    case .written(let other):
      return Diagnostic(
        code: "output-collision", severity: .error,
        message: other == input
          ? "two figures of '\(input)' would get this name"
          : "the figure of '\(input)' would overwrite the figure of '\(other)'",
        suggestion: "draw them into separate folders", at: location)
    case .foreign:
      return Diagnostic(
        code: "foreign-output", severity: .error, message: "already exists and was not created by vcgraph",
        suggestion: "name another file or folder, or overwrite it with --force", at: location)
    }
  }
}
