import VCDiagnostics
import VCFiles
import VCProcess
import ViewControllerGraph

/// The output streams of a command: data goes to standard output, messages go to standard error.
struct Terminal: Sendable {
  /// Whether standard error is a terminal.
  let isInteractive = OpenFile.standardError.isTerminal
  let volume: Volume
  private let line: ProgressLine?

  init(_ volume: Volume = .usual) {
    self.volume = volume
    line = isInteractive && volume != .quiet ? ProgressLine() : nil
  }

  /// Writes data to standard output; control characters are escaped if it is a terminal.
  /// - Throws: `CommandFailure` if the data could not be written completely.
  func print(_ bytes: [UInt8]) throws(CommandFailure) {
    line?.clear()
    let stream = OpenFile.standardOutput
    do {
      try stream.write(stream.isTerminal ? Array(String(decoding: bytes, as: UTF8.self).visibleDocument.utf8) : bytes)
    } catch {
      throw CommandFailure(
        .unwritableOutput, "unwritable-output", "cannot be written: \(error.reason)", at: "<stdout>")
    }
  }

  /// Writes text to standard output with control characters escaped.
  /// - Throws: `CommandFailure` if the text could not be written completely.
  func print(_ text: String) throws(CommandFailure) { try print(Array(text.visibleLines.utf8)) }

  /// Prints a message, except with `--quiet`.
  func say(_ text: String) { if volume != .quiet { tell(text.visibleLines + "\n") } }

  /// Prints a message with `--verbose`.
  func detail(_ text: @autoclosure () -> String) { if volume == .verbose { tell(text().visibleLines + "\n") } }

  /// Prints diagnostics; with `--quiet` only errors.
  func report(_ diagnostics: [Diagnostic]) {
    let wanted = volume == .quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !wanted.isEmpty else { return }
    tell(DiagnosticPrinter(usesColor: isInteractive && allowsColor).text(for: wanted))
  }

  /// Sets the progress line, which appears after one second; an empty text removes it.
  func progress(_ text: String) { line?.show(text.visible) }

  /// Removes the progress line permanently.
  func endProgress() { line?.end() }

  private var allowsColor: Bool {
    (EnvironmentVariable["NO_COLOR"] ?? "").isEmpty && EnvironmentVariable["TERM"] != "dumb"
  }

  private func tell(_ text: String) {
    line?.clear()
    try? OpenFile.standardError.write(Array(text.utf8))
  }
}
