import VCModel
import VCSourceFacts

/// Parsing of styles: `.formSheet`, `UIModalPresentationStyle.formSheet`, `UIModalPresentationFormSheet`.
enum Styles {
  static func presentation(_ expression: Expression) -> ModalPresentationStyle? {
    word(expression, prefix: "UIModalPresentation").flatMap(ModalPresentationStyle.init)
  }

  static func transition(_ expression: Expression) -> ModalTransitionStyle? {
    word(expression, prefix: "UIModalTransitionStyle").flatMap(ModalTransitionStyle.init)
  }

  private static func word(_ expression: Expression, prefix: String) -> String? {
    switch expression {
    case .member(_, let name, _): return name
    case .name(let name, _) where name.hasPrefix(prefix):
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    case .choice(let parts, _): return parts.lazy.compactMap { word($0, prefix: prefix) }.first
    default: return nil
    }
  }
}
