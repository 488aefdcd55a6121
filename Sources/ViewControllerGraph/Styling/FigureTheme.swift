/// How figures look: one of the built-in themes, or one that a file describes.
public struct FigureTheme: Hashable, Sendable {
  /// What it is called; files of a second theme have it behind their names.
  public var name: String
  /// The built-in theme that it starts from.
  public var base: ThemeName
  /// Its colours and fonts.
  public var theme: Theme
  /// Boxes that look different; of several that fit the later one counts.
  var boxes: [BoxRule] = []
  /// Lines that look different; of several that fit the later one counts.
  var lines: [LineRule] = []

  /// A built-in theme.
  public init(_ name: ThemeName) {
    self.name = name.rawValue
    base = name
    theme = Theme(name)
  }

  /// The one with which a page begins that stands beside files of several themes: where both light and dark are asked
  /// for, its reader's preference decides.
  public static func ofPage(for themes: [FigureTheme]) -> FigureTheme {
    let isBoth = [FigureTheme(.light), FigureTheme(.dark)].allSatisfy(themes.contains)
    return isBoth ? FigureTheme(.auto) : themes.first ?? FigureTheme(.auto)
  }

  /// Whether a reader may choose between light and dark.
  var hasDarkVariant: Bool { theme.darkVariant != nil }

  /// The same for what cannot follow its reader: a theme for both surroundings becomes one for light surroundings.
  public var inLight: FigureTheme {
    var copy = self
    copy.theme.darkVariant = nil
    return copy
  }

  /// The same in dark surroundings, where it has colours for them.
  public var inDark: FigureTheme {
    guard let dark = theme.darkVariant else { return self }
    var copy = self
    copy.theme.palette = dark
    copy.theme.darkVariant = nil
    copy.theme.isDark = true
    return copy
  }
}

/// Which boxes look different, and how. A criterion that is not given fits every box.
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

/// Which lines look different, and how. A criterion that is not given fits every line.
struct LineRule: Hashable, Sendable {
  var kinds: [EdgeKind] = []
  /// The class or the identifier at the line's start.
  var from: NamePattern?
  /// The class or the identifier at the line's end.
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
  /// What the rules make of the parts of a drawing, by their identifiers in the diagram.
  func styles(for drawing: Drawing) -> PartStyles { styles(for: drawing.diagram, of: [drawing.subject]) }

  /// The same for a diagram of several subjects; what two of them call the same is styled as the last of them has it.
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
