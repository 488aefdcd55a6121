import VCDiagram
import VCSVG

/// The source of a figure's dark colours.
public enum DarkMode: Hashable, Encodable, Sendable {
  /// The reader's preference, for a standalone file.
  case preference
  /// The `color-scheme` of the surrounding page, so that the page can offer a choice.
  case surroundings
  /// The classes and attributes that sites set for the reader's choice, otherwise the reader's preference: for a part of a page
  /// with third-party style sheets.
  case page
}

/// The dark mode rules of a figure's style sheet, which only change colours.
struct StyleSheet {
  /// The style sheet; `nil` for a figure that looks the same everywhere.
  let element: SVGElement?

  /// A colour of the drawing, with the selectors of its rules and the property that they set.
  private struct Color {
    var name: String
    var light: String
    var dark: String
    var uses: [(selector: String, property: String)]
  }

  /// - Parameter rules: Additional rules.
  init(_ painter: Painter, in drawing: [SVGElement], rules: String = "") {
    guard let dark = painter.theme.darkVariant else {
      element = rules.isEmpty ? nil : SVGElement("style", text: rules)
      return
    }
    let figure = "#\(painter.prefix)figure"
    let colors = Self.colors(of: painter, dark, in: drawing, figure)
    element = SVGElement("style", text: Self.text(colors, figure, painter.options.darkMode) + rules)
  }

  private static func colors(
    of painter: Painter, _ dark: Theme.Palette, in drawing: [SVGElement], _ figure: String
  ) -> [Color] {
    var lists: Set<String> = []
    for element in drawing { collectClasses(of: element, into: &lists) }
    let used = Set(lists.flatMap { $0.utf8.split(separator: UInt8(ascii: " ")) }.map { String(Substring($0)) })
    let palette = painter.theme.palette
    let colors =
      ColorRole.allCases.map { (name: $0.rawValue, light: palette[$0], dark: dark[$0]) }
      + painter.options.styles.colors.map { (name: $0.name, light: $0.light, dark: $0.dark) }
    return colors.map { color in
      let uses = [("f-", "fill"), ("s-", "stroke")].filter { used.contains($0.0 + color.name) }
      return Color(
        name: color.name, light: color.light, dark: color.dark,
        uses: uses.map { (selector: "\(figure) .\($0.0)\(color.name)", property: $0.1) })
    }.filter { !$0.uses.isEmpty }
  }

  private static func text(_ colors: [Color], _ figure: String, _ mode: DarkMode) -> String {
    func rules(_ value: (Color) -> String) -> String {
      colors.flatMap { color in color.uses.map { "\($0.selector){\($0.property):\(value(color))}" } }.joined()
    }
    switch mode {
    case .preference: return "@media (prefers-color-scheme:dark){\(rules(\.dark))}"
    case .surroundings:
      return "@supports (color:light-dark(#000,#fff)){\(rules { "light-dark(\($0.light),\($0.dark))" })}"
    case .page:
      let light = colors.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
      let dark = colors.map { "--\($0.name):\($0.dark)" }.joined(separator: ";")
      return "\(figure){\(light)}@media (prefers-color-scheme:dark){\(figure){\(dark)}}"
        + chosenLight.map { "\($0) \(figure){\(light)}" }.joined() + "\(chosenDark) \(figure){\(dark)}"
        + rules { "var(--\($0.name))" }
    }
  }

  /// The selectors of sites where a reader has chosen light colours: Docusaurus, Furo and Starlight; Material for MkDocs;
  /// Bootstrap; mdBook. VitePress marks light mode by the absence of its dark class.
  private static let chosenLight = [
    ":is([data-theme=light],[data-md-color-scheme=default],[data-bs-theme=light],html.light,html.rust)",
    "html:not(.dark):has(.VPContent)",
  ]

  private static let chosenDark =
    ":is([data-theme=dark],[data-md-color-scheme=slate],[data-bs-theme=dark],.dark,html.coal,html.navy,html.ayu)"

  /// Collects the `class` attributes of an element and its descendants; many are equal, so they are split later.
  private static func collectClasses(of element: SVGElement, into lists: inout Set<String>) {
    if let list = element["class"] { lists.insert(list) }
    for case .element(let child) in element.content { collectClasses(of: child, into: &lists) }
  }
}
