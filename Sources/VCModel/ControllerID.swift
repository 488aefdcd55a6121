/// The identifier of a view controller in a model.
public struct ControllerID: Hashable, Encodable, Sendable, RawRepresentable {
  /// The identifier as written in the model.
  public var rawValue: String

  /// Creates an identifier from any string; whether a model declares it is checked where it is used.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an identifier, like `init(rawValue:)` but without the label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension ControllerID: ExpressibleByStringLiteral {
  /// Creates an identifier from a string literal, for models built in Swift.
  public init(stringLiteral value: String) { rawValue = value }
}

extension ControllerID: CustomStringConvertible {
  /// The identifier as written, without quotes.
  public var description: String { rawValue }
}

extension ControllerID: Comparable {
  /// Compares identifiers by Unicode scalars, independent of any locale.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
