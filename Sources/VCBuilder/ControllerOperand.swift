import VCModel

/// Whatever can stand where a controller is asked for: the identifier of one that is declared elsewhere, or a declaration on
/// the spot.
///
/// ```swift
/// Present("library", from: "camera")
/// Present(Screen("about", title: "About"), from: "camera")
/// ```
public protocol ControllerOperand: Sendable {
  /// Who is meant, and its declaration where that stands here.
  var named: NamedController { get }
}

/// A controller by its identifier, with its declaration where that stands in the same place.
public struct NamedController: Sendable {
  /// The identifier.
  public var id: ControllerID
  /// `nil` for a mere reference.
  public var declaration: ControllerDeclaration?

  init(_ id: ControllerID, _ declaration: ControllerDeclaration? = nil) {
    self.id = id
    self.declaration = declaration
  }
}

extension String: ControllerOperand {
  /// The controller that has this text as its identifier.
  public var named: NamedController { NamedController(ControllerID(self)) }
}

extension ControllerID: ControllerOperand {
  /// The controller with this identifier.
  public var named: NamedController { NamedController(self) }
}
