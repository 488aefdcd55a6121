import VCDiagram
import VCSVG

/// Where a figure takes its dark colours from.
public enum DarkMode: Hashable, Sendable {
  /// From what the reader prefers: for a file that stands alone.
  case preference
  /// From the `color-scheme` of the page that the figure stands in, so that the page may offer a choice.
  case surroundings
}

/// What the style sheet of a figure says about dark surroundings: other colours, nothing else.
struct StyleSheet {
  /// `nil` for a figure that looks the same everywhere.
  let element: SVGElement?

  init(_ painter: Painter, in drawing: [SVGElement]) {
    let options = painter.options
    guard let dark = painter.theme.darkVariant else {
      element = nil
      return
    }
    var lists: Set<String> = []
    for element in drawing { Self.collectClasses(of: element, into: &lists) }
    let used = Set(lists.flatMap { $0.split(separator: " ") }.map(String.init))
    let palette = painter.theme.palette
    let colors =
      ColorRole.allCases.map { (name: $0.rawValue, light: palette[$0], dark: dark[$0]) }
      + options.styles.colors.map { (name: $0.name, light: $0.light, dark: $0.dark) }
    let rules = colors.flatMap { color in
      [("f-", "fill"), ("s-", "stroke")].compactMap { prefix, property -> String? in
        guard used.contains(prefix + color.name) else { return nil }
        let value = options.darkMode == .preference ? color.dark : "light-dark(\(color.light),\(color.dark))"
        return "#\(painter.prefix)figure .\(prefix)\(color.name){\(property):\(value)}"
      }
    }
    let condition =
      options.darkMode == .preference
      ? "@media (prefers-color-scheme:dark)" : "@supports (color:light-dark(#000,#fff))"
    element = SVGElement("style", text: "\(condition){\(rules.joined())}")
  }

  /// The attributes `class` of an element and all below it; many are equal, so that they are taken apart later.
  private static func collectClasses(of element: SVGElement, into lists: inout Set<String>) {
    if let list = element["class"] { lists.insert(list) }
    for case .element(let child) in element.content { collectClasses(of: child, into: &lists) }
  }
}
