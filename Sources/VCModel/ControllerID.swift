/// The name by which a model speaks of one view controller.
public struct ControllerID: Hashable, Sendable, RawRepresentable {
  /// As the model's author wrote it.
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension ControllerID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { rawValue = value }
}

extension ControllerID: CustomStringConvertible {
  public var description: String { rawValue }
}

extension ControllerID: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
