import VCModel

/// Which style a presentation controller's class stands for (R150).
enum DumpStyle {
  /// The class that carries page sheets and form sheets alike (R56).
  static let anySheet = "UISheetPresentationController"

  /// The style that was seen; `nil` where the dump names no presentation controller (R150).
  static func style(of description: DumpDescription) -> ModalPresentationStyle? {
    guard let name = description.sighting.presentationController else { return nil }
    if let style = styles[name] { return style }
    if name.contains("ActionSheet") { return .actionSheet }
    return name.contains("AlertController") ? .alert : .custom
  }

  private static let styles: [String: ModalPresentationStyle] = [
    "_UIFullscreenPresentationController": .fullScreen,
    "_UIOverFullscreenPresentationController": .overFullScreen,
    "_UIPageSheetPresentationController": .pageSheet,
    "_UIFormSheetPresentationController": .formSheet,
    "_UICurrentContextPresentationController": .currentContext,
    "_UIOverCurrentContextPresentationController": .overCurrentContext,
    "UIPopoverPresentationController": .popover,
    anySheet: .pageSheet,
  ]
}
