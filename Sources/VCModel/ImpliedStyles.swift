// What follows from other values of a model when its author says nothing: the same for every way to write a model.

extension SplitStyle {
  /// How a split view controller with these columns was made: columns came with iOS 14 (R103).
  public static func implied(by columns: [SplitColumn: ControllerID], ios: Int) -> SplitStyle {
    guard ios >= 14, !columns.isEmpty else { return .classic }
    return columns[.supplementary] == nil ? .doubleColumn : .tripleColumn
  }
}

extension ModalPresentationStyle {
  /// What `automatic`, or no style at all, stands for in an ordinary controller (R47).
  public static func resolved(_ requested: ModalPresentationStyle?, in environment: DeviceEnvironment) -> Self {
    guard let requested, requested != .automatic else { return automaticStyle(in: environment) }
    return requested
  }

  /// What `automatic` stands for: the default of an ordinary controller (R47).
  private static func automaticStyle(in environment: DeviceEnvironment) -> Self {
    guard environment.idiom != .tv else { return .fullScreen }
    switch environment.ios {
    case ..<13: return .fullScreen
    case ..<18: return .pageSheet
    default: return .formSheet
    }
  }
}
