/// The name by which a model speaks of one view controller.
public struct ControllerID: Hashable, Encodable, Sendable, RawRepresentable {
  /// As the model's author wrote it.
  public var rawValue: String

  /// Any text is an identifier; whether a model declares it is checked where it is used.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same as `init(rawValue:)`, without the label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension ControllerID: ExpressibleByStringLiteral {
  /// Lets a model built in Swift name a controller by its text alone.
  public init(stringLiteral value: String) { rawValue = value }
}

extension ControllerID: CustomStringConvertible {
  /// The identifier as it was written, without quotes.
  public var description: String { rawValue }
}

extension ControllerID: Comparable {
  /// By the text, in the order of its Unicode scalars: no language's alphabet.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
