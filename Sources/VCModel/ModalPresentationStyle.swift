/// `UIModalPresentationStyle`, by UIKit's Swift names (R46).
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, blurOverFullScreen
  /// What a `UIAlertController` does of its own; not a value that can be set.
  case alert
  /// What a `UIAlertController` of style action sheet does on a phone; not a value that can be set.
  case actionSheet
  /// What nobody knows: some of the system's controllers map `automatic` themselves (R47). Not a value that can be set.
  case unknown

  /// The values that a model may ask for.
  public static let settable: [Self] = allCases.filter { ![.alert, .actionSheet, .unknown].contains($0) }

  /// The styles that a figure can show side by side.
  public static let drawable: [Self] = allCases.filter { $0 != .none && $0 != .unknown }

  /// Whether the nearest definer presents, rather than the family's top (R23).
  public var isContextStyle: Bool { self == .currentContext || self == .overCurrentContext }
}

/// `UIModalTransitionStyle`, by UIKit's Swift names (R60).
public enum ModalTransitionStyle: String, Hashable, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
