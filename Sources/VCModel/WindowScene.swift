/// A scene that windows belong to, from iOS 13 on (R181).
public struct WindowScene: Hashable, Sendable {
  /// The identifier that windows and steps use to refer to it.
  public var id: String
  /// The scene's title.
  public var title: String?
  /// The state before the first step.
  public var state: State
  /// The location in the model.
  public var origin: Origin

  /// `UIScene.ActivationState`.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case foregroundActive, foregroundInactive, background
    /// Not connected: its windows do not exist.
    case unattached

    /// Whether its windows exist.
    public var isConnected: Bool { self != .unattached }
  }

  /// Creates an active scene, unless another state is given.
  public init(_ id: String, title: String? = nil, state: State = .foregroundActive, origin: Origin = .unknown) {
    self.id = id
    self.title = title
    self.state = state
    self.origin = origin
  }
}
