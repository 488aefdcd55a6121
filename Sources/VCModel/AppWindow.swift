/// A window and its initial root view controller.
public struct AppWindow: Hashable, Sendable {
  /// The identifier that steps use to refer to the window.
  public var id: String
  /// `rootViewController`: the top of the first family (R2).
  public var root: ControllerID
  /// The scene that the window belongs to, if the model has scenes (R181).
  public var scene: String?
  /// The location in the model.
  public var origin: Origin

  /// Creates a window, called `main` unless another identifier is given; most apps have only this one.
  public init(id: String = "main", root: ControllerID, scene: String? = nil, origin: Origin = .unknown) {
    self.id = id
    self.scene = scene
    self.root = root
    self.origin = origin
  }
}
