import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// Draws a thumbnail of a screen: a picture, or the views of a scene as boxes.
struct ThumbnailDrawing {
  let thumbnail: NodeThumbnail
  let box: Rectangle

  func elements(_ painter: Painter) -> [SVGElement] {
    let outline = painter.attributes(stroke: .placeholderLine, width: 1)
    switch thumbnail {
    case .image(let image): return [picture(image), painter.rectangle(box, radius: 2, outline)]
    case .wireframe(let wireframe):
      let page = painter.rectangle(box, radius: 3, painter.attributes(fill: .screen))
      let hasCells = wireframe.boxes.contains { $0.kind == .cell }
      return [page] + wireframe.boxes.flatMap { draw($0, of: wireframe, hasCells: hasCells, painter) }
        + [painter.rectangle(box, radius: 3, outline)]
    }
  }

  private func picture(_ image: SVGImage) -> SVGElement {
    SVGElement(
      "image",
      [
        .init("x", box.x), .init("y", box.y), .init("width", box.width), .init("height", box.height),
        .init("href", image.address),
      ])
  }

  private func draw(_ view: WireframeBox, of wireframe: Wireframe, hasCells: Bool, _ painter: Painter) -> [SVGElement] {
    let scale = (x: box.width / wireframe.width, y: box.height / wireframe.height)
    let place = Rectangle(
      x: box.x + view.frame.x * scale.x, y: box.y + view.frame.y * scale.y, width: view.frame.width * scale.x,
      height: view.frame.height * scale.y)
    guard place.width >= 1, place.height >= 0.8 else { return [] }
    return WireframeDrawing(painter: painter, place: place, hasCells: hasCells).elements(view.kind)
  }
}

/// Draws one view as a box of its kind.
private struct WireframeDrawing {
  let painter: Painter
  let place: Rectangle
  /// Whether the scene has its own cells, so that a table needs no placeholder cells.
  let hasCells: Bool

  func elements(_ kind: WireframeBox.Kind) -> [SVGElement] {
    switch kind {
    case .view: [painter.rectangle(place, painter.attributes(stroke: .placeholderLine, width: 0.5))]
    case .navigationBar, .toolbar, .tabBar: [painter.rectangle(place, painter.attributes(fill: .bar))]
    case .table: rows
    case .collection: grid
    case .cell: [painter.line([Point(x: place.x, y: place.maxY), Point(x: place.maxX, y: place.maxY)], thin)]
    case .button:
      [painter.rectangle(place, radius: min(place.height / 2, 3), painter.attributes(stroke: .accent, width: 0.9))]
    case .label: [bar(of: min(place.height * 0.55, 4), color: .mutedText)]
    case .textField: [painter.rectangle(place, radius: 1.5, painter.attributes(stroke: .coveredLine, width: 0.7))]
    case .image, .map, .web: crossed
    case .control: [bar(of: min(place.height, 4), color: .accent)]
    case .container:
      [painter.rectangle(place, painter.attributes(stroke: .accent, width: 0.7, dashes: [2, 1.5]))]
    }
  }

  private var thin: [SVGElement.Attribute] { painter.attributes(stroke: .placeholderLine, width: 0.7) }

  /// Returns a bar for a line of text that is too small for letters.
  private func bar(of height: Double, color: ColorRole) -> SVGElement {
    let bar = Rectangle(x: place.x, y: place.midY - height / 2, width: place.width, height: max(height, 0.8))
    return painter.rectangle(bar, radius: height / 2, painter.attributes(fill: color) + [.init("fill-opacity", 0.55)])
  }

  private var crossed: [SVGElement] {
    let corners = (Point(x: place.x, y: place.y), Point(x: place.maxX, y: place.maxY))
    let others = (Point(x: place.x, y: place.maxY), Point(x: place.maxX, y: place.y))
    return [
      painter.rectangle(place, painter.attributes(fill: .placeholder, stroke: .placeholderLine, width: 0.7)),
      painter.line([corners.0, corners.1], thin), painter.line([others.0, others.1], thin),
    ]
  }

  private var rows: [SVGElement] {
    let count = hasCells ? 0 : min(Int(place.height / 11), 12)
    let lines = (1..<max(count, 1)).map { row in
      let y = place.y + Double(row) * 11
      return painter.line([Point(x: place.x + 3, y: y), Point(x: place.maxX, y: y)], thin)
    }
    return [painter.rectangle(place, painter.attributes(stroke: .placeholderLine, width: 0.7))] + lines
  }

  private var grid: [SVGElement] {
    let side = min(max(place.width / 3, 8), 24)
    var cells: [SVGElement] = []
    for row in 0..<min(Int(place.height / side), 8) {
      for column in 0..<min(Int(place.width / side), 8) {
        let cell = Rectangle(
          x: place.x + Double(column) * side + 1, y: place.y + Double(row) * side + 1, width: side - 2,
          height: side - 2)
        cells.append(painter.rectangle(cell, thin))
      }
    }
    return [painter.rectangle(place, painter.attributes(stroke: .placeholderLine, width: 0.7))] + cells
  }
}
