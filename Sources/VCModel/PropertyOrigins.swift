/// The origins of a controller's properties in its declaration, by the properties' keys.
///
/// Like all origins, these are always equal.
public struct PropertyOrigins: Hashable, Sendable {
  private var origins: [String: Origin] = [:]

  /// Creates a value without origins.
  public init() {}

  /// The origin of a property; `nil` if it is unknown.
  public subscript(key: String) -> Origin? {
    get { origins[key] }
    set { origins[key] = newValue }
  }

  /// Changes all origins.
  mutating func update(_ change: (inout Origin) -> Void) {
    origins = origins.mapValues { origin in
      var changed = origin
      change(&changed)
      return changed
    }
  }

  /// Returns `true`, so that controllers are compared by their properties.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing to the hasher, because all values are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension Controller {
  /// Returns the origin of a property by its key in a model file; that of the whole declaration if it is unknown.
  public func origin(of key: String) -> Origin { propertyOrigins[key] ?? origin }
}
