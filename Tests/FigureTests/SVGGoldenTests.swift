import Testing
import VCDiagram
import VCDrawing
import VCModel
import VCSVG

/// Drawings byte for byte, independent of Graphviz's version.
@Suite struct SVGGoldenTests {
  @Test(arguments: [
    (Sample.camera, "camera", FigureKind.hierarchy, ThemeName.light), (Sample.camera, "camera", .pointers, .dark),
    (Sample.camera, "camera", .chain, .auto), (Sample.camera, "camera", .frames, .light),
    (Sample.titled("<script>alert(\"x\")</script> & \u{7} \n second line"), "script", .hierarchy, .light),
  ])
  func isDrawnIntoStoredLayouts(model: Model, name: String, kind: FigureKind, theme: ThemeName) throws {
    let name = "\(name)-\(kind.rawValue)"
    let figure = try FigureRenderer.render(
      diagram(model, kind), options: FigureOptions(theme: Theme(theme)), layout: StoredLayout.layouts(name))
    try expectGolden(figure.text, "\(name).svg")
  }
}
