import Foundation
import VCDiagnostics
import VCFiles

/// The two streams of a program: data goes to standard output, what is said to a person goes to standard error.
struct Terminal {
  /// Whether a person reads standard error.
  let isInteractive = OpenFile.standardError.isTerminal

  /// Writes data as it is, unless a person looks at it.
  /// - Throws: `CommandFailure` when not all of it could be written.
  func print(_ bytes: [UInt8]) throws(CommandFailure) {
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

  /// Says something to the person.
  func say(_ text: String) { tell(text.visibleLines + "\n") }

  /// Says what is to be said about the inputs.
  func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    tell(DiagnosticPrinter(usesColor: isInteractive && allowsColor).text(for: diagnostics))
  }

  /// Replaces the progress line; an empty text removes it.
  func progress(_ text: String) {
    if isInteractive { tell("\r\u{1B}[2K\(text.visible)") }
  }

  private var allowsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  private func tell(_ text: String) { try? OpenFile.standardError.write(Array(text.utf8)) }
}
