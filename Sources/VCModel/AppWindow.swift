/// A window and the controller that it starts with.
public struct AppWindow: Hashable, Sendable {
  /// The name by which steps refer to the window.
  public var id: String
  /// `rootViewController`: the top of the first family (R2).
  public var root: ControllerID
  /// The scene that it belongs to, where the model has scenes (R181).
  public var scene: String?
  /// Where the model says it.
  public var origin: Origin

  /// The only window of most apps: it is called `main` unless another name is given.
  public init(id: String = "main", root: ControllerID, scene: String? = nil, origin: Origin = .unknown) {
    self.id = id
    self.scene = scene
    self.root = root
    self.origin = origin
  }
}
