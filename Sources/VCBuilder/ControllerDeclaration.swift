import VCDiagnostics
import VCModel

/// A controller declared in Swift code, with the controllers declared inside it.
public struct ControllerDeclaration: Sendable {
  /// The controller; a split view controller's style is determined when the model is created.
  public internal(set) var controller: Controller
  /// The style of a split view controller, if given.
  var splitStyle: SplitStyle?
  /// The children and columns declared inside, in order.
  var inner: [ControllerDeclaration] = []

  init(_ controller: Controller) { self.controller = controller }

  /// Sets the children.
  mutating func contain(_ children: [any ControllerOperand]) {
    for child in children.map(\.named) {
      controller.children.append(child.id)
      if let declaration = child.declaration { inner.append(declaration) }
    }
  }

  /// Sets a column.
  mutating func contain(_ column: SplitColumn, _ operand: (any ControllerOperand)?) {
    guard let held = operand?.named else { return }
    controller.columns[column] = held.id
    if let declaration = held.declaration { inner.append(declaration) }
  }
}

/// A declaration of a controller: `Screen`, `NavigationController` and the other containers.
///
/// Modifiers with the names of UIKit's properties follow the declaration:
///
/// ```swift
/// Screen("picker", class: "PickerViewController").modalPresentationStyle(.pageSheet).delegate("photos")
/// ```
public protocol ControllerDeclaring: ControllerOperand {
  /// The declaration built so far.
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
  /// Creates an origin from a line of Swift code.
  init(fileID: String, line: Int, column: Int) {
    self.init(SourceLocation(file: fileID, line: line, column: column))
  }
}
