// What follows from other values of a model when its author says nothing: the same for every way to write a model.

extension SplitStyle {
  /// How a split view controller with these columns was made: columns came with iOS 14 (R103).
  public static func implied(by columns: [SplitColumn: ControllerID], ios: Int) -> SplitStyle {
    guard ios >= 14, !columns.isEmpty else { return .classic }
    return columns[.supplementary] == nil ? .doubleColumn : .tripleColumn
  }
}

extension ModalPresentationStyle {
  /// What `automatic`, or no style at all, stands for on a version of iOS (R47).
  public static func resolved(_ requested: ModalPresentationStyle?, ios: Int) -> ModalPresentationStyle {
    guard let requested, requested != .automatic else { return ios >= 13 ? .pageSheet : .fullScreen }
    return requested
  }
}
