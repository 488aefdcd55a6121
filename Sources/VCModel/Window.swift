/// A window and the controller that it starts with.
public struct Window: Hashable, Sendable {
  public var id: String
  public var root: ControllerID
  public var origin: Origin

  public init(id: String = "main", root: ControllerID, origin: Origin = .unknown) {
    self.id = id
    self.root = root
    self.origin = origin
  }
}
