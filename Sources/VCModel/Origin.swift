public import VCDiagnostics

/// The origin of a fact.
///
/// All origins are equal, so that models compare equal regardless of the file, dump or Swift code that defines them.
public struct Origin: Hashable, Sendable {
  /// The location, if known.
  public var location: SourceLocation?

  /// Creates an origin; without a location it is `unknown`.
  public init(_ location: SourceLocation? = nil) { self.location = location }

  /// The origin of values created in Swift code or at run time.
  public static let unknown = Origin()

  /// Returns `true`, so that values with an origin are compared by their other properties.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing to the hasher, because all origins are equal.
  public func hash(into hasher: inout Hasher) {}
}
