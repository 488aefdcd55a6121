/// Graphviz's HTML-like markup as a tree.
package indirect enum DOTHTML: Hashable, Sendable {
  /// The elements that Graphviz supports, except for the one that opens files (`img`).
  package enum Tag: String, Hashable, Sendable, CaseIterable {
    case table, tr, td, font, b, i, u, o, s, sub, sup, br, hr, vr
  }

  /// Text for readers; the writer escapes it.
  case text(String)
  /// An element with its content; `br`, `hr` and `vr` have none.
  case element(Tag, [DOTHTMLAttribute], [DOTHTML])
}

/// An attribute of an HTML-like element.
package struct DOTHTMLAttribute: Hashable, Sendable {
  /// The attributes that Graphviz supports, except for those that refer outside the drawing (`href`, `src`).
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case align, balign, valign, bgcolor, border, cellborder, cellpadding, cellspacing, color, colspan, columns
    case face, fixedsize, height, id, pointSize = "point-size", port, rows, rowspan, sides, style, title, width
  }

  /// The name of the attribute.
  package var name: Name
  /// The value of the attribute; the writer escapes it.
  package var value: String

  /// Creates an attribute of an element.
  package init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }
}
