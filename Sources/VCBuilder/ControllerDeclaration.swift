import VCDiagnostics
import VCModel

/// A controller as Swift code declares it, with those that are declared inside it.
public struct ControllerDeclaration: Sendable {
  /// The controller; a split view controller's style is settled when the model is made.
  public internal(set) var controller: Controller
  /// A split view controller's style, where the code says one.
  var splitStyle: SplitStyle?
  /// Children and columns that are declared inside, in order.
  var inner: [ControllerDeclaration] = []

  init(_ controller: Controller) { self.controller = controller }

  /// Makes operands the children.
  mutating func contain(_ children: [any ControllerOperand]) {
    for child in children.map(\.named) {
      controller.children.append(child.id)
      if let declaration = child.declaration { inner.append(declaration) }
    }
  }

  /// Makes an operand a column.
  mutating func contain(_ column: SplitColumn, _ operand: (any ControllerOperand)?) {
    guard let held = operand?.named else { return }
    controller.columns[column] = held.id
    if let declaration = held.declaration { inner.append(declaration) }
  }
}

/// A declaration of a controller: `Screen`, `NavigationController` and the other containers.
///
/// Everything else that a model says of a controller follows the declaration, in UIKit's words:
///
/// ```swift
/// Screen("picker", class: "PickerViewController").modalPresentationStyle(.pageSheet).delegate("photos")
/// ```
public protocol ControllerDeclaring: ControllerOperand {
  /// What has been said so far.
  var declaration: ControllerDeclaration { get set }
}

extension ControllerDeclaring {
  /// The declared controller.
  public var named: NamedController { NamedController(declaration.controller.id, declaration) }

  func with(_ change: (inout Controller) -> Void) -> Self {
    var changed = self
    change(&changed.declaration.controller)
    return changed
  }
}

extension Origin {
  /// A line of Swift code.
  init(fileID: String, line: Int, column: Int) {
    self.init(SourceLocation(file: fileID, line: line, column: column))
  }
}
