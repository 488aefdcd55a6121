import VCModel

/// A window and its initial root view controller.
///
/// ```swift
/// RootViewController { Screen("camera") }
/// RootViewController("player", ofWindow: "external")
/// ```
public struct RootViewController: Sendable {
  let window: AppWindow
  let root: ControllerDeclaration?

  /// Declares a window with a root view controller.
  public init(
    _ root: any ControllerOperand, ofWindow id: String = "main", fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    window = AppWindow(id: id, root: root.named.id, origin: origin)
    self.root = root.named.declaration
  }

  /// Declares a window with a root view controller that is declared inline.
  public init(
    ofWindow id: String = "main", fileID: String = #fileID, line: Int = #line, column: Int = #column,
    root: () -> some ControllerOperand
  ) {
    self.init(root(), ofWindow: id, fileID: fileID, line: line, column: column)
  }
}
