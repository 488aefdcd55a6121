import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCWords

/// The frame of every document: its size, title, description, page, and the dark colours.
struct DocumentFrame {
  private let title: String
  private let summary: String
  private let hasLinks: Bool
  private let painter: Painter
  var width = 0.0
  var height = 0.0

  init(_ diagram: Diagram, _ painter: Painter) {
    title = diagram.title
    summary = diagram.summary
    hasLinks = diagram.nodes.contains { $0.safeLink != nil }
    self.painter = painter
  }

  /// - Parameter rules: Additional style sheet rules.
  func document(_ drawing: [SVGElement], rules: String = "") -> SVGDocument {
    let page = Rectangle(x: 0, y: 0, width: width, height: height)
    let drawing = [painter.rectangle(page, painter.attributes(fill: .page))] + drawing
    var document = SVGDocument(width: width, height: height, rootAttributes, words)
    if let style = StyleSheet(painter, in: drawing, rules: rules).element { document.root.append(style) }
    document.root.append(contentsOf: drawing)
    return document
  }

  /// The attributes of the root element. With links inside, the figure is more than a single image.
  private var rootAttributes: [SVGElement.Attribute] {
    [
      .init("id", painter.prefix + "figure"), .init("role", hasLinks ? "group" : "img"),
      .init("aria-labelledby", "\(painter.prefix)title"), .init("aria-describedby", "\(painter.prefix)desc"),
      .init("font-family", painter.theme.fontFamily),
    ] + language
  }

  /// The language attributes, omitted for English. Text starts at its position in any page direction.
  private var language: [SVGElement.Attribute] {
    let language = Language.current
    guard language != .english else { return [] }
    return [.init("lang", language.tag)] + (language.isRightToLeft ? [.init("direction", "ltr")] : [])
  }

  private var words: [SVGElement] {
    [
      SVGElement("title", [.init("id", painter.prefix + "title")], text: title),
      SVGElement("desc", [.init("id", painter.prefix + "desc")], text: summary),
    ] + (painter.options.metadata.map { [SVGElement("metadata", text: $0)] } ?? [])
  }
}
