/// The state as `inspect --json` prints it.
enum JSONExporter: Exporter {
  static let format = OutputFormat.json

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    Array(Inspection(drawing.replay).json.text.utf8)
  }
}

/// The hierarchy in UIKit's own layout, as `_printHierarchy` prints it.
enum TextExporter: Exporter {
  static let format = OutputFormat.text

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    Array(drawing.replay.hierarchy.outline.utf8)
  }
}
