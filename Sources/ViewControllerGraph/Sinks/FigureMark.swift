import VCDigest
import VCDrawing
import VCGraphviz

/// What a figure's file says of itself where no reader looks: the facts and settings that it shows, and what drew it.
///
/// Another version of Graphviz puts the same boxes at other places. By their marks two files are known that show the same
/// all the same.
package struct FigureMark: Hashable, Sendable {
  /// The version of Graphviz that laid the figure out.
  package let graphviz: String
  /// A digest of what the figure shows and of how it was asked to look, with this program's version.
  package let facts: ContentDigest

  /// How every mark begins.
  package static let opening = "\(OwnFile.mark) with Graphviz "
  private static let middle = ", facts "
  private static let digits = 32

  init(graphviz: String, facts: ContentDigest) {
    self.graphviz = graphviz
    self.facts = facts
  }

  /// The mark of a drawing in a theme.
  /// - Parameter scale: The size of its pixels, for a picture that has any.
  init(_ drawing: Drawing, _ options: FigureOptions, scale: Double? = nil) {
    var digest = ContentDigest()
    digest.combine(VCGraphProgram.version)
    // Values of ours encode themselves without an error.
    try? digest.combine(encoding: drawing.diagram)
    try? digest.combine(encoding: options)
    try? digest.combine(encoding: scale)
    self.init(graphviz: Graphviz.version, facts: digest)
  }

  /// As it stands in a file.
  var text: String { "\(Self.opening)\(graphviz)\(Self.middle)\(facts)" }

  /// Reads what `text` is, from the beginning of a text.
  package init?(_ text: Substring) {
    guard text.hasPrefix(Self.opening) else { return nil }
    let rest = text.dropFirst(Self.opening.count)
    guard let middle = rest.prefix(80).firstRange(of: Self.middle),
      let facts = ContentDigest(String(rest[middle.upperBound...].prefix(Self.digits)))
    else { return nil }
    self.init(graphviz: String(rest[..<middle.lowerBound]), facts: facts)
  }
}
