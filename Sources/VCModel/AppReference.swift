/// The app that a model is about: what the model says, the app must be able to do.
public struct AppReference: Hashable, Sendable {
  /// A folder that is scanned, a map or a dump, relative to the model's file.
  public var path: String
  /// Where the model says it.
  public var origin: Origin

  /// The app at a path.
  public init(_ path: String, origin: Origin = .unknown) {
    self.path = path
    self.origin = origin
  }
}
