import ViewControllerGraph

// What shows the screens of a map small: layouts out of storyboards, and pictures that a table names.

extension NavigationMap {
  /// Whether it is known how any of the screens is laid out.
  var hasWireframes: Bool { controllers.contains { !$0.wireframe.isEmpty } }
}

extension RenderOptions {
  /// The table of pictures that the options name.
  /// - Throws: `CommandFailure` when it is missing or not valid.
  func screenshots() throws(CommandFailure) -> ScreenshotTable? {
    guard let path = map.screenshots else { return nil }
    let input = try InputFile.read(path)
    let table = ScreenshotTable.read(bytes: input.bytes, file: input.name)
    guard let value = table.value else { throw CommandFailure(.invalidInput, table.diagnostics) }
    return value
  }

  /// A map whose screens know their pictures, so that ways through it show them.
  /// - Throws: `CommandFailure` when the table is not valid, or names a screen that the map does not have.
  func screenshots(of map: NavigationMap) throws(CommandFailure) -> NavigationMap {
    guard let table = try screenshots() else { return map }
    do throws(DiagnosticError) {
      return try map.showing(table)
    } catch {
      throw CommandFailure(.invalidInput, error.diagnostics)
    }
  }
}

extension Diagnostic {
  /// - Parameter document: A map that was scanned earlier, or what was scanned just now.
  static func noWireframes(in document: Document) -> Diagnostic {
    let isScanned = InputKind.detect(document.input.bytes, name: document.input.name) != .map
    return Diagnostic(
      code: "no-wireframes", severity: .note,
      message: isScanned
        ? "no storyboard says where the views of its screens are"
        : "the map does not hold how its screens are laid out",
      suggestion: isScanned ? nil : "scan the app again with 'vcgraph scan --wireframes'",
      at: SourceLocation(file: document.input.name))
  }
}
