import ViewControllerGraph

// Thumbnails of the screens of a map: layouts from storyboards, and screenshots that a table names.

extension NavigationMap {
  /// Whether the map contains the layout of any screen.
  var hasWireframes: Bool { controllers.contains { !$0.wireframe.isEmpty } }
}

extension RenderOptions {
  /// Reads the table of screenshots that the options name.
  /// - Throws: `CommandFailure` if the table is missing or invalid.
  func screenshotTable() throws(CommandFailure) -> ScreenshotTable? {
    guard let path = screenshots else { return nil }
    let input = try InputFile.read(path)
    let table = ScreenshotTable.read(bytes: input.bytes, file: input.name)
    guard let value = table.value else { throw CommandFailure(.invalidInput, table.diagnostics) }
    return value
  }

  /// Returns the map with the screenshots of its screens, so that paths through it show them.
  /// - Throws: `CommandFailure` if the table is invalid, or names a screen that the map does not have.
  func screenshots(of map: NavigationMap) throws(CommandFailure) -> NavigationMap {
    guard let table = try screenshotTable() else { return map }
    do throws(DiagnosticError) {
      return try map.showing(table)
    } catch {
      throw CommandFailure(.invalidInput, error.diagnostics)
    }
  }
}

extension Diagnostic {
  /// - Parameter document: A map that was scanned earlier, or the result of a scan.
  static func noWireframes(in document: Document) -> Diagnostic {
    let isScanned = InputKind.detect(document.input.bytes, name: document.input.name) != .map
    return Diagnostic(
      code: "no-wireframes", severity: .note,
      message: isScanned
        ? "no storyboard contains the layout of its screens"
        : "the map does not contain the layout of its screens",
      suggestion: isScanned ? nil : "scan the app again with 'vcgraph scan --wireframes'",
      at: SourceLocation(file: document.input.name))
  }
}
