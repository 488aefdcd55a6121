import VCSVG

extension Page.Frame {
  /// The drawing with what the page's program and assistive technology need to know about its elements.
  var annotatedDrawing: SVGDocument {
    var drawing = drawing
    drawing.root["role"] = "group"
    drawing.root["width"] = nil
    drawing.root["height"] = nil
    let marks = Marks(self)
    drawing.root.content = drawing.root.content.map(marks.annotated)
    return drawing
  }

  /// The drawing's width and height in its own units, as its view box says.
  var size: (width: String, height: String) {
    let numbers = drawing.root["viewBox"]?.split(separator: " ").map(String.init) ?? []
    return numbers.count == 4 ? (numbers[2], numbers[3]) : ("0", "0")
  }
}

/// Attributes for the elements of a drawing, by their identifiers.
private struct Marks {
  private var attributes: [String: [SVGElement.Attribute]] = [:]

  init(_ frame: Page.Frame) {
    var families: [String: String] = [:]
    for group in frame.groups {
      attributes[group.element] = [.init("role", "group")]
      if group.isFamily { for item in group.members { families[item] = group.element } }
    }
    for line in frame.lines {
      attributes[line.element] = [.init("role", "img"), .init("data-from", line.from), .init("data-to", line.to)]
    }
    for node in frame.nodes {
      let family = families[node.item].map { [SVGElement.Attribute("data-family", $0)] } ?? []
      attributes[node.element] =
        [.init("role", "button"), .init("tabindex", "-1"), .init("data-item", node.item)] + family
    }
  }

  /// Nothing that can be pressed stands in something else that can: the page's program follows the address.
  private func unlinked(_ content: SVGElement.Content) -> SVGElement.Content {
    guard case .element(let link) = content, link.name == "a" else { return content }
    let address = link["href"].map { [SVGElement.Attribute("data-href", $0)] } ?? []
    return .element(SVGElement("g", address, link.children))
  }

  func annotated(_ content: SVGElement.Content) -> SVGElement.Content {
    guard case .element(var element) = content else { return content }
    element.content = element.content.map(annotated)
    let isItem = element["id"].flatMap { attributes[$0] }?.contains { $0.name == "data-item" } ?? false
    if isItem { element.content = element.content.map(unlinked) }
    if let id = element["id"], let marks = attributes[id] {
      element.attributes += marks
      // A name is said as a whole; the second line of a title is for the pointer that rests on it.
      if let title = element.children.first(where: { $0.name == "title" })?.text, title.contains("\n") {
        element["aria-label"] = title.split(separator: "\n").first.map(String.init) ?? title
      }
    }
    return .element(element)
  }
}
