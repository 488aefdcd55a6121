/// The app that a model describes; the app's code must allow everything that the model does.
public struct AppReference: Hashable, Sendable {
  /// The path of a scanned folder, a map or a dump, relative to the model's file.
  public var path: String
  /// The location in the model.
  public var origin: Origin

  /// Creates a reference to the app at a path.
  public init(_ path: String, origin: Origin = .unknown) {
    self.path = path
    self.origin = origin
  }
}
