import ArgumentParser
import ViewControllerGraph

/// The common part of all commands, which turns failures into messages on standard error and exit codes.
enum Command {
  /// Runs a command's body.
  /// - Parameter options: The verbosity.
  /// - Throws: `ExitCode`, after all messages are printed.
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
