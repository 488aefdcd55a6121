import VCSVG

extension Page.Frame {
  /// The drawing with attributes for the page's script and for assistive technology.
  var annotatedDrawing: SVGDocument {
    var drawing = drawing
    drawing.root["role"] = "group"
    drawing.root["width"] = nil
    drawing.root["height"] = nil
    let marks = Marks(self)
    drawing.root.content = drawing.root.content.map(marks.annotated)
    return drawing
  }

  /// The items' names in the drawing.
  var names: [String: String] {
    let titles = drawing.root.descendants.compactMap { element -> (String, String)? in
      let title = element.children.first { $0.name == "title" }
      guard let id = element["id"], let title else { return nil }
      return (id, String(title.text.prefix { $0 != "\n" }))
    }
    let elements = Dictionary(titles) { first, _ in first }
    return Dictionary(nodes.compactMap { node in elements[node.element].map { (node.item, $0) } }) { first, _ in first }
  }

  /// The drawing's width and height in its own units, from its view box.
  var size: (width: String, height: String) {
    let numbers = drawing.root["viewBox"]?.split(separator: " ").map(String.init) ?? []
    return numbers.count == 4 ? (numbers[2], numbers[3]) : ("0", "0")
  }
}

/// Attributes for the elements of a drawing, by identifier. The page's script adds the roles, a button or a labelled
/// picture, when it starts: without it nothing can be pressed.
private struct Marks {
  private var attributes: [String: [SVGElement.Attribute]] = [:]

  init(_ frame: Page.Frame) {
    var families: [String: String] = [:]
    for group in frame.groups {
      if group.isFamily { for item in group.members { families[item] = group.element } }
    }
    for line in frame.lines {
      attributes[line.element] = [.init("data-from", line.from), .init("data-to", line.to)]
    }
    for node in frame.nodes {
      let family = families[node.item].map { [SVGElement.Attribute("data-family", $0)] } ?? []
      attributes[node.element] = [.init("data-item", node.item)] + family
    }
  }

  /// An interactive element must not contain another one: the page's script follows the URL instead.
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
      element["id"] = nil
      element.attributes += marks
    }
    // The page's script fits text to the length, as stand-alone files request with the attribute.
    if element["textLength"] != nil { element["lengthAdjust"] = nil }
    return .element(element)
  }
}
