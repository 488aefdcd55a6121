/// The appearance of figures: one of the built-in themes, or one described in a file.
public struct FigureTheme: Hashable, Sendable {
  /// The name, which is appended to the file names of a second theme.
  public var name: String
  /// The built-in theme on which it is based.
  public var base: ThemeName
  /// Its colours and fonts.
  public var theme: Theme
  /// Rules for boxes; of several that match, the later one takes precedence.
  var boxes: [BoxRule] = []
  /// Rules for lines; of several that match, the later one takes precedence.
  var lines: [LineRule] = []

  /// Creates a built-in theme.
  public init(_ name: ThemeName) {
    self.name = name.rawValue
    base = name
    theme = Theme(name)
  }

  /// Returns the initial theme of a page beside files of several themes: if both light and dark are requested, the
  /// reader's setting decides.
  public static func ofPage(for themes: [FigureTheme]) -> FigureTheme {
    let isBoth = [FigureTheme(.light), FigureTheme(.dark)].allSatisfy(themes.contains)
    return isBoth ? FigureTheme(.auto) : themes.first ?? FigureTheme(.auto)
  }

  /// Whether the reader may choose between light and dark.
  var hasDarkVariant: Bool { theme.darkVariant != nil }

  /// The theme for formats that cannot follow the reader's setting: the light variant of an automatic theme.
  public var inLight: FigureTheme {
    var copy = self
    copy.theme.darkVariant = nil
    return copy
  }

  /// The dark variant of the theme, if it has one.
  public var inDark: FigureTheme {
    guard let dark = theme.darkVariant else { return self }
    var copy = self
    copy.theme.palette = dark
    copy.theme.darkVariant = nil
    copy.theme.isDark = true
    return copy
  }
}

/// A rule for the style of boxes. A criterion that is `nil` or empty matches every box.
struct BoxRule: Hashable, Sendable {
  var kinds: [ControllerKind] = []
  var className: NamePattern?
  var id: NamePattern?
  var title: NamePattern?
  var storyboard: NamePattern?
  var module: NamePattern?
  var style = PartStyle()

  func fits(_ facts: ControllerFacts) -> Bool {
    let names = [
      (className, [facts.className, facts.fullClassName]), (id, [facts.id]), (title, [facts.title]),
      (storyboard, [facts.storyboard]), (module, [facts.module]),
    ]
    return (kinds.isEmpty || kinds.contains(facts.kind))
      && names.allSatisfy { pattern, names in
        pattern.map { names.compactMap(\.self).contains(where: $0.matches) } ?? true
      }
  }
}

/// A rule for the style of lines. A criterion that is `nil` or empty matches every line.
struct LineRule: Hashable, Sendable {
  var kinds: [EdgeKind] = []
  /// The class or the identifier of the line's source.
  var from: NamePattern?
  /// The class or the identifier of the line's target.
  var to: NamePattern?
  var style = PartStyle()

  func fits(_ kind: EdgeKind, from tail: ControllerFacts?, to head: ControllerFacts?) -> Bool {
    (kinds.isEmpty || kinds.contains(kind)) && Self.fits(from, tail) && Self.fits(to, head)
  }

  private static func fits(_ pattern: NamePattern?, _ facts: ControllerFacts?) -> Bool {
    guard let pattern else { return true }
    guard let facts else { return false }
    return [facts.id, facts.className, facts.fullClassName].compactMap(\.self).contains(where: pattern.matches)
  }
}

extension FigureTheme {
  /// Returns the styles that the rules give to the parts of a drawing, by identifier in the diagram.
  func styles(for drawing: Drawing) -> PartStyles { styles(for: drawing.diagram, of: [drawing.subject]) }

  /// Returns the styles for a diagram of several subjects; for an identifier that occurs in several, the last subject
  /// decides.
  package func styles(for diagram: Diagram, of subjects: [Drawing.Subject]) -> PartStyles {
    guard !boxes.isEmpty || !lines.isEmpty else { return PartStyles() }
    let facts = subjects.reduce(into: [:]) { $0.merge($1.facts) { $1 } }
    let diagrams = [diagram] + diagram.frames.map(diagram.showing)
    var styles = PartStyles()
    for diagram in diagrams {
      let subjects = Dictionary(diagram.nodes.map { ($0.id, $0.subject) }) { first, _ in first }
      for node in diagram.nodes {
        guard let facts = facts[node.subject] else { continue }
        styles.nodes[node.id] = Self.joined(boxes.filter { $0.fits(facts) }.map(\.style))
      }
      for edge in diagram.edges {
        let tail = subjects[edge.tail.node].flatMap { facts[$0] }
        let head = subjects[edge.head.node].flatMap { facts[$0] }
        styles.edges[edge.id] = Self.joined(lines.filter { $0.fits(edge.kind, from: tail, to: head) }.map(\.style))
      }
    }
    return styles
  }

  private static func joined(_ styles: [PartStyle]) -> PartStyle? {
    guard let first = styles.first else { return nil }
    return styles.dropFirst().reduce(first) { $1.over($0) }
  }
}
