import Foundation
import VCDiagnostics

/// The two streams of a program: data goes to standard output, what is said to a person goes to standard error.
struct Terminal {
  /// Whether a person reads standard error.
  let isInteractive: Bool
  private let usesColor: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isInteractive = isatty(STDERR_FILENO) == 1
    let forbidsColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    usesColor = isInteractive && !forbidsColor && environment["TERM"] != "dumb"
  }

  /// Writes data.
  func print(_ bytes: [UInt8]) { try? FileHandle.standardOutput.write(contentsOf: Data(bytes)) }

  /// Writes text as data.
  func print(_ text: String) { print(Array(text.utf8)) }

  /// Says something to the person.
  func say(_ text: String) { tell(text + "\n") }

  /// Says what is to be said about the inputs.
  func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    tell(DiagnosticPrinter(usesColor: usesColor).text(for: diagnostics))
  }

  /// Replaces the progress line; an empty text removes it.
  func progress(_ text: String) {
    if isInteractive { tell("\r\u{1B}[2K\(text)") }
  }

  private func tell(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
