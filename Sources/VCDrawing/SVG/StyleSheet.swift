import VCDiagram
import VCSVG

/// Where a figure takes its dark colours from.
public enum DarkMode: Hashable, Encodable, Sendable {
  /// From what the reader prefers: for a file that stands alone.
  case preference
  /// From the `color-scheme` of the page that the figure stands in, so that the page may offer a choice.
  case surroundings
  /// From the classes and attributes by which sites say which colours their reader has chosen, else from what the reader
  /// prefers: for a part of a page whose style sheets are somebody else's.
  case page
}

/// What the style sheet of a figure says about dark surroundings: other colours, nothing else.
struct StyleSheet {
  /// `nil` for a figure that looks the same everywhere.
  let element: SVGElement?

  /// A colour that the drawing uses, and the rules' selectors for it with the property that they set.
  private struct Color {
    var name: String
    var light: String
    var dark: String
    var uses: [(selector: String, property: String)]
  }

  /// - Parameter rules: What it says besides.
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
    let used = Set(lists.flatMap { $0.split(separator: " ") }.map(String.init))
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

  /// A reader has chosen light colours: Docusaurus, Furo and Starlight; Material for MkDocs; Bootstrap; mdBook. VitePress
  /// says so by not saying that they are dark.
  private static let chosenLight = [
    ":is([data-theme=light],[data-md-color-scheme=default],[data-bs-theme=light],html.light,html.rust)",
    "html:not(.dark):has(.VPContent)",
  ]

  private static let chosenDark =
    ":is([data-theme=dark],[data-md-color-scheme=slate],[data-bs-theme=dark],.dark,html.coal,html.navy,html.ayu)"

  /// The attributes `class` of an element and all below it; many are equal, so that they are taken apart later.
  private static func collectClasses(of element: SVGElement, into lists: inout Set<String>) {
    if let list = element["class"] { lists.insert(list) }
    for case .element(let child) in element.content { collectClasses(of: child, into: &lists) }
  }
}
