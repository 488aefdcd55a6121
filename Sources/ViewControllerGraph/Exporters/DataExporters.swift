/// Exports the state as `inspect --json` prints it, or the map as `scan` does.
enum JSONExporter: Exporter {
  static let format = OutputFormat.json

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    switch drawing.subject {
    case .replay(let replay): Array(Inspection(replay).json.text.utf8)
    case .observation(let observation):
      Array(ObservedInspection(observation, importDiagnostics: observation.contradictions).json.text.utf8)
    case .map(let map): Array(NavigationMapJSON.write(map).utf8)
    }
  }
}

/// Exports the hierarchy in the layout of `_printHierarchy`, below the transitions of a chain or the pointers of boxes; a
/// dump's own lines; or a line for each transition of a map.
enum TextExporter: Exporter {
  static let format = OutputFormat.text

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    switch drawing.subject {
    case .replay(let replay): Array(text(of: drawing, replay).visibleDocument.utf8)
    case .observation(let observation): Array(observation.text.visibleDocument.utf8)
    case .map(let map): Array(MapText(map).text.visibleDocument.utf8)
    }
  }

  private static func text(of drawing: Drawing, _ replay: Replay) -> String {
    let hierarchy = replay.hierarchy.printedHierarchy + "\n"
    switch drawing.request.kind {
    case .styles: return StylesText(drawing.diagram).text
    case .frames: return FramesText(replay, drawing.diagram.frames).text
    case .chain: return ChainText(drawing.diagram).text + "\n" + hierarchy
    case .pointers: return PointersText(drawing.diagram).text + "\n" + hierarchy
    case .hierarchy, .map: return hierarchy
    }
  }
}

/// Exports a diagram in Mermaid's language, for pages that render it themselves.
enum MermaidExporter: Exporter {
  static let format = OutputFormat.mermaid

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    Array("%% \(GeneratedOutput.mark)\n\(MermaidWriter.text(of: drawing.diagram.unrolled).visibleDocument)".utf8)
  }
}

/// Exports the figure as tables: an alternative for readers who cannot see it, and with working links.
enum MarkdownExporter: Exporter {
  static let format = OutputFormat.markdown

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    Array("<!-- \(GeneratedOutput.mark) -->\n\n\(MarkdownTable.text(of: drawing.diagram).visibleDocument)".utf8)
  }
}
