import VCGraphviz
import VCRaster

/// Exports the SVG as pixels, drawn with the fonts of this machine.
enum PNGExporter: Exporter {
  static let format = OutputFormat.png

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    let mark = FigureMark(drawing, FigureOptions(drawing, theme.inLight), scale: drawing.style.scale)
    return PictureMark.marked(try Picture.bytes(of: drawing, as: .png, .png, theme: theme), as: .png, mark)
  }
}

/// Exports the SVG as a page of the figure's size, drawn with the fonts of this machine.
enum PDFExporter: Exporter {
  static let format = OutputFormat.pdf

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    let mark = FigureMark(drawing, FigureOptions(drawing, theme.inLight))
    return PictureMark.marked(try Picture.bytes(of: drawing, as: .pdf, .pdf, theme: theme), as: .pdf, mark)
  }
}

/// Draws the SVG with librsvg or, if that is missing, the graph with Graphviz, without screens.
private enum Picture {
  static func bytes(
    of drawing: Drawing, as format: Raster.Format, _ plainFormat: ImageFormat, theme: FigureTheme
  ) throws(ExportError) -> [UInt8] {
    guard Raster.isAvailable else { return try plain(drawing, as: plainFormat, theme) }
    // A picture cannot follow the reader's light/dark setting.
    var document = try SVGExporter.document(of: drawing, theme: theme.inLight)
    do throws(RasterError) {
      document = try FittedPictures.fitted(document, density: format == .png ? 2 * drawing.style.scale : 3)
      document = try FittedTexts.fitted(document)
      return try Raster.picture(
        of: document.bytes, width: document.width, height: document.height, scale: drawing.style.scale,
        as: format, on: page(of: theme.inLight), pixelLimit: drawing.style.pixelLimit)
    } catch {
      throw ExportError("picture", "\(error)")
    }
  }

  /// Returns the background colour, which covers the whole figure.
  private static func page(of theme: FigureTheme) -> Raster.Color? {
    let color = HexColor(theme.theme.palette[.page])?.parts
    return color.map { Raster.Color(red: $0.red, green: $0.green, blue: $0.blue) }
  }

  private static func plain(
    _ drawing: Drawing, as format: ImageFormat, _ theme: FigureTheme
  ) throws(ExportError) -> [UInt8] {
    let graph = try drawing.placed().graph(FigureOptions(drawing, theme))
    do {
      return try Graphviz.render(graph, as: format)
    } catch {
      throw ExportError(error)
    }
  }
}
