import VCModel

/// A window with the controller that it starts with.
///
/// ```swift
/// RootViewController { Screen("camera") }
/// RootViewController("player", ofWindow: "external")
/// ```
public struct RootViewController: Sendable {
  let window: AppWindow
  let root: ControllerDeclaration?

  /// A window by its name and its root view controller.
  public init(
    _ root: any ControllerOperand, ofWindow id: String = "main", fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let origin = Origin(fileID: fileID, line: line, column: column)
    window = AppWindow(id: id, root: root.named.id, origin: origin)
    self.root = root.named.declaration
  }

  /// A window by its name, with a root view controller that is declared here.
  public init(
    ofWindow id: String = "main", fileID: String = #fileID, line: Int = #line, column: Int = #column,
    root: () -> some ControllerOperand
  ) {
    self.init(root(), ofWindow: id, fileID: fileID, line: line, column: column)
  }
}
