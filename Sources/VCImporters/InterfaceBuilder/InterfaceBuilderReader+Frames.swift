import VCXML

// Reads the frames of views, for the thumbnails of scenes.
extension InterfaceBuilderReader {
  /// Records the position of a view. Its superviews are still open, so their positions are known.
  mutating func readFrame(_ element: borrowing XMLElement) {
    guard element["key"] == "frame", let view = frames.indices.last, let controller = openControllers.last,
      !frames[view].isController, !frames[view].isHidden, let frame = Self.rectangle(element)
    else { return }
    let superview = frames[..<view].lastIndex { $0.place != nil || $0.isController }
    let isRoot = superview.map { frames[$0].isController } ?? true
    let outer = superview.flatMap { frames[$0].place } ?? (0, 0)
    // The root view of a scene is the origin of all positions; a bar is positioned within it.
    let isBar = frames[view].name.hasSuffix("Bar") || frames[view].name == "toolbar"
    let place = isRoot && !isBar ? (x: 0, y: 0) : (x: outer.x + frame.x, y: outer.y + frame.y)
    frames[view].place = place
    guard frame.width >= 1, frame.height >= 1 else { return }
    frames[view].box = document.controllers[controller].boxes.count
    document.controllers[controller].boxes.append(
      .init(
        element: frames[view].element?.rawValue ?? frames[view].name, x: place.x, y: place.y, width: frame.width,
        height: frame.height, text: nil))
  }

  static func isHidden(_ element: borrowing XMLElement) -> Bool {
    element["hidden"] == "YES" || element["alpha"].flatMap(Double.init) == 0
  }

  private static func rectangle(
    _ element: borrowing XMLElement
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let x = number(element["x"]), let y = number(element["y"]), let width = number(element["width"]),
      let height = number(element["height"])
    else { return nil }
    return (x, y, width, height)
  }

  /// Numbers beyond the size of any screen count as damaged.
  private static func number(_ text: String?) -> Double? {
    guard let value = text.flatMap(Double.init), value.isFinite, abs(value) < 1e6 else { return nil }
    return value
  }
}
