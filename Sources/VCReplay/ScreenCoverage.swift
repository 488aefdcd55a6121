import VCModel

/// Which part of the screen a presented view covers, in words (R49).
public enum ScreenCoverage: String, Hashable, Sendable, CaseIterable {
  /// The whole window.
  case window
  /// A panel in the middle, everything around it dimmed.
  case panel
  /// A smaller panel in the middle, everything around it dimmed.
  case smallPanel
  /// A card at the bottom edge.
  case card
  /// The frame of the controller that defines the context.
  case context
  /// A box that floats beside what it points at.
  case anchored
  /// A small box in the middle.
  case alert
}

extension Presentation {
  /// Which part of the screen it covers; `nil` for a custom presentation, which decides for itself, and where nobody knows
  /// (R49).
  public func coverage(in environment: DeviceEnvironment) -> ScreenCoverage? {
    if coversScreen(in: environment) { return .window }
    switch style {
    case .fullScreen, .overFullScreen, .blurOverFullScreen, .none, .automatic: return .window
    case .pageSheet: return environment.horizontalSizeClass == .compact ? .card : .panel
    case .formSheet: return environment.horizontalSizeClass == .compact ? .card : .smallPanel
    case .currentContext, .overCurrentContext: return .context
    case .popover: return .anchored
    case .alert: return .alert
    case .actionSheet: return .card
    case .custom, .unknown: return nil
    }
  }
}

extension ScreenCoverage {
  /// What follows the name of the presented controller in a sentence.
  func words(context: ControllerID) -> String {
    switch self {
    case .window: "covers the window"
    case .panel: "is a panel in the middle of the dimmed window"
    case .smallPanel: "is a small panel in the middle of the dimmed window"
    case .card: "is a card at the bottom of the window"
    case .context: "covers the frame of \(context)"
    case .anchored: "floats beside what it points at"
    case .alert: "is a box in the middle of the dimmed window"
    }
  }
}
