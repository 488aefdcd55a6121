import VCDigest
import VCDrawing
import VCGraphviz

/// A mark in a figure's file that is not displayed: the facts and settings shown, and the version that drew it.
///
/// Other versions of Graphviz compute other positions for the same boxes. The mark shows whether two files have the
/// same content nevertheless.
package struct FigureMark: Hashable, Sendable {
  /// The version of Graphviz that laid the figure out.
  package let graphviz: String
  /// A digest of the figure's content and settings, with this program's version.
  package let facts: ContentDigest

  /// The beginning of every mark.
  package static let opening = "\(GeneratedOutput.mark) with Graphviz "
  private static let middle = ", facts "
  private static let digits = 32

  init(graphviz: String, facts: ContentDigest) {
    self.graphviz = graphviz
    self.facts = facts
  }

  /// Creates the mark of a drawing in a theme.
  /// - Parameter scale: The pixel scale, for a raster image.
  init(_ drawing: Drawing, _ options: FigureOptions, scale: Double? = nil) {
    var digest = ContentDigest()
    digest.combine(VCGraphProgram.version)
    // Encoding these values never throws.
    try? digest.combine(encoding: drawing.diagram)
    try? digest.combine(encoding: options)
    try? digest.combine(encoding: scale)
    self.init(graphviz: Graphviz.version, facts: digest)
  }

  /// The mark as written in a file.
  var text: String { "\(Self.opening)\(graphviz)\(Self.middle)\(facts)" }

  /// Parses a mark at the beginning of a text.
  package init?(_ text: Substring) {
    guard text.hasPrefix(Self.opening) else { return nil }
    let rest = text.dropFirst(Self.opening.count)
    guard let middle = rest.prefix(80).firstRange(of: Self.middle),
      let facts = ContentDigest(String(rest[middle.upperBound...].prefix(Self.digits)))
    else { return nil }
    self.init(graphviz: String(rest[..<middle.lowerBound]), facts: facts)
  }
}
