// Defaults that follow from other values of a model, the same for every model format.

extension SplitStyle {
  /// Returns the style of a split view controller with these columns; columns were introduced in iOS 14 (R103).
  public static func implied(by columns: [SplitColumn: ControllerID], ios: Int) -> SplitStyle {
    guard ios >= 14, !columns.isEmpty else { return .classic }
    return columns[.supplementary] == nil ? .doubleColumn : .tripleColumn
  }
}

extension ModalPresentationStyle {
  /// Returns the style to which `automatic` or no style resolves for an ordinary controller (R47).
  public static func resolved(_ requested: ModalPresentationStyle?, in environment: DeviceEnvironment) -> Self {
    guard let requested, requested != .automatic else { return automaticStyle(in: environment) }
    return requested
  }

  /// Returns the style to which `automatic` resolves for an ordinary controller (R47).
  private static func automaticStyle(in environment: DeviceEnvironment) -> Self {
    guard environment.idiom != .tv else { return .fullScreen }
    switch environment.ios {
    case ..<13: return .fullScreen
    case ..<18: return .pageSheet
    default: return .formSheet
    }
  }
}
