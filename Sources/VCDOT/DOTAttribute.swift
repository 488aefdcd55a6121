/// A name and a value.
package struct DOTAttribute: Hashable, Sendable {
  /// A value and how it is to be quoted.
  package enum Value: Hashable, Sendable {
    /// A number, keyword or colour: quoted as an identifier.
    case text(String)
    /// Text for people: nothing in it is substituted by Graphviz, and each element is a line.
    case label([String])
    /// An HTML-like label.
    case html(DOTHTML)
    /// Points or inches, written without trailing zeros.
    case number(Double)
  }

  /// The attributes that a graph may have.
  ///
  /// What is missing here is missing on purpose: attributes that make Graphviz open files or write unescaped text
  /// (`image`, `stylesheet`, `fontpath`), that make it abort, hang or lose edges in graphs with clusters (`constraint`,
  /// `rank`, `concentrate`, `samehead`), that change the unit of length (`dpi`, `size`, `ratio`), and those that the writer
  /// writes by itself (`id`, `newrank`).
  package enum Name: String, Hashable, Sendable, CaseIterable {
    // The whole drawing.
    case rankdir, ranksep, nodesep, ordering, splines, compound, outputorder, pad, bgcolor
    case nslimit, nslimit1, mclimit, searchsize
    case layout, bb, pos, lp
    // Anything with a text.
    case label, fontname, fontsize, fontcolor, tooltip, labeljust, labelloc, xlabel
    case url = "URL"
    // Anything with a shape.
    case shape, style, color, fillcolor, penwidth, width, height, fixedsize, margin, peripheries, group
    // Lines.
    case dir, arrowhead, arrowtail, arrowsize, weight, minlen, lhead, ltail, headclip, tailclip
    case headlabel, taillabel, labelangle, labeldistance, labelfloat, decorate
    case labelfontname, labelfontsize, labelfontcolor
  }

  /// Which attribute it is.
  package var name: Name
  /// What it is set to.
  package var value: Value

  /// An attribute with any kind of value.
  package init(_ name: Name, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// An attribute whose value is a keyword or a colour.
  package init(_ name: Name, _ value: String) { self.init(name, .text(value)) }

  /// An attribute whose value is a number.
  package init(_ name: Name, _ value: Double) { self.init(name, .number(value)) }
}
