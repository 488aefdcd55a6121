/// The anchor of a popover (R122).
public struct PopoverAnchor: Hashable, Sendable {
  /// The item or view that the popover is anchored to.
  public enum Source: Hashable, Sendable {
    /// A bar button item, by its title.
    case barButtonItem(String)
    /// A view, by its name, and a rectangle in its coordinates.
    case sourceView(String, rect: ScreenRect?)
    /// A `sourceItem` of iOS 16 and later, by its name.
    case sourceItem(String)
  }

  /// `UIPopoverArrowDirection`.
  public enum ArrowDirection: String, Hashable, Encodable, Sendable, CaseIterable {
    case up, down, left, right, any, unknown
  }

  /// The item or view; `nil` for a popover without an anchor, whose presentation raises an exception (R123).
  public var source: Source?
  /// The permitted arrow directions in the given order; empty means any.
  public var permittedArrowDirections: [ArrowDirection]

  /// Creates an anchor that permits any arrow direction unless some are given (R128).
  public init(_ source: Source?, permittedArrowDirections: [ArrowDirection] = []) {
    self.source = source
    self.permittedArrowDirections = permittedArrowDirections
  }
}

/// A rectangle in points.
public struct ScreenRect: Hashable, Encodable, Sendable {
  /// The coordinates in the source view: x increases to the right, y downwards.
  public var x, y, width, height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A size in points.
public struct ScreenSize: Hashable, Sendable {
  public var width, height: Double

  /// Creates a size; negative values are kept.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
