import ArgumentParser
import ViewControllerGraph

/// What all commands do around their work: errors become sentences on standard error, and exit codes.
enum Command {
  /// Runs a command's body.
  /// - Throws: `ExitCode`, after everything has been said.
  /// - Parameter options: How much is said.
  static func run(_ options: VolumeOptions? = nil, _ body: (Terminal) throws(CommandFailure) -> Void) throws {
    let terminal = Terminal(options?.volume ?? .usual)
    defer { terminal.endProgress() }
    do throws(CommandFailure) {
      try body(terminal)
    } catch {
      terminal.report(error.diagnostics)
      throw error.code
    }
  }
}
