import ViewControllerGraph

extension NavigationMap {
  /// The controller that a person means by a name.
  /// - Throws: `CommandFailure` that suggests the nearest name.
  func require(_ name: String, in input: String) throws(CommandFailure) -> MapController {
    do throws(DiagnosticError) {
      return try controller(named: name)
    } catch {
      throw CommandFailure(.usage, error.diagnostics)
    }
  }
}
