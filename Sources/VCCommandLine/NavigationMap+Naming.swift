import ViewControllerGraph

extension NavigationMap {
  /// Returns the controller with a given name.
  /// - Throws: `CommandFailure` with the most similar name if there is none.
  func require(_ name: String, in input: String) throws(CommandFailure) -> MapController {
    do throws(DiagnosticError) {
      return try controller(named: name)
    } catch {
      throw CommandFailure(.usage, error.diagnostics)
    }
  }
}
