// Sheets with detents (R172).
extension Presentation {
  /// Whether it looks full screen (R50): a popover in compact height does, although it is a form sheet then, unless it is
  /// attached to the edge (R172).
  public func coversScreen(in environment: DeviceEnvironment) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen, .blurOverFullScreen: true
    case .formSheet:
      resolvedStyle == .popover && environment.ios >= 13 && environment.verticalSizeClass == .compact
        && !isEdgeAttached
    default: false
    }
  }

  /// Whether it is a sheet that leaves something of the screen below to be seen.
  public func isSheet(in environment: DeviceEnvironment) -> Bool {
    (style == .pageSheet || style == .formSheet) && !coversScreen(in: environment)
  }
}

extension Hierarchy {
  /// The detent at which a presented controller's sheet rests; `nil` for what is no sheet, or has no detents yet (before
  /// iOS 15).
  public func detent(of id: ControllerID) -> Sheet.Detent? {
    guard environment.ios >= 15, let presentation = presentation(of: id), presentation.isSheet(in: environment) else {
      return nil
    }
    return sheet(of: presentation).restingDetent(in: environment.verticalSizeClass)
  }

  /// Whether the screen below a sheet is neither dimmed nor out of reach.
  public func isUndimmed(_ id: ControllerID) -> Bool {
    guard let detent = detent(of: id), let presentation = presentation(of: id) else { return false }
    return sheet(of: presentation).isUndimmed(at: detent)
  }

  /// How the sheet of a presentation is set up: by the controller that was meant, where another took its place (R52).
  private func sheet(of presentation: Presentation) -> Sheet {
    (read(presentation.substituted ?? presentation.presented) { $0.sheet } ?? nil) ?? Sheet()
  }
}
