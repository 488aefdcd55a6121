import VCModel

/// An argument that refers to a controller: the identifier of one declared elsewhere, or an inline declaration.
///
/// ```swift
/// Present("library", from: "camera")
/// Present(Screen("about", title: "About"), from: "camera")
/// ```
public protocol ControllerOperand: Sendable {
  /// The controller, with its declaration if it is declared inline.
  var named: NamedController { get }
}

/// The identifier of a controller, with its declaration if it is declared inline.
public struct NamedController: Sendable {
  /// The identifier.
  public var id: ControllerID
  /// The inline declaration; `nil` for a reference.
  public var declaration: ControllerDeclaration?

  init(_ id: ControllerID, _ declaration: ControllerDeclaration? = nil) {
    self.id = id
    self.declaration = declaration
  }
}

extension String: ControllerOperand {
  /// The controller whose identifier is this string.
  public var named: NamedController { NamedController(ControllerID(self)) }
}

extension ControllerID: ControllerOperand {
  /// The controller with this identifier.
  public var named: NamedController { NamedController(self) }
}
