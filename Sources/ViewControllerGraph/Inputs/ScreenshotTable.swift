/// The screenshots of a map's screens: a separate file, since storyboards and scanned maps cannot include them.
///
/// ```yaml
/// screenshots:
///   Camera: shots/camera.png
/// ```
public struct ScreenshotTable: Sendable {
  /// A screen by any of its names, and a path relative to the table's folder.
  struct Row: Sendable {
    var screen: String
    var picture: String
    var location: SourceLocation
  }

  /// The path of the table for messages.
  public let file: String
  let rows: [Row]

  /// Reads a table and reports all errors: without a value there is at least one.
  public static func read(bytes: [UInt8], file: String) -> Diagnosed<ScreenshotTable?> {
    let document = ShapedDocument.read(bytes: bytes, file: file, as: shape)
    guard !document.hasErrors, let root = document.value else { return Diagnosed(nil, document.diagnostics) }
    let rows = (root["screenshots"]?.entries ?? []).compactMap { entry in
      entry.value.text.map { Row(screen: entry.key, picture: $0, location: entry.keyLocation) }
    }
    return Diagnosed(ScreenshotTable(file: file, rows: rows), document.diagnostics)
  }

  private static let shape = Record(
    name: "a table of screenshots", summary: "Pictures of the screens of a map.",
    keys: [
      Key(
        "screenshots", .map(keys: "a screen", .text),
        "Screens, by identifier, class, title or storyboard identifier, and the paths of their pictures.",
        isRequired: true)
    ])
}
