import VCDiagnostics
import VCFiles
import VCProcess

/// The two streams of a program: data goes to standard output, what is said to a person goes to standard error.
struct Terminal: Sendable {
  /// Whether a person reads standard error.
  let isInteractive = OpenFile.standardError.isTerminal
  let volume: Volume
  private let line: ProgressLine?

  init(_ volume: Volume = .usual) {
    self.volume = volume
    line = isInteractive && volume != .quiet ? ProgressLine() : nil
  }

  /// Writes data as it is, unless a person looks at it.
  /// - Throws: `CommandFailure` when not all of it could be written.
  func print(_ bytes: [UInt8]) throws(CommandFailure) {
    line?.clear()
    let stream = OpenFile.standardOutput
    do {
      try stream.write(stream.isTerminal ? Array(String(decoding: bytes, as: UTF8.self).visibleLines.utf8) : bytes)
    } catch {
      throw CommandFailure(
        .unwritableOutput, "unwritable-output", "cannot be written: \(error.reason)", at: "<stdout>")
    }
  }

  /// Writes text for people; what would steer a terminal is shown as an escape sequence.
  /// - Throws: `CommandFailure` when not all of it could be written.
  func print(_ text: String) throws(CommandFailure) { try print(Array(text.visibleLines.utf8)) }

  /// Says something to the person, unless it wants to be left alone.
  func say(_ text: String) { if volume != .quiet { tell(text.visibleLines + "\n") } }

  /// Says something to a person who wants to know everything.
  func detail(_ text: @autoclosure () -> String) { if volume == .verbose { tell(text().visibleLines + "\n") } }

  /// Says what is to be said about the inputs.
  func report(_ diagnostics: [Diagnostic]) {
    let wanted = volume == .quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !wanted.isEmpty else { return }
    tell(DiagnosticPrinter(usesColor: isInteractive && allowsColor).text(for: wanted))
  }

  /// Replaces the progress line, which appears when the work takes longer than a second; an empty text removes it.
  func progress(_ text: String) { line?.show(text.visible) }

  /// Takes the progress line away for good.
  func endProgress() { line?.end() }

  private var allowsColor: Bool {
    (EnvironmentVariable["NO_COLOR"] ?? "").isEmpty && EnvironmentVariable["TERM"] != "dumb"
  }

  private func tell(_ text: String) {
    line?.clear()
    try? OpenFile.standardError.write(Array(text.utf8))
  }
}
