import VCDOT

extension Graphviz {
  /// The Graphviz installation on this machine.
  package struct Installation: Hashable, Sendable {
    /// The version of libgvc.
    package var version: String
    /// The file that libgvc was loaded from, which differs between machines.
    package var library: String
    /// Whether graphs can be laid out, that is, whether the plugin `dot_layout` was found.
    package var canLayOut: Bool
    /// The formats that the installed plugins can draw.
    package var imageFormats: [ImageFormat]
  }

  /// Returns the installation, after drawing a box in every format to test it.
  /// - Complexity: About 20 ms for each format, since fonts are looked up.
  package static func installation() -> Installation {
    let box = DOTGraph(name: "box", statements: [.node(DOTNode("box"))])
    return Installation(
      version: version, library: Plugins.libraryPath, canLayOut: (try? layout(box)) != nil,
      imageFormats: ImageFormat.allCases.filter { (try? render(box, as: $0)) != nil })
  }
}
