/// A scene: what windows belong to, from iOS 13 on (R181).
public struct WindowScene: Hashable, Sendable {
  /// The name by which windows and steps refer to it.
  public var id: String
  /// What a person calls it.
  public var title: String?
  /// Where it is in its life, before the first step.
  public var state: State
  /// Where the model says it.
  public var origin: Origin

  /// `UIScene.ActivationState`.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case foregroundActive, foregroundInactive, background
    /// Not connected: its windows do not exist.
    case unattached

    /// Whether its windows exist.
    public var isConnected: Bool { self != .unattached }
  }

  /// A scene that is in use.
  public init(_ id: String, title: String? = nil, state: State = .foregroundActive, origin: Origin = .unknown) {
    self.id = id
    self.title = title
    self.state = state
    self.origin = origin
  }
}
