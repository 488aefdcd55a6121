import VCDOT

extension Graphviz {
  /// What of Graphviz there is on this machine.
  package struct Installation: Hashable, Sendable {
    /// The version of libgvc.
    package var version: String
    /// The file that libgvc was loaded from; differs from machine to machine.
    package var library: String
    /// Whether graphs can be laid out: the plugin `dot_layout` was found.
    package var canLayOut: Bool
    /// The formats that the installed plugins can draw.
    package var imageFormats: [ImageFormat]
  }

  /// Looks at the installed Graphviz, and draws a box in every format to see whether it can.
  /// - Complexity: Takes about 20 ms for each format, since fonts are looked up.
  package static func installation() -> Installation {
    let box = DOTGraph(name: "box", statements: [.node(DOTNode("box"))])
    return Installation(
      version: version, library: Plugins.libraryPath, canLayOut: (try? layout(box)) != nil,
      imageFormats: ImageFormat.allCases.filter { (try? render(box, as: $0)) != nil })
  }
}
