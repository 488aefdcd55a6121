import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws a device and the layers on its screen.
struct DeviceDrawing {
  let screen: DeviceScreen
  let box: Rectangle
  var ending: DiagramNode.Ending?

  /// The thickness of the device's frame.
  private static let frame = 5.0

  /// Returns the paint of a device's outline.
  static func outline(_ ending: DiagramNode.Ending?, _ painter: Painter) -> [SVGElement.Attribute] {
    switch ending {
    case nil: painter.attributes(fill: .nodeFill, stroke: .nodeLine, width: 1.4)
    case .onScreen: painter.attributes(fill: .nodeFill, stroke: .accent, width: 3)
    case .gone:
      painter.attributes(fill: .nodeFill, stroke: .coveredLine, width: 1, dashes: Dashes.outOfWindow.pattern)
    }
  }

  func elements(_ painter: Painter) -> [SVGElement] {
    let page = box.grown(by: -Self.frame)
    var result = [
      painter.rectangle(box, radius: 15, Self.outline(ending, painter)),
      painter.rectangle(page, radius: 10, painter.attributes(fill: .screen, stroke: .placeholderLine, width: 1)),
    ]
    let places = places(in: page)
    // The edges of a hidden layer would show through at the corners of an opaque one.
    for (position, layer) in screen.layers.enumerated().dropFirst(screen.lowestShown) {
      let isTop = position == screen.layers.count - 1
      let covers = covers(above: position, places, in: page)
      result +=
        position == 0
        ? ContentDrawing(painter: painter, hasText: covers != nil, covers: covers ?? []).draw(
          layer.content, in: page, radius: 10)
        : draw(layer, at: places[position], in: page, isTop: isTop, covers: covers, painter)
    }
    return result
  }

  /// Returns the areas of the layers; a presentation context is within the area of another layer.
  private func places(in page: Rectangle) -> [LayerPlace] {
    var places: [LayerPlace] = []
    for layer in screen.layers {
      let base = layer.base.flatMap { places.indices.contains($0) ? places[$0].box : nil }
      places.append(LayerPlace(layer, in: page, base: base ?? page, screen.device))
    }
    return places
  }

  /// Returns the areas of a layer that higher layers cover; `nil` if the user cannot interact with any part of it.
  private func covers(above position: Int, _ places: [LayerPlace], in page: Rectangle) -> [Rectangle]? {
    var result: [Rectangle] = []
    for (layer, place) in zip(screen.layers, places).dropFirst(position + 1) {
      if let movement = layer.movement {
        guard movement.transition == .coverVertical else { return nil }
        result += MovementDrawing.areas(ofRising: place.box, in: page)
        continue
      }
      let coversPart =
        switch layer.cover {
        case .context(let parts): !parts.isEmpty || layer.base != nil
        case .popover: true
        default: layer.sheet.isUndimmed
        }
      guard coversPart else { return nil }
      result += [place.box] + (place.anchor.map { [$0.areaOfSource] } ?? [])
    }
    return result
  }

  private func draw(
    _ layer: DeviceScreen.Layer, at place: LayerPlace, in page: Rectangle, isTop: Bool, covers: [Rectangle]?,
    _ painter: Painter
  ) -> [SVGElement] {
    if let movement = layer.movement {
      return MovementDrawing(movement: movement, layer: layer, painter: painter).elements(in: page, screen.device)
    }
    var result: [SVGElement] = []
    if place.dims {
      result.append(
        painter.rectangle(page, radius: 10, painter.attributes(fill: .dimming) + [.init("fill-opacity", 0.6)]))
    }
    if let anchor = place.anchor { result += anchor.elements(painter, isTop: isTop) }
    let fill: ColorRole = layer.isEmphasized ? .containerFill : .screen
    let line: ColorRole = layer.isOutlineDashed ? .accent : layer.isEmphasized ? .containerLine : .nodeLine
    let paint = painter.attributes(
      fill: fill, stroke: line, width: layer.isEmphasized ? 1.3 : 1,
      dashes: layer.isOutlineDashed ? Dashes.translucent.pattern : [])
    let veil: [SVGElement.Attribute] =
      layer.isTranslucent || layer.cover == .unknown ? [.init("fill-opacity", 0.8)] : []
    result.append(painter.rectangle(place.box, radius: place.radius, paint + veil))
    if let tip = place.anchor?.tip {
      result.append(painter.path(tip, painter.attributes(fill: fill, stroke: line, width: 1)))
    }
    if layer.cover == .unknown {
      // Neither its place nor its size is known; a picture of content would show both.
      if isTop {
        result.append(
          painter.text(
            "?", .title, x: place.box.midX, baseline: place.box.midY, color: .accent, isCentered: true))
      }
    } else {
      let drawing = ContentDrawing(
        painter: painter, hasText: covers != nil, covers: covers ?? [], isAlert: layer.cover == .alert)
      result += drawing.draw(layer.content, in: place.box, radius: place.radius)
    }
    if layer.sheet.hasGrabber, layer.cover == .pageSheet || layer.cover == .formSheet {
      let grabber = Rectangle(x: place.box.midX - 9, y: place.box.y + 3, width: 18, height: 2.4)
      result.append(painter.rectangle(grabber, radius: 1.2, painter.attributes(fill: .coveredLine)))
    }
    return result
  }
}
