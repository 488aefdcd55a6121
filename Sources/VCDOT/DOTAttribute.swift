/// An attribute of a graph, node, edge or cluster.
package struct DOTAttribute: Hashable, Sendable {
  /// A value with its kind of quoting.
  package enum Value: Hashable, Sendable {
    /// A number, keyword or colour: quoted as an identifier.
    case text(String)
    /// Text for readers: Graphviz substitutes nothing in it, and each element is a line.
    case label([String])
    /// An HTML-like label.
    case html(DOTHTML)
    /// A number of points or inches, written without trailing zeros.
    case number(Double)
  }

  /// The attributes that a graph may have.
  ///
  /// The omissions are intentional: attributes that make Graphviz open files or write unescaped text (`image`, `stylesheet`,
  /// `fontpath`), that make it abort, hang or lose edges in graphs with clusters (`constraint`, `rank`, `concentrate`,
  /// `samehead`), that change the unit of length (`dpi`, `size`, `ratio`), and those that the writer adds (`id`, `newrank`).
  package enum Name: String, Hashable, Sendable, CaseIterable {
    // The whole drawing.
    case rankdir, ranksep, nodesep, ordering, splines, compound, outputorder, pad, bgcolor
    case nslimit, nslimit1, mclimit, searchsize
    case layout, bb, pos, lp
    // Parts with text.
    case label, fontname, fontsize, fontcolor, tooltip, labeljust, labelloc, xlabel
    case url = "URL"
    // Parts with a shape.
    case shape, style, color, fillcolor, penwidth, width, height, fixedsize, margin, peripheries, group
    // Edges.
    case dir, arrowhead, arrowtail, arrowsize, weight, minlen, lhead, ltail, headclip, tailclip
    case headlabel, taillabel, labelangle, labeldistance, labelfloat, decorate
    case labelfontname, labelfontsize, labelfontcolor
  }

  /// The name of the attribute.
  package var name: Name
  /// The value of the attribute.
  package var value: Value

  /// Creates an attribute with any kind of value.
  package init(_ name: Name, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Creates an attribute whose value is a keyword or a colour.
  package init(_ name: Name, _ value: String) { self.init(name, .text(value)) }

  /// Creates an attribute whose value is a number.
  package init(_ name: Name, _ value: Double) { self.init(name, .number(value)) }
}
