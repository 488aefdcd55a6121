import VCModel
import VCSourceFacts

/// The settings that controllers apply to themselves: `modalPresentationStyle = .fullScreen`.
struct OwnSettings {
  private var byClass: [String: MapController.Settings] = [:]

  /// Returns the settings that the code of a class applies to its own objects.
  func settings(of name: String) -> MapController.Settings { byClass[name] ?? .init() }

  /// Records the assignment to a property of `self`, if it is a setting.
  mutating func set(_ name: String, _ value: Expression, of owner: TypeSymbol) {
    switch name {
    case "modalPresentationStyle":
      guard let style = Styles.presentation(value) else { return }
      byClass[owner.name, default: .init()].modalPresentationStyle = style
    case "modalTransitionStyle":
      guard let style = Styles.transition(value) else { return }
      byClass[owner.name, default: .init()].modalTransitionStyle = style
    case "definesPresentationContext":
      guard case .literal(let text) = value else { return }
      byClass[owner.name, default: .init()].definesPresentationContext = text == "true" || text == "YES"
    case "hidesBottomBarWhenPushed":
      guard case .literal(let text) = value else { return }
      byClass[owner.name, default: .init()].hidesBottomBarWhenPushed = text == "true" || text == "YES"
    default: break
    }
  }
}
