import VCModel

/// A `UISplitViewController` with its columns, or with the two children that it had before iOS 14.
///
/// ```swift
/// SplitViewController("split", columns: [.primary: Screen("folders"), .secondary: "message"])
/// SplitViewController("old") { NavigationController("master"); Screen("detail") }
/// ```
public struct SplitViewController: ControllerDeclaring {
  /// The declaration built so far.
  public var declaration: ControllerDeclaration

  /// Declares a split view controller with columns.
  ///
  /// Without a style it has column style from iOS 14 on, triple if there is a supplementary column (R103).
  public init(
    _ id: ControllerID, style: SplitStyle? = nil, class className: String? = "UISplitViewController",
    title: String? = nil, columns: [SplitColumn: any ControllerOperand] = [:], fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    declaration = ControllerDeclaration(
      Controller(id, className: className, kind: .split, title: title, origin: origin))
    declaration.splitStyle = style
    for column in SplitColumn.allCases { declaration.contain(column, columns[column]) }
  }

  /// Declares a split view controller with children, the primary one first; without a style it is classic.
  public init(
    _ id: ControllerID, style: SplitStyle? = nil, class className: String? = "UISplitViewController",
    title: String? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ControllerBuilder children: () -> [any ControllerOperand]
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    declaration = ControllerDeclaration(
      Controller(id, className: className, kind: .split, title: title, origin: origin))
    declaration.splitStyle = style
    declaration.contain(children())
  }
}
