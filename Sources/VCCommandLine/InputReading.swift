import VCFiles
import ViewControllerGraph

extension InputFile {
  /// Reads a file, or standard input for `-`.
  /// - Parameter dumpLimit: The maximum size of a dump in bytes.
  /// - Throws: `CommandFailure` with the exit code for a missing input.
  static func read(_ argument: String, dumpLimit: Int = ScanOptions.dumpLimit) throws(CommandFailure) -> InputFile {
    if argument == "-" { return try standardInput(dumpLimit) }
    if argument.isEmpty {
      throw CommandFailure(
        .missingInput, "missing-input", "the path of an input is empty, expected the name of a file or folder")
    }
    do {
      return try InputFile(path: argument, dumpLimit: dumpLimit)
    } catch {
      throw CommandFailure(.missingInput, "missing-input", "\(error.reason)", at: error.path)
    }
  }

  private static func standardInput(_ dumpLimit: Int) throws(CommandFailure) -> InputFile {
    do {
      return InputFile(name: "<stdin>", bytes: try OpenFile.standardInput.bytes(narrow: Self.dumpLimit("", dumpLimit)))
    } catch {
      throw CommandFailure(.missingInput, "missing-input", error.reason, at: "<stdin>")
    }
  }
}

extension Evidence {
  /// Reads evidence about the app from a folder, a file, or standard input for `-`.
  /// - Throws: `CommandFailure` if the input is missing, or a model cannot be checked against it.
  static func read(argument: String, files: ScanOptions, terminal: Terminal) throws(CommandFailure) -> Evidence {
    if InputFile.isFolder(argument) {
      let document = try Document.read(argument, files: files, terminal: terminal)
      if let failure = document.failure {
        throw CommandFailure(failure.code, document.shownDiagnostics.filter { $0.severity == .error })
      }
      if case .map(let map) = document.content { return Evidence(.map(map), name: argument) }
    }
    let read = Evidence.read(try InputFile.read(argument, dumpLimit: files.dumpLimit))
    guard let evidence = read.value else { throw CommandFailure(.invalidInput, read.diagnostics) }
    return evidence
  }
}
