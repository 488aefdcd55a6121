public import VCDiagnostics

/// Where a fact comes from.
///
/// Any two origins are equal: a model is the same model whichever file, dump or Swift code says it.
public struct Origin: Hashable, Sendable {
  /// The place, when it is known.
  public var location: SourceLocation?

  /// An origin without a location is `unknown`.
  public init(_ location: SourceLocation? = nil) { self.location = location }

  /// Somebody's Swift code or a value made at run time.
  public static let unknown = Origin()

  /// Always true, so that the values that carry an origin compare by what they say.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Feeds nothing to the hasher: all origins are equal.
  public func hash(into hasher: inout Hasher) {}
}
