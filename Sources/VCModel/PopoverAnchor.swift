/// Where a popover points (R122).
public struct PopoverAnchor: Hashable, Sendable {
  /// The thing that the popover points at.
  public enum Source: Hashable, Sendable {
    /// A bar button item, by its title.
    case barButtonItem(String)
    /// A view, by its name, and the rectangle in it.
    case sourceView(String, rect: ScreenRect?)
    /// A `sourceItem` of iOS 16 and later, by its name.
    case sourceItem(String)
  }

  /// `UIPopoverArrowDirection`.
  public enum ArrowDirection: String, Hashable, Encodable, Sendable, CaseIterable {
    case up, down, left, right, any, unknown
  }

  /// `nil` is a popover without an anchor: its presentation raises an exception (R123).
  public var source: Source?
  /// In the order given; empty means any.
  public var permittedArrowDirections: [ArrowDirection]

  /// An anchor that permits any arrow direction unless some are given (R128).
  public init(_ source: Source?, permittedArrowDirections: [ArrowDirection] = []) {
    self.source = source
    self.permittedArrowDirections = permittedArrowDirections
  }
}

/// A rectangle in points.
public struct ScreenRect: Hashable, Encodable, Sendable {
  /// In the coordinates of the source view: x grows to the right, y downwards.
  public var x, y, width, height: Double

  /// A rectangle by its top left corner and its extent.
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

  /// A size; a negative extent is kept as it is.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
