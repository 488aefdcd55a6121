// Sheets with detents (R172).
extension Presentation {
  /// Returns whether the presentation fills the screen (R50). A popover in compact height does although it is then a
  /// form sheet, unless it is attached to the edge (R172).
  public func coversScreen(in environment: DeviceEnvironment) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen, .blurOverFullScreen: true
    case .formSheet:
      resolvedStyle == .popover && environment.ios >= 13 && environment.verticalSizeClass == .compact
        && !isEdgeAttached
    default: false
    }
  }

  /// Returns whether it is a sheet that leaves part of the screen below visible.
  public func isSheet(in environment: DeviceEnvironment) -> Bool {
    (style == .pageSheet || style == .formSheet) && !coversScreen(in: environment)
  }
}

extension Hierarchy {
  /// Returns the selected detent of a presented controller's sheet; `nil` if it is not a sheet, or before iOS 15, which
  /// has no detents.
  public func detent(of id: ControllerID) -> Sheet.Detent? {
    guard environment.ios >= 15, let presentation = presentation(of: id), presentation.isSheet(in: environment) else {
      return nil
    }
    return sheet(of: presentation).restingDetent(in: environment.verticalSizeClass)
  }

  /// Returns whether the screen below a sheet is undimmed and accepts touches.
  public func isUndimmed(_ id: ControllerID) -> Bool {
    guard let detent = detent(of: id), let presentation = presentation(of: id) else { return false }
    return sheet(of: presentation).isUndimmed(at: detent)
  }

  /// Returns the sheet configuration of a presentation: that of the original controller, if another one is presented in
  /// its place (R52).
  private func sheet(of presentation: Presentation) -> Sheet {
    (read(presentation.substituted ?? presentation.presented) { $0.sheet } ?? nil) ?? Sheet()
  }
}
